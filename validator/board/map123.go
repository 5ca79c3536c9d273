package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map123 finds rooms that are named by a point in a wall.
func map123() check.Check {
	return check.Check{
		Code:     "MAP123",
		Title:    "a room is named by a point in a wall",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Walls},
		Requires: []check.AnyFact{walks.OpenGrid},
		Text: "A zone is the room around a point, and this point lies on a panel with one room on its one side and another on the other. " +
			"Which of them is meant nobody can see from it. Choose a point well inside the room.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": id: \"bulkhead\"\n\tzones: store: {room: [4, 2]}\n}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": id: \"bulkhead\"\n\tzones: store: {room: [2, 2]}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, z := range roomZones(p) {
					panel, rooms := dividing(p, z.at)
					if panel >= 0 { // core
						eitherRoom(p, z, panel, rooms)
					}
				}
			})
		},
	}
}

// eitherRoom reports a point that names one of two rooms.
func eitherRoom(p *check.Pass, z roomZone, panel int, rooms [2]geom.Room) {
	x := p.Mission.Board.Panels[panel]
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("zone %s is the room around %s, which lies in %s between %s of %d and %s of %d square inches", z.ID, parts.Point(z.at),
			parts.PanelName(p, x), rooms[0].Name, len(rooms[0].Cells), rooms[1].Name, len(rooms[1].Cells)),
		Remedy: fmt.Sprintf("write %s[%s, %s] for %s, or [%s, %s] for %s",
			english.Pick(z.Room != nil, "room: ", ""), rooms[0].Heart.Centre().X, rooms[0].Heart.Centre().Y, rooms[0].Name, rooms[1].Heart.Centre().X, rooms[1].Heart.Centre().Y, rooms[1].Name),
		Range:   p.First(z.path, "board.zones."+z.ID),
		Place:   p.Place(z.at),
		Related: []diag.Related{relatedPanel(p, x)},
		Marks:   []diag.Mark{parts.PointOf(z.at, z.ID), edgeOf(x, "")},
	})
}
