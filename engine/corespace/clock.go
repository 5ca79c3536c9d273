package corespace

import (
	"errors"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
)

// Moment is a point of a round that is yet to come in the action that is under way. What a rule asks at
// one is answered before the next comes.
type Moment struct {
	Kind string `json:"kind"`
	N    int    `json:"n,omitempty"` // index of the phase
}

// The moments, in the order in which they follow one another.
const (
	momentStart = "start" // the game begins
	momentEnd   = "end"   // the phase ends
	momentNext  = "next"  // phase N comes, unless it is left out
	momentRound = "round" // a round begins
	momentPhase = "phase" // the phase begins
	momentStage = "stage" // what the rules do by themselves in it
)

// Timer is a rule that waits for a time after another worked.
type Timer struct {
	Rule  string        `json:"rule"`
	Leaf  *program.Leaf `json:"leaf"`
	Round int           `json:"round"` // not before this
	At    int           `json:"at"`    // and not before this place in the round
}

// Firing is a rule that worked.
type Firing struct {
	Rule  string `json:"rule"`
	Round int    `json:"round"`
	Piece string `json:"piece,omitempty"` // that set it off
}

// moment lets the next moment come.
func (t *Table) moment() {
	m := t.state.Moments[0]
	t.state.Moments = t.state.Moments[1:]
	switch m.Kind {
	case momentStart:
		t.announce(Event{Kind: GameBegan})
		t.beginLevel()
	case momentEnd:
		t.endPhase()
	case momentNext:
		t.nextPhase(m.N)
	case momentRound:
		t.beginRound()
	case momentPhase:
		t.ring(2 * t.state.Phase)
		t.announce(Event{Kind: PhaseBegan, Phase: t.phase()})
	case momentStage:
		for _, f := range t.stageOf(t.phase()).begin {
			f(t)
		}
		t.state.At = 2*t.state.Phase + 1
	}
}

// ring notes where in the round the game is, in halves of phases, and sets off the rules whose time has
// come. What works during a phase counts as its end, so that a round later is never sooner than a round.
func (t *Table) ring(at int) {
	t.state.At = at
	due := func(x Timer) bool {
		phase := x.Leaf.Phase == "" || x.Leaf.Phase == t.phase() && at%2 == 0
		return phase && (t.state.Round > x.Round || t.state.Round == x.Round && at >= x.At)
	}
	for _, x := range t.state.Timers {
		if due(x) {
			t.setOff(x.Rule, x.Leaf, "", false)
		}
	}
	t.state.Timers = slices.DeleteFunc(t.state.Timers, due)
}

// startTimers starts the clock of the rules that wait for a time after this one. A phase without rounds is
// the next one of its sort, not one that is just beginning.
func (t *Table) startTimers(rule string) {
	for h := range t.program.Waiting(t.about(program.RuleWorks, program.Rules, rule)) {
		r := &t.program.Rules[h.Rule]
		leaf, at, begun := &r.Leaves[h.Leaf], t.state.At, t.state.Round
		if leaf.Rounds > 0 {
			begun = max(begun, 1) // rounds that pass after the game has begun are counted from the first
		}
		if leaf.Phase != "" && leaf.Rounds == 0 {
			at++
		}
		t.state.Timers = append(t.state.Timers, Timer{Rule: r.ID, Leaf: leaf, Round: begun + leaf.Rounds, At: at})
	}
}

// mayGoOn refuses to let time pass while something is open.
func (t *Table) mayGoOn() error {
	switch {
	case !t.state.Filled:
		return errors.New("fill the crates before the first round")
	case len(t.state.Matters) > 0:
		return errors.New("answer the open question first")
	case t.state.Over:
		return errors.New("the game is over; take the last action back to go on")
	}
	return nil
}

// end ends the game, and with it what would come next.
func (t *Table) end() {
	if t.state.Over {
		return
	}
	t.state.Over = true
	t.state.Moments, t.state.Timers = nil, nil
	t.announce(Event{Kind: GameEnded})
}

// staged reports whether the table has done what is its own to do as the phase begins.
func (t *Table) staged() bool {
	return t.state.Phase >= 0 && len(t.stageOf(t.phase()).begin) > 0 && t.state.At == 2*t.state.Phase+1
}
