package validator

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
)

// knot is a circle of facts of which each needs the next and the last the first.
type knot []infer.Fact

// knots are the circles that keep locks shut, the smallest of each tangle.
var knots = NewFact("knots", func(p *Pass) []knot {
	var out []knot
	all := p.together()
	if all.stuck() {
		return nil
	}
	w := p.tangle(all)
	spent := map[infer.Fact]bool{}
	for len(out) < MaxPerCode {
		k := knot(w.Circle(all.done, spent))
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
	return slices.ContainsFunc(k, func(f infer.Fact) bool { return f.Kind == infer.ReachFact })
}

// first is the place of the first door of the mission in a knot, or -1.
func (k knot) first() int {
	at := -1
	for i, f := range k {
		if f.Kind == infer.DoorFact && (at < 0 || f.N < k[at].N) {
			at = i
		}
	}
	return at
}

// tangle is the lore with what keeps crews from the sites: the locks in between. For a site behind something
// else nothing is added.
func (p *Pass) tangle(all access) *infer.Web {
	l := p.lore()
	w := &infer.Web{Order: slices.Clone(l.Order), By: maps.Clone(l.By)}
	for _, f := range l.Order {
		for _, s := range l.By[f].Missing(all.done) {
			if _, known := w.By[s]; s.Kind == infer.ReachFact && !known && len(w.Order) < len(l.Order)+mostAreas {
				w.Add(s, p.lockNeed(l.sites[s].spots, all))
			}
		}
	}
	return w
}

// lockNeed asks for the locks between crews and some spots: for all that the shortest way goes through, or for
// one where one is enough.
func (p *Pass) lockNeed(spots []geom.Spot, w access) infer.Need {
	free := p.free(w)
	if len(spots) == 0 || !anywhere(free, spots) {
		return infer.OneOf()
	}
	locks := p.locksTo(spots, w)
	var parts []infer.Need
	for _, l := range locks {
		parts = append(parts, infer.Need{Of: infer.DoorOf(slices.Index(p.lore().Locks, l))})
	}
	return infer.Need{Parts: parts, One: !p.inRow(locks, spots, w)}
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
	f := infer.DoorOf(slices.Index(p.lore().Locks, l))
	return slices.ContainsFunc(knots.Of(p), func(k knot) bool { return slices.Contains(k, f) })
}
