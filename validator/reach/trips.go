package reach

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// showTrip puts the way of a trip onto the map.
func showTrip(p *check.Pass, d *diag.Diagnostic, t trip) {
	if path := wayTo(p, guides.Of(p)[t.home].out, t.spots); len(path) > 0 {
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

// guide finds the way to what goals need. Of several things that all are needed it counts the farthest alone,
// so that it never says too much.
type guide struct {
	p         *check.Pass
	causes    *walks.Causes
	out, back *geom.Reached
	home      bool
	known     map[infer.Fact]*errand
	beyond    map[geom.Lock]*geom.Reached // where all crews get to without a door that they open
}

// errand is the way to what a fact needs; nil in the map while it is looked for.
type errand struct {
	length model.Length
	site   walks.Site
	ok     bool
	via    []string // how doors and tokens on the way are counted
}

// guides are for goals that end on the board and for those that end aboard, by the shortest ways of all
// crews once everything is open that can be opened.
var guides = check.NewFact("guides", func(p *check.Pass) map[bool]*guide {
	all := walks.Together.Of(p)
	walker := walks.Walker(p, all)
	walker.Corner = estimate.Corner(p.Rules)
	out, back := walks.Building.Of(p).Reach(all.From, walker), walks.Building.Of(p).ReachBack(all.From, walker)
	guides := map[bool]*guide{}
	for _, home := range []bool{false, true} {
		guides[home] = &guide{p: p, causes: walks.CausesOf(p), out: out, back: back, home: home, known: map[infer.Fact]*errand{}, beyond: map[geom.Lock]*geom.Reached{}}
	}
	return guides
}, walks.Together)

// to is the least way to a site: no shorter than by way of what opens a door that it lies behind.
func (g *guide) to(s walks.Site) errand {
	best := g.straight(s)
	if !best.ok {
		return best
	}
	if k, ok := g.keyTo(s); ok && k.length+k.rest > best.length {
		best.length, best.via = k.length+k.rest, append(slices.Clip(k.via), g.tell(k, s))
	}
	return best
}

// straight is the shortest way to one of some spots and, if that is asked, home again, with all doors open that
// can be.
func (g *guide) straight(s walks.Site) errand {
	best := errand{site: s}
	for _, x := range s.Spots {
		d := g.out.Length(x.Floor, x.Cell)
		if back := g.back.Length(x.Floor, x.Cell); g.home && d >= 0 {
			if back < 0 {
				continue
			}
			d += back
		}
		if d >= 0 && (!best.ok || d < best.length) {
			best.length, best.ok = d, true
		}
	}
	return best
}

// fact is the way to what a fact needs.
func (g *guide) fact(f infer.Fact) errand {
	if l, seen := g.known[f]; seen {
		if l == nil {
			return errand{} // a way that leads through itself is none
		}
		return *l
	}
	g.known[f] = nil
	found := errand{ok: true}
	if f.Kind == infer.ReachFact {
		found = g.to(g.causes.Sites[f])
	} else if n, ok := g.causes.By[f]; ok {
		found = g.need(n)
	}
	g.known[f] = &found
	return found
}

// need is the way to all that a need asks for: to the farthest of several, or to the nearest of those of which
// one is enough.
func (g *guide) need(n infer.Need) errand {
	if n.Of.Kind != "" {
		return g.fact(n.Of)
	}
	best := errand{ok: !n.One}
	if n.Carried {
		if l := g.brought(n); l.ok {
			return l
		}
	}
	for _, x := range n.Parts {
		l := g.need(x)
		switch {
		case n.One && l.ok && (!best.ok || l.length < best.length):
			best = l
		case !n.One && !l.ok:
			return l
		case !n.One && l.site.Name != "" && l.length >= best.length:
			best = l
		}
	}
	return best
}

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
	g := guides.Of(p)[home]
	l := g.need(walks.CausesOf(p).Goal(goal))
	if l.ok && l.site.Name == "" && kinds.Has(wants, kinds.LootCell) && goal.Token == "" {
		l = nearestCrate(p, g)
	}
	if !l.ok || l.site.Name == "" {
		return trip{}, false
	}
	t := trip{length: l.length, home: home, far: l.site.Name, via: l.via, spots: l.site.Spots}
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
func nearestCrate(p *check.Pass, g *guide) errand {
	var best errand
	for _, x := range walks.CrateWants.Of(p) {
		if l := g.to(x.Site); l.ok && (!best.ok || l.length < best.length) {
			best = l
		}
	}
	return best
}
