package validator

import (
	"fmt"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
)

// Rules that run all others, and crates that stand on one another in a ring, are mistakes and no reason
// to hang.
func TestCirclesEnd(t *testing.T) {
	m := &model.Mission{ID: "m"}
	for i := range 120 {
		r := model.Rule{ID: fmt.Sprint("r", i), When: &model.Trigger{Kind: "start"}}
		for j := i + 1; j < 120; j++ {
			r.Do = append(r.Do, model.Effect{Kind: "rule", Rule: fmt.Sprint("r", j)})
		}
		m.Rules = append(m.Rules, r)
	}
	for i := range 40 {
		m.Board.Crates = append(m.Board.Crates, model.Crate{
			ID: fmt.Sprint("c", i), On: fmt.Sprint("c", (i+1)%40), Footprint: model.Footprint{Width: 100, Depth: 100},
		})
	}
	begun := proctime.Start()
	Run(Subject{Mission: m, Rules: &model.RuleSet{}})
	if d := begun.Used(); d > 5*time.Second {
		t.Errorf("it took %s", d)
	}
}

func TestDiceAddUp(t *testing.T) {
	p := &Pass{Rules: &model.RuleSet{Dice: []model.Die{
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
		if low, high, known := p.sum(c.die, c.dice); low != c.low || high != c.high || known != c.known {
			t.Errorf("%d %s: %d to %d, %v", c.dice, c.die, low, high, known)
		}
	}
}

func TestACrateStandsOnWhateverTheLowerOnesStandOn(t *testing.T) {
	all := []thing{{id: "a"}, {id: "b", on: "a"}, {id: "c", on: "b"}, {id: "d", on: "a"}, {id: "e", on: "gone"}}
	for _, c := range []struct {
		upper, lower int
		want         bool
	}{{1, 0, true}, {2, 0, true}, {2, 1, true}, {0, 2, false}, {2, 3, false}, {3, 0, true}, {4, 0, false}} {
		if got := standsOn(all[c.upper], all[c.lower], all); got != c.want {
			t.Errorf("%s on %s: %v", all[c.upper].id, all[c.lower].id, got)
		}
	}
}
