package worlds

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Picks is how many tokens are picked in one go round the places.
func Picks(order []int) int {
	n := 0
	for _, k := range order {
		n += max(k, 0)
	}
	return n
}

// Ranks reports whether a goal, or one within it, ranks the crews.
func Ranks(g model.Goal) bool {
	found := false
	parts.Goals("", g, func(g parts.GoalAt) {
		found = found || kinds.Has(kinds.Wants(g.Goal), kinds.RankCell) || kinds.Has(kinds.Wants(g.Goal), kinds.ProseCell)
	})
	return found
}
