package reach

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// mostLocks is how many locks around an area are tried one by one; a sentence names no more.
const mostLocks = 8

// locksTo are the locked panels that keep a crew from some spots: those of which one alone would let it
// in or, when none would, all on the shortest way. There are none where opening every lock does
// not help: then something else is to blame.
func locksTo(p *check.Pass, spots []geom.Spot, w walks.Access) []geom.Lock {
	free := free(p, w)
	if !walks.Anywhere(free, spots) {
		return nil
	}
	around := locksAround(p, spots, w)
	enough := slices.DeleteFunc(around[:min(len(around), mostLocks)], func(lock geom.Lock) bool {
		q := walks.Walker(p, w)
		q.Open = func(l geom.Lock) bool { return l == lock || w.Open[l] }
		further := w.Reach.Clone()
		further.Reopen(lock, q)
		return !walks.Anywhere(further, spots)
	})
	if len(enough) > 0 {
		return enough
	}
	return locksOn(p, walks.WayTo(free, spots), w)
}

// free is where the crew would get to with every lock open.
func free(p *check.Pass, w walks.Access) *geom.Reached {
	at, known := fmt.Sprintf("%d/%s", w.Floor, w.Airlock.ID), freeWalks.Of(p)
	if known[at] == nil {
		known[at] = walks.Building.Of(p).Reach(w.From, walks.Unlocked(p))
	}
	return known[at]
}

// freeWalks are those that have been walked, by airlock.
var freeWalks = check.NewFact("walks with every lock open", func(*check.Pass) map[string]*geom.Reached { return map[string]*geom.Reached{} })

// locksOn are the panels on a way whose locks the crew cannot have opened, in its order.
func locksOn(p *check.Pass, path []geom.Spot, w walks.Access) []geom.Lock {
	return slices.DeleteFunc(lockedOn(p, path), func(l geom.Lock) bool { return !shuts(p, l, w) })
}

// lockedOn are the panels on a way that are locked at the start, in its order.
func lockedOn(p *check.Pass, path []geom.Spot) []geom.Lock {
	var out []geom.Lock
	for i := 1; i < len(path); i++ {
		if path[i].Floor != path[i-1].Floor {
			continue
		}
		for _, x := range walks.Building.Of(p).Grid(path[i].Floor).Crossed(path[i-1].Cell, path[i].Cell) {
			if l := (geom.Lock{Floor: path[i].Floor, Panel: x}); slices.Contains(walks.CausesOf(p).Locks, l) && !slices.Contains(out, l) {
				out = append(out, l)
			}
		}
	}
	return out
}

// locksAround are the locked panels at the edge of the area that holds the spots.
func locksAround(p *check.Pass, spots []geom.Spot, w walks.Access) []geom.Lock {
	area := walks.Building.Of(p).Reach(spots, geom.Walker{Base: p.Rules.Board.Trader})
	var out []geom.Lock
	for _, l := range walks.CausesOf(p).Locks {
		if shuts(p, l, w) && area.Any(l.Floor, walks.Building.Of(p).Grid(l.Floor).Beside(l.Panel)) {
			out = append(out, l)
		}
	}
	return out
}

// shuts reports whether a panel has a lock that the crew cannot have opened.
func shuts(p *check.Pass, l geom.Lock, w walks.Access) bool {
	return slices.Contains(walks.CausesOf(p).Locks, l) && !w.Open[l]
}

// locked explains an area behind locks, and what became of the rules that open them.
func locked(p *check.Pass, locks []geom.Lock, spots []geom.Spot, w walks.Access) obstacle {
	o := obstacle{locks: locks}
	var walls []string
	for _, l := range locks {
		walls = append(walls, walks.LockName(p, l))
		o.marks = append(o.marks, walks.EdgeMark(p, l, walks.LockWord(p, l)))
	}
	o.label = "closed off by " + english.And(walls)
	for _, l := range locks {
		o.details = append(o.details, openedBy(p, l, w)...)
	}
	o.remedy = "let another trigger open it, or move the piece that does to the other side"
	if slices.ContainsFunc(locks, func(l geom.Lock) bool { return selfish(p, l, w) }) {
		o.remedy = "let the rule ask for something else than its own door"
	}
	if len(o.details) == 0 {
		o.told = strayKey(p)
		o.details = []string{"no rule opens " + english.And(walls)}
		o.remedy = "leave it closed instead of locked, or add a rule that opens it"
		if secret(p, locks) {
			o.remedy = "add a rule that opens it, let it stand open, or draw another kind of door"
		}
	}
	o.reasons = append(o.reasons, o.details...)
	if path := walks.WayTo(free(p, w), spots); len(path) > 1 {
		o.marks = append(o.marks, wayMarks(p, upTo(p, path, locks), "the way to it")...)
		o.reasons = append(o.reasons, fmt.Sprintf("with every lock open the way would be %s long", english.Count(len(path)-1, "step")))
	}
	return o
}

// upTo is a way as far as the first of some locks on it.
func upTo(p *check.Pass, path []geom.Spot, locks []geom.Lock) []geom.Spot {
	for i := 2; i <= len(path); i++ {
		if slices.ContainsFunc(lockedOn(p, path[i-2:i]), func(l geom.Lock) bool { return slices.Contains(locks, l) }) {
			return path[:i-1]
		}
	}
	return path
}

// openedBy says what opens a panel, and why that does not come about for a crew.
func openedBy(p *check.Pass, l geom.Lock, w walks.Access) []string {
	var out []string
	i := slices.Index(walks.CausesOf(p).Locks, l)
	for _, f := range walks.CausesOf(p).By[infer.DoorOf(i)].Missing(w.Done) {
		switch f.Kind {
		case infer.RuleFact:
			out = append(out, fmt.Sprintf("rule %q opens %s, but %s", f.ID, parts.PanelName(p, walks.Panel(p, l)), waitsFor(p, f, infer.DoorOf(i), w)))
		case infer.ReachFact:
			out = append(out, fmt.Sprintf("%s opens %s, but cannot be reached either", factName(p, f), parts.PanelName(p, walks.Panel(p, l))))
		}
	}
	return out
}

// waitsFor says what a rule that would open a door still lacks.
func waitsFor(p *check.Pass, rule, door infer.Fact, w walks.Access) string {
	missing := walks.CausesOf(p).By[rule].Missing(w.Done)
	if slices.Contains(missing, door) {
		return "asks for this very door to be open: it waits for what it does itself"
	}
	var words []string
	reached := true
	for _, f := range missing[:min(len(missing), parts.MostNamed)] {
		words = append(words, factName(p, f))
		reached = reached && f.Kind == infer.ReachFact
	}
	switch {
	case len(words) == 0:
		return "waits for what never comes about"
	case reached:
		return "from " + english.And(words) + ", which cannot be reached either"
	}
	return "hangs on " + english.And(words) + ", which is out of reach, too"
}

// selfish reports whether a rule that would open a door asks for that door to be open.
func selfish(p *check.Pass, l geom.Lock, w walks.Access) bool {
	door := infer.DoorOf(slices.Index(walks.CausesOf(p).Locks, l))
	return slices.ContainsFunc(walks.CausesOf(p).By[door].Missing(w.Done), func(f infer.Fact) bool {
		return f.Kind == infer.RuleFact && slices.Contains(walks.CausesOf(p).By[f].Missing(w.Done), door)
	})
}

// factName names a fact in a sentence.
func factName(p *check.Pass, f infer.Fact) string {
	switch f.Kind {
	case infer.ReachFact:
		s := walks.CausesOf(p).Sites[f]
		return s.Name + " in " + roomName(p, s.Floor, s.At)
	case infer.DoorFact:
		return walks.LockName(p, walks.CausesOf(p).Locks[f.N])
	case infer.TokenFact:
		return "token " + f.ID
	case infer.RuleFact:
		return fmt.Sprintf("rule %q", f.ID)
	case infer.GoalFact:
		return "objective " + f.ID
	}
	return "counter " + f.ID
}
