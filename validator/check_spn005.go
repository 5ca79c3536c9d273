package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// spn005 finds entry points that no roll can choose.
func spn005() Check {
	return Check{
		Code:     "SPN005",
		Title:    "an entry point has a number that the die does not show",
		Severity: diag.Warning,
		Needs:    []Capability{Entries},
		Text: "A die chooses where models arrive. No face of it has this number, so nothing will ever arrive here " +
			"unless a special rule says so.",
		Before: "board: entries: \"7\": {side: \"north\", at: 5.5}",
		After:  "board: entries: \"6\": {side: \"north\", at: 5.5}",
		Run: func(p *Pass) {
			r := p.Rules.Board.Entries
			for _, e := range p.Mission.Board.Entries {
				if e.Number < r.Min || e.Number > r.Max {
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("no roll chooses entry point %s: the die shows %d to %d", e.ID, r.Min, r.Max),
						Remedy:  fmt.Sprintf("number it from %d to %d, or take it out", r.Min, r.Max),
						Range:   p.Where.At("board.entries." + e.ID),
						Place:   p.place(e.At),
					})
				}
			}
		},
	}
}
