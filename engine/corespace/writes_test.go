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
