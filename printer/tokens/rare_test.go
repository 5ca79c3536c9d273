package tokens

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// Rare tokens are printed with a mission as soon as anybody can come by one: mixed in, laid out or won, of
// their size or of any.
func TestWhenRareTokensAreNeeded(t *testing.T) {
	place := func(d *model.Draw) *model.Mission {
		return &model.Mission{Boxes: []string{"starter"}, Setup: model.Setup{Contents: []model.Content{{Tokens: []string{"knife"}}, {Draw: d}}}}
	}
	reward := func(d *model.Draw) *model.Mission {
		return &model.Mission{Boxes: []string{"starter"}, Objectives: []model.Objective{{}, {Reward: model.Reward{Draw: d}}}}
	}
	mixed := func(size string, n int) *model.Mission {
		return &model.Mission{Boxes: []string{"starter"}, Setup: model.Setup{Rare: []model.TokenCount{{Size: size, Count: n}}}}
	}
	for _, c := range []struct {
		name    string
		mission *model.Mission
		want    int
	}{
		{"none", place(nil), 0},
		{"laid out", place(&model.Draw{From: "rare", Count: 1}), 3},
		{"laid out, of its size", place(&model.Draw{From: "rare", Count: 1, Size: "small"}), 3},
		{"laid out, of another size", place(&model.Draw{From: "rare", Count: 1, Size: "large"}), 0},
		{"laid out from the pouch", place(&model.Draw{From: "pouch", Count: 1}), 0},
		{"won, of another size", reward(&model.Draw{From: "rare", Count: 1, Size: "large"}), 0},
		{"won", reward(&model.Draw{From: "rare", Count: 1}), 3},
		{"mixed in", mixed("small", 1), 3},
		{"mixed in, of another size", mixed("large", 1), 0},
		{"mixed in, but none", mixed("small", 0), 0},
	} {
		if got := drawn(c.mission, shop()).counts()["relic"]; got != c.want {
			t.Errorf("%s: %d relics, want %d", c.name, got, c.want)
		}
	}
}
