package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
)

// verdict is what the table knows of something.
type verdict int

const (
	no verdict = iota
	unsure
	yes
)

func is(so bool) verdict {
	if so {
		return yes
	}
	return no
}

// notice sets off every rule that waits for an event, in the author's order. They work once the action
// that led to it is done.
func (t *Table) notice(e Event) {
	for h := range t.program.SetOff(t.signal(&e)) {
		m := t.setOff(t.program.Rules[h.Rule].ID, &t.program.Rules[h.Rule].Leaves[h.Leaf], e.ID, h.Vague)
		m.NPC, m.Count = e.NPC, e.Count
	}
}

// announce tells of an event and sets off the rules that wait for it.
func (t *Table) announce(e Event) {
	t.emit(e)
	t.notice(e)
}

// setOff lets a rule work as soon as those before it are done.
func (t *Table) setOff(rule string, leaf *program.Leaf, it string, unsure bool) *Matter {
	m := &Matter{Source: rule, Leaf: leaf, It: it, Unsure: unsure}
	t.state.Matters = append(t.state.Matters, m)
	return m
}

// signal is what rules may wait for in an event of the log; that no rule waits for the others, nobody has to say.
func (t *Table) signal(e *Event) program.Signal {
	switch e.Kind {
	case GameBegan:
		return program.Signal{Event: program.GameBegins}
	case GameEnded:
		return program.Signal{Event: program.GameEnds}
	case RoundBegan:
		return program.Signal{Event: program.RoundBegins, Was: e.Round - 1, Now: e.Round}
	case PhaseBegan:
		return t.about(program.PhaseBegins, program.Phases, e.Phase)
	case PhaseEnded:
		return t.about(program.PhaseEnds, program.Phases, e.Phase)
	case PegIn:
		return program.Signal{Event: program.PegIn, Was: e.Pegs - 1, Now: e.Pegs}
	case LevelSet:
		return t.about(program.LevelReached, program.Levels, e.Level)
	case Counted:
		s := t.about(program.CounterMoved, program.Counters, e.ID)
		s.Was, s.Now = e.Value-e.Count, e.Value
		return s
	case DoorSet:
		s := t.about(program.DoorTurned, program.Doors, e.Panel)
		s.State = e.State
		return s
	}
	return t.signalOfPlay(e)
}

// signalOfPlay is the part of signal that has to do with figures, tokens, cards and dice.
func (t *Table) signalOfPlay(e *Event) program.Signal {
	switch e.Kind {
	case Interacted:
		return t.about(program.PieceTouched, program.Pieces, e.ID)
	case Opened:
		return t.about(program.PieceSearched, program.Pieces, e.ID)
	case Taken, Searched, Given:
		return t.about(program.TokenTaken, program.Tokens, e.Tokens...)
	case Arrival:
		return t.about(program.FigureArrives, program.NPCs, e.NPC, e.Wanted)
	case Defeated:
		return t.about(program.FigureDefeated, program.NPCs, e.NPC)
	case EntryRolled:
		return t.aboutOne(program.EntryRolled, program.ID(e.Entry))
	case DieRolled:
		return t.about(program.FaceRolled, program.Symbols, t.die(e.Die).Faces[e.Face].Symbol)
	case CardDrawn:
		return t.aboutOne(program.CardDrawn, t.program.CardID(e.Card))
	case CardHidden:
		return t.aboutOne(program.CardKept, t.program.CardID(e.Card))
	case CardPlayed:
		return t.aboutOne(program.CardPlayed, t.program.CardID(e.Card))
	case Done:
		return t.about(program.ObjectiveDone, program.Objectives, e.ID)
	}
	return program.Signal{Event: program.Unheard}
}

// about is a signal about things by their names.
func (t *Table) about(event program.Event, domain string, names ...string) program.Signal {
	t.ids = t.ids[:0]
	for _, name := range names {
		t.ids = append(t.ids, t.program.ID(domain, name))
	}
	return program.Signal{Event: event, About: t.ids}
}

func (t *Table) aboutOne(event program.Event, id program.ID) program.Signal {
	t.ids = append(t.ids[:0], id)
	return program.Signal{Event: event, About: t.ids}
}

// happened is told by the players: the nth event that a rule waits for has come about. Other rules that
// wait for the very same are set off with it.
func (t *Table) happened(id string, n int, it string) error {
	r := t.program.Rule(id)
	if r == nil || r.When == nil {
		return fmt.Errorf("there is no rule %q that waits for something", id)
	}
	if n < 1 || n > len(r.Leaves) || !t.told(&r.Leaves[n-1]) {
		return fmt.Errorf("the players do not tell of event %d of the rule %q", n, id)
	}
	leaf := &r.Leaves[n-1]
	if it != "" && !slices.Contains(leaf.Pieces, it) {
		return fmt.Errorf("%q is not what the rule %q waits for", it, id)
	}
	t.emit(Event{Kind: Happened, Text: t.sayEvent(leaf), ID: it})
	for i := range t.program.Rules {
		s := &t.program.Rules[i]
		if slices.ContainsFunc(s.Leaves, func(l program.Leaf) bool { return l.Alike == leaf.Alike }) {
			t.setOff(s.ID, leaf, it, false)
		}
	}
	return nil
}

// interact says that a trader interacts with a piece. A piece that no rule waits for is still told of, as
// its prose may matter.
func (t *Table) interact(id string) error {
	if !t.piece(id) {
		return fmt.Errorf("there is no piece %q on the board", id)
	}
	t.announce(Event{Kind: Interacted, ID: id, Text: t.pieceTitle(id)})
	return nil
}

func (t *Table) piece(id string) bool { return t.pieceSort(id) != "" }
