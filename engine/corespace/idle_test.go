package corespace

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

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
