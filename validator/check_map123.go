package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map123 finds rooms that are named by a point in a wall.
func map123() Check {
	return Check{
		Code:     "MAP123",
		Title:    "a room is named by a point in a wall",
		Severity: diag.Warning,
		Needs:    []Capability{Mission, Whole, Walls},
		Text: "A zone is the room around a point, and this point lies on a panel with one room on its one side and another on the other. " +
			"Which of them is meant nobody can see from it. Choose a point well inside the room.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": id: \"bulkhead\"\n\tzones: store: {room: [4, 2]}\n}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": id: \"bulkhead\"\n\tzones: store: {room: [2, 2]}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, z := range p.roomZones() {
					panel, rooms := p.dividing(*z.Room)
					if panel >= 0 { // core
						p.eitherRoom(z, panel, rooms)
					}
				}
			})
		},
	}
}

// roomZones are the zones of this floor that are rooms.
func (p *Pass) roomZones() []model.Zone {
	var out []model.Zone
	b := p.Mission.Board
	for _, z := range b.Zones {
		if r := z.Room; r != nil && (z.Level == "" || z.Level == p.Storey) && p.onBoard(*r) {
			out = append(out, z)
		}
	}
	return out
}

// dividing is a panel through a point with different rooms on its sides, by index, and the names of the
// rooms; -1 if there is none.
func (p *Pass) dividing(at model.Point) (panel int, rooms [2]geom.Room) {
	g := p.openGrid()
	for _, i := range g.InWall(pinAt(at)) {
		for _, c := range g.Beside(i) {
			a, b := g.RoomOf(c), g.RoomAt(at)
			if a.Name != b.Name && nextTo(c, at) {
				return i, [2]geom.Room{b, a}
			}
		}
	}
	return -1, rooms
}

// nextTo reports whether a cell touches a point, give or take the width of a panel.
func nextTo(c geom.Cell, at model.Point) bool {
	m := c.Centre()
	reach := model.Inch/2 + 2*geom.Slack
	return max(m.X-at.X, at.X-m.X) <= reach && max(m.Y-at.Y, at.Y-m.Y) <= reach
}

// eitherRoom reports a point that names one of two rooms.
func (p *Pass) eitherRoom(z model.Zone, panel int, rooms [2]geom.Room) {
	x := p.Mission.Board.Panels[panel]
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("zone %s is the room around %s, which lies in %s between %s of %d and %s of %d square inches", z.ID, point(*z.Room),
			p.panelName(x), rooms[0].Name, len(rooms[0].Cells), rooms[1].Name, len(rooms[1].Cells)),
		Remedy: fmt.Sprintf("write room: [%s, %s] for %s, or [%s, %s] for %s",
			rooms[0].Heart.Centre().X, rooms[0].Heart.Centre().Y, rooms[0].Name, rooms[1].Heart.Centre().X, rooms[1].Heart.Centre().Y, rooms[1].Name),
		Range:   p.first("board.zones."+z.ID+".room", "board.zones."+z.ID),
		Place:   p.place(*z.Room),
		Related: []diag.Related{p.relatedPanel(x)},
		Marks:   []diag.Mark{pointOf(*z.Room, z.ID), edgeOf(x, "")},
	})
}
