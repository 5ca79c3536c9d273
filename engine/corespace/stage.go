package corespace

import "errors"

// stage is what the rules do by themselves as a phase begins and ends.
type stage struct {
	begin []func(*Table)
	end   []func(*Table)
	event bool // an event card is to be drawn
}

// stageOf is the stage that goes by a phase's id. These two ids are part of the contract with rule
// sets: a rule set names a phase "hostility" where pegs are added and an event is drawn, and
// "assessment" where the turn counter passes on. Any other phase is the players' own, whatever its
// id.
func stageOf(phase string) stage {
	switch phase {
	case "hostility": // seed 000:667-673
		return stage{begin: []func(*Table){(*Table).roundPegs}, event: true}
	case "assessment": // seed 000:711-713
		return stage{end: []func(*Table){(*Table).passTurn}}
	}
	return stage{}
}

// advance goes to the next step or, from the last one, to the next phase.
func (t *Table) advance() error {
	if !t.state.Filled {
		return errors.New("fill the crates before the first round")
	}
	if t.state.Phase >= 0 && t.state.Step+1 < len(t.rules.Phases[t.state.Phase].Steps) {
		t.state.Step++
		t.emit(Event{Kind: StepBegan, Phase: t.phase(), Step: t.state.Step})
		return nil
	}
	t.endPhase()
	t.beginPhase((t.state.Phase + 1) % len(t.rules.Phases))
	return nil
}

func (t *Table) endPhase() {
	t.putAway()
	for _, f := range stageOf(t.phase()).end {
		f(t)
	}
}

func (t *Table) beginPhase(i int) {
	t.state.Phase, t.state.Step = i, 0
	t.state.Drew, t.state.Arrived = false, false
	if i == 0 {
		t.beginRound()
	}
	t.emit(Event{Kind: PhaseBegan, Phase: t.phase()})
	for _, f := range stageOf(t.phase()).begin {
		f(t)
	}
}

func (t *Table) beginRound() {
	t.state.Round++
	t.state.Shots = 0
	t.emit(Event{Kind: RoundBegan, Round: t.state.Round})
	t.fire(func(w trigger) bool { return w.Kind == "round" && w.At == t.state.Round })
}

// phase is the id of the current phase, or empty during set-up.
func (t *Table) phase() string {
	if t.state.Phase < 0 {
		return ""
	}
	return t.rules.Phases[t.state.Phase].ID
}

// passTurn hands the turn counter to the next crew clockwise (seed 000:713).
func (t *Table) passTurn() {
	t.state.Turn = (t.state.Turn + 1) % t.state.Crews
	t.emit(Event{Kind: TurnPassed, Crew: t.state.Turn + 1})
}

// The things that can be due in a phase.
const (
	DueEvent    = "event"
	DueArrivals = "arrivals"
)

// dues lists what this phase still wants done by hand.
func (t *Table) dues() []string {
	var out []string
	if stageOf(t.phase()).event && !t.state.Drew && len(t.state.Deck)+len(t.state.Discard) > 0 {
		out = append(out, DueEvent)
	}
	if len(t.arriving()) > 0 && !t.state.Arrived {
		out = append(out, DueArrivals)
	}
	return out
}
