package play

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
)

// Game is a game in progress. One goroutine uses it at a time.
type Game struct {
	State
	Rules *Rules
	// Log, if there is one, is told everything that happens.
	Log func(Event)
	// Dice, if there are some, are rolled in place of luck.
	Dice Roller

	ran     uint32  // how often something under way has gone on
	tastes  *Tastes // of whoever plays all crews: what it would never choose is not listed; nil: it has none
	trusted bool    // the state has been looked at since there were those tastes, and is the game's own since then
	err     error   // why the game could not go on
	weighed uint64  // objectives of which it is being found out whether they are done, a bit each
	ask     Decision
	options []Option
	before  State // as it was when the card in hand was drawn
	scratch scratch
	paved   []*Rules // with pieces lying otherwise, as they have come up
	bag     bag
	glance  glance
	refuge  refuge
	roster  roster
	coming  coming
	dealt   dealt
}

// Roller picks the face that a die of the rule set lands on, and the direction of its arrow.
type Roller interface {
	Roll(die int) (face int, arrow uint8)
}

// Drawer says, if a roller is one, too, which token is drawn out of a pouch that is not empty.
type Drawer interface {
	Draw(g *Game) int16
}

// Tosser says, if a roller is one, too, which side a coin lands on: 0 or 1.
type Tosser interface {
	Toss() int8
}

// Decision is a point of a game at which there is a choice.
type Decision struct {
	Kind   DecisionKind
	Crew   int8 // that decides; -1: the rules leave it to whoever plays the NPCs
	Figure int8 // that it is about; -1: none
}

// Option is one thing to choose. What its fields mean depends on its code.
type Option struct {
	Code    OptionCode
	Pay     Pay
	A, B, C int16
}

// Pay is what an effortless action takes.
type Pay uint8

// The ways to pay.
const (
	Nothing Pay = iota
	FreeOne     // the one that each turn has
	OneAction
	OnePeg  // a skill peg, as the skill of this round
	Granted // an action that an effect has given for this turn
)

// Next runs on to the next decision and returns it with its options; no options: the game is over. What it returns is good
// until the next call.
func (g *Game) Next() (Decision, []Option) {
	if !g.trusted {
		g.pave()
	}
	if r := &g.roster; !g.trusted || r.of != g || r.rules != g.Rules {
		g.call()
		g.trusted = g.tastes != nil && g.tastes.Looks
	}
	for begun := g.ran; g.ask.Kind == NoDecision && !g.ended(); {
		g.options = g.options[:0]
		if g.Over {
			g.finish()
			continue
		}
		if g.ran-begun > patience {
			g.tooMuch("what is under way comes to no end and to no choice: " + g.endless() + " over and over")
			continue
		}
		if g.Rules.sees {
			g.lookOut()
		}
		g.ran++
		g.run(&g.Frames[g.Depth-1])
		if g.ask.Kind != NoDecision && len(g.options) == 1 {
			g.Apply(0)
		}
	}
	if g.ask.Kind == NoDecision {
		return Decision{}, nil
	}
	return g.ask, g.options
}

// patience is how often what is under way may go on without anybody having anything to choose: a thousand times as often as in a whole
// game of Salvage Run.
const patience = 1 << 20

// ended reports whether nothing is under way any more.
func (g *Game) ended() bool { return g.Depth == 0 }

// Apply takes an option of the decision that Next returned.
func (g *Game) Apply(i int) {
	o := g.options[i]
	ask := g.ask
	g.ask = Decision{}
	g.answer(&g.Frames[g.Depth-1], ask, o)
}

// choose asks for a decision; its options have been listed.
func (g *Game) choose(kind DecisionKind, crew, figure int8) {
	if len(g.options) == 0 {
		g.fail(fmt.Sprintf("a decision of kind %d had no options", kind))
		return
	}
	if len(g.options) > 1 {
		g.resolved()
	}
	g.ask = Decision{kind, crew, figure}
}

// fail ends a game that cannot go on: no mission is to stop the program.
func (g *Game) fail(why string) {
	if g.err == nil {
		g.err = fmt.Errorf("round %d: %s", g.Round, why)
	}
	g.Over = true
}

// TooMuch is why a game has ended in which more goes on than it can hold: what its mission has to mend.
type TooMuch struct {
	Round int
	Why   string
}

// Error is the reason, with the round.
func (e *TooMuch) Error() string { return fmt.Sprintf("round %d: %s", e.Round, e.Why) }

// tooMuch ends a game in which more goes on than it can hold.
func (g *Game) tooMuch(why string) {
	if g.err == nil {
		g.err = &TooMuch{int(g.Round), why}
	}
	g.Over = true
}

// Err is why a game could not go on; nil for one that came to its end.
func (g *Game) Err() error { return g.err }

// option lists an option.
func (g *Game) option(o Option) { g.options = append(g.options, o) }

// push begins something on top of what is under way.
func (g *Game) push(f Frame) {
	if int(g.Depth) == MaxFrames {
		g.tooMuch("too much is under way at once: " + g.endless() + " without end")
		return
	}
	g.Frames[g.Depth] = f
	g.Depth++
}

// endless says which rules set each other off.
func (g *Game) endless() string {
	var names []string
	for i := range g.Frames[:g.Depth] {
		f := &g.Frames[i]
		if f.Kind != opsFrame || f.D <= 0 {
			continue
		}
		if id := g.Rules.Program.Rules[f.D-1].ID; !slices.Contains(names, id) {
			names = append(names, id)
		}
	}
	switch len(names) {
	case 0:
		return "rules set each other off"
	case 1:
		return fmt.Sprintf("the rule %q sets itself off", names[0])
	}
	return fmt.Sprintf("the rules %s set each other off", english.And(english.Each(names, english.Quoted)))
}

// pop ends what is under way.
func (g *Game) pop() { g.Depth-- }

// Save is the state as it stands at a decision.
func (g *Game) Save() State { return g.State }

// Restore goes back to a saved state.
func (g *Game) Restore(s *State) {
	g.State = *s
	g.err = nil
	g.ask, g.options = Decision{}, g.options[:0]
	g.scratch.kept = false
	g.pave()
	g.call()
}
