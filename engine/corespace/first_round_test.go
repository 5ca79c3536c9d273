package corespace

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// The game begins in its first round: a rule that works then asks for that round, and rounds that pass afterwards are
// counted from it.
func TestTheGameBeginsInTheFirstRound(t *testing.T) {
	table := playing(t,
		model.Rule{ID: "first", When: &model.Trigger{Kind: "start"}, If: &model.Condition{Kind: "round", First: 1, Last: 1}, Do: []model.Effect{{Kind: "pegs", Add: 1}}},
		model.Rule{ID: "later", When: &model.Trigger{Kind: "after", Rule: "first", Rounds: 1}, Do: []model.Effect{{Kind: "pegs", Add: 1}}})
	for table.State().Round < 3 {
		events := do(t, table, Op{Kind: OpAdvance})
		later := slices.ContainsFunc(events, func(e Event) bool { return e.Kind == RuleFired && e.Rule == "later" })
		second := slices.ContainsFunc(events, func(e Event) bool { return e.Kind == RoundBegan && e.Round == 2 })
		if later != second {
			t.Errorf("a round after the start, as round %d begins: it works %v", table.State().Round, later)
		}
	}
	if fired := table.State().Fired; len(fired) != 2 {
		t.Errorf("worked: %+v", fired)
	}
}
