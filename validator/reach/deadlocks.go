package reach

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// deadlock is a circle of facts of which each needs the next and the last the first.
type deadlock []infer.Fact

// deadlocks are the circles that keep locks shut, the smallest of each tangle.
var deadlocks = check.NewFact("deadlocks", func(p *check.Pass) []deadlock {
	var out []deadlock
	all := walks.Together.Of(p)
	if all.Stuck() {
		return nil
	}
	w := tangle(p, all)
	spent := map[infer.Fact]bool{}
	for len(out) < check.MaxPerCode {
		k := deadlock(w.Circle(all.Done, spent))
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
}, freeWalks, walks.Together)

// walks reports whether somebody must get somewhere in a deadlock: one of rules alone is another check's.
func (k deadlock) walks() bool {
	return slices.ContainsFunc(k, func(f infer.Fact) bool { return f.Kind == infer.ReachFact })
}

// first is the place of the first door of the mission in a deadlock, or -1.
func (k deadlock) first() int {
	at := -1
	for i, f := range k {
		if f.Kind == infer.DoorFact && (at < 0 || f.N < k[at].N) {
			at = i
		}
	}
	return at
}

// tangle is the causes with what keeps crews from the sites: the locks in between. For a site behind something
// else nothing is added.
func tangle(p *check.Pass, all walks.Access) *infer.Web {
	l := walks.CausesOf(p)
	w := &infer.Web{Order: slices.Clone(l.Order), By: maps.Clone(l.By)}
	for _, f := range l.Order {
		for _, s := range l.By[f].Missing(all.Done) {
			if _, known := w.By[s]; s.Kind == infer.ReachFact && !known && len(w.Order) < len(l.Order)+walks.MostAreas {
				w.Add(s, lockNeed(p, l.Sites[s].Spots, all))
			}
		}
	}
	return w
}

// lockNeed asks for the locks between crews and some spots: for all that the shortest way goes through, or for
// one where one is enough.
func lockNeed(p *check.Pass, spots []geom.Spot, w walks.Access) infer.Need {
	free := free(p, w)
	if len(spots) == 0 || !walks.Anywhere(free, spots) {
		return infer.OneOf()
	}
	locks := locksTo(p, spots, w)
	var parts []infer.Need
	for _, l := range locks {
		parts = append(parts, infer.Need{Of: infer.DoorOf(slices.Index(walks.CausesOf(p).Locks, l))})
	}
	return infer.Need{Parts: parts, One: !inRow(p, locks, spots, w)}
}

// inRow reports whether opening the first of some locks alone does not help.
func inRow(p *check.Pass, locks []geom.Lock, spots []geom.Spot, w walks.Access) bool {
	q := walks.Walker(p, w)
	q.Open = func(l geom.Lock) bool { return l == locks[0] || w.Open[l] }
	further := w.Reach.Clone()
	further.Reopen(locks[0], q)
	return !walks.Anywhere(further, spots)
}

// deadlocked reports whether a panel is shut because its key lies behind it.
func deadlocked(p *check.Pass, l geom.Lock) bool {
	f := infer.DoorOf(slices.Index(walks.CausesOf(p).Locks, l))
	return slices.ContainsFunc(deadlocks.Of(p), func(k deadlock) bool { return slices.Contains(k, f) })
}
