package validator

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// siteOf is where a figure gets to a thing of the board: to a piece, marker or panel by touching it, to a zone
// by standing in it. False if there is no such thing, or it has no place of its own.
func (p *Pass) siteOf(id string) (site, bool) {
	if id == "" {
		return site{}, false
	}
	for i, f := range p.building().Floors() {
		if s, ok := p.siteOn(i, f, id); ok {
			s.floor = i
			if len(s.spots) > 0 {
				s.floor = s.spots[0].Floor // a zone may lie on another floor than it is written on
			}
			return s, true
		}
	}
	return site{}, false
}

// siteOn looks for a thing on one floor.
func (p *Pass) siteOn(i int, f model.NamedFloor, id string) (site, bool) {
	g := p.building().Grid(i)
	for _, t := range placedOn(f) {
		if t.id == id {
			return site{name: t.String(), path: t.path, at: t.at, spots: geom.On(i, g.Contact(*t.floor))}, true
		}
	}
	for j, x := range f.Board.Panels {
		if x.ID == id {
			return site{name: "panel " + id, path: f.Path + ".panels." + x.Name, at: middle(x), spots: geom.On(i, g.Beside(j))}, true
		}
	}
	for _, x := range f.Board.Markers {
		if x.ID == id {
			return site{name: "marker " + id, path: f.Path + ".markers." + id, at: x.At, spots: p.around(i, x.At, 0)}, true
		}
	}
	for _, x := range f.Board.Zones {
		if x.ID == id {
			spots := p.zoneSpots(i, x)
			s := site{name: "zone " + id, path: f.Path + ".zones." + id, spots: spots}
			if len(spots) > 0 {
				s.at = spots[len(spots)/2].Centre()
			}
			return s, true
		}
	}
	return site{}, false
}

// zoneSpots are the spots of a zone that is written on a floor.
func (p *Pass) zoneSpots(floor int, z model.Zone) []geom.Spot {
	if i := p.building().Floor(z.Level); z.Level != "" && i >= 0 {
		floor = i
	}
	g := p.building().Grid(floor)
	if z.Room != nil {
		return geom.On(floor, g.RoomAt(*z.Room).Cells)
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
func (p *Pass) around(floor int, at model.Point, within model.Length) []geom.Spot {
	g := p.building().Grid(floor)
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
