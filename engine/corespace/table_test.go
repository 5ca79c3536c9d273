package corespace

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/dice"
	"github.com/sortie-tools/sortie/schema/model"
)

func newTable(t *testing.T, crews int, seed uint64) *Table {
	t.Helper()
	table, err := NewTable(testMission(), testRules(), testDecks(), crews, seed)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// do carries out ops that must all succeed and returns what followed from the last.
func do(t *testing.T, table *Table, ops ...Op) []Event {
	t.Helper()
	var events []Event
	for _, op := range ops {
		var err error
		if events, err = table.Do(op); err != nil {
			t.Fatalf("%+v: %v", op, err)
		}
	}
	return events
}

// toPhase goes on until a phase begins.
func toPhase(t *testing.T, table *Table, phase string) []Event {
	t.Helper()
	for range 100 {
		events := do(t, table, Op{Kind: OpAdvance})
		if has(events, PhaseBegan) && table.phase() == phase {
			return events
		}
	}
	t.Fatalf("the %s phase never began", phase)
	return nil
}

func has(events []Event, kind EventKind) bool {
	return slices.ContainsFunc(events, func(e Event) bool { return e.Kind == kind })
}

func TestNewTableRefuses(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(*model.Mission, *model.RuleSet)
		crews int
		want  string
	}{
		{"too many crews", func(m *model.Mission, r *model.RuleSet) {}, 7, "1 to 6 crews, not 7"},
		{"no crew", func(m *model.Mission, r *model.RuleSet) {}, 0, "1 to 6 crews, not 0"},
		{"other rules", func(m *model.Mission, r *model.RuleSet) { m.Edition = "x" }, 1, `the rules "x"`},
		{"pegs", func(m *model.Mission, r *model.RuleSet) { m.Setup.Hostility = 16 }, 1, "15 holes"},
		{"aside", func(m *model.Mission, r *model.RuleSet) { m.Setup.Aside = []string{"orb"} }, 1, `"orb"`},
		{"cards", func(m *model.Mission, r *model.RuleSet) { m.Setup.Events[1].Count = 9 }, 1, "9 help cards"},
		{"blank die", func(m *model.Mission, r *model.RuleSet) { r.Dice[0].Faces = nil }, 1, "no faces"},
		{"no phases", func(m *model.Mission, r *model.RuleSet) { r.Phases = nil }, 1, "no phases"},
		{"crews per peg", func(m *model.Mission, r *model.RuleSet) { r.Hostility.CrewsPerPeg = 0 }, 1, "add a peg"},
	} {
		m, r := testMission(), testRules()
		c.spoil(m, r)
		_, err := NewTable(m, r, testDecks(), c.crews, 1)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

func TestOrderOfPlay(t *testing.T) {
	table := newTable(t, 2, 1)
	if _, err := table.Do(Op{Kind: OpAdvance}); err == nil {
		t.Error("the first round began with empty crates")
	}
	do(t, table, Op{Kind: OpFill})
	var order []string
	for table.state.Round < 2 {
		for _, e := range do(t, table, Op{Kind: OpAdvance}) {
			switch e.Kind {
			case RoundBegan, TurnPassed:
				order = append(order, string(e.Kind))
			case PhaseBegan:
				order = append(order, e.Phase)
			case StepBegan:
				order = append(order, e.Phase+"+")
			}
		}
	}
	want := "round hostility hostility+ trader purge purge+ npc assessment turn round hostility"
	if got := strings.Join(order, " "); got != want {
		t.Errorf("order of play:\n%s, want\n%s", got, want)
	}
}

func TestTurnCounterGoesRound(t *testing.T) {
	table := newTable(t, 3, 5)
	do(t, table, Op{Kind: OpFill})
	for round := range 7 {
		before := table.state.Turn
		toPhase(t, table, "hostility")
		if want := (before + 1) % 3; round > 0 && table.state.Turn != want {
			t.Errorf("round %d: crew %d holds the counter, want %d", round+1, table.state.Turn, want)
		}
	}
}

func TestPegsARound(t *testing.T) {
	// One peg for up to three crews, two for up to six: seed 000:671.
	for crews, want := range map[int]int{1: 1, 2: 1, 3: 1, 4: 2, 6: 2} {
		table := newTable(t, crews, 1)
		do(t, table, Op{Kind: OpFill})
		toPhase(t, table, "hostility")
		if table.state.Pegs != want {
			t.Errorf("%d crews: %d pegs after a round, want %d", crews, table.state.Pegs, want)
		}
	}
}

func TestFirstShotOfARound(t *testing.T) {
	table := newTable(t, 1, 1)
	if _, err := table.Do(Op{Kind: OpShot}); err == nil {
		t.Error("a shot before the first round")
	}
	do(t, table, Op{Kind: OpFill})
	toPhase(t, table, "trader")
	do(t, table, Op{Kind: OpShot}, Op{Kind: OpShot}, Op{Kind: OpShot})
	if table.state.Pegs != 2 {
		t.Errorf("%d pegs after a round with three shots, want 2", table.state.Pegs)
	}
	toPhase(t, table, "trader")
	do(t, table, Op{Kind: OpShot})
	if table.state.Pegs != 4 {
		t.Errorf("%d pegs after a shot in each of two rounds, want 4", table.state.Pegs)
	}
}

// An edition may count every opening shot, or none.
func TestShotsThatCountAreTheEditions(t *testing.T) {
	for _, c := range []struct{ pegs, perRound, want int }{{1, 1, 2}, {1, 0, 4}, {1, 2, 3}, {0, 0, 1}} {
		r := testRules()
		r.Hostility.ShotPegs, r.Hostility.ShotsPerRound = c.pegs, c.perRound
		table, err := NewTable(testMission(), r, testDecks(), 1, 1)
		if err != nil {
			t.Fatal(err)
		}
		do(t, table, Op{Kind: OpFill})
		toPhase(t, table, "trader")
		do(t, table, Op{Kind: OpShot}, Op{Kind: OpShot}, Op{Kind: OpShot})
		if table.state.Pegs != c.want {
			t.Errorf("%d pegs for each of %d shots: %d on the track after three, want %d", c.pegs, c.perRound, table.state.Pegs, c.want)
		}
	}
}

func TestLevels(t *testing.T) {
	table := newTable(t, 1, 1)
	events := do(t, table, Op{Kind: OpPegs, N: 4})
	if has(events, LevelSet) {
		t.Error("four pegs in four holes left the first level")
	}
	// The fifth peg reaches "guarded", whose rule adds one more.
	do(t, table, Op{Kind: OpPegs, N: 1})
	if table.state.Pegs != 6 || table.level() != "guarded" {
		t.Errorf("%d pegs, level %s; want 6, guarded", table.state.Pegs, table.level())
	}
	events = do(t, table, Op{Kind: OpPegs, N: 15})
	if table.state.Pegs != 15 || !table.View().Charged {
		t.Errorf("a full track: %d pegs, events %v", table.state.Pegs, events)
	}
	do(t, table, Op{Kind: OpPegs, N: -11}, Op{Kind: OpPegs, N: 1})
	if table.state.Pegs != 5 {
		t.Errorf("going down and up again gives %d pegs, want 5: a level is reached once", table.state.Pegs)
	}
}

// Levels are told of from the lowest up, each with all its rules, although the first rule of the
// first one moves the pegs itself; and the log ends with the level that the pegs are at.
func TestLevelsAreToldInOrder(t *testing.T) {
	for _, c := range []struct {
		add, rule int
		want      string
	}{
		{5, 0, "guarded awake wary"},
		{8, 0, "guarded awake wary cover hide"},
		{14, 1, "guarded awake wary cover hide purge"},
		{5, 3, "guarded awake wary cover hide"},
		{8, -2, "guarded awake wary"},
		{8, -8, "guarded awake relaxed wary"},
	} {
		m := testMission()
		m.Rules[3].Do[0].Add = c.rule
		m.Rules = append(m.Rules, model.Rule{ID: "wary", When: &model.Trigger{Kind: "hostility", Level: "guarded"}},
			model.Rule{ID: "hide", When: &model.Trigger{Kind: "hostility", Level: "cover"}})
		table, err := NewTable(m, testRules(), testDecks(), 1, 1)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		level := ""
		for _, e := range do(t, table, Op{Kind: OpPegs, N: c.add}) {
			switch e.Kind {
			case LevelSet:
				level = e.Level
				got = append(got, e.Level)
			case RuleFired:
				got = append(got, e.Rule)
			}
		}
		if strings.Join(got, " ") != c.want || level != table.level() {
			t.Errorf("%d pegs and %d more: %v, at %s; want %s", c.add, c.rule, got, table.level(), c.want)
		}
	}
}

func TestFirstDieIsOfAnotherKind(t *testing.T) {
	table := newTable(t, 1, 1)
	table.UseDice(dice.Scripted(t, "blue=double", "red=hit", "red=blank", "chance=3"))
	var got []string
	for _, e := range append(do(t, table, Op{Kind: OpRoll, ID: "blue", N: 3}), do(t, table, Op{Kind: OpRoll, ID: "chance", N: 1})...) {
		got = append(got, e.Die+"="+table.die(e.Die).Faces[e.Face].Title)
	}
	if want := "blue=double red=hit red=blank chance=3"; strings.Join(got, " ") != want {
		t.Errorf("rolled %v, want %s", got, want)
	}
}

func TestRules(t *testing.T) {
	table := newTable(t, 1, 1)
	do(t, table, Op{Kind: OpFill})
	events := do(t, table, Op{Kind: OpInteract, ID: "console"})
	if !has(events, Given) || !slices.Contains(table.state.Hands, "schedule") || table.state.Doors[0].State != model.Open {
		t.Errorf("the console gave %v; doors %v", table.state.Hands, table.state.Doors)
	}
	if has(do(t, table, Op{Kind: OpInteract, ID: "console"}), RuleFired) {
		t.Error("a rule that comes once came twice")
	}
	do(t, table, Op{Kind: OpOpen, ID: "c1"})
	if table.state.Pegs != 1 {
		t.Errorf("opening c1 left %d pegs, want 1", table.state.Pegs)
	}
	for table.state.Round < 3 {
		toPhase(t, table, "hostility")
	}
	if game, _ := table.worked("late"); game != 1 {
		t.Errorf("round 3 set off %v", table.state.Fired)
	}
}

// A piece that several rules wait for has one button, whether they name it or its sort.
func TestOneButtonForOneTouch(t *testing.T) {
	it := []model.Effect{{Kind: "ignore"}}
	table := playing(t,
		model.Rule{ID: "one", Title: "One", When: &model.Trigger{Kind: "interact", With: "pod-1"}, Do: it},
		model.Rule{ID: "two", Title: "Two", When: &model.Trigger{Kind: "interact", With: "pod-1", Actions: 2}, Do: it},
		model.Rule{ID: "all", Title: "All", When: &model.Trigger{Kind: "interact", Any: "pod"}, Do: it})
	deeds := table.View().Play.Deeds
	if len(deeds) != 2 || len(deeds[0].Options) != 1 || len(deeds[1].Options) != 1 || deeds[1].Options[0].Piece != "pod-2" {
		t.Fatalf("the buttons are %+v", deeds)
	}
	if got := deeds[0].Rules; !slices.Equal(got, []string{"one", "two", "all"}) {
		t.Errorf("behind the first stand the rules %v", got)
	}
}

// Crews have points where a rule scores them, money where one pays, and nothing where none does either.
func TestPointsAreShownWhereThereAreAny(t *testing.T) {
	for kind, want := range map[string]Play{"score": {Points: true, Scores: make([]Score, 2)}, "pay": {Scores: make([]Score, 2)}, "ignore": {}} {
		got := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{{Kind: kind}}}).View().Play
		if got.Points != want.Points || !slices.Equal(got.Scores, want.Scores) {
			t.Errorf("%s: points %v, scores %v", kind, got.Points, got.Scores)
		}
	}
}
