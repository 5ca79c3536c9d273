package corespace

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

// A deal of its own takes the place of the crate's row in the table, crates on other floors are filled
// as well, and any piece can be dealt into.
func TestDealsAndCratesOnOtherFloors(t *testing.T) {
	m := testMission()
	m.Board.Levels = []model.Level{{ID: "loft", Floor: model.Board{Crates: []model.Crate{{ID: "up", Size: "small"}}}}}
	m.Setup.Allocation[1].Tokens[0].Count = 1
	m.Setup.Deals = []model.Deal{{Into: []string{"c1", "console"}, Tokens: []model.TokenShare{{Size: "small", Count: 2}}}}
	table, err := NewTable(m, testRules(), testDecks(), 1, 7)
	if err != nil {
		t.Fatal(err)
	}
	do(t, table, Op{Kind: OpFill})
	want := map[string]int{"l1": 3, "l2": 3, "c1": 2, "c2": 1, "up": 1, "console": 2}
	for _, c := range table.State().Crates {
		if len(c.Tokens) != want[c.ID] {
			t.Errorf("%s holds %d tokens, want %d", c.ID, len(c.Tokens), want[c.ID])
		}
		delete(want, c.ID)
	}
	if len(want) > 0 {
		t.Errorf("nothing was dealt into %v", want)
	}
	small := dealing.Stock(m, testRules()).Pool("small")
	if small.Dealt != 2*1+2+1+1+2 {
		t.Errorf("the stock counts %d small tokens dealt", small.Dealt)
	}
}

// What the table cannot judge it asks for before it does anything, and what it cannot do it tells.
func TestARuleIsJudgedByThePlayersWhereTheTableCannot(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(*model.Rule)
		asked bool
		tells EventKind
	}{
		"a condition":        {func(r *model.Rule) { r.If = &model.Condition{Kind: "round", First: 2} }, false, RuleIdle},
		"a roll":             {func(r *model.Rule) { r.When.Check = &model.Check{Dice: 1, Hits: 1} }, true, Interacted},
		"a choice":           {func(r *model.Rule) { r.Optional = true }, true, Interacted},
		"an effect not kept": {func(r *model.Rule) { r.Do = []model.Effect{{Kind: "prone"}} }, false, LeftToPlayers},
	} {
		t.Run(name, func(t *testing.T) {
			m := testMission()
			c.spoil(&m.Rules[0])
			table := tableOf(t, m, 1)
			events := do(t, table, Op{Kind: OpFill}, Op{Kind: OpInteract, ID: "console"})
			if has(events, Given) || has(events, DoorSet) || !has(events, c.tells) {
				t.Errorf("the table did %+v", events)
			}
			if asked := table.View().Play.Ask != nil; asked != c.asked {
				t.Errorf("asked %v, want %v", asked, c.asked)
			}
		})
	}
}
