package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostLocks is how many locks around an area are tried one by one; a sentence names no more.
const mostLocks = 8

// locksTo are the locked panels that keep a crew from some spots: those of which one alone would let it
// in or, when none would, all on the shortest way. There are none where opening every lock does
// not help: then something else is to blame.
func (p *Pass) locksTo(spots []geom.Spot, w access) []geom.Lock {
	free := p.free(w)
	if !anywhere(free, spots) {
		return nil
	}
	around := p.locksAround(spots, w)
	enough := slices.DeleteFunc(around[:min(len(around), mostLocks)], func(lock geom.Lock) bool {
		q := p.walker(w)
		q.Open = func(l geom.Lock) bool { return l == lock || w.open[l] }
		further := w.reach.Clone()
		further.Reopen(lock, q)
		return !anywhere(further, spots)
	})
	if len(enough) > 0 {
		return enough
	}
	return p.locksOn(p.wayTo(free, spots), w)
}

// free is where the crew would get to with every lock open.
func (p *Pass) free(w access) *geom.Reached {
	at, known := fmt.Sprintf("%d/%s", w.floor, w.airlock.ID), freeWalks.Of(p)
	if known[at] == nil {
		known[at] = p.building().Reach(w.from, p.unlocked())
	}
	return known[at]
}

// freeWalks are those that have been walked, by airlock.
var freeWalks = NewFact("walks with every lock open", func(*Pass) map[string]*geom.Reached { return map[string]*geom.Reached{} })

// wayTo is the shortest way to one of some spots.
func (p *Pass) wayTo(r *geom.Reached, spots []geom.Spot) []geom.Spot {
	var best geom.Spot
	least := -1
	for _, s := range spots {
		if d := r.Distance(s.Floor, s.Cell); d >= 0 && (least < 0 || d < least) {
			best, least = s, d
		}
	}
	if least < 0 {
		return nil
	}
	return r.Path(best.Floor, best.Cell)
}

// locksOn are the panels on a way whose locks the crew cannot have opened, in its order.
func (p *Pass) locksOn(path []geom.Spot, w access) []geom.Lock {
	return slices.DeleteFunc(p.lockedOn(path), func(l geom.Lock) bool { return !p.shuts(l, w) })
}

// lockedOn are the panels on a way that are locked at the start, in its order.
func (p *Pass) lockedOn(path []geom.Spot) []geom.Lock {
	var out []geom.Lock
	for i := 1; i < len(path); i++ {
		if path[i].Floor != path[i-1].Floor {
			continue
		}
		for _, x := range p.building().Grid(path[i].Floor).Crossed(path[i-1].Cell, path[i].Cell) {
			if l := (geom.Lock{Floor: path[i].Floor, Panel: x}); slices.Contains(p.lore().Locks, l) && !slices.Contains(out, l) {
				out = append(out, l)
			}
		}
	}
	return out
}

// locksAround are the locked panels at the edge of the area that holds the spots.
func (p *Pass) locksAround(spots []geom.Spot, w access) []geom.Lock {
	area := p.building().Reach(spots, geom.Walker{Base: p.Rules.Board.Trader})
	var out []geom.Lock
	for _, l := range p.lore().Locks {
		if p.shuts(l, w) && area.Any(l.Floor, p.building().Grid(l.Floor).Beside(l.Panel)) {
			out = append(out, l)
		}
	}
	return out
}

// shuts reports whether a panel has a lock that the crew cannot have opened.
func (p *Pass) shuts(l geom.Lock, w access) bool {
	return slices.Contains(p.lore().Locks, l) && !w.open[l]
}

// locked explains an area behind locks, and what became of the rules that open them.
func (p *Pass) locked(locks []geom.Lock, spots []geom.Spot, w access) obstacle {
	o := obstacle{locks: locks}
	var walls []string
	for _, l := range locks {
		walls = append(walls, p.lockName(l))
		o.marks = append(o.marks, p.edgeMark(l, p.lockWord(l)))
	}
	o.label = "closed off by " + english.And(walls)
	for _, l := range locks {
		o.details = append(o.details, p.openedBy(l, w)...)
	}
	o.remedy = "let another trigger open it, or move the piece that does to the other side"
	if slices.ContainsFunc(locks, func(l geom.Lock) bool { return p.selfish(l, w) }) {
		o.remedy = "let the rule ask for something else than its own door"
	}
	if len(o.details) == 0 {
		o.told = p.strayKey()
		o.details = []string{"no rule opens " + english.And(walls)}
		o.remedy = "leave it closed instead of locked, or add a rule that opens it"
		if p.secret(locks) {
			o.remedy = "add a rule that opens it, let it stand open, or draw another kind of door"
		}
	}
	o.reasons = append(o.reasons, o.details...)
	if path := p.wayTo(p.free(w), spots); len(path) > 1 {
		o.marks = append(o.marks, p.wayMarks(p.upTo(path, locks), "the way to it")...)
		o.reasons = append(o.reasons, fmt.Sprintf("with every lock open the way would be %s long", english.Count(len(path)-1, "step")))
	}
	return o
}

// upTo is a way as far as the first of some locks on it.
func (p *Pass) upTo(path []geom.Spot, locks []geom.Lock) []geom.Spot {
	for i := 2; i <= len(path); i++ {
		if slices.ContainsFunc(p.lockedOn(path[i-2:i]), func(l geom.Lock) bool { return slices.Contains(locks, l) }) {
			return path[:i-1]
		}
	}
	return path
}

// hiddenWord is what is said of a door that is shut because nobody sees it.
const hiddenWord = "shut"

// lockWord says what holds people back at a panel.
func (p *Pass) lockWord(l geom.Lock) string {
	if p.panel(l).State == model.Locked {
		return "locked"
	}
	return hiddenWord
}

// lockName names a panel with its lock.
func (p *Pass) lockName(l geom.Lock) string {
	return "the " + p.lockWord(l) + " " + p.panelName(p.panel(l)) + p.ofFloor(l.Floor)
}

// openedBy says what opens a panel, and why that does not come about for a crew.
func (p *Pass) openedBy(l geom.Lock, w access) []string {
	var out []string
	i := slices.Index(p.lore().Locks, l)
	for _, f := range p.lore().By[infer.DoorOf(i)].Missing(w.done) {
		switch f.Kind {
		case infer.RuleFact:
			out = append(out, fmt.Sprintf("rule %q opens %s, but %s", f.ID, p.panelName(p.panel(l)), p.waitsFor(f, infer.DoorOf(i), w)))
		case infer.ReachFact:
			out = append(out, fmt.Sprintf("%s opens %s, but cannot be reached either", p.factName(f), p.panelName(p.panel(l))))
		}
	}
	return out
}

// waitsFor says what a rule that would open a door still lacks.
func (p *Pass) waitsFor(rule, door infer.Fact, w access) string {
	missing := p.lore().By[rule].Missing(w.done)
	if slices.Contains(missing, door) {
		return "asks for this very door to be open: it waits for what it does itself"
	}
	var words []string
	reached := true
	for _, f := range missing[:min(len(missing), mostNamed)] {
		words = append(words, p.factName(f))
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
func (p *Pass) selfish(l geom.Lock, w access) bool {
	door := infer.DoorOf(slices.Index(p.lore().Locks, l))
	return slices.ContainsFunc(p.lore().By[door].Missing(w.done), func(f infer.Fact) bool {
		return f.Kind == infer.RuleFact && slices.Contains(p.lore().By[f].Missing(w.done), door)
	})
}

// factName names a fact in a sentence.
func (p *Pass) factName(f infer.Fact) string {
	switch f.Kind {
	case infer.ReachFact:
		s := p.lore().sites[f]
		return s.name + " in " + p.roomName(s.floor, s.at)
	case infer.DoorFact:
		return p.lockName(p.lore().Locks[f.N])
	case infer.TokenFact:
		return "token " + f.ID
	case infer.RuleFact:
		return fmt.Sprintf("rule %q", f.ID)
	case infer.GoalFact:
		return "objective " + f.ID
	}
	return "counter " + f.ID
}
