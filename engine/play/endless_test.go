package play

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/schema/model"
)

// TestRulesWithoutEndStopTheGameAndNotTheProgram: each number that a counter reaches moves it to the next.
func TestRulesWithoutEndStopTheGameAndNotTheProgram(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	crews := []*model.Crew{shipped.CrewOf(t, "patient-creditor")}
	for _, c := range []struct {
		rules int
		fails bool
	}{{4, false}, {40, true}} {
		chain := *m.Mission
		chain.Setup.Counters = []model.Counter{{ID: "count"}}
		chain.Rules = []model.Rule{{ID: "go", Title: "Go", When: &model.Trigger{Kind: "start"}, Do: []model.Effect{{Kind: "counter", Of: "count", Add: 1}}}}
		for n := 1; n <= c.rules; n++ {
			chain.Rules = append(chain.Rules, model.Rule{ID: "on", Title: "On", When: &model.Trigger{Kind: "counter", Of: "count", Reaches: n},
				Do: []model.Effect{{Kind: "counter", Of: "count", Add: 1}}})
		}
		x, err := Lower(&chain, m.Rules, m.Decks, crews)
		if err != nil {
			t.Fatal(err)
		}
		g, err := x.New(1)
		if err != nil {
			t.Fatal(err)
		}
		for g.Round < 2 {
			_, options := g.Next()
			if options == nil {
				break
			}
			g.Apply(0)
		}
		if (g.Err() != nil) != c.fails {
			t.Errorf("a chain of %d rules: %v; the counter stands at %d", c.rules, g.Err(), g.Counters[0])
		}
	}
}
