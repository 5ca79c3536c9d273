package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// spn006 finds entry points in the door of an airlock.
func spn006() Check {
	return Check{
		Code:     "SPN006",
		Title:    "an entry point lies in the door of an airlock",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Airlocks, Entries},
		Text: "A ship docks here, and models are to arrive in the same place: they would come out of the crew's own " +
			"airlock. Move one of the two along the side. The end of the door is not in it.",
		Before: "board: {\n\tairlocks: a: {side: \"north\", at: 6.5}\n\tentries: \"1\": {side: \"north\", at: 7.5}\n}",
		After:  "board: {\n\tairlocks: a: {side: \"north\", at: 6.5}\n\tentries: \"1\": {side: \"north\", at: 9.5}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, e := range p.Mission.Board.Entries {
					for _, a := range p.docks() {
						if e.Side == a.Side && p.inDoor(a, e.At) { // core
							p.Report(diag.Diagnostic{
								Summary: fmt.Sprintf("entry point %s lies in the door of airlock %s", e.ID, a.ID),
								Details: []string{p.doorSpan(a)},
								Remedy:  "move the entry point out of the door, or the airlock " + p.clearOf(a, along(e.Side, e.At)),
								Range:   p.first("board.entries."+e.ID+".at", "board.entries."+e.ID),
								Place:   p.place(e.At),
								Related: []diag.Related{{Range: p.Where.At(airlockPath(a)), Text: "the airlock"}},
								Marks:   []diag.Mark{p.doorMark(a), pointOf(e.At, "entry point "+e.ID)},
								Reasons: []string{
									fmt.Sprintf("entry point %s lies at %s on the %s side", e.ID, inches(along(e.Side, e.At)), e.Side),
									"of the airlock there: " + p.doorSpan(a),
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
