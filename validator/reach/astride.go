package reach

import (
	"slices"

	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// astride reports whether all of some accesses have a wall in the door of the airlock, which is reported: nobody can
// say on which side of it the crew steps out.
func astride(p *check.Pass, from []walks.Access) bool {
	return !slices.ContainsFunc(from, func(w walks.Access) bool {
		wall, _ := walks.WallAt(arrivals.On(p, walks.Building.Of(p).Floors()[w.Floor]), w.Airlock)
		return wall == nil
	})
}
