package corespace

import (
	"reflect"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// A table begins as the mission is for its number of crews: pegs, deck, figures, key items, counters.
func TestVariationsAreInForceAtTheTable(t *testing.T) {
	m, two := testMission(), 2
	m.Setup.Counters = []model.Counter{{ID: "left", Start: 6}}
	m.Variations = []model.Variation{{Min: 3, Max: 4, Hostility: &two, Pegs: 1, Aside: []string{"ammo"},
		Events:   []model.EventAllocation{{Kind: "help", Mode: model.AllCards}},
		NPCs:     []model.StartNPC{{Kind: "assassin", Count: 1}},
		Counters: []model.CounterStart{{ID: "left", Count: 8}}}}
	for crews, want := range map[int]View{
		2: {Pegs: 0, Deck: 4, More: 1, Aside: []string{"schedule"}, Counters: []Counter{{ID: "left", Count: 6}}},
		3: {Pegs: 2, Deck: 6, More: 2, Aside: []string{"schedule", "ammo"}, Counters: []Counter{{ID: "left", Count: 8}},
			Standing: []Standing{{NPC: "assassin", Count: 1}}},
	} {
		v := tableOf(t, m, crews).View()
		got := View{Pegs: v.Pegs, Deck: v.Deck, More: v.More, Aside: v.Aside, Counters: v.Counters, Standing: v.Standing}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%d crews: %+v, want %+v", crews, got, want)
		}
	}
	table := tableOf(t, m, 3)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance})
	if got := table.View().Pegs; got != 2+1+1 {
		t.Errorf("after the first pegs of three crews there are %d, want 4", got)
	}
}

// A save is of the mission as it is written, so that it is accepted for any number of crews.
func TestSaveOfAVariedMission(t *testing.T) {
	m := testMission()
	m.Variations = []model.Variation{{Min: 2, Pegs: 1, NPCs: []model.StartNPC{{Kind: "civilian", Count: 1}}}}
	table := tableOf(t, m, 2)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance})
	if _, _, err := Restore(m, testRules(), testDecks(), table.Save()); err != nil {
		t.Error(err)
	}
}

// Figures that stand on the board come out of the boxes; what the boxes lack was brought along.
func TestFiguresAtTheStartAreCounted(t *testing.T) {
	m := testMission()
	m.Setup.NPCs = []model.StartNPC{{Kind: "civilian", Name: "Odile", Count: 1}, {Kind: "civilian"}, {Kind: "harvester", Count: 7}}
	m.Setup.Without = []string{"no-such-group"}
	table := tableOf(t, m, 1)
	for npc, want := range map[string]Figure{
		"civilian":  {NPC: "civilian", Stock: 0, Board: 2, Placed: true},
		"harvester": {NPC: "harvester", Stock: 0, Board: 7, Placed: true},
		"assassin":  {NPC: "assassin", Stock: 1},
	} {
		if got := *table.figure(npc); got != want {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	m.Setup.NPCs = []model.StartNPC{{Kind: "nobody"}}
	if _, err := NewTable(m, testRules(), testDecks(), 1, 7); err == nil {
		t.Error("a figure that the rules do not know stands on the board")
	}
}

// Figures that are drawn are of the kinds that the set-up names, and a group that is not used stays in the box.
func TestFiguresDrawnAndLeftOut(t *testing.T) {
	m := testMission()
	m.Setup.NPCs = []model.StartNPC{{Kind: "civilian", Count: 3, Among: []string{"harvester", "devastator"}}}
	m.Setup.Without = []string{"civilian"}
	table := tableOf(t, m, 1)
	if n := table.figure("harvester").Board + table.figure("devastator").Board; n != 3 || len(table.View().Standing) != 3 {
		t.Errorf("%d figures were drawn: %+v", n, table.View().Standing)
	}
	if f := *table.figure("civilian"); f.Stock+f.Board != 0 {
		t.Errorf("a group that is not used has figures: %+v", f)
	}
}

func TestCountersGoAsFarAsTheyMay(t *testing.T) {
	m, most := testMission(), 6
	m.Setup.Counters = []model.Counter{{ID: "cables", Start: 4, Most: &most}}
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpCount, ID: "cables", N: 5})
	if got := table.View().Counters; !reflect.DeepEqual(got, []Counter{{ID: "cables", Count: 6}}) {
		t.Errorf("four and five, of six: %v", got)
	}
	do(t, table, Op{Kind: OpCount, ID: "cables", N: -2})
	if got := table.View().Counters[0].Count; got != 4 {
		t.Errorf("two taken off: %d", got)
	}
	for _, op := range []Op{{Kind: OpCount, ID: "ropes", N: 1}, {Kind: OpCount, ID: "cables"}, {Kind: OpCount, ID: "cables", N: 1000}} {
		if _, err := table.Do(op); err == nil {
			t.Errorf("%+v was accepted", op)
		}
	}
}

// The game begins in its first round: a rule that works then asks for that round, and rounds that pass afterwards are
// counted from it.
func TestTheGameBeginsInTheFirstRound(t *testing.T) {
	table := playing(t,
		model.Rule{ID: "first", When: &model.Trigger{Kind: "start"}, If: &model.Condition{Kind: "round", First: 1, Last: 1}, Do: []model.Effect{{Kind: "pegs", Add: 1}}},
		model.Rule{ID: "later", When: &model.Trigger{Kind: "after", Rule: "first", Rounds: 1}, Do: []model.Effect{{Kind: "pegs", Add: 1}}})
	for table.State().Round < 3 {
		events := do(t, table, Op{Kind: OpAdvance})
		later := slices.ContainsFunc(events, func(e Event) bool { return e.Kind == RuleFired && e.Rule == "later" })
		second := slices.ContainsFunc(events, func(e Event) bool { return e.Kind == RoundBegan && e.Round == 2 })
		if later != second {
			t.Errorf("a round after the start, as round %d begins: it works %v", table.State().Round, later)
		}
	}
	if fired := table.State().Fired; len(fired) != 2 {
		t.Errorf("worked: %+v", fired)
	}
}

// Prisoners are dealt to different spots, by chance, out of the boxes; a body is on the board and counts for nobody.
func TestPrisonersAndBodies(t *testing.T) {
	m := testMission()
	m.Setup.NPCs = []model.StartNPC{{Kind: "civilian", Count: 1, Body: true}}
	m.Setup.Prisoners = []model.Prisoners{{ID: "held", Drawn: 1, NPCs: []model.NPCCount{{NPC: "harvester", Count: 1}}, Hidden: true,
		Spots: []model.Place{{Hatch: "1"}, {Hatch: "2"}, {Hatch: "3"}}}}
	spots := map[string]int{}
	for seed := range uint64(40) {
		table, err := NewTable(m, testRules(), testDecks(), 1, seed)
		if err != nil {
			t.Fatal(err)
		}
		list := table.View().Standing
		if len(list) != 3 || !list[0].Body || list[1].Name != anyTrader || list[2].NPC != "harvester" || list[1].Spot == list[2].Spot || !list[1].Hidden {
			t.Fatalf("they stand so: %+v", list)
		}
		if f := *table.figure("civilian"); f.Board != 0 || f.Stock+1 != figureStock(t, "civilian") {
			t.Fatalf("the body: %+v", f)
		}
		if f := *table.figure("harvester"); f.Board != 1 {
			t.Fatalf("the prisoner: %+v", f)
		}
		spots[list[2].Spot]++
	}
	if len(spots) != 3 {
		t.Errorf("a prisoner was only ever dealt to %v", spots)
	}
	m.Setup.Prisoners[0].NPCs[0].NPC = "nobody"
	if _, err := NewTable(m, testRules(), testDecks(), 1, 7); err == nil {
		t.Error("a figure that the rules do not know is dealt")
	}
}

// figureStock is how many figures of a kind lie in the boxes of the test's mission.
func figureStock(t *testing.T, npc string) int { return tableOf(t, testMission(), 1).figure(npc).Stock }
