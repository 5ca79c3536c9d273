package spawn

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
)

// spn010 finds markers of a kind that figures arrive at with the same number (seed 002:3102-3110, 3345-3355).
func spn010() check.Check {
	return check.Check{
		Code:     "SPN010",
		Title:    "two places of arrival of a kind have the same number",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Entries},
		Text: "NPCs come out of markers of this kind, and a number says which: the die leads to two places, and figures that walk " +
			"from one to the next cannot tell which is next. Number each of them differently.",
		Before: "board: markers: {\n\t\"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n\t\"patrol-2\": {kind: \"patrol-point\", number: 1, at: [16.5, 7.5]}\n}",
		After:  "board: markers: {\n\t\"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n\t\"patrol-2\": {kind: \"patrol-point\", number: 2, at: [16.5, 7.5]}\n}",
		Run: func(p *check.Pass) {
			points := arrivals.MarkerPoints(p)
			for i, s := range points {
				first, double := twin(points, i)
				if double && s.Number != 0 { // core
					sameNumber(p, arrivals.MarkersOf(p, s.Kind), first, s)
				}
			}
		},
	}
}
