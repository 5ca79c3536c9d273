package validator

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// world is what can ever be so in a game of a mission, as far as its data tells. Whatever the data leaves
// open can be so. It says of a trigger, a condition or a goal that it never comes about only where that
// is sure.
type world struct {
	*Pass
	// works reports whether a rule is ever set off.
	works func(rule string) bool
	// done reports whether an objective can be met.
	done func(objective string) bool

	called map[string]bool         // rules that others run
	spans  map[string]*counterSpan // of the counters, by id
	kinds  map[string]*supply
	tokens map[string]bool // which somebody is given
	rounds int             // the round that the game ends with at the latest; 0: none
	dealt  map[string]bool // kinds of event card that may come up, once asked for
	sorts  map[string]int  // pieces on all floors, by sort
	fall   *[2]bool        // whether rules, and event cards, take pegs off
}

// never says why something can never be so.
type never struct {
	why    string
	remedy string
	field  string       // that is to blame, of the trigger, condition or goal
	other  string       // code of the check that reports this; empty: the one that asks
	steps  []string     // how it was found out
	about  string       // the counter or token that it is about: prose may do with it what no data does
	maybe  string       // what may yet bring it about
	panel  *model.Panel // that it is about, on the mission's board
	swap   [4]string    // two fields that should change places, and what each is to be
}

// toldBy is a reason that another check reports.
func toldBy(code string) *never { return &never{other: code} }

// world is what can ever be so where every rule works and every objective can be met: what cannot be so
// even then is to blame itself.
func (p *Pass) world() *world {
	w := worldFact.Of(p)
	w.Pass = p
	return w
}

// worldFact works the world out, once for each number of crews.
var worldFact = NewTableFact("world", func(p *Pass) *world {
	yes := func(string) bool { return true }
	return p.newWorld(yes, yes)
})

// newWorld is what can be so where only some rules work and only some objectives can be met.
func (p *Pass) newWorld(works, done func(string) bool) *world {
	w := &world{Pass: p, works: works, done: done, kinds: map[string]*supply{}, dealt: map[string]bool{}, called: map[string]bool{}}
	w.eachEffect(func(e effectAt) {
		if e.Kind == "rule" {
			w.called[e.Rule] = true
		}
	})
	w.rounds = w.lastRound()
	w.spans = w.countersSpan()
	w.tokens = w.handedOut()
	return w
}

// effects calls f for every effect of the rules that work.
func (w *world) effects(f func(effectAt)) {
	w.eachEffect(func(e effectAt) {
		if e.rule != nil && w.works(e.rule.ID) {
			f(e)
		}
	})
}

// tables are the missions of all numbers of crews that the pass looks at.
func (p *Pass) tables() []*model.Mission {
	if p.Players > 0 {
		return []*model.Mission{p.Mission}
	}
	var all []*model.Mission
	for _, t := range p.Tables() {
		all = append(all, t.mission)
	}
	if len(all) == 0 {
		all = append(all, p.Mission)
	}
	return all
}

// lastRound is the number of the round with whose beginning the game is over at the latest; 0 where there
// is none.
func (w *world) lastRound() int {
	last := 0
	note := func(t *model.Trigger) {
		if at := w.comesAfter(t); at > 0 && (last == 0 || at < last) {
			last = at
		}
	}
	for i := range w.Mission.Ends {
		alternatives(&w.Mission.Ends[i], note)
	}
	for i := range w.Mission.Rules {
		if r := &w.Mission.Rules[i]; r.When != nil && surelyEnds(r) {
			alternatives(r.When, note)
		}
	}
	return last
}

// surelyEnds reports whether a rule ends the game whenever it is set off.
func surelyEnds(r *model.Rule) bool {
	if r.If != nil || r.Optional {
		return false
	}
	for _, e := range r.Do {
		if e.Kind == "end" {
			return true
		}
	}
	return false
}

// alternatives calls f for a trigger or, where it is one of several, for each of those.
func alternatives(t *model.Trigger, f func(*model.Trigger)) {
	if t.Kind != "any" {
		f(t)
		return
	}
	for i := range t.Triggers {
		alternatives(&t.Triggers[i], f)
	}
}

// startPegs are the fewest and the most pegs at the start.
func (w *world) startPegs() (low, high int) {
	for i, m := range w.tables() {
		n := m.Setup.Hostility
		if i == 0 {
			low, high = n, n
		}
		low, high = min(low, n), max(high, n)
	}
	return low, high
}

// pegsFall reports whether a rule takes pegs off the track, and whether an event card can.
func (w *world) pegsFall() (rules, cards bool) {
	if w.fall != nil {
		return w.fall[0], w.fall[1]
	}
	w.effects(func(e effectAt) { rules = rules || e.Kind == "pegs" && e.Add < 0 })
	for _, d := range w.Decks {
		if !w.deals(d.Kind) {
			continue
		}
		for _, c := range d.Cards {
			cardEffects(c, func(e effectAt) { cards = cards || e.Kind == "pegs" && e.Add < 0 })
		}
	}
	w.fall = &[2]bool{rules, cards}
	return rules, cards
}

// deals reports whether cards of a kind may come up: the set-up of some number of crews has them, or a rule
// brings them in.
func (w *world) deals(kind string) bool {
	d, known := w.dealt[kind]
	if !known {
		d = w.findDeals(kind)
		w.dealt[kind] = d
	}
	return d
}

func (w *world) findDeals(kind string) bool {
	for _, m := range w.tables() {
		for _, e := range m.Setup.Events {
			if e.Kind == kind {
				return true
			}
		}
	}
	for _, d := range w.Mission.Setup.Deck {
		if d.Category == kind && d.Op != "remove" {
			return true
		}
	}
	found := false
	w.effects(func(e effectAt) {
		found = found || e.Kind == "deck" && e.Category == kind && e.Op != "remove"
	})
	return found
}
