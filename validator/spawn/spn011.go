package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn011 finds points of arrival that something stands on (seed 000:1252, 002:2992-2995, 3102-3110).
func spn011() check.Check {
	return check.Check{
		Code:     "SPN011",
		Title:    "a place of arrival is blocked",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Entries, check.Walls},
		Requires: []check.AnyFact{parts.Placed, walks.Building},
		Text: "An entry point on the floor, or a marker that NPCs come out of, lies in a wall or under a piece, or a large one sticks out of the board; or a " +
			"wall meets the rim right at an entry point, so that nobody can say on which side of it the arrivals stand. Move the " +
			"point. Entry points at the rim stand beside the board: pieces near them are a matter of [SPN003](SPN003.md), hatches of [MAP129](MAP129.md).",
		Before: "board: {\n\tfurniture: desk: {kind: \"table\", at: [7.5, 7.5]}\n\tmarkers: \"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n}",
		After:  "board: {\n\tfurniture: desk: {kind: \"table\", at: [7.5, 7.5]}\n\tmarkers: \"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 9.5]}\n}",
		Run: func(p *check.Pass) {
			for _, s := range spawnPoints(p) {
				if why := pointBlocked(p, s); why != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s at %s is blocked: %s", s, parts.Point(s.At), why),
						Remedy:  fmt.Sprintf("move the %s onto free floor, or clear the place", s.Noun),
						Range:   spawnRange(p, s),
						Place:   p.SpotOn(s.Floor, s.At),
						Marks:   []diag.Mark{{Kind: diag.SpotMark, Floor: s.Floor.ID, At: []model.Point{s.At}, Size: s.Ground.Width, Text: s.ID}},
						Reasons: []string{s.Takes(), "what is in the way: " + why},
					})
				}
			}
		},
	}
}
