package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
)

// rch005 finds things that some crews get to and others do not.
func rch005() Check {
	return Check{
		Code:     "RCH005",
		Title:    "only some of the crews can get there",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Each:     true,
		Text: "Several crews play, each from an airlock of its own, and from some of the airlocks there is no way to this crate, to the place, piece or panel " +
			"of a rule or an objective, or into a room: whoever docks there can never have what is there. A crew alone picks another airlock, so the finding is about two crews " +
			"and more. In a mission of the mode `co-op` that nobody plays alone, crews get through whatever any of them can open; in all others each must manage by itself.",
		Before: "// a wall divides the board, and all crates stand north of it\nboard: airlocks: {\n\ta: {side: \"north\", at: 5.5}\n\tb: {side: \"south\", at: 2.5}\n}",
		After:  "// with a doorway in the wall\nboard: airlocks: {\n\ta: {side: \"north\", at: 5.5}\n\tb: {side: \"south\", at: 2.5}\n}",
		Run: func(p *Pass) {
			if p.Players < 2 {
				return
			}
			for _, u := range unevenAreas.Of(p) {
				if !p.beyondEvery(u.outOfReach) && !p.astride(u.from) { // core
					p.unreachedArea(u.outOfReach, u.name)
				}
			}
		},
	}
}

// astride reports whether all of some accesses have a wall in the door of the airlock, which is reported: nobody can
// say on which side of it the crew steps out.
func (p *Pass) astride(from []access) bool {
	return !slices.ContainsFunc(from, func(w access) bool {
		wall, _ := p.on(p.building().Floors()[w.floor]).wallAt(w.airlock)
		return wall == nil
	})
}

// uneven is an area that some accesses do not lead to, with the name of what is in it.
type uneven struct {
	*outOfReach
	name string
}

// unevenAreas are those with crates, or with things and places that rules and objectives want reached, and rooms
// with nothing of that kind. What lies in one area is one finding.
var unevenAreas = NewFact("uneven areas", func(p *Pass) []uneven {
	var out []uneven
	for _, g := range p.unreached(slices.Concat(crateWants.Of(p), touchWants.Of(p), placeWants.Of(p))) {
		if !p.mirrored(out, g) {
			out = append(out, uneven{g, wantNames(g.wants)})
		}
	}
	return append(out, p.unevenRooms(out)...)
})

// mirrored reports whether an area is the other side of one that is told of: each holds the airlocks that do not lead
// to the other, and one border lies between. That is noted at the first.
func (p *Pass) mirrored(told []uneven, g *outOfReach) bool {
	for _, u := range told {
		if !u.holds(g.from) || !g.holds(u.from) {
			continue
		}
		u.other = append(u.other, fmt.Sprintf("for the same reason %s cannot be reached from %s", wantNames(g.wants), airlocks(airlockIDs(g.from), len(p.ways()))))
		return true
	}
	return false
}

// holds reports whether the area has the airlocks of all of some accesses.
func (g *outOfReach) holds(from []access) bool {
	return !slices.ContainsFunc(from, func(w access) bool { return !anywhere(g.area, w.from) })
}

// unevenRooms is the first area of rooms that some accesses do not lead to, if nothing else is told of: one wall
// keeps crews from each other's side, and is one mistake.
func (p *Pass) unevenRooms(told []uneven) []uneven {
	if len(told) > 0 || len(cutOff.Of(p)) > 0 || slices.ContainsFunc(p.ways(), access.stuck) {
		return nil
	}
	for _, g := range p.unreached(p.roomWants()) {
		if !p.beyondEvery(g) {
			return []uneven{{g, titles(g.wants)}}
		}
	}
	return nil
}

// roomWants are the rooms of all floors as something to get to.
func (p *Pass) roomWants() []want {
	var out []want
	for i, f := range p.building().Floors() {
		g := p.building().Grid(i)
		for _, r := range g.Rooms() {
			free := slices.DeleteFunc(slices.Clone(r.Cells), func(c geom.Cell) bool { return !g.Free(c) })
			if len(free) == 0 {
				continue
			}
			s := site{name: "room " + r.Name + p.ofFloor(i), floor: i, at: r.Heart.Centre(), spots: geom.On(i, free)}
			where := p.Where.At(f.Path + ".plan")
			if len(r.Panels) > 0 {
				where = p.lockRange(geom.Lock{Floor: i, Panel: r.Panels[0]})
			}
			out = append(out, want{site: s, title: s.name, where: where})
		}
	}
	return out
}
