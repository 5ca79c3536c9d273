package rulebook

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
)

// Nobody can use an item whose icon stands beside a number that is nowhere.
func TestEveryValuedIconOnATokenHasItsNumber(t *testing.T) {
	for _, edition := range []string{"purge", "firstborn", "draft"} {
		tables, err := compiler.RuleSet(edition)
		if err != nil {
			t.Fatal(err)
		}
		rules, seen := tables.(*model.RuleSet), 0
		for _, icon := range rules.Attributes {
			for _, token := range rules.Tokens {
				if !icon.Valued || !slices.Contains(token.Traits, icon.ID) {
					continue
				}
				seen++
				if _, shown := token.Shown(icon); !shown {
					t.Errorf("%s: the token %s bears %s, and has no number for it", edition, token.ID, icon.ID)
				}
			}
		}
		if seen < 3 {
			t.Errorf("%s: %d tokens bear a valued icon", edition, seen)
		}
	}
}
