package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn006 finds entry points in the door of an airlock.
func spn006() check.Check {
	return check.Check{
		Code:     "SPN006",
		Title:    "an entry point lies in the door of an airlock",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks, check.Entries},
		Text: "A ship docks here, and models are to arrive in the same place: they would come out of the crew's own " +
			"airlock. Move one of the two along the side. The end of the door is not in it.",
		Before: "board: {\n\tairlocks: a: {side: \"north\", at: 6.5}\n\tentries: \"1\": {side: \"north\", at: 7.5}\n}",
		After:  "board: {\n\tairlocks: a: {side: \"north\", at: 6.5}\n\tentries: \"1\": {side: \"north\", at: 9.5}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, e := range p.Mission.Board.Entries {
					for _, a := range walks.Docks(p) {
						if e.Side == a.Side && walks.InDoor(p, a, e.At) { // core
							p.Report(diag.Diagnostic{
								Summary: fmt.Sprintf("entry point %s lies in the door of airlock %s", e.ID, a.ID),
								Details: []string{walks.DoorSpan(p, a)},
								Remedy:  "move the entry point out of the door, or the airlock " + walks.ClearOf(p, a, walks.Along(e.Side, e.At)),
								Range:   p.First("board.entries."+e.ID+".at", "board.entries."+e.ID),
								Place:   p.Place(e.At),
								Related: []diag.Related{{Range: p.Where.At(walks.AirlockPath(a)), Text: "the airlock"}},
								Marks:   []diag.Mark{walks.DoorMark(p, a), parts.PointOf(e.At, "entry point "+e.ID)},
								Reasons: []string{
									fmt.Sprintf("entry point %s lies at %s on the %s side", e.ID, parts.Inches(walks.Along(e.Side, e.At)), e.Side),
									"of the airlock there: " + walks.DoorSpan(p, a),
								},
							})
							break // a place in two doors is a matter of the airlocks
						}
					}
				}
			})
		},
	}
}
