package corespace

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// writtenCases are the examples of every kind, and others that change something else.
func writtenCases() []model.Effect {
	one := 1
	out := []model.Effect{
		{Kind: "remove", Piece: "pod-1"}, {Kind: "remove", It: true}, {Kind: "remove", Token: "schedule"}, {Kind: "door", Of: "inner", Set: "locked"},
		{Kind: "piece", Piece: "pod-2", Set: "open"}, {Kind: "piece", Any: "pod", Set: "open"}, {Kind: "airlock", Of: "a", Set: "sealed"}, {Kind: "entry", Of: "1", Set: "sealed"},
		{Kind: "deck", Op: "draw", Count: 2}, {Kind: "deck", Op: "set-aside", Category: "help"}, {Kind: "deck", Op: "top", Category: "hazard", Count: 1}, {Kind: "score", Points: 2, For: "all"},
		{Kind: "counter", Of: "cables", Add: -1}, {Kind: "counter", Of: "cables", Becomes: &one}, {Kind: "spawn", NPC: "live-one", PerCrew: true}, {Kind: "draw", Draw: &model.Draw{From: "pouch", Count: 2}, Into: "c1"},
	}
	for kind, c := range doneCases() {
		c.do.Kind = kind
		out = append(out, c.do)
	}
	return out
}

// What an effect changes on a table, whatever stands how, lies within what its definition says that it changes; and what
// says so changes it in some state.
func TestEffectsChangeWhatTheySay(t *testing.T) {
	other := model.Rule{ID: "other", Title: "Other", Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}}
	for _, e := range writtenCases() {
		says, did := saidOf(e, other), map[kinds.Sort]bool{}
		for seed := range uint64(60) {
			table := anyState(t, seed, other, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{e}})
			for cell, change := range changes(t, table, seed) {
				if !slices.ContainsFunc(says, func(c kinds.Cell) bool { return among(cell, c) }) {
					t.Fatalf("%s changes %+v: %s; it says %+v", e.Kind, cell, change, says)
				}
				did[cell.Sort] = true
			}
		}
		for _, c := range says {
			if slices.Contains(keptSorts, c.Sort) && !did[c.Sort] {
				t.Errorf("%s says that it changes %+v and never does", e.Kind, c)
			}
		}
	}
}

// changes are the cells that the rule of a table changes as the console is touched, whatever is answered.
func changes(t *testing.T, table *Table, seed uint64) map[kinds.Cell]string {
	was, out := cellsOf(table), map[kinds.Cell]string{}
	do(t, table, Op{Kind: OpInteract, ID: "console"})
	for turn := seed; table.View().Play.Ask != nil && turn < seed+5; turn++ {
		do(t, table, Op{Kind: OpAnswer, N: 1 + int(turn)%len(table.View().Play.Ask.Options)})
	}
	for cell, now := range cellsOf(table) {
		left := cell.Sort == kinds.FigureCell && now < was[cell] // nobody waits for figures that go
		if now != was[cell] && !left {
			out[cell] = was[cell] + " becomes " + now
		}
	}
	return out
}

// keptSorts are the sorts of cells that the table keeps by itself; who has a token it does not know.
var keptSorts = []kinds.Sort{kinds.DoorCell, kinds.CounterCell, kinds.TrackCell, kinds.FigureCell, kinds.ScoreCell, kinds.AssetsCell,
	kinds.EndCell, kinds.DeckCell, kinds.EntryCell, kinds.AirlockCell, kinds.ThingCell}

// saidOf are the cells that an effect says that it changes, with those of what is within it and of a rule that it sets off.
func saidOf(e model.Effect, other model.Rule) []kinds.Cell {
	out := kinds.Writes(e)
	if kinds.Has(out, kinds.RuleCell) {
		out = append(out, kinds.Writes(other.Do[0])...)
	}
	if kinds.Has(out, kinds.CardCell) {
		out = append(out, kinds.Cell{Sort: kinds.TrackCell}) // which a card of the test's changes
	}
	for _, o := range e.Options {
		for _, x := range o.Do {
			out = append(out, saidOf(x, other)...)
		}
	}
	if e.Kind == "if" { // what a try or a blast brings about is left to the players
		for _, x := range slices.Concat(e.Do, e.Otherwise) {
			out = append(out, saidOf(x, other)...)
		}
	}
	for _, row := range e.Rows {
		for _, x := range row.Do {
			out = append(out, saidOf(x, other)...)
		}
	}
	if door, opens := kinds.Of(out, kinds.DoorCell); opens && (door.ID == "inner" || door.ID == "outer") {
		out = append(out, kinds.Cell{Sort: kinds.DoorCell, ID: "inner"}, kinds.Cell{Sort: kinds.DoorCell, ID: "outer"}) // they are interlocked
	}
	return out
}

// among reports whether a cell is the one that is written, or one of those of its sort. For figures of which there are too
// few others of their group come.
func among(c, written kinds.Cell) bool {
	return c.Sort == written.Sort && (written.ID == "" || written.ID == c.ID || c.ID == "" || c.Sort == kinds.FigureCell)
}

// anyState is a table after some rounds in which anything was done.
func anyState(t *testing.T, seed uint64, rules ...model.Rule) *Table {
	table, luck := playing(t, rules...), rand.New(rand.NewPCG(seed, 1))
	pick := func(list ...string) string { return list[luck.IntN(len(list))] }
	for range luck.IntN(30) {
		table.Do([]Op{ // what cannot be done now is left
			{Kind: OpAdvance}, {Kind: OpDraw}, {Kind: OpArrivals}, {Kind: OpPegs, N: luck.IntN(9) - 3}, {Kind: OpCount, ID: "cables", N: luck.IntN(9) - 3},
			{Kind: OpDoor, ID: pick("inner", "outer", "gate"), State: pick("open", "closed", "locked")}, {Kind: OpPut, ID: pick("harvester", "civilian", "live-one")},
			{Kind: OpDefeat, ID: "harvester"}, {Kind: OpScore, ID: "1", N: luck.IntN(3)}, {Kind: OpOpen, ID: "c1"}, {Kind: OpSearch}, {Kind: OpObjective, ID: "primary"},
		}[luck.IntN(12)])
	}
	return table
}

// cellsOf are the cells that a table keeps by itself, as they stand.
func cellsOf(t *Table) map[kinds.Cell]string {
	s := t.state
	out := map[kinds.Cell]string{
		{Sort: kinds.TrackCell}: fmt.Sprint(s.Pegs), {Sort: kinds.EndCell}: fmt.Sprint(s.Over), {Sort: kinds.DeckCell}: fmt.Sprint(s.Deck, s.Beside, s.Discard),
	}
	for _, d := range s.Doors {
		out[kinds.Cell{Sort: kinds.DoorCell, ID: d.Panel}] = string(d.State)
	}
	for _, c := range s.Counters {
		out[kinds.Cell{Sort: kinds.CounterCell, ID: c.ID}] = fmt.Sprint(c.Count)
	}
	for _, f := range s.Figures {
		out[kinds.Cell{Sort: kinds.FigureCell, ID: f.NPC}] = fmt.Sprint(f.Board)
	}
	for _, id := range s.Done {
		out[kinds.Cell{Sort: kinds.ObjectiveCell, ID: id}] = "done"
	}
	for _, x := range s.Things {
		sort, known := map[string]kinds.Sort{"entry": kinds.EntryCell, "airlock": kinds.AirlockCell}[x.Sort]
		if !known {
			sort = kinds.ThingCell
		}
		out[kinds.Cell{Sort: sort, ID: x.ID}] = x.State
	}
	for _, score := range s.Scores {
		out[kinds.Cell{Sort: kinds.ScoreCell}] += fmt.Sprint(score.Points, " ")
		out[kinds.Cell{Sort: kinds.AssetsCell}] += fmt.Sprint(score.UA, " ")
	}
	return out
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
