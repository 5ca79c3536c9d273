package spawn

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// figure is a figure of the set-up with the point it stands at, and those that stand around it where there
// are several.
type figure struct {
	model.StartNPC
	kind  model.NPCKind
	floor model.NamedFloor
	at    model.Point
	path  string
}

// String names the figure in a sentence: its own name, or that of its kind and where it stands.
func (f figure) String() string {
	name := cmp.Or(f.Name, f.ID, "the "+f.kind.Title)
	if f.Name == "" && f.ID == "" {
		return name + " at " + parts.Point(f.at)
	}
	return name
}

// figures are the NPCs of the set-up that stand at a point. Kinds that nobody knows have a mistake of
// their own.
func figures(p *check.Pass) []figure {
	var out []figure
	for i, n := range p.Mission.Setup.NPCs {
		k := check.Find(p.Rules.NPCs, n.Kind, parts.NPCID)
		floor, at, ok := standsAt(p, n)
		if k == nil || !ok {
			continue
		}
		out = append(out, figure{StartNPC: n, kind: *k, floor: floor, at: at, path: fmt.Sprintf("setup.npcs.%d", i)})
	}
	return append(out, held(p)...)
}

// held are the points to which prisoners are dealt, as figures of an inch.
func held(p *check.Pass) []figure {
	var out []figure
	for _, g := range p.Mission.Setup.Prisoners {
		for i := range g.Spots {
			n := model.StartNPC{Name: fmt.Sprintf("spot %d of %s", i+1, g.ID), Count: 1, Place: &g.Spots[i]}
			if floor, at, ok := standsAt(p, n); ok {
				out = append(out, figure{StartNPC: n, kind: model.NPCKind{Title: "a prisoner", Base: model.Inch}, floor: floor, at: at,
					path: fmt.Sprintf("setup.prisoners.%s.spots.%d", g.ID, i)})
			}
		}
	}
	return out
}

// standsAt is the point at which figures of the set-up stand: written out, or that of a marker.
func standsAt(p *check.Pass, n model.StartNPC) (model.NamedFloor, model.Point, bool) {
	floors := p.Mission.Floors()
	if n.At != nil {
		return floors[0], *n.At, true
	}
	if n.Place == nil || n.Place.Within > 0 {
		return floors[0], model.Point{}, false
	}
	for _, f := range floors {
		if n.Place.At != nil && f.ID == n.Place.Board {
			return f, *n.Place.At, true
		}
		for _, m := range f.Board.Markers {
			if n.Place.Piece != "" && m.ID == n.Place.Piece {
				return f, m.At, true
			}
		}
	}
	return floors[0], model.Point{}, false
}

// base is the diameter of the figure.
func (f figure) base() model.Length { return max(f.kind.Base, model.Inch) }

// core is the largest level square inside the figure's base, a little rounded down: whatever runs into it
// runs into the base, whichever way that is turned.
func (f figure) core() model.Footprint {
	side := f.base() * 7 / 10 // 1/√2 is 0.707
	return model.Footprint{Centre: f.at, Width: side, Depth: side}
}

// figureRange is where the source says where a figure stands.
func figureRange(p *check.Pass, f figure) diag.Range {
	return p.First(f.path+".at", f.path+".piece", f.path+".place.at", f.path+".place.piece", f.path+".place", f.path)
}

// baseMark shows the base of a figure.
func (f figure) baseMark() diag.Mark {
	return diag.Mark{Kind: diag.SpotMark, Floor: f.floor.ID, At: []model.Point{f.at}, Size: f.base(), Text: f.kind.Title}
}

// covers are the cells whose centre the figure's base comes over; the one it stands in at least.
func covers(p *check.Pass, f figure) []geom.Cell {
	g := walks.Grid(arrivals.On(p, f.floor))
	cells := g.Occupied(f.core())
	if len(cells) == 0 {
		cells = []geom.Cell{g.CellAt(f.at)}
	}
	return cells
}
