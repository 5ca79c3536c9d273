package walks

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/validator/check"
)

// Pen is a place that figures come from, with all that they get to, which is nowhere that crews get to.
type Pen struct {
	Source
	Area *geom.Reached
}

// Pens are those of the mission, one for each area.
var Pens = check.NewFact("pens", func(p *check.Pass) []Pen {
	all := Together.Of(p)
	if all.Stuck() {
		return nil
	}
	var out []Pen
	var seen []*geom.Reached // what has been flooded from other places
	for _, s := range sources(p) {
		in := func(r *geom.Reached) bool { return Anywhere(r, s.Spots) }
		if in(all.Reach) || InSealedRoom(p, s.Floor, s.At) || slices.ContainsFunc(seen, in) {
			continue
		}
		if len(seen) == MostAreas {
			break
		}
		area := prowl(p, s.Spots)
		seen = append(seen, area)
		if area.Count() > 0 && !common(area, all.Reach, len(Building.Of(p).Floors())) {
			out = append(out, Pen{s, area})
		}
	}
	return out
}, SealedRooms, Together)
