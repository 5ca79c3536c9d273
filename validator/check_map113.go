package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// map113 finds doors that do not part two rooms.
func map113() Check {
	return Check{
		Code:     "MAP113",
		Title:    "a locked or named door with a way round it",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: "This door is locked, or has a name for rules to use, so it is meant to matter. But both its sides lie in one and the same " +
			"room: whoever finds it shut walks round the end of the wall. A room is what panels and the sides of the board close off all " +
			"round, so the wall that should run on from here is missing, and two rooms count as one for whoever searches them. Close the " +
			"gap, or leave the door as any other. A locked door is reported, too, where an arch or a door that is not locked joins the same " +
			"two rooms: whatever opens the lock is needed by nobody. A second door that rules speak of may be shut in time and does not count.",
		Before: "board: {\n\tplan: \"\"\"\n\t\t+       +       +\n\t\t        |\n\t\t        #\n\t\t        |\n\t\t        +\n\t\t\"\"\" // the wall ends in the middle of the board\n\tpanels: \"4,0-4,4\": {id: \"vault\", state: \"locked\"}\n}",
		After:  "board: {\n\tplan: \"\"\"\n\t\t+       +       +\n\t\t        |\n\t\t        #\n\t\t        |\n\t\t        +-------+\n\t\t\"\"\"\n\tpanels: \"4,0-4,4\": {id: \"vault\", state: \"locked\"}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for i, x := range p.Mission.Board.Panels {
					steps, beside := p.sameRoom(i), p.freeBeside(i)
					if len(steps) > 0 || beside != nil { // core
						p.needlessDoor(i, x, steps, beside)
					}
				}
			})
		},
	}
}

// sameRoom are the steps through the door of a locked or named panel that stay in one room. An opening that
// stands free has a mistake of its own.
func (p *Pass) sameRoom(panel int) []step {
	x := p.Mission.Board.Panels[panel]
	k := p.kindOf(x)
	if x.ID == "" && x.State != model.Locked || k == nil || !k.HasDoor() || !passable(k) || p.freeStanding(panel) {
		return nil
	}
	g := p.openGrid()
	return slices.DeleteFunc(p.thresholds(panel), func(s step) bool {
		return g.RoomOf(s.from).Name != g.RoomOf(s.to).Name
	})
}

// needlessDoor reports a door that one walks round, by a gap or by another panel.
func (p *Pass) needlessDoor(panel int, x model.Panel, steps []step, beside *model.Panel) {
	if len(steps) > 0 {
		p.walkedRound(panel, x, steps)
		return
	}
	a, b := p.joinedRooms(panel)
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s is locked, and %s leads from room %s to room %s as well", p.panelName(x), p.panelName(*beside), a, b),
		Remedy:  "lock that one, too, or draw a wall in its place; or leave the door closed instead of locked",
		Range:   p.panelRange(x),
		Place:   p.place(middle(x)),
		Related: []diag.Related{p.relatedPanel(*beside)},
		Marks:   []diag.Mark{edgeOf(x, "locked"), edgeOf(*beside, "open to all")},
		Reasons: []string{"a trader gets through " + p.panelName(*beside) + " from the start, and no rule speaks of it"},
	})
}

// freeBeside is a panel that joins the same two rooms as a locked door and that one gets through from the start;
// nil where there is none, or one that rules speak of.
func (p *Pass) freeBeside(panel int) *model.Panel {
	all := p.Mission.Board.Panels
	if all[panel].State != model.Locked || !passable(p.kindOf(all[panel])) {
		return nil
	}
	a, b := p.joinedRooms(panel)
	for i := range all {
		k := p.kindOf(all[i])
		if i == panel || a == b || k == nil || k.Overhead || bars(*k, all[i].State) || all[i].ID != "" {
			continue
		}
		if c, d := p.joinedRooms(i); (c == a && d == b || c == b && d == a) && p.clear(i) {
			return &all[i]
		}
	}
	return nil
}

// joinedRooms are the rooms on the two sides of a panel's first opening; empty where there is none.
func (p *Pass) joinedRooms(panel int) (a, b string) {
	if !passable(p.kindOf(p.Mission.Board.Panels[panel])) {
		return "", ""
	}
	for _, s := range p.thresholds(panel) {
		return p.openGrid().RoomOf(s.from).Name, p.openGrid().RoomOf(s.to).Name
	}
	return "", ""
}

// clear reports whether pieces leave a way through a panel.
func (p *Pass) clear(panel int) bool {
	return slices.ContainsFunc(p.thresholds(panel), func(s step) bool { return p.Grid().Free(s.from) && p.Grid().Free(s.to) })
}

// walkedRound reports a door and the way round it.
func (p *Pass) walkedRound(panel int, x model.Panel, steps []step) {
	if p.enough() {
		p.Report(diag.Diagnostic{Range: p.panelRange(x)})
		return
	}
	way := p.wayRound(panel, steps)
	room := p.openGrid().RoomOf(way[0])
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s has room %s on both sides, and the way round it is %s", p.panelName(x), room.Name, inches(model.Length(len(way)-1)*model.Inch)),
		Details: []string{fmt.Sprintf("no wall closes off either side: the room is %s large", english.Count(len(room.Cells), "square inch"))},
		Remedy:  "close the gap at the end of its wall, or draw a wall or nothing in place of the door",
		Range:   p.panelRange(x),
		Place:   p.place(middle(x)),
		Marks:   []diag.Mark{edgeOf(x, "can be walked round"), wayOf(way, "the way round")},
		Reasons: []string{
			fmt.Sprintf("one side of the door is %s, the other %s", point(way[0].Centre()), point(way[len(way)-1].Centre())),
			fmt.Sprintf("with the door walled up, %s still lead from one to the other", english.Count(len(way)-1, "step")),
		},
	})
}

// wayRound is the shortest way that leads around a panel and back to its other side.
func (p *Pass) wayRound(panel int, steps []step) []geom.Cell {
	b := p.Mission.Board
	b.Crates, b.Furniture = nil, nil
	b.Panels = append([]model.Panel(nil), b.Panels...)
	b.Panels[panel].Kind = "" // a kind that nobody knows is solid
	q := geom.Query{Base: p.Rules.Board.Trader, OpenLocked: func(int) bool { return true }}
	var best []geom.Cell
	for _, s := range steps {
		if way := geom.New(&b, p.Rules).Reach([]geom.Cell{s.from}, q).Path(s.to); best == nil || len(way) < len(best) {
			best = way
		}
	}
	return best
}
