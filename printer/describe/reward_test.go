package describe

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestRewardOfFixedSums(t *testing.T) {
	r := &model.RuleSet{Tokens: []model.TokenKind{{ID: "file", Title: "File", Sell: 3}, {ID: "idol", Title: "Idol"}}}
	four := 4
	for want, w := range map[string]model.Reward{
		"What you carry": {Text: "What you carry"},
		"What you carry + 9 UA + 2 tokens from the pouch + 1 career point for the trader who did it; File: sold for 4 UA": {Text: "What you carry", UA: 9,
			Draw: &model.Draw{From: "pouch", Count: 2}, Career: &model.CareerPay{Points: 1}, Prices: []model.Price{{Token: "file", UA: &four}}},
		"Nine in all, 3 points":      {Text: "Nine in all, 3 points", UA: 9, Points: 3},
		"19 points + 9 UA":           {Text: "19 points", UA: 9, Points: 19},
		"2 points for the first one": {Text: "2 points for the first one", Tiers: []model.Tier{{Points: 2}, {Points: 1}}},
		"7 UA":                       {UA: 7},
		"3 UA":                       {UA: 3, Token: "file"},
		"5 UA + File":                {UA: 5, Token: "file"},
		"Idol":                       {Token: "idol"},
		"":                           {},
	} {
		if got := Reward(&model.Mission{}, r, w); got != want {
			t.Errorf("%+v pays %q, want %q", w, got, want)
		}
	}
}

func TestBoonTime(t *testing.T) {
	for uses, want := range map[int]string{-1: "For good", 0: "Next game", 1: "Next game", 3: "Next 3 games"} {
		if got := BoonTime(model.Boon{Uses: uses}); got != want {
			t.Errorf("%d uses: %q, want %q", uses, got, want)
		}
	}
}

// What is called an item already is not called one again.
func TestPricesOfCategories(t *testing.T) {
	r := &model.RuleSet{Categories: []model.Category{{ID: "non-combat", Title: "Non-combat item"}, {ID: "special", Title: "Special"}}}
	for id, want := range map[string]string{"non-combat": "Non-combat items: sold for 1 UA more", "special": "Special items: sold for 1 UA more"} {
		if got := tell(nil, r, nil).prices([]model.Price{{Category: id, Add: 1}}); got != want && got != english.Lower(want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
