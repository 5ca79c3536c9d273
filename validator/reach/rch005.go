package reach

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// rch005 finds things that some crews get to and others do not.
func rch005() check.Check {
	return check.Check{
		Code:     "RCH005",
		Title:    "only some of the crews can get there",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Each:     true,
		Requires: []check.AnyFact{parts.Placed, deadlocks, unevenAreas},
		Text: "Several crews play, each from an airlock of its own, and from some of the airlocks there is no way to this crate, to the place, piece or panel " +
			"of a rule or an objective, or into a room: whoever docks there can never have what is there. A crew alone picks another airlock, so the finding is about two crews " +
			"and more. In a mission of the mode `co-op` that nobody plays alone, crews get through whatever any of them can open; in all others each must manage by itself.",
		Before: "// a wall divides the board, and all crates stand north of it\nboard: airlocks: {\n\ta: {side: \"north\", at: 5.5}\n\tb: {side: \"south\", at: 2.5}\n}",
		After:  "// with a doorway in the wall\nboard: airlocks: {\n\ta: {side: \"north\", at: 5.5}\n\tb: {side: \"south\", at: 2.5}\n}",
		Run: func(p *check.Pass) {
			if p.Players < 2 {
				return
			}
			for _, u := range unevenAreas.Of(p) {
				if !beyondEvery(p, u.outOfReach) && !astride(p, u.from) { // core
					unreachedArea(p, u.outOfReach, u.name)
				}
			}
		},
	}
}

// uneven is an area that some accesses do not lead to, with the name of what is in it.
type uneven struct {
	*outOfReach
	name string
}

// unevenAreas are those with crates, or with things and places that rules and objectives want reached, and rooms
// with nothing of that kind. What lies in one area is one finding.
var unevenAreas = check.NewFact("uneven areas", func(p *check.Pass) []uneven {
	var out []uneven
	for _, g := range unreached(p, slices.Concat(walks.CrateWants.Of(p), walks.TouchWants.Of(p), walks.PlaceWants.Of(p))) {
		if !mirrored(p, out, g) {
			out = append(out, uneven{g, wantNames(g.wants)})
		}
	}
	return append(out, unevenRooms(p, out)...)
}, walks.CrateWants, walks.CutOff, walks.PlaceWants, walks.SealedRooms, walks.TouchWants)

// mirrored reports whether an area is the other side of one that is told of: each holds the airlocks that do not lead
// to the other, and one border lies between. That is noted at the first.
func mirrored(p *check.Pass, told []uneven, g *outOfReach) bool {
	for _, u := range told {
		if !u.holds(g.from) || !g.holds(u.from) {
			continue
		}
		u.other = append(u.other, fmt.Sprintf("for the same reason %s cannot be reached from %s", wantNames(g.wants), walks.Airlocks(airlockIDs(g.from), len(walks.Ways.Of(p)))))
		return true
	}
	return false
}

// holds reports whether the area has the airlocks of all of some accesses.
func (g *outOfReach) holds(from []walks.Access) bool {
	return !slices.ContainsFunc(from, func(w walks.Access) bool { return !walks.Anywhere(g.area, w.From) })
}

// unevenRooms is the first area of rooms that some accesses do not lead to, if nothing else is told of: one wall
// keeps crews from each other's side, and is one mistake.
func unevenRooms(p *check.Pass, told []uneven) []uneven {
	if len(told) > 0 || len(walks.CutOff.Of(p)) > 0 || slices.ContainsFunc(walks.Ways.Of(p), walks.Access.Stuck) {
		return nil
	}
	for _, g := range unreached(p, roomWants(p)) {
		if !beyondEvery(p, g) {
			return []uneven{{g, titles(g.wants)}}
		}
	}
	return nil
}
