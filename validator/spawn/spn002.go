package spawn

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
)

// spn002 finds entry points that share a number (seed 000:1248).
func spn002() check.Check {
	return check.Check{
		Code:     "SPN002",
		Title:    "two entry points have the same number",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Entries},
		Text: "A number on the die must lead to one place. `\"1\"` and `\"01\"` are the same number. Boards beside each other may " +
			"each have their own.",
		Before: "board: entries: {\n\t\"1\":  {side: \"north\", at: 5.5}\n\t\"01\": {side: \"south\", at: 5.5}\n}",
		After:  "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"south\", at: 5.5}\n}",
		Run: func(p *check.Pass) {
			points := arrivals.EntryPoints(p)
			for i, s := range points {
				if first, double := twin(points, i); double { // core
					sameNumber(p, points, first, s)
				}
			}
		},
	}
}
