package estimate

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/model"
)

// lootWorld is the large tokens of the starter set with what they sell for, and a mission that deals some.
func lootWorld(dealt, rare int) (*model.Mission, *model.RuleSet) {
	r := &model.RuleSet{
		TokenSizes: []model.TokenSize{{ID: "large"}},
		Crates:     []model.CrateSize{{ID: "large"}},
		Boxes:      []model.Box{{ID: "box"}},
	}
	add := func(rare bool, sells ...int) {
		for _, ua := range sells {
			id := fmt.Sprint("t", len(r.Tokens))
			r.Tokens = append(r.Tokens, model.TokenKind{ID: id, Size: "large", Category: "weapon", Sell: ua, Rare: rare})
			r.Boxes[0].Tokens = append(r.Boxes[0].Tokens, model.BoxCount{ID: id, Count: 1})
		}
	}
	add(false, 4, 4, 2, 4, 6, 6, 3, 2, 3, 4, 0, 0, 5, 4)
	add(true, 10, 10, 6)
	m := &model.Mission{Boxes: []string{"box"}, Board: model.Board{Crates: []model.Crate{{ID: "a", Size: "large"}, {ID: "b", Size: "large"}}}}
	m.Setup.Allocation = []model.Allocation{{Crate: "large", Tokens: []model.TokenCount{{Size: "large", Count: dealt}}}}
	m.Setup.Rare = []model.TokenCount{{Size: "large", Count: rare}}
	return m, r
}

// Fourteen ordinary large tokens sell for 47 UA together, three rare ones for 26. With one rare one mixed in,
// which is worth 26/3 on average, a token is worth (47 + 26/3) / 15 = 167/45, and four of them 668/45.
func TestLootOfTheLargeTokens(t *testing.T) {
	for _, c := range []struct {
		rare, num, den int
		board          string
	}{{0, 47, 14, "13.4"}, {1, 167, 45, "14.8"}, {3, 73, 17, "17.2"}} {
		m, r := lootWorld(2, c.rare)
		l := LootOf(m, r)
		if d := l.Drawn["large"]; d.Num() != int64(c.num) || d.Den() != int64(c.den) || l.Board().String() != c.board {
			t.Errorf("%d rare: %d/%d and %s, want %d/%d and %s", c.rare, d.Num(), d.Den(), l.Board(), c.num, c.den, c.board)
		}
	}
}

func TestWhatIsLaidOutCountsWithTheLoot(t *testing.T) {
	m, r := lootWorld(0, 0)
	r.TokenSizes[0].Pouch = true
	m.Setup.Contents = []model.Content{{Tokens: []string{"t4"}}, {Draw: &model.Draw{From: "pouch", Count: 2}}, {Draw: &model.Draw{From: "supply", Count: 2}}}
	// The six of the rifle on the floor, and two of the 13 others, which sell for 41.
	if l := LootOf(m, r); l.Board() != ShareOf(6*13+2*41, 13) || l.Dealt != ShareOf(0, 1) {
		t.Errorf("%d/%d UA, want 160/13", l.Board().Num(), l.Board().Den())
	}
}

func TestALimitOfACategoryThinsTheLoot(t *testing.T) {
	m, r := lootWorld(1, 0)
	r.Tokens[0].Category, r.Tokens[1].Category = "armour", "armour" // 4 and 4
	m.Setup.Pool = &model.PoolRule{Most: []model.CategoryLimit{{Category: "armour", Count: 1}}}
	if d := LootOf(m, r).Drawn["large"]; d.Num() != 43 || d.Den() != 13 {
		t.Errorf("%d/%d, want 43/13", d.Num(), d.Den())
	}
}

// The mean of a draw lies between the cheapest and the dearest token, and dealing more never makes less.
func TestLootIsAMean(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		dealt, rare := rapid.IntRange(0, 7).Draw(rt, "dealt"), rapid.IntRange(0, 4).Draw(rt, "rare")
		m, r := lootWorld(dealt, rare)
		l := LootOf(m, r)
		if d := l.Drawn["large"]; d.Less(ShareOf(0, 1)) || ShareOf(10, 1).Less(d) {
			rt.Errorf("a token is worth %s", d)
		}
		m, r = lootWorld(dealt+1, rare)
		if LootOf(m, r).Board().Less(l.Board()) {
			rt.Errorf("%d for each crate is worth more than %d", dealt, dealt+1)
		}
	})
}
