package walks

import (
	"testing"

	"github.com/sortie-tools/sortie/validator/facts/parts"
)

func TestACrateStandsOnWhateverTheLowerOnesStandOn(t *testing.T) {
	all := []parts.Thing{{ID: "a"}, {ID: "b", On: "a"}, {ID: "c", On: "b"}, {ID: "d", On: "a"}, {ID: "e", On: "gone"}}
	for _, c := range []struct {
		upper, lower int
		want         bool
	}{{1, 0, true}, {2, 0, true}, {2, 1, true}, {0, 2, false}, {2, 3, false}, {3, 0, true}, {4, 0, false}} {
		if got := StandsOn(all[c.upper], all[c.lower], all); got != c.want {
			t.Errorf("%s on %s: %v", all[c.upper].ID, all[c.lower].ID, got)
		}
	}
}
