package reach

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/errands"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// showTrip puts the way of a trip onto the map.
func showTrip(p *check.Pass, d *diag.Diagnostic, t trip) {
	if path := errands.Guides.Of(p)[t.home].Path(t.spots); len(path) > 0 {
		last := path[len(path)-1]
		d.Place = walks.SpotPlace(p, last.Floor, last.Centre())
		d.Marks = append(d.Marks, wayMarks(p, path, english.Count(len(path)-1, "step"))...)
	}
}

// trip is the least that a goal takes: a way on foot, rounds of waiting besides, and actions spent beside
// things on the way.
type trip struct {
	length         model.Length
	waits, actions int
	home           bool // the way leads back to an airlock
	far            string
	via            []string    // how doors and tokens on the way are counted
	spots          []geom.Spot // of the place that it leads to
}

// rounds is the least number of rounds for it.
func (t trip) rounds(pace estimate.Pace) int { return pace.Fewest(t.length) + t.waits }

// likely is the number of rounds at the usual pace.
func (t trip) likely(pace estimate.Pace) int { return pace.Likely(t.length, t.actions) + t.waits }

// tripOf is the least that a goal takes; false where it cannot be met, or nothing is known of what it takes.
func tripOf(p *check.Pass, goal model.Goal) (trip, bool) {
	if kinds.Joins(goal) != kinds.Alone {
		return tripOfSeveral(p, goal)
	}
	wants := kinds.Wants(goal)
	if kinds.Has(wants, kinds.TimeCell) && !kinds.Has(wants, kinds.PlaceCell) {
		return trip{waits: max(goal.Rounds-1, 0)}, true
	}
	home := kinds.Has(wants, kinds.ShipCell) || kinds.Has(wants, kinds.LootCell)
	g := errands.Guides.Of(p)[home]
	l := g.Need(walks.CausesOf(p).Goal(goal))
	if l.OK && l.Site.Name == "" && kinds.Has(wants, kinds.LootCell) && goal.Token == "" {
		l = nearestCrate(p, g)
	}
	if !l.OK || l.Site.Name == "" {
		return trip{}, false
	}
	t := trip{length: l.Length, home: home, far: l.Site.Name, via: l.Via, spots: l.Site.Spots}
	if kinds.Has(wants, kinds.TimeCell) {
		t.waits = max(goal.Rounds-1, 0)
	}
	if slices.ContainsFunc(wants, func(c kinds.Cell) bool { return c.Sort != kinds.PlaceCell && c.Sort != kinds.TimeCell }) {
		t.actions = 1
	}
	return t, true
}

// tripOfSeveral is the longest of several goals that all are asked for, or the shortest of those of which one
// is enough.
func tripOfSeveral(p *check.Pass, goal model.Goal) (trip, bool) {
	pace := estimate.PaceOf(p.Rules)
	var best trip
	found := false
	for _, x := range goal.Goals {
		t, ok := tripOf(p, x)
		if !ok {
			if kinds.Joins(goal) == kinds.One {
				return trip{}, false // it may be met without a walk
			}
			continue
		}
		more := t.rounds(pace) > best.rounds(pace)
		if !found || more == (kinds.Joins(goal) == kinds.All) {
			best, found = t, true
		}
	}
	return best, found
}

// nearestCrate is the way to the crate that takes the shortest way.
func nearestCrate(p *check.Pass, g *errands.Guide) errands.Errand {
	var best errands.Errand
	for _, x := range walks.CrateWants.Of(p) {
		if l := g.To(x.Site); l.OK && (!best.OK || l.Length < best.Length) {
			best = l
		}
	}
	return best
}
