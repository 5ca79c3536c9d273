package validator

import (
	"fmt"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
	"github.com/sortie-tools/sortie/validator/check"
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
	Run(check.Subject{Mission: m, Rules: &model.RuleSet{}})
	if d := begun.Used(); d > 5*time.Second {
		t.Errorf("it took %s", d)
	}
}
