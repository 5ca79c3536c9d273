package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// spn002 finds entry points that share a number.
func spn002() Check {
	return Check{
		Code:     "SPN002",
		Title:    "two entry points have the same number",
		Severity: diag.Error,
		Needs:    []Capability{Entries},
		Text:     "A number on the die must lead to one place. `\"1\"` and `\"01\"` are the same number.",
		Before:   "board: entries: {\n\t\"1\":  {side: \"north\", at: 5.5}\n\t\"01\": {side: \"south\", at: 5.5}\n}",
		After:    "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"south\", at: 5.5}\n}",
		Run: func(p *Pass) {
			all := p.Mission.Board.Entries
			for i, e := range all {
				first := all[p.entries(e.Number)[0]]
				if first.ID == all[i].ID {
					continue
				}
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("entry points %q and %q both have the number %d", first.ID, e.ID, e.Number),
					Remedy:  "give one of them another number",
					Range:   p.Where.At("board.entries." + e.ID),
					Place:   p.place(e.At),
					Related: []diag.Related{{Range: p.Where.At("board.entries." + first.ID), Text: "the other one"}},
				})
			}
		},
	}
}
