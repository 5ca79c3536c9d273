package corespace

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestStock(t *testing.T) {
	m, r := testMission(), testRules()
	// A rare objective belongs to the objectives: nobody mixes it in.
	r.Tokens = append(r.Tokens, model.TokenKind{ID: "crown", Size: "small", Category: "objective", Rare: true})
	r.Boxes[0].Tokens = append(r.Boxes[0].Tokens, model.BoxCount{ID: "crown", Count: 2})
	m.Setup.Aside = append(m.Setup.Aside, "knife", "relic")
	for _, c := range []struct {
		name         string
		boxes        []string
		schedules    int
		small, large dealing.Pool
	}{
		{"one box", []string{"core"}, 1, dealing.Pool{Common: 23, Rare: 2, Mixed: 2, Dealt: 8}, dealing.Pool{Common: 7, Rare: 2, Mixed: 1, Dealt: 4}},
		{"the same box twice", []string{"core", "core"}, 2, dealing.Pool{Common: 47, Rare: 5, Mixed: 2, Dealt: 8}, dealing.Pool{Common: 14, Rare: 4, Mixed: 1, Dealt: 4}},
		{"an unknown box", []string{"other"}, 0, dealing.Pool{Mixed: 2, Dealt: 8}, dealing.Pool{Mixed: 1, Dealt: 4}},
	} {
		m.Boxes = c.boxes
		s := dealing.Stock(m, r)
		if s.Boxed("schedule") != c.schedules || s.Pool("small") != c.small || s.Pool("large") != c.large {
			t.Errorf("%s: %d schedules, small %+v, large %+v", c.name, s.Boxed("schedule"), s.Pool("small"), s.Pool("large"))
		}
	}
}

// A box that is owned twice brings its figures and its tokens twice.
func TestTwoOfABox(t *testing.T) {
	m := testMission()
	m.Boxes = []string{"core", "core"}
	table, err := NewTable(m, testRules(), testDecks(), 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	if got := table.figure("harvester").Stock; got != 10 {
		t.Errorf("%d harvesters, want 10", got)
	}
	if got := tokens(table.State())["rifle"]; got != 8 {
		t.Errorf("%d rifles, want 8", got)
	}
}

// The crates can be filled exactly when the count says so, whatever the mission asks for.
func TestStockForetellsTheDeal(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		m, r := testMission(), testRules()
		draw := func(most int, name string) int { return rapid.IntRange(0, most).Draw(rt, name) }
		m.Setup.Rare[0].Count, m.Setup.Rare[1].Count = draw(5, "small rare"), draw(4, "large rare")
		m.Setup.Allocation[0].Tokens[0].Count = draw(6, "large in large")
		m.Setup.Allocation[1].Tokens[0].Count = draw(14, "small in small")
		fits := true
		for _, size := range r.TokenSizes {
			p := dealing.Stock(m, r).Pool(size.ID)
			fits = fits && p.Mixed <= p.Rare && p.Dealt <= p.Common+p.Mixed
		}
		table, err := NewTable(m, r, testDecks(), 1, 1)
		if err != nil {
			rt.Fatal(err)
		}
		if _, err := table.Do(Op{Kind: OpFill}); (err == nil) != fits {
			rt.Errorf("the count says %v, the table: %v", fits, err)
		}
	})
}

// What lies somewhere from the start is out of the pool, and may be what was set aside.
func TestReservedTokensAreNotDealt(t *testing.T) {
	m, r := testMission(), testRules()
	m.Setup.Aside = []string{"knife", "knife", "schedule"}
	m.Setup.Contents = []model.Content{{Tokens: []string{"knife", "ammo"}}, {Tokens: []string{"ammo"}}}
	m.Setup.NPCs = []model.StartNPC{{Kind: "civilian", Count: 2, Tokens: []string{"belt"}}}
	got := dealing.Reserved(m)
	for id, want := range map[string]int{"knife": 2, "ammo": 2, "belt": 2, "schedule": 1, "rifle": 0} {
		if got[id] != want {
			t.Errorf("%d %s reserved, want %d", got[id], id, want)
		}
	}
	if n := dealing.Stock(m, r).Pool("small").Common; n != 8+9+7-6 {
		t.Errorf("%d small tokens can be dealt, want 18", n)
	}
}

func TestAMissionKeepsTokensOutOfThePool(t *testing.T) {
	r := testRules()
	for _, c := range []struct {
		name         string
		rule         model.PoolRule
		common, rare int
	}{
		{"all", model.PoolRule{}, 24, 3},
		{"a design", model.PoolRule{Exclude: []string{"ammo", "rifle"}}, 15, 3},
		{"a rare design", model.PoolRule{Exclude: []string{"relic"}}, 24, 0},
		{"a category", model.PoolRule{ExcludeCategories: []string{"weapon"}}, 16, 0},
		{"a limit", model.PoolRule{Most: []model.CategoryLimit{{Category: "armour", Count: 2}}}, 19, 3},
		{"a limit above what there is", model.PoolRule{Most: []model.CategoryLimit{{Category: "armour", Count: 20}}}, 24, 3},
	} {
		m := testMission()
		m.Setup.Aside, m.Setup.Pool = nil, &c.rule
		if p := dealing.Stock(m, r).Pool("small"); p.Common != c.common || p.Rare != c.rare {
			t.Errorf("%s: %d ordinary and %d rare, want %d and %d", c.name, p.Common, p.Rare, c.common, c.rare)
		}
	}
}
