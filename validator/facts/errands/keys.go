package errands

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/facts/walks"
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
func (g *Guide) keyTo(s walks.Site) (key, bool) {
	var best key
	found := false
	for _, l := range g.needed(s) {
		opener := g.away().fact(infer.DoorOf(slices.Index(g.causes.Locks, l)))
		rest, ok := g.from(walks.Building.Of(g.p).Grid(l.Floor).Beside(l.Panel), l.Floor, s)
		if opener.OK && ok && (!found || opener.Length+rest > best.length+best.rest) {
			best, found = key{l, opener.Length, rest, opener.Via}, true
		}
	}
	return best, found
}

// away is the guide that counts no way home.
func (g *Guide) away() *Guide {
	if g.outward != nil {
		return g.outward
	}
	return g
}

// needed are the doors that were locked and without which no way leads to a site.
func (g *Guide) needed(s walks.Site) []geom.Lock {
	var out []geom.Lock
	for _, l := range g.causes.Locks {
		if r := g.past(l); r != nil && !walks.Anywhere(r, s.Spots) {
			out = append(out, l)
		}
	}
	return out
}

// past is where the crews get to without one of the doors that they can open; nil for the others, and for
// more doors than are looked at.
func (g *Guide) past(shut geom.Lock) *geom.Reached {
	open := g.access.Open
	if !open[shut] || len(open) > mostDoors {
		return nil
	}
	if g.beyond[shut] == nil {
		walker := walks.Walker(g.p, g.access)
		walker.Open = func(l geom.Lock) bool { return l != shut && open[l] }
		g.beyond[shut] = walks.Building.Of(g.p).Reach(g.access.From, walker)
	}
	return g.beyond[shut]
}

// from is the shortest way from some cells to a site, with all open that can be, and home again if that is asked.
func (g *Guide) from(cells []geom.Cell, floor int, s walks.Site) (model.Length, bool) {
	on := *g
	on.out = walks.Building.Of(g.p).Reach(geom.On(floor, cells), g.walker())
	e := on.straight(s)
	return e.Length, e.OK
}

// brought is the way to a thing that must be touched by who carries a token: to the token and on to the thing. The
// need is one of a rule, whose parts are the touch and what is carried.
func (g *Guide) brought(n infer.Need) Errand {
	var best Errand
	touch, carried := n.Parts[0], n.Parts[1]
	if touch.Of.Kind != infer.ReachFact || carried.Of.Kind != infer.TokenFact {
		return best
	}
	token, end := g.away().fact(carried.Of), g.causes.Sites[touch.Of]
	if !token.OK || token.Site.Name == "" {
		return best
	}
	var ends []geom.Cell
	for _, x := range token.Site.Spots {
		if x.Floor == token.Site.Floor {
			ends = append(ends, x.Cell)
		}
	}
	rest, ok := g.from(ends, token.Site.Floor, end)
	return Errand{Length: token.Length + rest, Site: end, OK: ok && len(ends) > 0, Via: append(slices.Clip(token.Via), fmt.Sprintf("token %s is fetched first from %s, %s inches away, and brought to %s", carried.Of.ID, token.Site.Name, token.Length, end.Name))}
}

// tell says how a key is counted.
func (g *Guide) tell(k key, s walks.Site) string {
	return fmt.Sprintf("%s is opened first, which takes a way of %s inches, and from there to %s it is %s more", walks.LockName(g.p, k.lock), k.length, s.Name, k.rest)
}
