package sheet

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// RewardLine says what a reward pays, without its boons: the author's own words, or the numbers.
func RewardLine(w model.Reward, r *model.RuleSet) string {
	if w.Text != "" {
		return w.Text
	}
	var parts []string
	if w.UA != 0 {
		parts = append(parts, fmt.Sprintf("%d UA", w.UA))
	}
	// A token that sells for the sum is how it is paid, not more of it.
	if w.Token != "" && (w.UA == 0 || worth(r, w.Token) != w.UA) {
		parts = append(parts, tokenTitle(r, w.Token))
	}
	return strings.Join(parts, " + ")
}

// worth is what a token sells for.
func worth(r *model.RuleSet, id string) int {
	for _, t := range r.Tokens {
		if t.ID == id {
			return t.Sell
		}
	}
	return 0
}

// BoonTime says how long a boon lasts.
func BoonTime(b model.Boon) string {
	switch {
	case b.Uses < 0:
		return "For good"
	case b.Uses <= 1:
		return "Next game"
	}
	return fmt.Sprintf("Next %d games", b.Uses)
}
