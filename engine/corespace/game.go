package corespace

import (
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
	return &Table{mission: m, rules: r, decks: decks, program: program.Lower(m, r, decks), game: game{senses(), facts(), steps()}}
}
