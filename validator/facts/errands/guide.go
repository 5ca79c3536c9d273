package errands

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// Guide finds the way to what goals need, for the crews of an access. Of several things that all are needed it counts the
// farthest alone, so that it never says too much.
type Guide struct {
	p         *check.Pass
	access    walks.Access
	causes    *walks.Causes
	out, back *geom.Reached
	outward   *Guide // that counts no way home; nil: this one
	known     map[infer.Fact]*Errand
	beyond    map[geom.Lock]*geom.Reached // where the crews get to without a door that they open
}

// Errand is the way to what somebody needs.
type Errand struct {
	Length model.Length
	Site   walks.Site
	OK     bool
	Via    []string // how doors and tokens on the way are counted
}

// Guides are for goals that end on the board (false) and for those that end aboard (true), by the shortest ways of all crews
// once everything is open that can be opened.
var Guides = check.NewFact("guides", func(p *check.Pass) map[bool]*Guide {
	out := newGuide(p, walks.Together.Of(p))
	home := *out
	home.known, home.outward = map[infer.Fact]*Errand{}, out
	home.back = walks.Building.Of(p).ReachBack(out.access.From, out.walker())
	return map[bool]*Guide{false: out, true: &home}
}, walks.Together)

// ByAirlock are the guides of the crews of each airlock, in the order of walks.Ways.
var ByAirlock = check.NewFact("guides by airlock", func(p *check.Pass) []*Guide {
	var all []*Guide
	for _, a := range walks.Ways.Of(p) {
		all = append(all, newGuide(p, a))
	}
	return all
}, walks.Ways)

// newGuide is the guide of the crews of an access that counts no way home.
func newGuide(p *check.Pass, a walks.Access) *Guide {
	g := &Guide{p: p, access: a, causes: walks.CausesOf(p), known: map[infer.Fact]*Errand{}, beyond: map[geom.Lock]*geom.Reached{}}
	g.out = walks.Building.Of(p).Reach(a.From, g.walker())
	return g
}

// walker goes through all that the crews have opened, and is measured as the rule set measures.
func (g *Guide) walker() geom.Walker {
	w := walks.Walker(g.p, g.access)
	w.Corner = estimate.Corner(g.p.Rules)
	return w
}

// Airlock is the airlock whose crews the guide is for.
func (g *Guide) Airlock() model.Airlock { return g.access.Airlock }

// Path is a shortest way to one of some spots, from the start; empty where there is none.
func (g *Guide) Path(spots []geom.Spot) []geom.Spot {
	return walks.WayTo(g.out, spots)
}

// To is the least way to a site: no shorter than by way of what opens a door that it lies behind.
func (g *Guide) To(s walks.Site) Errand {
	best := g.straight(s)
	if !best.OK {
		return best
	}
	if k, ok := g.keyTo(s); ok && k.length+k.rest > best.Length {
		best.Length, best.Via = k.length+k.rest, append(slices.Clip(k.via), g.tell(k, s))
	}
	return best
}

// straight is the shortest way to one of some spots and, if that is asked, home again, with all doors open that
// can be.
func (g *Guide) straight(s walks.Site) Errand {
	best := Errand{Site: s}
	for _, x := range s.Spots {
		d := g.out.Length(x.Floor, x.Cell)
		if g.back != nil && d >= 0 {
			back := g.back.Length(x.Floor, x.Cell)
			if back < 0 {
				continue
			}
			d += back
		}
		if d >= 0 && (!best.OK || d < best.Length) {
			best.Length, best.OK = d, true
		}
	}
	return best
}

// fact is the way to what a fact needs.
func (g *Guide) fact(f infer.Fact) Errand {
	if l, seen := g.known[f]; seen {
		if l == nil {
			return Errand{} // a way that leads through itself is none
		}
		return *l
	}
	g.known[f] = nil
	found := Errand{OK: true}
	if f.Kind == infer.ReachFact {
		found = g.To(g.causes.Sites[f])
	} else if n, ok := g.causes.By[f]; ok {
		found = g.Need(n)
	}
	g.known[f] = &found
	return found
}

// Need is the way to all that a need asks for: to the farthest of several, or to the nearest of those of which
// one is enough.
func (g *Guide) Need(n infer.Need) Errand {
	if n.Of.Kind != "" {
		return g.fact(n.Of)
	}
	best := Errand{OK: !n.One}
	if n.Carried {
		if l := g.brought(n); l.OK {
			return l
		}
	}
	for _, x := range n.Parts {
		l := g.Need(x)
		switch {
		case n.One && l.OK && (!best.OK || l.Length < best.Length):
			best = l
		case !n.One && !l.OK:
			return l
		case !n.One && l.Site.Name != "" && l.Length >= best.Length:
			best = l
		}
	}
	return best
}
