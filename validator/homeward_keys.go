package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostDoors is how many opened doors are looked at, one by one, for whether a way needs them.
const mostDoors = 8

// key is a door that a way cannot do without, and the least that it takes to have it opened.
type key struct {
	lock   geom.Lock
	length model.Length // to what opens it
	rest   model.Length // from the door to the site, and home if that is asked
	via    []string     // how the way to what opens it is counted
}

// keyTo is what the doors on the way to a site add at the least: the longest sum, over the doors that every way
// needs, of the way to what opens one and the way on from there. Somebody else may open it, and wait nowhere; but
// nobody is through before.
func (g *guide) keyTo(s site) (key, bool) {
	var best key
	found := false
	for _, l := range g.needed(s) {
		opener := g.away().fact(infer.DoorOf(slices.Index(g.lore.Locks, l)))
		rest, ok := g.from(g.p.building().Grid(l.Floor).Beside(l.Panel), l.Floor, s)
		if opener.ok && ok && (!found || opener.length+rest > best.length+best.rest) {
			best, found = key{l, opener.length, rest, opener.via}, true
		}
	}
	return best, found
}

// away is the guide that counts no way home.
func (g *guide) away() *guide { return guides.Of(g.p)[false] }

// needed are the doors that were locked and without which no way leads to a site.
func (g *guide) needed(s site) []geom.Lock {
	var out []geom.Lock
	for _, l := range g.lore.Locks {
		if r := g.past(l); r != nil && !anywhere(r, s.spots) {
			out = append(out, l)
		}
	}
	return out
}

// past is where all crews together get to without one of the doors that they can open; nil for the others, and for
// more doors than are looked at.
func (g *guide) past(shut geom.Lock) *geom.Reached {
	all := g.p.together()
	if !all.open[shut] || len(all.open) > mostDoors {
		return nil
	}
	if g.beyond[shut] == nil {
		walker := g.p.walker(all)
		walker.Open = func(l geom.Lock) bool { return l != shut && all.open[l] }
		g.beyond[shut] = g.p.building().Reach(all.from, walker)
	}
	return g.beyond[shut]
}

// from is the shortest way from some cells to a site, with all open that can be, and home again if that is asked.
func (g *guide) from(cells []geom.Cell, floor int, s site) (model.Length, bool) {
	walker := g.p.walker(g.p.together())
	walker.Corner = estimate.Corner(g.p.Rules)
	on := *g
	on.out = g.p.building().Reach(geom.On(floor, cells), walker)
	e := on.straight(s)
	return e.length, e.ok
}

// brought is the way to a thing that must be touched by who carries a token: to the token and on to the thing. The
// need is one of a rule, whose parts are the touch and what is carried.
func (g *guide) brought(n infer.Need) errand {
	var best errand
	touch, carried := n.Parts[0], n.Parts[1]
	if touch.Of.Kind != infer.ReachFact || carried.Of.Kind != infer.TokenFact {
		return best
	}
	token, end := g.away().fact(carried.Of), g.lore.sites[touch.Of]
	if !token.ok || token.site.name == "" {
		return best
	}
	var ends []geom.Cell
	for _, x := range token.site.spots {
		if x.Floor == token.site.floor {
			ends = append(ends, x.Cell)
		}
	}
	rest, ok := g.from(ends, token.site.floor, end)
	return errand{length: token.length + rest, site: end, ok: ok && len(ends) > 0, via: append(slices.Clip(token.via), fmt.Sprintf("token %s is fetched first from %s, %s inches away, and brought to %s", carried.Of.ID, token.site.name, token.length, end.name))}
}

// tell says how a key is counted.
func (g *guide) tell(k key, s site) string {
	return fmt.Sprintf("%s is opened first, which takes a way of %s inches, and from there to %s it is %s more", g.p.lockName(k.lock), k.length, s.name, k.rest)
}
