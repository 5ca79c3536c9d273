package rulebook

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// What a class board offers can be learned and used: each skill has all the levels that a board has room for, and a trader's
// own board begins with no level that there is not.
func TestBoardsOfferLevelsThatThereAre(t *testing.T) {
	for _, edition := range []string{"purge", "firstborn", "draft"} {
		rules := rulesOf(t, edition)
		levels := func(id string) int {
			i := slices.IndexFunc(rules.Skills, func(s model.Skill) bool { return s.ID == id })
			return len(rules.Skills[max(i, 0)].Levels)
		}
		for _, c := range rules.Classes {
			for _, a := range c.Skills {
				if has := levels(a.ID); has < a.Count {
					t.Errorf("%s: the board of %s offers %s up to level %d, which has %d", edition, c.Title, a.ID, a.Count, has)
				}
			}
		}
		for _, k := range rules.Traders {
			for _, a := range slices.Concat(k.Home, k.Learned) {
				if has := levels(a.ID); has < a.Count {
					t.Errorf("%s: %s has %s at level %d, which has %d", edition, k.Title, a.ID, a.Count, has)
				}
			}
		}
	}
}
