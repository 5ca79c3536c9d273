package corespace

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// The figure that set a rule off is called by what the rule waits for, in what is asked and in what is left to the players.
func TestTheFigureThatSetARuleOff(t *testing.T) {
	it := &model.Who{Figure: "it"}
	for _, c := range []struct {
		when      model.Trigger
		ask, hand string
	}{
		{model.Trigger{Kind: "persuaded", Who: &model.Who{NPC: "civilian"}}, "that Civilian", "That Civilian falls prone."},
		{model.Trigger{Kind: "sees", Who: &model.Who{Traders: "any"}, Target: &model.Who{Group: "purge"}}, "that figure of Purge", "That figure of Purge falls prone."},
		{model.Trigger{Kind: "enter", Zone: "vault"}, "the trader who did it", "The trader who did it falls prone."},
		{model.Trigger{Kind: "enter", Zone: "vault", Who: &model.Who{Traders: "any"}}, "that trader", "That trader falls prone."},
		{model.Trigger{Kind: "any", Triggers: []model.Trigger{{Kind: "persuaded", Who: &model.Who{NPC: "civilian"}}, {Kind: "enter", Zone: "vault"}}},
			"that figure", "That figure falls prone."},
	} {
		table := playing(t, model.Rule{ID: "it", Title: "It", When: &c.when, If: &model.Condition{Kind: "in", Who: it, Place: &model.Place{Zone: "vault"}},
			Do: []model.Effect{{Kind: "prone", Who: it}}})
		do(t, table, Op{Kind: OpHappened, ID: "it", N: 1})
		if ask := table.View().Play.Ask; ask == nil || ask.Text != "Is it so: "+c.ask+" is in the vault?" {
			t.Fatalf("%s: it asks %+v", c.when.Kind, ask)
		}
		choose(t, table, "Yes")
		if todo := table.View().Play.Todo; len(todo) != 1 || todo[0].Text != c.hand {
			t.Errorf("%s: the players are told %+v, want %q", c.when.Kind, todo, c.hand)
		}
		if gaps := table.toDo(); !strings.Contains(gaps[len(gaps)-1].Text, strings.TrimSuffix(c.hand, ".")[1:]) {
			t.Errorf("%s: before the game it says %q", c.when.Kind, gaps[len(gaps)-1].Text)
		}
	}
}

// One of those that have arrived, or who was won over, is one of its kind to the table: it takes or replaces only that.
func TestOneOfItsKindIsTaken(t *testing.T) {
	it := &model.Who{Figure: "it"}
	table := playing(t,
		model.Rule{ID: "arrive", Title: "Arrive", When: &model.Trigger{Kind: "arrival", NPC: "harvester"}, Times: 1,
			Do: []model.Effect{{Kind: "replace", Who: it, NPC: "devastator"}}},
		model.Rule{ID: "won", Title: "Won", When: &model.Trigger{Kind: "persuaded", Who: &model.Who{NPC: "civilian"}}, Do: []model.Effect{{Kind: "remove", Who: it}}})
	do(t, table, Op{Kind: OpPut, ID: "harvester"}, Op{Kind: OpPut, ID: "harvester"}, Op{Kind: OpPut, ID: "civilian"})
	do(t, table, Op{Kind: OpHappened, ID: "won", N: 1})
	for npc, want := range map[string]int{"harvester": 1, "devastator": 1, "civilian": 1} {
		if got := table.figure(npc).Board; got != want {
			t.Errorf("%d × %s on the board, want %d", got, npc, want)
		}
	}
	if todo := table.View().Play.Todo; len(todo) > 0 {
		t.Errorf("left to the players: %+v", todo)
	}
}

// Whatever somebody does can ask for a roll and for actions of a turn, and be done to a figure; the page says so, and
// asks for the roll before the rule works.
func TestADeedHasARollAndAPrice(t *testing.T) {
	check := &model.Check{Dice: 1, Hits: 1}
	any, civilian := &model.Who{Traders: "any"}, &model.Who{NPC: "civilian"}
	for _, c := range []struct {
		when model.Trigger
		says string
	}{
		{model.Trigger{Kind: "interact", Target: civilian, Check: check, Actions: 2}, "When a trader interacts with any Civilian, with 2 actions of one turn."},
		{model.Trigger{Kind: "contact", Who: any, Target: civilian, Check: check, NoEffort: true}, "When any trader comes into contact with any Civilian, as an effortless action."},
		{model.Trigger{Kind: "pickup", Token: "relic", Who: &model.Who{Class: "tech"}, Check: check, Actions: 3}, "When relic is taken up by any Tech, with 3 actions of one turn."},
		{model.Trigger{Kind: "search", With: "console", Check: check, Actions: 2}, "When the console is searched, with 2 actions of one turn."},
		{model.Trigger{Kind: "repair", Of: "console", Who: civilian, Check: check, NoEffort: true}, "When any Civilian repairs the console, as an effortless action."},
	} {
		table := playing(t, model.Rule{ID: "it", Title: "It", When: &c.when, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}})
		if got := table.View().Play.Rules[0].When; got != c.says {
			t.Errorf("%s: it says %q, want %q", c.when.Kind, got, c.says)
		}
		for answer, want := range map[string]int{"Failed": 0, "Succeeded": 1} {
			table := playing(t, model.Rule{ID: "it", Title: "It", When: &c.when, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}})
			do(t, table, Op{Kind: OpHappened, ID: "it", N: 1})
			choose(t, table, answer)
			if got := table.View().Counters[0].Count; got != want {
				t.Errorf("%s, %s: the counter stands at %d, want %d", c.when.Kind, answer, got, want)
			}
		}
	}
	table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", Target: civilian}, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}})
	if do(t, table, Op{Kind: OpInteract, ID: "console"}); table.View().Counters[0].Count != 0 {
		t.Error("a touch of a piece counts as one of a figure")
	}
}

// A piece that a rule moves is called by its name, with where it comes to stand.
func TestAPieceIsSetDownElsewhere(t *testing.T) {
	for want, e := range map[string]model.Effect{
		"Move the console, and set it down in the vault.":  {Kind: "shift", Piece: "console", At: &model.Place{Zone: "vault"}},
		"Move a crate beside that Civilian by up to 2 in.": {Kind: "shift", What: "crate", Place: &model.Place{Figure: "it"}, By: 200},
	} {
		table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "persuaded", Who: &model.Who{NPC: "civilian"}}, Do: []model.Effect{e}})
		do(t, table, Op{Kind: OpHappened, ID: "it", N: 1})
		if todo := table.View().Play.Todo; len(todo) != 1 || todo[0].Text != want {
			t.Errorf("the players are told %+v, want %q", todo, want)
		}
	}
}

// A kind that arrives at hatches comes out of one of them, and everybody else at an entry point.
func TestAKindArrivesAtHatches(t *testing.T) {
	m := testMission()
	m.Board.Hatches = []model.Hatch{{ID: "4"}}
	m.Setup.Arrivals = &model.Arrivals{Apart: []model.Elsewhere{
		{Group: "purge", At: model.Place{Zone: "vault"}}, {NPC: "harvester", At: model.Place{Any: "hatch", Pick: "random"}}}}
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpFill})
	for npc, want := range map[string]string{"harvester": "at hatch 4", "devastator": "in the vault", "civilian": ""} {
		table.log = nil
		table.arrive(*table.npc(npc), 1)
		if e := table.log[len(table.log)-1]; e.Kind != Arrival || e.Text != want || (e.Entry > 0) != (want == "") {
			t.Errorf("%s arrives as %+v, want %q", npc, e, want)
		}
	}
}

// Only rules and objectives that hold for so many crews are on the table.
func TestOnlyWhatHoldsForTheCrewsIsPlayed(t *testing.T) {
	m := testMission()
	m.Rules = []model.Rule{{ID: "few", Crews: &model.CrewCount{Max: 1}, When: &model.Trigger{Kind: "start"}, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}}}
	m.Objectives = append(m.Objectives, model.Objective{ID: "many", Crews: &model.CrewCount{Min: 2}, Done: model.Goal{Kind: "loot"}})
	for crews, want := range map[int]string{1: "1 rule, many false", 2: "0 rules, many true"} {
		v := tableOf(t, m, crews).View().Play
		many := slices.ContainsFunc(v.Objectives, func(o GoalView) bool { return o.ID == "many" })
		if got := fmt.Sprintf("%s, many %v", english.Count(len(v.Rules), "rule"), many); got != want {
			t.Errorf("with %d crews there is %s, want %s", crews, got, want)
		}
	}
}

// A jammed door is not unlocked, only opened; a rule can jam one.
func TestAJammedDoorIsOpenedByRulesAlone(t *testing.T) {
	set := func(to string) model.Rule {
		return model.Rule{ID: "to-" + to, Title: to, When: &model.Trigger{Kind: "interact", With: map[string]string{"jammed": "console", "unlocked": "pod-1", "open": "pod-2"}[to]},
			Do: []model.Effect{{Kind: "door", Of: "gate", Set: to}}}
	}
	table := playing(t, set("jammed"), set("unlocked"), set("open"))
	for _, c := range [][2]string{{"console", "jammed"}, {"pod-1", "jammed"}, {"pod-2", "open"}} {
		do(t, table, Op{Kind: OpInteract, ID: c[0]})
		if got := table.door("gate"); string(got) != c[1] {
			t.Errorf("after %s the gate is %s, want %s", c[0], got, c[1])
		}
	}
}

// A rule works as often for each piece that sets it off, and for each crew, as it says; of crews the page asks.
func TestLimitsForEachPieceAndEachCrew(t *testing.T) {
	count := []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}
	table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", Any: "pod"}, PerPiece: 1, Do: count})
	for i, id := range []string{"pod-1", "pod-1", "pod-2", "pod-1"} {
		do(t, table, Op{Kind: OpInteract, ID: id})
		if got, want := table.View().Counters[0].Count, []int{1, 1, 2, 2}[i]; got != want {
			t.Errorf("after touch %d, of %s, the counter stands at %d, want %d", i+1, id, got, want)
		}
	}
	table = playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, PerCrew: 1, Do: count})
	touch := Op{Kind: OpInteract, ID: "console"}
	do(t, table, touch)
	for _, c := range []struct {
		answer string
		count  int
	}{{"No", 1}, {"Yes", 2}} {
		do(t, table, touch)
		if ask := table.View().Play.Ask; ask == nil || ask.Text != "It works once for each crew. Is it so that this crew may still use it?" {
			t.Fatalf("it asks %+v", ask)
		}
		choose(t, table, c.answer)
		if got := table.View().Counters[0].Count; got != c.count {
			t.Errorf("after %s the counter stands at %d", c.answer, got)
		}
	}
	if do(t, table, touch); table.View().Counters[0].Count != 2 || table.View().Play.Ask != nil || !table.View().Play.Rules[0].Done {
		t.Error("each of two crews has used it, and it works on")
	}
}

// Of what there is to choose from only that is offered which is open; what the table does not know stands beside it.
func TestOptionsThatHangOnSomething(t *testing.T) {
	two := 2
	choice := model.Effect{Kind: "choose", Options: []model.Option{
		{Title: "Cut", If: &model.Condition{Kind: "counter", Of: "cables", Min: &two}, Do: []model.Effect{{Kind: "pegs", Add: 1}}},
		{Title: "Climb", If: &model.Condition{Kind: "prone", Who: &model.Who{Figure: "it"}}},
	}}
	table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{choice}})
	touch := Op{Kind: OpInteract, ID: "console"}
	do(t, table, touch)
	climb := "Climb, if the trader who did it lies prone"
	if ask := table.View().Play.Ask; ask == nil || strings.Join(ask.Options, "|") != climb {
		t.Fatalf("it asks %+v", ask)
	}
	choose(t, table, climb)
	do(t, table, Op{Kind: OpCount, ID: "cables", N: 2}, touch)
	if ask := table.View().Play.Ask; ask == nil || strings.Join(ask.Options, "|") != "Cut|"+climb {
		t.Fatalf("it asks %+v", ask)
	}
	if events := choose(t, table, "Cut"); !has(events, PegsAdded) {
		t.Errorf("it led to %+v", events)
	}
}

// What a part of a rule hangs on, the table judges by itself where it can, and asks where it cannot.
func TestPartOfARuleHangsOnSomething(t *testing.T) {
	two := 2
	rule := func(must model.Condition) model.Rule {
		return model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{
			{Kind: "if", If: &must, Do: []model.Effect{{Kind: "door", Of: "gate", Set: "open"}}, Otherwise: []model.Effect{{Kind: "pegs", Add: 1}}},
			{Kind: "counter", Of: "cables", Add: 1}}}
	}
	table, touch := playing(t, rule(model.Condition{Kind: "counter", Of: "cables", Min: &two})), Op{Kind: OpInteract, ID: "console"}
	for i, want := range []EventKind{PegsAdded, PegsAdded, DoorSet} {
		if events := do(t, table, touch); !has(events, want) || !has(events, Counted) || table.View().Play.Ask != nil {
			t.Errorf("touch %d led to %+v and asks %+v", i+1, events, table.View().Play.Ask)
		}
	}
	table = playing(t, rule(model.Condition{Kind: "prone", Who: &model.Who{Figure: "it"}}))
	do(t, table, touch)
	if ask := table.View().Play.Ask; ask == nil || ask.Text != "Is it so: the trader who did it lies prone?" {
		t.Fatalf("it asks %+v", ask)
	}
	if events := choose(t, table, "Yes"); !has(events, DoorSet) || !has(events, Counted) {
		t.Errorf("it led to %+v", events)
	}
}

// playingOf is a table of the mission for rules, changed first.
func playingOf(t *testing.T, change func(*model.Mission), rules ...model.Rule) *Table {
	t.Helper()
	m := ruleMission(rules...)
	change(m)
	table := tableOf(t, m, 2)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance})
	return table
}

// What is done as often as a counter shows is done so often; a counter that each crew keeps is moved and read for the crew
// that the page asks for.
func TestCountersOfCrewsAndWhatTheyRepeat(t *testing.T) {
	times := func(of string) model.Rule {
		return model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{
			{Kind: "repeat", Of: of, Do: []model.Effect{{Kind: "pegs", Add: 1}}}}}
	}
	touch := Op{Kind: OpInteract, ID: "console"}
	table := playing(t, times("cables"))
	if events := do(t, table, touch); !has(events, NoEffect) || has(events, PegsAdded) {
		t.Errorf("a counter at 0 led to %+v", events)
	}
	pegs := table.View().Pegs
	if do(t, table, Op{Kind: OpCount, ID: "cables", N: 3}, touch); table.View().Pegs != pegs+3 {
		t.Errorf("a counter at 3 led from %d pegs to %d", pegs, table.View().Pegs)
	}
	owned := func(m *model.Mission) { m.Setup.Counters[0].PerCrew = true }
	table = playingOf(t, owned, times("cables"),
		model.Rule{ID: "more", Title: "More", When: &model.Trigger{Kind: "interact", With: "pod-1"}, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 2}}})
	do(t, table, Op{Kind: OpInteract, ID: "pod-1"})
	choose(t, table, "Crew 2")
	if got := table.View().Counters; len(got) != 2 || got[0] != (Counter{"cables", 1, 0}) || got[1] != (Counter{"cables", 2, 2}) {
		t.Fatalf("the crews have %+v", got)
	}
	pegs = table.View().Pegs
	do(t, table, touch)
	if choose(t, table, "Crew 2"); table.View().Pegs != pegs+2 {
		t.Errorf("the counter of crew 2 led from %d pegs to %d", pegs, table.View().Pegs)
	}
	if _, err := table.Do(Op{Kind: OpCount, ID: "cables", N: 1}); err == nil {
		t.Error("nobody’s counter is moved")
	}
	if do(t, table, Op{Kind: OpCount, ID: "cables", Crew: 1, N: 1}); table.View().Counters[0].Count != 1 {
		t.Error("the counter of crew 1 does not move by hand")
	}
}

// What a rule costs stands in the question whether it is to be used, and is paid before anything is done.
func TestAPurchase(t *testing.T) {
	table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Cost: &model.Cost{UA: 3},
		Do: []model.Effect{{Kind: "door", Of: "gate", Set: "open"}}})
	touch := Op{Kind: OpInteract, ID: "console"}
	do(t, table, touch)
	if ask := table.View().Play.Ask; ask == nil || ask.Text != "You may use this. It costs 3 UA." {
		t.Fatalf("it asks %+v", ask)
	}
	if events := choose(t, table, "Leave it"); has(events, Paid) || has(events, DoorSet) {
		t.Errorf("nobody wanted it: %+v", events)
	}
	do(t, table, touch)
	choose(t, table, "Use it")
	if events := choose(t, table, "Crew 2"); !has(events, Paid) || !has(events, DoorSet) || table.View().Play.Scores[1].UA != -3 {
		t.Errorf("crew 2 has %+v after %+v", table.View().Play.Scores, events)
	}
}

// What holds all the time is said on the page, and is nothing that anybody tells it of.
func TestAStandingRule(t *testing.T) {
	hall := &model.Who{Everyone: true, In: &model.Place{Zone: "vault"}}
	table := playing(t, model.Rule{ID: "it", Title: "It", Standing: true, If: &model.Condition{Kind: "door", Of: "gate", Is: "locked"},
		Do: []model.Effect{{Kind: "limit", Who: hall, Range: "short", Actions: []string{"ranged-assault"}}, {Kind: "stat", Who: hall, Stat: "move", Add: -1}}})
	want := "As long as the gate is locked: everybody in the vault takes a ranged assault no farther than short range; move -1 for everybody in the vault."
	if got := table.View().Play.Rules[0].When; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	if deeds := table.View().Play.Deeds; len(deeds) > 0 {
		t.Errorf("the players are to tell of %+v", deeds)
	}
}
