package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// stage is what the rules do by themselves as a phase begins and ends.
type stage struct {
	begin []func(*Table)
	end   []func(*Table)
	event bool // an event card is to be drawn
}

// stageOf is the stage that goes by a phase's id. These three ids are part of the contract with rule
// sets: a rule set names a phase "hostility" where pegs are added, "event" where a card is drawn, if
// that is not done in "hostility" as well, and "assessment" where the turn counter passes on. Any
// other phase is the players' own, whatever its id.
func (t *Table) stageOf(phase string) stage {
	switch phase {
	case "hostility": // seed 000:667-673
		apart := find(t.rules.Phases, "event", func(p model.Phase) string { return p.ID }) >= 0
		return stage{begin: []func(*Table){(*Table).roundPegs}, event: !apart}
	case "event": // seed 004:43-44
		return stage{event: true}
	case "assessment": // seed 000:711-713
		return stage{end: []func(*Table){(*Table).passTurn}}
	}
	return stage{}
}

// advance goes to the next step or, from the last one, to the next phase.
func (t *Table) advance() error {
	if err := t.mayGoOn(); err != nil {
		return err
	}
	if t.state.Phase >= 0 && t.state.Step+1 < len(t.rules.Phases[t.state.Phase].Steps) {
		t.state.Step++
		t.emit(Event{Kind: StepBegan, Phase: t.phase(), Step: t.state.Step})
		return nil
	}
	first := Moment{Kind: momentEnd}
	if t.state.Phase < 0 {
		first.Kind = momentStart
	}
	t.state.Moments = []Moment{first, {Kind: momentNext, N: (t.state.Phase + 1) % len(t.rules.Phases)}}
	return nil
}

// endPhase does what the rules do as a phase ends, then lets the mission's rules work.
func (t *Table) endPhase() {
	t.putAway()
	for _, f := range t.stageOf(t.phase()).end {
		f(t)
	}
	if t.state.Phase >= 0 {
		t.state.Ended[t.state.Phase] = t.state.Pegs
	}
	t.ring(2*t.state.Phase + 1)
	t.notice(Event{Kind: PhaseEnded, Phase: t.phase()})
}

// nextPhase goes on to a phase, or past one that is left out this round.
func (t *Table) nextPhase(i int) {
	t.state.Phase, t.state.Step = i, 0
	t.state.Drew, t.state.Arrived, t.state.Absent = false, false, nil
	var then []Moment
	if i == 0 {
		then = []Moment{{Kind: momentRound}}
	}
	if at := slices.Index(t.state.Skip, t.phase()); at >= 0 {
		t.state.Skip = slices.Delete(t.state.Skip, at, at+1)
		t.emit(Event{Kind: PhaseSkipped, Phase: t.phase()})
		t.state.Moments = append(then, Moment{Kind: momentNext, N: (i + 1) % len(t.rules.Phases)})
		return
	}
	t.state.Moments = append(then, Moment{Kind: momentPhase}, Moment{Kind: momentStage})
}

func (t *Table) beginRound() {
	t.lapse()
	t.state.Round++
	t.state.Shots = 0
	t.ring(0)
	t.announce(Event{Kind: RoundBegan, Round: t.state.Round})
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

// dues lists what this phase still wants done by hand; nothing once the game is over.
func (t *Table) dues() []string {
	if t.state.Over {
		return nil
	}
	var out []string
	if t.stageOf(t.phase()).event && !t.state.Drew && len(t.state.Deck)+len(t.state.Discard) > 0 {
		out = append(out, DueEvent)
	}
	if len(t.arriving()) > 0 && !t.state.Arrived {
		out = append(out, DueArrivals)
	}
	return out
}
