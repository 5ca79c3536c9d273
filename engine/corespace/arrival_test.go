package corespace

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/dice"
	"github.com/sortie-tools/sortie/schema/model"
)

// atPurgePhase sets up the purge phase of a round at the given number of pegs.
func atPurgePhase(t *testing.T, pegs int) *Table {
	t.Helper()
	m := testMission()
	m.Rules = nil // keep the pegs where the test puts them
	table, err := NewTable(m, testRules(), testDecks(), 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	do(t, table, Op{Kind: OpFill})
	toPhase(t, table, "purge")
	do(t, table, Op{Kind: OpPegs, N: pegs - table.state.Pegs})
	return table
}

// story tells arrivals in words short enough to compare.
func story(events []Event) string {
	var out []string
	for _, e := range events {
		switch e.Kind {
		case Arrival:
			s := fmt.Sprintf("%d %s at %d", e.Count, e.NPC, e.Entry)
			if e.Wanted != "" {
				s += " for " + e.Wanted
			}
			if e.Sealed {
				s += " sealed"
			}
			out = append(out, s)
		case NoArrival:
			out = append(out, fmt.Sprintf("no %s: %s", e.NPC, e.Reason))
		}
	}
	return strings.Join(out, ", ")
}

// The worked example of seed 000:1274-1300: two harvesters at 3; one devastator at 5; two assassins
// at 3, of which there is only one figure; and no live one.
func TestWorkedExampleOfArrivals(t *testing.T) {
	table := atPurgePhase(t, 8)
	table.setThing("entry", "5", "open")
	table.UseDice(dice.Scripted(t, "chance=3", "purge=1", "chance=5", "purge=2", "chance=3", "chance=2"))
	got := story(do(t, table, Op{Kind: OpArrivals}))
	want := "2 harvester at 3, 1 devastator at 5, 1 assassin at 3, 1 devastator at 3 for assassin, no live-one: roll"
	if got != want {
		t.Errorf("arrivals:\n%s, want\n%s", got, want)
	}
	if _, err := table.Do(Op{Kind: OpArrivals}); err == nil {
		t.Error("the arrivals of one phase were rolled twice")
	}
}

// Nobody comes through an entry point that is sealed: the roll is made again, and said. What the mission says of that
// very result goes first.
func TestASealedEntryPointIsRolledAgain(t *testing.T) {
	arrive := []model.Effect{{Kind: "spawn", NPC: "harvester", At: &model.Place{Any: "entry", Pick: "random"}}}
	for name, c := range map[string]struct {
		change func(*model.Mission)
		want   string
		again  bool
	}{
		"sealed":  {func(*model.Mission) {}, "1 harvester at 1", true},
		"open":    {func(m *model.Mission) { m.Board.Entries[1].Sealed = false }, "1 harvester at 5", false},
		"void":    {func(m *model.Mission) { m.Setup.Arrivals = &model.Arrivals{Void: []int{5}} }, "1 harvester at 5 sealed", false},
		"awaited": {func(m *model.Mission) { m.Rules[1].When = &model.Trigger{Kind: "arrival-roll", Results: []int{5}} }, "1 harvester at 5 sealed", false},
	} {
		m := ruleMission(model.Rule{ID: "it", When: &model.Trigger{Kind: "interact", With: "console"}, Do: arrive},
			model.Rule{ID: "other", When: &model.Trigger{Kind: "interact", With: "pod-1"}})
		c.change(m)
		table := tableOf(t, m, 1)
		do(t, table, Op{Kind: OpFill})
		rolls := []string{"chance=5", "chance=1"}
		if !c.again {
			rolls = rolls[:1]
		}
		table.UseDice(dice.Scripted(t, rolls...))
		events := do(t, table, Op{Kind: OpInteract, ID: "console"})
		if got := story(events); got != c.want || has(events, EntryShut) != c.again {
			t.Errorf("%s: %s, rolled again: %v", name, got, has(events, EntryShut))
		}
	}
}

func TestArrivalsOfSpentForces(t *testing.T) {
	table := atPurgePhase(t, 8)
	table.UseDice(dice.Scripted(t, "chance=1", "purge=2", "chance=1", "purge=2", "chance=2", "chance=6", "chance=4",
		// Next round: the live one is not rolled for, and lower ranks run out from the top.
		"chance=1", "purge=2", "chance=1", "purge=0"))
	do(t, table, Op{Kind: OpArrivals})
	toPhase(t, table, "purge")
	got := story(do(t, table, Op{Kind: OpArrivals}))
	want := "2 harvester at 1, no devastator: shortage, no assassin: roll, no live-one: once"
	if got != want {
		t.Errorf("arrivals:\n%s, want\n%s", got, want)
	}
}

func TestDefeatedFiguresComeBackUnlessUnique(t *testing.T) {
	table := atPurgePhase(t, 8)
	table.UseDice(dice.Scripted(t, "chance=1", "purge=0", "purge=0", "chance=6", "chance=1", // round 1
		"chance=1", "purge=0", "purge=0")) // round 2
	do(t, table, Op{Kind: OpArrivals}, Op{Kind: OpDefeat, ID: "harvester"}, Op{Kind: OpDefeat, ID: "live-one"})
	if got := table.figure("harvester").Stock; got != 4 {
		t.Errorf("%d harvesters at hand, want 4", got)
	}
	toPhase(t, table, "purge")
	if got := story(do(t, table, Op{Kind: OpArrivals})); !strings.HasSuffix(got, "no live-one: once") {
		t.Errorf("a defeated live one: %s", got)
	}
	if _, err := table.Do(Op{Kind: OpDefeat, ID: "assassin"}); err == nil {
		t.Error("an assassin was defeated that is not on the board")
	}
}

func TestNobodyArrivesWhileRelaxed(t *testing.T) {
	table := atPurgePhase(t, 2)
	if _, err := table.Do(Op{Kind: OpArrivals}); err == nil {
		t.Error("somebody arrived while relaxed")
	}
	if due := table.View().Due; len(due) != 0 {
		t.Errorf("due while relaxed: %v", due)
	}
}

func TestArrivalsOfOtherPhases(t *testing.T) {
	table := atPurgePhase(t, 8)
	toPhase(t, table, "npc")
	table.UseDice(dice.Scripted(t, "chance=4", "chance=1"))
	if got, want := story(do(t, table, Op{Kind: OpArrivals})), "1 civilian at 1"; got != want {
		t.Errorf("arrivals in the npc phase: %s, want %s", got, want)
	}
}

// What is different in the arrivals of a mission: others in place of some, groups that stay away, results that count
// for nothing, one place for everybody.
func TestArrivalsOfASetUp(t *testing.T) {
	for _, c := range []struct {
		name     string
		arrivals model.Arrivals
		without  []string
		want     func(e []Event) bool
	}{
		{"none", model.Arrivals{None: true}, nil, func(e []Event) bool { return e == nil }},
		{"without", model.Arrivals{}, []string{"purge"}, func(e []Event) bool { return e == nil }},
		{"in place", model.Arrivals{Map: []model.ArrivalMap{{NPC: "harvester", By: "devastator"}}}, nil,
			func(e []Event) bool { return arrivedNPC(e) == "devastator" }},
		{"void", model.Arrivals{Void: []int{1, 2, 3, 4, 5, 6}}, nil,
			func(e []Event) bool { return arrivedNPC(e) == "" && e[1].Reason == ReasonVoid }},
		{"reroll", model.Arrivals{Reroll: []int{1, 2, 3, 4, 5}}, nil, func(e []Event) bool {
			return !slices.ContainsFunc(e, func(x Event) bool { return x.Kind == Arrival && x.Entry != 6 })
		}},
		{"one place", model.Arrivals{At: &model.Place{Zone: "hall"}}, nil,
			func(e []Event) bool { return e[0].Place == PlaceOfSetup && e[0].Entry == 0 }},
	} {
		m := testMission()
		m.Setup.Hostility, m.Setup.Arrivals, m.Setup.Without = 8, &c.arrivals, c.without
		table := tableOf(t, m, 1)
		do(t, table, Op{Kind: OpFill})
		toPhase(t, table, "purge")
		var events []Event
		if slices.Contains(table.View().Due, DueArrivals) {
			events = do(t, table, Op{Kind: OpArrivals})
		}
		if !c.want(events) {
			t.Errorf("%s: %+v", c.name, events)
		}
	}
}

// arrivedNPC is the kind of the first arrival.
func arrivedNPC(events []Event) string {
	for _, e := range events {
		if e.Kind == Arrival {
			return e.NPC
		}
	}
	return ""
}

// A line that holes call comes in the round that fills one of them, at the marker that the die picks.
func TestArrivalsCalledByHoles(t *testing.T) {
	r := testRules()
	r.Hostility.Levels[0].Holes = 20
	r.Hostility.Levels[0].Arrivals = []model.Arrival{{NPC: "harvester", Phase: "purge", Count: 1, At: "patrol-point", Holes: []int{2, 4}}}
	m := testMission()
	m.Rules = nil // one peg a round
	table, err := NewTable(m, r, testDecks(), 1, 7)
	if err != nil {
		t.Fatal(err)
	}
	do(t, table, Op{Kind: OpFill})
	for round, want := range []bool{false, true, false, true, false} {
		toPhase(t, table, "purge")
		if got := slices.Contains(table.View().Due, DueArrivals); got != want {
			t.Errorf("round %d with %d pegs: due %v, want %v", round+1, table.View().Pegs, got, want)
		}
		if !want {
			continue
		}
		e := do(t, table, Op{Kind: OpArrivals})
		if last := e[len(e)-1]; last.Place != "patrol-point" || last.Entry == 0 {
			t.Errorf("arrived %+v", last)
		}
	}
}
