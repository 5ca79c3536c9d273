package corespace

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

// tokens counts every token on the table by design, wherever it is.
func tokens(s State) map[string]int {
	n := map[string]int{}
	lists := [][]string{s.Pouch, s.Hands, s.Aside, s.Box}
	for _, c := range s.Crates {
		lists = append(lists, c.Tokens)
	}
	for _, id := range slices.Concat(lists...) {
		n[id]++
	}
	return n
}

// What the mission asks for by name is among the tokens dealt, whatever the seed: a common one, a rare one, and one
// that is never dealt unasked.
func TestTokensAskedForAreDealt(t *testing.T) {
	for seed := range uint64(40) {
		m := testMission()
		m.Setup.Aside = nil
		m.Setup.Pool = &model.PoolRule{Include: []string{"belt", "schedule", "cannon"}}
		table, err := NewTable(m, testRules(), testDecks(), 1, seed)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := table.Do(Op{Kind: OpFill}); err != nil {
			t.Fatal(err)
		}
		var dealt []string
		for _, c := range table.State().Crates {
			dealt = append(dealt, c.Tokens...)
		}
		for _, id := range m.Setup.Pool.Include {
			if !slices.Contains(dealt, id) {
				t.Fatalf("seed %d: %s is not among %v", seed, id, dealt)
			}
		}
	}
}

// As many tokens as the players pick by hand are among those dealt, of the sort that they pick from, and no more of those
// that are never dealt unasked.
func TestTokensPickedByHandAreDealt(t *testing.T) {
	for seed := range uint64(20) {
		m := testMission()
		m.Setup.Aside = nil
		m.Setup.Pool = &model.PoolRule{Picked: []model.Picked{{Count: 1, Category: "objective"}, {Count: 2, Among: []string{"belt", "knife"}}}}
		table, err := NewTable(m, testRules(), testDecks(), 1, seed)
		if err != nil {
			t.Fatal(err)
		}
		do(t, table, Op{Kind: OpFill})
		var dealt []string
		for _, c := range table.State().Crates {
			dealt = append(dealt, c.Tokens...)
		}
		if n := dealing.Count(dealt, "schedule"); n != 1 {
			t.Errorf("seed %d: %d objective tokens among %v, want 1", seed, n, dealt)
		}
		if n := dealing.Count(dealt, "belt") + dealing.Count(dealt, "knife"); n < 2 {
			t.Errorf("seed %d: %d of the belts and knives among %v, want 2", seed, n, dealt)
		}
	}
	m := testMission()
	m.Setup.Pool = &model.PoolRule{Picked: []model.Picked{{Count: 90, Category: "objective"}}}
	if got := gapLines(Gaps(m, testRules())); !slices.Contains(got, "setup.pool.picked") {
		t.Errorf("gaps %v", got)
	}
	if _, err := tableOf(t, m, 1).Do(Op{Kind: OpFill}); err == nil || !strings.Contains(err.Error(), "90 tokens are to be picked by hand") {
		t.Error(err)
	}
}

// A token that is kept apart stays in the box unless it is asked for, and the counts of what is dealt say so.
func TestObjectiveTokensAreDealtOnlyWhenAskedFor(t *testing.T) {
	m, r := testMission(), testRules()
	m.Setup.Aside = nil
	without := dealing.Stock(m, r).Pool("small").Common
	m.Setup.Pool = &model.PoolRule{Include: []string{"schedule"}}
	if with := dealing.Stock(m, r).Pool("small").Common; with != without+1 {
		t.Errorf("%d common tokens with the one asked for, %d without", with, without)
	}
}

// No token is dealt twice or lost, and each crate gets what the mission says, whatever the seed.
func TestAllocation(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		m, r := testMission(), testRules()
		draw := func(most int, name string) int { return rapid.IntRange(0, most).Draw(rt, name) }
		m.Setup.Rare[0].Count, m.Setup.Rare[1].Count = draw(3, "small rare"), draw(2, "large rare")
		m.Setup.Allocation[0].Tokens[0].Count = draw(3, "large in large")
		m.Setup.Allocation[0].Tokens[1].Count = draw(5, "small in large")
		m.Setup.Allocation[1].Tokens[0].Count = draw(6, "small in small")
		table, err := NewTable(m, r, testDecks(), 1, rapid.Uint64().Draw(rt, "seed"))
		if err != nil {
			rt.Fatal(err)
		}
		before := tokens(table.State())
		if _, err := table.Do(Op{Kind: OpFill}); err != nil {
			rt.Fatal(err)
		}
		if after := tokens(table.State()); !maps.Equal(before, after) {
			rt.Fatalf("tokens before %v, after %v", before, after)
		}
		checkCrates(rt, m, table)
	})
}

func checkCrates(rt *rapid.T, m *model.Mission, table *Table) {
	rare := map[string]int{}
	for i, c := range table.State().Crates {
		got := map[string]int{}
		for _, id := range c.Tokens {
			k := table.token(id)
			got[k.Size]++
			if k.Rare {
				rare[k.Size]++
			}
		}
		for _, size := range []string{"large", "small"} {
			if want := dealing.Containers(m)[i].Gets(m, size); got[size] != want {
				rt.Fatalf("crate %s has %d %s tokens, want %d", c.ID, got[size], size, want)
			}
		}
	}
	for _, want := range m.Setup.Rare {
		if rare[want.Size] > want.Count {
			rt.Fatalf("%d rare %s tokens dealt, only %d mixed in", rare[want.Size], want.Size, want.Count)
		}
	}
}

func TestLeftovers(t *testing.T) {
	table := newTable(t, 1, 3)
	do(t, table, Op{Kind: OpFill})
	s := table.State()
	// 24 common and 2 rare small tokens, of which 8 lie in crates.
	if len(s.Pouch) != 18 {
		t.Errorf("%d tokens in the pouch, want 18", len(s.Pouch))
	}
	for _, id := range s.Pouch {
		if table.token(id).Size != "small" {
			t.Errorf("the pouch holds a large token, %s", id)
		}
	}
	if !slices.Equal(s.Aside, []string{"schedule"}) {
		t.Errorf("set aside: %v", s.Aside)
	}
}

// Over many seeds every small token reaches a crate about equally often: 8 of the 26 in the pouch.
func TestDealingIsFair(t *testing.T) {
	const games = 600
	count := map[string]int{}
	for seed := range uint64(games) {
		table := newTable(t, 1, seed)
		do(t, table, Op{Kind: OpFill})
		for _, c := range table.State().Crates {
			for _, id := range c.Tokens {
				count[id]++
			}
		}
	}
	for id, copies := range map[string]int{"knife": 8, "ammo": 9, "belt": 7, "relic": 2} {
		want := float64(games*copies) * 8 / 26
		if got := float64(count[id]); got < want*0.85 || got > want*1.15 {
			t.Errorf("%s was dealt %.0f times, expected about %.0f", id, got, want)
		}
	}
}

func TestFillRefuses(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(*model.Mission)
		want  string
	}{
		{"too many", func(m *model.Mission) { m.Setup.Allocation[1].Tokens[0].Count = 20 }, "take 42 small tokens"},
		{"rare", func(m *model.Mission) { m.Setup.Rare[0].Count = 4 }, "mixes in 4 rare small"},
	} {
		m := testMission()
		c.spoil(m)
		table, err := NewTable(m, testRules(), testDecks(), 1, 1)
		if err != nil {
			t.Fatal(err)
		}
		before := table.StateHash()
		if _, err = table.Do(Op{Kind: OpFill}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
		if table.StateHash() != before {
			t.Errorf("%s: the failed op changed the table", c.name)
		}
	}
}

func TestCratesAndHands(t *testing.T) {
	table := newTable(t, 1, 3)
	do(t, table, Op{Kind: OpFill})
	if v := table.View(); v.Crates[0].Tokens != nil {
		t.Error("the view shows what is in a closed crate")
	}
	if _, err := table.Do(Op{Kind: OpTake, ID: "l1", Token: "rifle"}); err == nil {
		t.Error("a token came out of a closed crate")
	}
	inside := do(t, table, Op{Kind: OpOpen, ID: "l1"})[0].Tokens
	total := tokens(table.State())
	for _, id := range inside {
		do(t, table, Op{Kind: OpTake, ID: "l1", Token: id})
	}
	do(t, table, Op{Kind: OpStow, ID: "l1", Token: inside[0]}, Op{Kind: OpReturn, Token: inside[1]})
	s := table.State()
	if got := len(s.Crates[0].Tokens); got != 1 {
		t.Errorf("%d tokens in the crate, want 1", got)
	}
	if !slices.Contains(s.Box, inside[1]) {
		t.Errorf("the large token %s is not back in the box", inside[1])
	}
	toPhase(t, table, "trader")
	do(t, table, Op{Kind: OpSearch, ID: "store room"})
	if _, err := table.Do(Op{Kind: OpSearch, ID: "store room"}); err == nil {
		t.Error("a room was searched twice")
	}
	if !maps.Equal(total, tokens(table.State())) {
		t.Errorf("tokens %v became %v", total, tokens(table.State()))
	}
}
