package walks

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"slices"
)

// siteOf is where a figure gets to a thing of the board: to a piece, marker or panel by touching it, to a zone
// by standing in it. False if there is no such thing, or it has no place of its own.
func siteOf(p *check.Pass, id string) (Site, bool) {
	if id == "" {
		return Site{}, false
	}
	for i, f := range Building.Of(p).Floors() {
		if s, ok := siteOn(p, i, f, id); ok {
			s.Floor = i
			if len(s.Spots) > 0 {
				s.Floor = s.Spots[0].Floor // a zone may lie on another floor than it is written on
			}
			return s, true
		}
	}
	return Site{}, false
}

// siteOn looks for a thing on one floor.
func siteOn(p *check.Pass, i int, f model.NamedFloor, id string) (Site, bool) {
	g := Building.Of(p).Grid(i)
	for t := range parts.PlacedOn(f) {
		if t.ID == id {
			return Site{Name: t.String(), Path: t.Path, At: t.At, Spots: geom.On(i, g.Contact(*t.Floor))}, true
		}
	}
	for j, x := range f.Board.Panels {
		if x.ID == id {
			return Site{Name: "panel " + id, Path: f.Path + ".panels." + x.Name, At: parts.Middle(x), Spots: geom.On(i, g.Beside(j))}, true
		}
	}
	for _, x := range f.Board.Markers {
		if x.ID == id {
			return Site{Name: "marker " + id, Path: f.Path + ".markers." + id, At: x.At, Spots: around(p, i, x.At, 0)}, true
		}
	}
	for _, x := range f.Board.Zones {
		if x.ID == id {
			spots := zoneSpots(p, i, x)
			s := Site{Name: "zone " + id, Path: f.Path + ".zones." + id, Spots: spots}
			if len(spots) > 0 {
				s.At = spots[len(spots)/2].Centre()
			}
			return s, true
		}
	}
	return Site{}, false
}

// RoomCells are the cells of the rooms that some points lie in.
func RoomCells(g *geom.Grid, points []model.Point) []geom.Cell {
	var out []geom.Cell
	for i, at := range points {
		room := g.RoomAt(at)
		if !slices.ContainsFunc(points[:i], func(b model.Point) bool { return g.RoomAt(b).Name == room.Name }) {
			out = append(out, room.Cells...)
		}
	}
	return out
}

// zoneSpots are the spots of a zone that is written on a floor.
func zoneSpots(p *check.Pass, floor int, z model.Zone) []geom.Spot {
	if i := Building.Of(p).Floor(z.Level); z.Level != "" && i >= 0 {
		floor = i
	}
	g := Building.Of(p).Grid(floor)
	if rooms := z.Within(); len(rooms) > 0 {
		return geom.On(floor, RoomCells(g, rooms))
	}
	if z.From == nil || z.To == nil {
		return nil
	}
	var out []geom.Cell
	for _, c := range g.Cells() {
		if m := c.Centre(); m.X > z.From.X && m.X < z.To.X && m.Y > z.From.Y && m.Y < z.To.Y {
			out = append(out, c)
		}
	}
	return geom.On(floor, out)
}

// around are the spots of a floor not farther from a point than some inches, and the one that it lies in. Of
// a point that a piece covers they are those next to it.
func around(p *check.Pass, floor int, at model.Point, within model.Length) []geom.Spot {
	g := Building.Of(p).Grid(floor)
	if !g.Free(g.CellAt(at)) {
		within = max(within, model.Inch)
	}
	if within == 0 {
		return geom.On(floor, []geom.Cell{g.CellAt(at)})
	}
	var out []geom.Cell
	for _, c := range g.Cells() {
		m := c.Centre()
		dx, dy := int(m.X-at.X), int(m.Y-at.Y)
		if r := int(within + model.Inch/2); dx*dx+dy*dy <= r*r || c == g.CellAt(at) {
			out = append(out, c)
		}
	}
	return geom.On(floor, out)
}
