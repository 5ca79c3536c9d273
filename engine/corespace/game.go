package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// game is what the table does about each kind of event, condition and effect, by its small integer.
type game struct {
	senses [program.Events]sense
	facts  [kinds.ConditionKinds]fact
	steps  [kinds.EffectKinds]doing
}

// Gap is one thing of a mission that the table does not do.
type Gap = program.Gap

// Gaps is everything in a mission that its table does not do.
func Gaps(m *model.Mission, r *model.RuleSet) []Gap { return lowered(m, r, nil).toDo() }

// toDo is what of the mission is left to the players. Cards are not called by what stands on them.
func (t *Table) toDo() []Gap {
	plain := &Table{mission: t.mission, rules: t.rules}
	known := program.Game{Told: t.told, Sees: t.sees, Names: plain.names()}
	for kind, f := range t.game.facts {
		known.Asked[kind] = f.why
	}
	for kind, s := range t.game.steps {
		known.ByHand[kind] = s.why
	}
	return t.program.Gaps(known)
}

// lowered is a table of a lowered mission on which nothing stands yet.
func lowered(m *model.Mission, r *model.RuleSet, decks []*model.Deck) *Table {
	t := &Table{mission: m, rules: r, decks: decks, program: program.Lower(m, r, decks), game: game{senses(), facts(), steps()}}
	t.supply = dealing.Stock(m, r)
	return t
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
		program.FigureActs:      unseen(whyDeed),
		program.TurnTaken:       unseen(whyDeed),
		program.FigureRobbed:    unseen(whyState),
		program.NoiseMade:       unseen(whyDeed),
		program.PieceTurned:     unseen(whyState),
		program.FigureGets:      unseen(whyState),
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
