package corespace

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

func lyingIn(t *testing.T, table *Table, id string) []string {
	t.Helper()
	c, err := table.crate(id)
	if err != nil {
		t.Fatal(err)
	}
	return c.Tokens
}

// Tokens lie where the set-up says, besides those dealt there; a key item that is laid out is no longer aside.
func TestContentsAreLaidOut(t *testing.T) {
	m := testMission()
	m.Setup.Contents = []model.Content{
		{At: model.Place{Piece: "c1"}, Tokens: []string{"schedule"}},
		{At: model.Place{Piece: "console"}, Tokens: []string{"relic"}},
		{At: model.Place{Zone: "hall"}, Tokens: []string{"belt"}, Hidden: true},
		{At: model.Place{Zone: "hall"}, Draw: &model.Draw{From: "pouch", Count: 2, Size: "small"}},
		{At: model.Place{Zone: "hall"}, Draw: &model.Draw{From: "rare", Count: 9, Size: "large"}},
	}
	m.Setup.NPCs = []model.StartNPC{{Kind: "civilian", Name: "Odile", Tokens: []string{"ammo"}}}
	table := tableOf(t, m, 1)
	if v := table.View(); len(v.Aside) != 0 || v.Crates[5].Count != 1 || v.Crates[5].Tokens != nil || v.Crates[5].At.Zone != "hall" {
		t.Errorf("before the crates are filled: aside %v, %+v", v.Aside, v.Crates)
	}
	before := tokens(table.State())
	do(t, table, Op{Kind: OpFill})
	for id, want := range map[string]int{"c1": 4, "console": 1, "contents.2": 1, "contents.3": 2, "contents.4": 2, "npcs.0": 1} {
		if got := len(lyingIn(t, table, id)); got != want {
			t.Errorf("%s holds %d tokens, want %d", id, got, want)
		}
	}
	if !slices.Contains(lyingIn(t, table, "c1"), "schedule") || table.View().Crates[8].Name != "Odile" {
		t.Errorf("crates %+v", table.State().Crates)
	}
	for id, n := range tokens(table.State()) {
		if before[id] != n {
			t.Errorf("there were %d %s, now there are %d", before[id], id, n)
		}
	}
}

// What the pool leaves out is not dealt, what it limits is in no larger number, and what it must hold is dealt,
// whatever the seed.
func TestPoolOfASetUp(t *testing.T) {
	m := testMission()
	m.Setup.Pool = &model.PoolRule{Exclude: []string{"ammo"}, ExcludeCategories: []string{"armour"},
		Include: []string{"relic", "cannon"}, Most: []model.CategoryLimit{{Category: "weapon", Count: 7}}}
	m.Setup.Allocation[1].Tokens[0].Count = 2
	m.Setup.Rare = []model.TokenCount{{Size: "small", Count: 2}}
	for seed := range uint64(30) {
		table, err := NewTable(m, testRules(), testDecks(), 1, seed)
		if err != nil {
			t.Fatal(err)
		}
		do(t, table, Op{Kind: OpFill})
		s, dealt := table.State(), []string{}
		for _, c := range s.Crates {
			dealt = append(dealt, c.Tokens...)
		}
		out := append(slices.Clone(dealt), s.Pouch...)
		if slices.Contains(out, "ammo") || slices.Contains(out, "belt") {
			t.Fatalf("seed %d: a token that is left out takes part: %v", seed, out)
		}
		if !slices.Contains(dealt, "relic") || !slices.Contains(dealt, "cannon") || dealing.Count(out, "knife") != 7 {
			t.Fatalf("seed %d: dealt %v, pouch %v", seed, dealt, s.Pouch)
		}
	}
}

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
