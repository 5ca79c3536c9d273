package rules

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

func TestDiceAddUp(t *testing.T) {
	p := &check.Pass{Rules: &model.RuleSet{Dice: []model.Die{
		{ID: "numbers", Faces: []model.Face{{Number: 2}, {Number: 6}}},
		{ID: "hits", Then: "more", Faces: []model.Face{{Count: 1}, {}}},
		{ID: "more", Faces: []model.Face{{Count: 3}, {Count: 1}}},
		{ID: "icons", Faces: []model.Face{{Symbol: "move"}}},
	}}}
	for _, c := range []struct {
		die             string
		dice, low, high int
		known           bool
	}{
		{"numbers", 1, 2, 6, true}, {"numbers", 3, 6, 18, true}, {"hits", 1, 0, 1, true}, {"hits", 3, 2, 7, true},
		{"icons", 1, 0, 0, false}, {"nothing", 1, 0, 0, false},
	} {
		if low, high, known := sum(p, c.die, c.dice); low != c.low || high != c.high || known != c.known {
			t.Errorf("%d %s: %d to %d, %v", c.dice, c.die, low, high, known)
		}
	}
}
