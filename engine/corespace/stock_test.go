package corespace

import (
	"testing"

	"pgregory.net/rapid"

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
		small, large Pool
	}{
		{"one box", []string{"core"}, 1, Pool{Common: 23, Rare: 2, Mixed: 2, Dealt: 8}, Pool{Common: 7, Rare: 2, Mixed: 1, Dealt: 4}},
		{"the same box twice", []string{"core", "core"}, 2, Pool{Common: 47, Rare: 5, Mixed: 2, Dealt: 8}, Pool{Common: 14, Rare: 4, Mixed: 1, Dealt: 4}},
		{"an unknown box", []string{"other"}, 0, Pool{Mixed: 2, Dealt: 8}, Pool{Mixed: 1, Dealt: 4}},
	} {
		m.Boxes = c.boxes
		s := Stock(m, r)
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
			p := Stock(m, r).Pool(size.ID)
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
