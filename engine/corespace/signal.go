package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
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

// sense is what the table notices of an event that rules wait for.
type sense struct {
	seen bool                             // it does, if not always
	told func(*Table, *program.Leaf) bool // the players tell of it, with a button; nil: they need not
	why  string                           // it never does
}

// senses are what the table notices of each event: what is pressed on the page, its own dice, and figures by their kind
// alone.
func senses() [program.Events]sense {
	seen, vague, unseen := sense{seen: true}, sense{seen: true, told: (*Table).vague}, func(why string) sense { return sense{told: always, why: why} }
	return [program.Events]sense{
		program.Unheard:         {why: "no rule waits for it"},
		program.GameBegins:      seen,
		program.GameEnds:        seen,
		program.RoundBegins:     seen,
		program.PhaseBegins:     seen,
		program.PhaseEnds:       seen,
		program.PegIn:           seen,
		program.LevelReached:    seen,
		program.RuleWorks:       seen,
		program.PieceTouched:    seen, // a button on the piece itself
		program.PieceRepaired:   unseen(whyDeed),
		program.PieceSearched:   {seen: true, told: (*Table).undealt},
		program.PieceDestroyed:  unseen(whyDeed),
		program.DoorTurned:      seen,                       // the doors have buttons of their own
		program.TokenTaken:      {seen: true, told: always}, // it may come from somebody else
		program.TokenCarriedOff: unseen(whyPlace),
		program.ZoneEntered:     unseen(whyPlace),
		program.ZoneLeft:        unseen(whyPlace),
		program.ZoneEmptied:     unseen(whyPlace),
		program.FiguresTouch:    unseen(whyPlace),
		program.FigureSeen:      unseen(whyPlace),
		program.FigureAboard:    unseen(whyPlace),
		program.CrewAboard:      unseen(whyPlace),
		program.CrewGone:        unseen(whyPlace),
		program.FigurePersuaded: unseen(whyState),
		program.FigureAttacked:  unseen(whyState),
		program.CrimeDone:       unseen(whyDeed),
		program.FigureDefeated:  vague,
		program.FigureArrives:   seen,
		program.EntryRolled:     seen,
		program.FaceRolled:      vague,
		program.CounterMoved:    seen,
		program.CardDrawn:       seen,
		program.CardKept:        seen,
		program.CardPlayed:      seen,
		program.ObjectiveDone:   seen,
	}
}

// whyDeed is why the table never sees what somebody does.
const whyDeed = "what traders do is not on this page"

func always(*Table, *program.Leaf) bool { return true }

// vague reports whether more is said of figures than the table knows.
func (t *Table) vague(l *program.Leaf) bool {
	return slices.ContainsFunc(l.Hooks, func(h program.Hook) bool { return h.Vague })
}

// undealt reports whether something is searched into which the table has dealt nothing.
func (t *Table) undealt(l *program.Leaf) bool {
	return slices.ContainsFunc(l.Pieces, func(id string) bool {
		return find(dealing.Containers(t.mission), id, func(c dealing.Container) string { return c.ID }) < 0
	})
}

// told reports whether the players tell of an event.
func (t *Table) told(l *program.Leaf) bool {
	return slices.ContainsFunc(l.Hooks, func(h program.Hook) bool {
		told := t.game.senses[h.Event].told
		return told != nil && told(t, l)
	})
}

// notice sets off every rule that waits for an event, in the author's order. They work once the action
// that led to it is done.
func (t *Table) notice(e Event) {
	for h := range t.program.SetOff(t.signal(&e)) {
		t.setOff(t.program.Rules[h.Rule].ID, &t.program.Rules[h.Rule].Leaves[h.Leaf], e.ID, h.Vague)
	}
}

// announce tells of an event and sets off the rules that wait for it.
func (t *Table) announce(e Event) {
	t.emit(e)
	t.notice(e)
}

// setOff lets a rule work as soon as those before it are done.
func (t *Table) setOff(rule string, leaf *program.Leaf, it string, unsure bool) {
	t.state.Matters = append(t.state.Matters, &Matter{Source: rule, Leaf: leaf, It: it, Unsure: unsure})
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
