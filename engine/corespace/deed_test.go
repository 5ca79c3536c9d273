package corespace

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// Whatever somebody does can ask for a roll and for actions of a turn, and be done to a figure; the page says so, and
// asks for the roll before the rule works.
func TestADeedHasARollAndAPrice(t *testing.T) {
	check := &model.Check{Dice: 1, Hits: 1}
	any, civilian := &model.Who{Traders: "any"}, &model.Who{NPC: "civilian"}
	for _, c := range []struct {
		when model.Trigger
		says string
	}{
		{model.Trigger{Kind: "interact", Target: civilian, Check: check, Actions: 2}, "When a trader interacts with any Civilian, with 2 actions of one turn."},
		{model.Trigger{Kind: "contact", Who: any, Target: civilian, Check: check, NoEffort: true}, "When any trader comes into contact with any Civilian, as an effortless action."},
		{model.Trigger{Kind: "pickup", Token: "relic", Who: &model.Who{Class: "tech"}, Check: check, Actions: 3}, "When relic is taken up by any Tech, with 3 actions of one turn."},
		{model.Trigger{Kind: "search", With: "console", Check: check, Actions: 2}, "When the console is searched, with 2 actions of one turn."},
		{model.Trigger{Kind: "repair", Of: "console", Who: civilian, Check: check, NoEffort: true}, "When any Civilian repairs the console, as an effortless action."},
	} {
		table := playing(t, model.Rule{ID: "it", Title: "It", When: &c.when, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}})
		if got := table.View().Play.Rules[0].When; got != c.says {
			t.Errorf("%s: it says %q, want %q", c.when.Kind, got, c.says)
		}
		for answer, want := range map[string]int{"Failed": 0, "Succeeded": 1} {
			table := playing(t, model.Rule{ID: "it", Title: "It", When: &c.when, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}})
			do(t, table, Op{Kind: OpHappened, ID: "it", N: 1})
			choose(t, table, answer)
			if got := table.View().Counters[0].Count; got != want {
				t.Errorf("%s, %s: the counter stands at %d, want %d", c.when.Kind, answer, got, want)
			}
		}
	}
	table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", Target: civilian}, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}})
	if do(t, table, Op{Kind: OpInteract, ID: "console"}); table.View().Counters[0].Count != 0 {
		t.Error("a touch of a piece counts as one of a figure")
	}
}
