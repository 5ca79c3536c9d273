package words

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

func TestRewardOfFixedSums(t *testing.T) {
	r := &model.RuleSet{Tokens: []model.TokenKind{{ID: "file", Title: "File", Sell: 3}, {ID: "idol", Title: "Idol"}}}
	for want, w := range map[string]model.Reward{
		"What you carry": {Text: "What you carry", UA: 9},
		"7 UA":           {UA: 7},
		"3 UA":           {UA: 3, Token: "file"},
		"5 UA + File":    {UA: 5, Token: "file"},
		"Idol":           {Token: "idol"},
		"":               {},
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
