package validator

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
)

// knot is a circle of facts of which each needs the next and the last the first.
type knot []fact

// knots are the circles that keep locks shut, the smallest of each tangle.
var knots = NewFact("knots", func(p *Pass) []knot {
	var out []knot
	all := p.together()
	if all.stuck() {
		return nil
	}
	w := p.tangle(all)
	spent := map[fact]bool{}
	for len(out) < MaxPerCode {
		k := knot(w.circle(all.done, spent))
		if k == nil {
			break
		}
		for _, f := range k {
			spent[f] = true
		}
		if i := k.first(); i >= 0 && k.walks() {
			out = append(out, slices.Concat(k[i:], k[:i]))
		}
	}
	return out
})

// walks reports whether somebody must get somewhere in a knot: one of rules alone is another check's.
func (k knot) walks() bool {
	return slices.ContainsFunc(k, func(f fact) bool { return f.kind == reachFact })
}

// first is the place of the first door of the mission in a knot, or -1.
func (k knot) first() int {
	at := -1
	for i, f := range k {
		if f.kind == doorFact && (at < 0 || f.n < k[at].n) {
			at = i
		}
	}
	return at
}

// tangle is the lore with what keeps crews from the sites: the locks in between. For a site behind something
// else nothing is added.
func (p *Pass) tangle(all access) *web {
	l := p.lore()
	w := &web{order: slices.Clone(l.order), by: maps.Clone(l.by)}
	for _, f := range l.order {
		for _, s := range l.by[f].missing(all.done) {
			if _, known := w.by[s]; s.kind == reachFact && !known && len(w.order) < len(l.order)+mostAreas {
				w.add(s, p.lockNeed(l.sites[s].spots, all))
			}
		}
	}
	return w
}

// lockNeed asks for the locks between crews and some spots: for all that the shortest way goes through, or for
// one where one is enough.
func (p *Pass) lockNeed(spots []geom.Spot, w access) need {
	free := p.free(w)
	if len(spots) == 0 || !anywhere(free, spots) {
		return oneOf()
	}
	locks := p.locksTo(spots, w)
	var parts []need
	for _, l := range locks {
		parts = append(parts, need{of: doorOf(slices.Index(p.lore().locks, l))})
	}
	return need{parts: parts, one: !p.inRow(locks, spots, w)}
}

// inRow reports whether opening the first of some locks alone does not help.
func (p *Pass) inRow(locks []geom.Lock, spots []geom.Spot, w access) bool {
	q := p.walker(w)
	q.Open = func(l geom.Lock) bool { return l == locks[0] || w.open[l] }
	further := w.reach.Clone()
	further.Reopen(locks[0], q)
	return !anywhere(further, spots)
}

// knotted reports whether a panel is shut because its key lies behind it.
func (p *Pass) knotted(l geom.Lock) bool {
	f := doorOf(slices.Index(p.lore().locks, l))
	return slices.ContainsFunc(knots.Of(p), func(k knot) bool { return slices.Contains(k, f) })
}
