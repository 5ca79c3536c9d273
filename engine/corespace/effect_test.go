package corespace

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What an effect does to doors, counters and the track, whatever stands how, is among what its definition says that it
// changes; and what says so changes it in some state.
func TestEffectsChangeWhatTheySay(t *testing.T) {
	states := []string{"", "open", "closed", "locked"}
	for kind, c := range doneCases() {
		c.do.Kind = kind
		changed := map[kinds.Sort]bool{}
		for seed := range 12 {
			table := playing(t, model.Rule{ID: "other", Title: "Other", Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}},
				model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{c.do}})
			do(t, table, c.before...)
			table.state.Pegs += seed % 3
			for i := range table.state.Doors {
				if state := states[(seed+i*seed)%len(states)]; state != "" {
					table.state.Doors[i].State = model.PanelState(state)
				}
			}
			was := watched(table)
			do(t, table, Op{Kind: OpInteract, ID: "console"})
			if ask := table.View().Play.Ask; ask != nil && c.answer != "" && slices.Contains(ask.Options, c.answer) {
				choose(t, table, c.answer)
			}
			for sort, now := range watched(table) {
				changed[sort] = changed[sort] || !reflect.DeepEqual(was[sort], now)
			}
		}
		maps.DeleteFunc(changed, func(_ kinds.Sort, so bool) bool { return !so })
		said := map[kinds.Sort]bool{}
		for _, e := range program.Inner(playing(t).program.Ops([]model.Effect{c.do})) {
			for _, cell := range kinds.Writes(*e.Effect) {
				said[cell.Sort] = true
			}
		}
		if said[kinds.RuleCell] {
			said[kinds.CounterCell] = true // which the other rule changes
		}
		maps.DeleteFunc(said, func(sort kinds.Sort, _ bool) bool { return watched(playing(t))[sort] == nil })
		if !maps.Equal(changed, said) {
			t.Errorf("%s changes %v and says %v", kind, changed, said)
		}
	}
}

// watched is the part of a table's state that rules wait for and the table keeps by itself.
func watched(t *Table) map[kinds.Sort]any {
	return map[kinds.Sort]any{
		kinds.DoorCell: fmt.Sprint(t.state.Doors), kinds.CounterCell: fmt.Sprint(t.state.Counters), kinds.TrackCell: fmt.Sprint(t.state.Pegs),
	}
}

// idleCases are effects that come to nothing on a table that has just begun, some of them only the second time.
func idleCases() []model.Effect {
	zero, harvester := 0, &model.Who{NPC: "harvester"}
	return []model.Effect{
		{Kind: "give", Token: "schedule"},
		{Kind: "draw", Draw: &model.Draw{From: "pouch", Category: "nothing"}},
		{Kind: "remove", Who: harvester},
		{Kind: "replace", Who: harvester, NPC: "devastator"},
		{Kind: "door", Of: "inner", Set: "open"},
		{Kind: "pegs", Add: 99},
		{Kind: "counter", Of: "cables", Becomes: &zero},
		{Kind: "turn-counter", Holder: "next"},
		{Kind: "deck", Op: "remove", Category: "nothing"},
		{Kind: "skip", Phase: "purge"},
		{Kind: "reveal", Hidden: "spy"},
	}
}

// What comes to nothing is told with the reason.
func TestWhyNothingComesOfIt(t *testing.T) {
	for _, e := range idleCases() {
		table := tableOf(t, ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{e}}), 1)
		touch := Op{Kind: OpInteract, ID: "console"}
		do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance}, touch)
		events := do(t, table, touch)
		i := slices.IndexFunc(events, func(e Event) bool { return e.Kind == NoEffect })
		if i < 0 || events[i].Reason == "" {
			t.Errorf("%s: %+v", e.Kind, events)
		}
	}
}
