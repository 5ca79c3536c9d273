package corespace

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// What a phase leaves to the players to do to figures is not asked for while none of them is on the board, but as soon as
// one comes in that phase, and whenever the phase begins with one.
func TestAPhaseAsksForNothingOfFiguresThatAreNotThere(t *testing.T) {
	where := &model.Who{NPC: "devastator", Nearest: &model.Place{Piece: "console"}}
	table := tableOf(t, ruleMission(model.Rule{ID: "help", Title: "Help", When: &model.Trigger{Kind: "phase", Phase: "trader"},
		Do: []model.Effect{{Kind: "behaviour", Who: where, Toward: &model.Place{Piece: "console"}}, {Kind: "state", Who: where, Set: "neutral"}}}), 1)
	do(t, table, Op{Kind: OpFill})
	put, gone := func(npc string) Op { return Op{Kind: OpPut, ID: npc} }, Op{Kind: OpDefeat, ID: "devastator"}
	for i, c := range []struct {
		phase string // that is gone on to; none: still the one before
		ops   []Op
		want  int
	}{
		{"trader", nil, 0}, {"", []Op{put("harvester")}, 0}, {"", []Op{put("devastator")}, 2},
		{"purge", []Op{{Kind: OpFinish}, gone, put("devastator")}, 0},
		{"trader", nil, 2}, {"", []Op{put("devastator")}, 2},
	} {
		if c.phase != "" {
			toPhase(t, table, c.phase)
		}
		do(t, table, c.ops...)
		if got := len(table.state.Todo); got != c.want {
			t.Errorf("step %d: there are %d things to do, want %d:\n%s", i, got, c.want, listed(table))
		}
	}
}

// What lasts until the end of the round leaves the list with it; all else stays until it is ticked off.
func TestWhatLastsForARoundLeavesTheListWithIt(t *testing.T) {
	purge := &model.Who{Group: "purge"}
	table := tableOf(t, ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{
		{Kind: "stat", Who: purge, Stat: "move", Add: 1, Until: "round"}, {Kind: "stat", Who: purge, Stat: "move", Add: 2, Until: "game"}, {Kind: "prone"}}}), 1)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance}, Op{Kind: OpInteract, ID: "console"})
	toPhase(t, table, "assessment")
	if got := len(table.state.Todo); got != 3 {
		t.Errorf("in the last phase there are %d things to do, want 3", got)
	}
	events := toPhase(t, table, "hostility")
	if got := listed(table); strings.Contains(got, "end of the round") || len(table.state.Todo) != 2 || !has(events, Lapsed) {
		t.Errorf("in the next round the list is\n%s\nafter %v", got, events)
	}
}

// Pieces of a sort of which there is none are nobody's to change.
func TestNothingComesOfPiecesThatAreNotThere(t *testing.T) {
	for _, e := range []model.Effect{{Kind: "piece", Any: "exhaust", Set: "quiet"}, {Kind: "piece", Any: "exhaust", Pick: "choice", Set: "quiet"}, {Kind: "door", Any: "hatch", Set: "open"}} {
		table := tableOf(t, ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{e}}), 1)
		events := do(t, table, Op{Kind: OpFill}, Op{Kind: OpInteract, ID: "console"})
		if got := listed(table); got != "" || !has(events, NoEffect) || table.View().Play.Ask != nil {
			t.Errorf("%v leaves %q to do, and %v", e, got, events)
		}
	}
}
