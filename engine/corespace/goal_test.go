package corespace

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// goalTable is a table whose objective has a goal. The cables start at start.
func goalTable(t *testing.T, start int, goal model.Goal, more ...model.Objective) *Table {
	t.Helper()
	m := ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{{Kind: "score", Points: 1}}})
	m.Setup.Counters[0].Start = start
	m.Objectives = append([]model.Objective{{ID: "primary", Title: "Get out", Done: goal}}, more...)
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance})
	return table
}

func isDone(table *Table, id string) bool {
	return slices.Contains(table.View().Play.Objectives, GoalView{ID: id, Done: true})
}

// What the table keeps count of is done as soon as it is reached, told in the log, and stays done.
func TestTheTableSeesGoalsThatItCounts(t *testing.T) {
	six, two := model.Goal{Kind: "counter", Of: "cables", Reaches: 6}, model.Goal{Kind: "score", Points: 2}
	up := func(n int) Op { return Op{Kind: OpCount, ID: "cables", N: n} }
	point, carry := Op{Kind: OpScore, ID: "1", N: 1}, model.Goal{Kind: "carry-off", Token: "schedule"}
	for name, c := range map[string]struct {
		start int
		goal  model.Goal
		short []Op
		last  Op
	}{
		"counter":         {0, six, []Op{up(5)}, up(2)},
		"counter down":    {8, six, []Op{up(-1)}, up(-3)},
		"score":           {0, two, []Op{point}, point},
		"score by a rule": {0, two, []Op{point}, Op{Kind: OpInteract, ID: "console"}},
		"all":             {0, model.Goal{Kind: "all", Goals: []model.Goal{six, two}}, []Op{up(7), point}, point},
		"any":             {0, model.Goal{Kind: "any", Goals: []model.Goal{carry, six}}, []Op{up(5)}, up(1)},
	} {
		t.Run(name, func(t *testing.T) {
			table := goalTable(t, c.start, c.goal)
			if do(t, table, c.short...); isDone(table, "primary") {
				t.Fatal("done too soon")
			}
			if events := do(t, table, c.last); !has(events, Done) || !isDone(table, "primary") {
				t.Errorf("it is met, and the log has %+v", events)
			}
			if events := do(t, table, up(1), up(-1)); has(events, Done) || !isDone(table, "primary") {
				t.Error("it is told again, or no longer done")
			}
		})
	}
}

// What hangs on another objective waits until that is done, and what only players see until they say so.
func TestGoalsThatAreNotYetTheTablesToJudge(t *testing.T) {
	later := model.Objective{ID: "later", Done: model.Goal{Kind: "counter", Of: "cables", Reaches: 1}, After: "primary"}
	carry := model.Goal{Kind: "carry-off", Token: "schedule"}
	table := goalTable(t, 0, model.Goal{Kind: "all", Goals: []model.Goal{carry, later.Done}}, later)
	if do(t, table, Op{Kind: OpCount, ID: "cables", N: 2}); isDone(table, "primary") || isDone(table, "later") {
		t.Error("done, and nobody knows")
	}
	if do(t, table, Op{Kind: OpObjective, ID: "primary"}); !isDone(table, "later") {
		t.Error("it is open and met, and not done")
	}
}

// The page says of which objectives it is to be told, and of no others.
func TestObjectivesThatThePlayersTellOf(t *testing.T) {
	counter := model.Goal{Kind: "counter", Of: "cables", Reaches: 6}
	table := goalTable(t, 0, counter,
		model.Objective{ID: "b", Title: "Bring it", Done: model.Goal{Kind: "carry-off", Token: "schedule"}},
		model.Objective{ID: "c", Title: "Most of it", Done: model.Goal{Kind: "rank"}},
		model.Objective{ID: "d", Title: "One or both", Done: model.Goal{Kind: "any", Goals: []model.Goal{counter, {Kind: "escape"}}}})
	var got []string
	for _, g := range table.View().Gaps {
		if g.Part == "objectives" {
			got = append(got, g.Text)
		}
	}
	if want := "press Done under Mission when “Bring it” or “One or both” is done"; strings.Join(got, "|") != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}

// Who has won is said once the game is over, by the ending of the rule set and by what the table has counted.
func TestTheVerdictGoesByTheRuleSet(t *testing.T) {
	table := goalTable(t, 0, model.Goal{Kind: "carry-off", Token: "schedule"})
	table.rules.Ending = model.Ending{Over: []model.Trigger{{Kind: "crew-gone"}}, Rank: []model.Decider{{Metric: "points"}}}
	table.state.Crews, table.state.Scores = 2, []Score{{Points: 1}, {Points: 4}}
	if v := table.View().Play; v.Verdict != nil || !slices.Equal(v.Ends, []string{"every trader of every crew is aboard or defeated"}) {
		t.Errorf("while it goes on: %q, %q", v.Verdict, v.Ends)
	}
	do(t, table, Op{Kind: OpOver})
	if got, want := table.View().Play.Verdict, []string{"Crew 2 has the most victory points, 4, and wins."}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	table.rules.Ending = model.Ending{Objective: "primary"}
	if got := table.View().Play.Verdict; len(got) != 2 {
		t.Errorf("nobody has told of the objective, and the verdict is %q", got)
	}
	table.state.Done = append(table.state.Done, "primary")
	if got, want := table.View().Play.Verdict, []string{"The primary objective is done: every crew that has done it has won."}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// What ends a game by the rule set ends it at the table as well, where the table sees it.
func TestTheRuleSetEndsAGame(t *testing.T) {
	m := ruleMission()
	rules := testRules()
	rules.Ending.Over = []model.Trigger{{Kind: "crew-gone"}, {Kind: "round", At: 2}}
	table, err := NewTable(m, rules, testDecks(), 1, 7)
	if err != nil {
		t.Fatal(err)
	}
	do(t, table, Op{Kind: OpFill})
	for n := 0; n < 30 && table.View().Round < 2; n++ {
		if table.View().Play.Over {
			t.Fatal("over in the first round")
		}
		do(t, table, Op{Kind: OpAdvance})
	}
	if !table.View().Play.Over {
		t.Error("the second round has begun, and the game goes on")
	}
	if gaps := table.View().Gaps; len(gaps) > 0 && gaps[len(gaps)-1].Text == "tell the page when every trader of every crew is aboard or defeated" {
		t.Error("the page asks for what its button says")
	}
}
