package ending

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// rules are those of a game with what its ending names.
func rules() *model.RuleSet {
	return &model.RuleSet{
		Phases:   []model.Phase{{ID: "assessment", Title: "Assessment"}},
		Dice:     []model.Die{{ID: "chance", Title: "Chance die"}},
		Counters: []model.CounterKind{{ID: "lead", Title: "Lead", Coin: true}},
		Campaign: model.CampaignRules{Phases: []model.CampaignPhase{{ID: "trade", Title: "Trade"}}},
	}
}

// What the data of an ending holds is said, and all of it.
func TestAnEndingIsSaidFromItsData(t *testing.T) {
	for _, c := range []struct {
		name   string
		ending model.Ending
		want   []Rule
	}{
		{"nothing", model.Ending{}, nil},
		{"the end", model.Ending{Over: []model.Trigger{{Kind: "crew-gone"}, {Kind: "round", At: 9}}}, []Rule{
			{"The end", "The game ends at once when every trader of every crew is aboard or defeated or round 9 begins, unless its mission says otherwise."},
		}},
		{"an objective, else all have lost", model.Ending{Objective: "primary", Lost: &model.Shortfall{Metric: "survivors"}, Agreed: true}, []Rule{
			{"Lost", "A crew whose traders are all defeated has lost, whatever else it has done."},
			{"Won", "Otherwise every crew that has done the primary objective has won."},
			{"If nobody has", "All crews have lost."},
			{"Who did best", "Where several crews have won, or all have lost, the players may agree which of them came off best, and that one is the winner."},
		}},
		{"few survivors", model.Ending{Lost: &model.Shortfall{Metric: "survivors", Most: 1}}, []Rule{
			{"Lost", "A crew with no more than 1 trader who survives has lost, whatever else it has done."},
		}},
		{"an order", model.Ending{Count: "assessment", Rank: []model.Decider{{Metric: "points"}, {Metric: "health"}, {Die: "chance"}}}, []Rule{
			{"The count", "The crews are compared in the assessment phase of the last round, and never before."},
			{"The winner", "The crew with the most victory points wins; of equals, the one with the most health pegs left; of equals, the one that rolls highest with the chance die."},
		}},
		{"first picks", model.Ending{First: []model.FirstPick{{Airlock: true, May: true}, {Phase: "trade", Otherwise: "toss"}}}, []Rule{
			{"The first pick", "The winner is the first to pick an airlock in the next game, if the players like. In the trade phase the winner picks first, then the others in turn; where nobody has won, a toss of the lead counter says who begins."},
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := Rules(kinds.Names{Mission: &model.Mission{}, Rules: rules()}, c.ending)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}
