package ending

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What is known of a game decides it as far as it goes; the rest is left to the players, in the words of the rule set.
func TestWhoHasWon(t *testing.T) {
	yes, no := true, false
	byPoints := model.Ending{Rank: []model.Decider{{Metric: "points"}, {Metric: "health"}}}
	byGoal := model.Ending{Objective: "primary", Lost: &model.Shortfall{Metric: "survivors"}}
	ranked := model.Ending{Objective: "primary", Rank: []model.Decider{{Metric: "survivors"}}}
	const none = "A crew whose traders are all defeated has lost, whatever else it has done."
	for _, c := range []struct {
		name   string
		ending model.Ending
		result Result
		want   []string
	}{
		{"points decide", byPoints, Result{Crews: 3, Points: []int{2, 7, 0}}, []string{"Crew 2 has the most victory points, 7, and wins."}},
		{"as many points", byPoints, Result{Crews: 2, Points: []int{3, 3}}, []string{"Crew 1 and crew 2 have the most victory points, 3; of these, the crew with the most health pegs left wins."}},
		{"nobody counts", byPoints, Result{Crews: 2}, []string{"The crew with the most victory points wins; of equals, the one with the most health pegs left."}},
		{"one crew", byPoints, Result{Crews: 1, Points: []int{3}}, nil},
		{"the goal is done", byGoal, Result{Crews: 2, Done: &yes}, []string{none, "The primary objective is done: every crew that has done it has won."}},
		{"it is not done", byGoal, Result{Crews: 1, Done: &no}, []string{none, "If nobody has done the primary objective: all crews have lost."}},
		{"who knows", ranked, Result{Crews: 2}, []string{"Otherwise every crew that has done the primary objective has won.", "If nobody has done the primary objective: the crew with the most traders who survive wins."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := Verdict(kinds.Names{Mission: &model.Mission{}, Rules: rules()}, c.ending, c.result)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}
