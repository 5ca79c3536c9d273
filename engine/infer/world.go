package infer

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Game is a mission with all that is known of it besides.
type Game struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Decks   []*model.Deck    // those at hand
	Tables  []*model.Mission // the mission for each number of crews that counts
	// Boxed is how many tokens of a design the boxes hold.
	Boxed func(token string) int
	// StaysShut reports whether a panel is locked at the start and nothing has power over it.
	StaysShut func(model.Panel) bool
	// InProse reports whether a rule that only words say speaks of something.
	InProse func(id string) bool

	effects []Effect // of the rules, boons and cards, once they have been asked for
}

// Effect is an effect with the path of its source, and what it changes.
type Effect struct {
	model.Effect
	Path   string
	Rule   *model.Rule // that it belongs to; nil for those of boons
	Writes []kinds.Cell
}

// all are the effects of the mission's rules and boons, those among the rows and options of another included.
func (g *Game) all() []Effect {
	if g.effects != nil {
		return g.effects
	}
	g.effects = []Effect{}
	note := func(path string, r *model.Rule, do []model.Effect) {
		kinds.EachEffect(path, do, func(at string, e model.Effect) {
			g.effects = append(g.effects, Effect{e, at, r, kinds.Writes(e)})
		})
	}
	for i := range g.Mission.Rules {
		r := &g.Mission.Rules[i]
		note("rules."+r.ID, r, r.Do)
	}
	for _, o := range g.Mission.Objectives {
		for _, b := range o.Reward.Boons {
			note("objectives."+o.ID+".reward.boons."+b.ID, nil, b.Do)
		}
	}
	return g.effects
}

// World is what can ever be so where some rules work and some objectives can be met.
type World struct {
	*Game
	works    func(rule string) bool      // whether it is ever set off
	done     func(objective string) bool // whether it can be met
	called   map[string]bool             // rules that others run
	counters map[string]*Counter
	kinds    map[string]*supply
	tokens   map[string]bool // which somebody is given
	rounds   int             // the round that the game ends with at the latest; 0: none
	dealt    map[string]bool // kinds of event card that may come up, once asked for
	sorts    map[string]int  // pieces on all floors, by sort
	fall     *[2]bool        // whether rules, and event cards, take pegs off
}

// Never says why something can never be so.
type Never struct {
	Why       string
	Remedy    string
	Field     string       // that is to blame, of the event, condition or goal
	Elsewhere bool         // what is wrong stands elsewhere, and is told of there
	Steps     []string     // how it was found out
	About     string       // the counter or token that it is about: prose may do with it what no data does
	Maybe     string       // what may yet bring it about
	Panel     *model.Panel // that it is about, on the mission's board
	Swap      [4]string    // two fields that should change places, and what each is to be
}

// elsewhere is a reason that is told of where it stands.
func elsewhere() *Never { return &Never{Elsewhere: true} }

// NewWorld is what can ever be so where every rule works and every objective can be met: what cannot be so even then is
// to blame itself.
func NewWorld(g *Game) *World {
	yes := func(string) bool { return true }
	return g.world(yes, yes)
}

// world is what can be so where only some rules work and only some objectives can be met.
func (g *Game) world(works, done func(string) bool) *World {
	w := &World{Game: g, works: works, done: done, kinds: map[string]*supply{}, dealt: map[string]bool{}, called: map[string]bool{}}
	for _, e := range g.all() {
		if c, runs := kinds.Of(e.Writes, kinds.RuleCell); runs {
			w.called[c.ID] = true
		}
	}
	w.rounds = w.lastRound()
	w.counters = w.whereCountersStand()
	w.tokens = w.handedOut()
	return w
}

// Rounds is the round that the game ends with at the latest; 0: there is none.
func (w *World) Rounds() int { return w.rounds }

// Called reports whether another rule runs a rule.
func (w *World) Called(rule string) bool { return w.called[rule] }

// changes calls f for what the effects of the rules that work change of a sort.
func (w *World) changes(s kinds.Sort, f func(Effect, kinds.Cell)) {
	for _, e := range w.all() {
		if e.Rule == nil || !w.works(e.Rule.ID) {
			continue
		}
		for _, c := range e.Writes {
			if c.Sort == s {
				f(e, c)
			}
		}
	}
}

// changed reports whether an effect of a rule that works changes something of a sort in some way.
func (w *World) changed(s kinds.Sort, so func(Effect, kinds.Cell) bool) bool {
	found := false
	w.changes(s, func(e Effect, c kinds.Cell) { found = found || so(e, c) })
	return found
}

// onCards reports whether an event card that may come up changes something of a sort in some way.
func (w *World) onCards(s kinds.Sort, so func(kinds.Cell) bool) bool {
	found := false
	look := func(e model.Effect) { found = found || kinds.Some(kinds.Writes(e), s, so) }
	for _, d := range w.Decks {
		if !w.Deals(d.Kind) {
			continue
		}
		for _, c := range d.Cards {
			for _, b := range c.Bands {
				kinds.Every(b.Do, look)
			}
		}
	}
	return found
}

// lastRound is the number of the round with whose beginning the game is over at the latest; 0 where there
// is none.
func (w *World) lastRound() int {
	last := 0
	note := func(t *model.Trigger) {
		if at := w.comesAfter(t); at > 0 && (last == 0 || at < last) {
			last = at
		}
	}
	for i := range w.Mission.Ends {
		alternatives(&w.Mission.Ends[i], note)
	}
	for i := range w.over() {
		alternatives(&w.over()[i], note)
	}
	for i := range w.Mission.Rules {
		if r := &w.Mission.Rules[i]; r.When != nil && SurelyEnds(r) {
			alternatives(r.When, note)
		}
	}
	return last
}

// SurelyEnds reports whether a rule ends the game whenever it is set off.
func SurelyEnds(r *model.Rule) bool {
	return r.If == nil && !r.Optional && slices.ContainsFunc(r.Do, func(e model.Effect) bool { return kinds.Changes(e, kinds.EndCell) })
}

// alternatives calls f for an event or, where it is one of several, for each of those.
func alternatives(t *model.Trigger, f func(*model.Trigger)) {
	if len(t.Triggers) == 0 {
		f(t)
		return
	}
	for i := range t.Triggers {
		alternatives(&t.Triggers[i], f)
	}
}

// startPegs are the fewest and the most pegs at the start.
func (w *World) startPegs() (low, high int) {
	for i, m := range w.Tables {
		n := m.Setup.Hostility
		if i == 0 {
			low, high = n, n
		}
		low, high = min(low, n), max(high, n)
	}
	return low, high
}

// PegsFall reports whether a rule takes pegs off the track, and whether an event card can.
func (w *World) PegsFall() (rules, cards bool) {
	if w.fall == nil {
		w.fall = &[2]bool{
			w.changed(kinds.TrackCell, func(_ Effect, c kinds.Cell) bool { return c.Move.Goes(-1) }),
			w.onCards(kinds.TrackCell, func(c kinds.Cell) bool { return c.Move.Goes(-1) }),
		}
	}
	return w.fall[0], w.fall[1]
}

// Deals reports whether cards of a kind may come up: the set-up of some number of crews has them, or a rule
// brings them in.
func (w *World) Deals(kind string) bool {
	d, known := w.dealt[kind]
	if !known {
		d = w.findDeals(kind)
		w.dealt[kind] = d
	}
	return d
}

// findDeals looks for what brings cards of a kind into the deck.
func (w *World) findDeals(kind string) bool {
	for _, m := range w.Tables {
		if slices.ContainsFunc(m.Setup.Events, func(e model.EventAllocation) bool { return e.Kind == kind }) {
			return true
		}
	}
	if slices.ContainsFunc(w.Mission.Setup.Deck, func(d model.DeckChange) bool { return d.Category == kind && d.Op != "remove" }) {
		return true
	}
	return w.changed(kinds.DeckCell, func(_ Effect, c kinds.Cell) bool { return c.Any == kind && c.State != "remove" })
}
