package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map113 finds doors that do not part two rooms.
func map113() check.Check {
	return check.Check{
		Code:     "MAP113",
		Title:    "a locked or named door with a way round it",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Requires: []check.AnyFact{walks.Building, walks.OpenGrid},
		Text: "This door is locked, or has a name for rules to use, so it is meant to matter. But both its sides lie in one and the same " +
			"room: whoever finds it shut walks round the end of the wall. A room is what panels and the sides of the board close off all " +
			"round, so the wall that should run on from here is missing, and two rooms count as one for whoever searches them. Close the " +
			"gap, or leave the door as any other. A locked door is reported, too, where an arch or a door that is not locked joins the same " +
			"two rooms: whatever opens the lock is needed by nobody. A second door that rules speak of may be shut in time and does not count.",
		Before: "board: {\n\tplan: \"\"\"\n\t\t+       +       +\n\t\t        |\n\t\t        #\n\t\t        |\n\t\t        +\n\t\t\"\"\" // the wall ends in the middle of the board\n\tpanels: \"4,0-4,4\": {id: \"vault\", state: \"locked\"}\n}",
		After:  "board: {\n\tplan: \"\"\"\n\t\t+       +       +\n\t\t        |\n\t\t        #\n\t\t        |\n\t\t        +-------+\n\t\t\"\"\"\n\tpanels: \"4,0-4,4\": {id: \"vault\", state: \"locked\"}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for i, x := range p.Mission.Board.Panels {
					steps, beside := sameRoom(p, i), freeBeside(p, i)
					if len(steps) > 0 || beside != nil { // core
						needlessDoor(p, i, x, steps, beside)
					}
				}
			})
		},
	}
}

// sameRoom are the steps through the door of a locked or named panel that stay in one room. An opening that
// stands free has a mistake of its own.
func sameRoom(p *check.Pass, panel int) []walks.Step {
	x := p.Mission.Board.Panels[panel]
	k := walks.KindOf(p, x)
	if x.ID == "" && !x.State.Barred() || k == nil || !k.HasDoor() || !walks.Passable(k) || freeStanding(p, panel) {
		return nil
	}
	g := walks.OpenGrid.Of(p)
	return slices.DeleteFunc(walks.Thresholds(p, panel), func(s walks.Step) bool {
		return g.RoomOf(s.From).Name != g.RoomOf(s.To).Name
	})
}

// needlessDoor reports a door that one walks round, by a gap or by another panel.
func needlessDoor(p *check.Pass, panel int, x model.Panel, steps []walks.Step, beside *model.Panel) {
	if len(steps) > 0 {
		walkedRound(p, panel, x, steps)
		return
	}
	a, b := joinedRooms(p, panel)
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s is %s, and %s leads from room %s to room %s as well", parts.PanelName(p, x), x.State, parts.PanelName(p, *beside), a, b),
		Remedy:  "lock that one, too, or draw a wall in its place; or leave the door closed instead of locked",
		Range:   parts.PanelRange(p, x),
		Place:   p.Place(parts.Middle(x)),
		Related: []diag.Related{relatedPanel(p, *beside)},
		Marks:   []diag.Mark{edgeOf(x, string(x.State)), edgeOf(*beside, "open to all")},
		Reasons: []string{"a trader gets through " + parts.PanelName(p, *beside) + " from the start, and no rule speaks of it"},
	})
}

// freeBeside is a panel that joins the same two rooms as a locked door and that one gets through from the start;
// nil where there is none, or one that rules speak of.
func freeBeside(p *check.Pass, panel int) *model.Panel {
	all := p.Mission.Board.Panels
	if !all[panel].State.Barred() || !walks.Passable(walks.KindOf(p, all[panel])) {
		return nil
	}
	a, b := joinedRooms(p, panel)
	for i := range all {
		k := walks.KindOf(p, all[i])
		if i == panel || a == b || k == nil || k.Overhead || walks.Bars(*k, all[i].State) || all[i].ID != "" {
			continue
		}
		if c, d := joinedRooms(p, i); (c == a && d == b || c == b && d == a) && clear(p, i) {
			return &all[i]
		}
	}
	return nil
}

// joinedRooms are the rooms on the two sides of a panel's first opening; empty where there is none.
func joinedRooms(p *check.Pass, panel int) (a, b string) {
	if !walks.Passable(walks.KindOf(p, p.Mission.Board.Panels[panel])) {
		return "", ""
	}
	for _, s := range walks.Thresholds(p, panel) {
		return walks.OpenGrid.Of(p).RoomOf(s.From).Name, walks.OpenGrid.Of(p).RoomOf(s.To).Name
	}
	return "", ""
}

// clear reports whether pieces leave a way through a panel.
func clear(p *check.Pass, panel int) bool {
	return slices.ContainsFunc(walks.Thresholds(p, panel), func(s walks.Step) bool { return walks.Grid(p).Free(s.From) && walks.Grid(p).Free(s.To) })
}

// walkedRound reports a door and the way round it.
func walkedRound(p *check.Pass, panel int, x model.Panel, steps []walks.Step) {
	if p.Enough() {
		p.Report(diag.Diagnostic{Range: parts.PanelRange(p, x)})
		return
	}
	way := wayRound(p, panel, steps)
	room := walks.OpenGrid.Of(p).RoomOf(way[0])
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s has room %s on both sides, and the way round it is %s", parts.PanelName(p, x), room.Name, parts.Inches(model.Length(len(way)-1)*model.Inch)),
		Details: []string{fmt.Sprintf("no wall closes off either side: the room is %s large", english.Count(len(room.Cells), "square inch"))},
		Remedy:  "close the gap at the end of its wall, or draw a wall or nothing in place of the door",
		Range:   parts.PanelRange(p, x),
		Place:   p.Place(parts.Middle(x)),
		Marks:   []diag.Mark{edgeOf(x, "can be walked round"), parts.WayOf(way, "the way round")},
		Reasons: []string{
			fmt.Sprintf("one side of the door is %s, the other %s", parts.Point(way[0].Centre()), parts.Point(way[len(way)-1].Centre())),
			fmt.Sprintf("with the door walled up, %s still lead from one to the other", english.Count(len(way)-1, "step")),
		},
	})
}

// wayRound is the shortest way that leads around a panel and back to its other side.
func wayRound(p *check.Pass, panel int, steps []walks.Step) []geom.Cell {
	b := p.Mission.Board
	b.Crates, b.Furniture = nil, nil
	b.Panels = append([]model.Panel(nil), b.Panels...)
	b.Panels[panel].Kind = "" // a kind that nobody knows is solid
	q := geom.Query{Base: p.Rules.Board.Trader, OpenLocked: func(int) bool { return true }}
	var best []geom.Cell
	for _, s := range steps {
		if way := geom.New(&b, p.Rules).Reach([]geom.Cell{s.From}, q).Path(s.To); best == nil || len(way) < len(best) {
			best = way
		}
	}
	return best
}
