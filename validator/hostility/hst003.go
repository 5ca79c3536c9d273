package hostility

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
)

// hst003 finds arrivals of the track for which the board has no place (seed 002:3102-3110).
func hst003() check.Check {
	return check.Check{
		Code:     "HST003",
		Title:    "arrivals of the track have no place on the board",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Track, check.Entries},
		Requires: []check.AnyFact{arrivals.Arrivals},
		Text: "A level of the hostility track calls NPCs that come out of markers of a kind, such as patrol points, and the board " +
			"has no marker of that kind: when the level is reached, nobody knows where they go. Put the markers on the board, say " +
			"where everybody arrives (`setup.arrivals.at`), put other NPCs in their place, or leave the group out. Single numbers " +
			"that are missing are [SPN009](SPN009.md), entry points [SPN001](SPN001.md).",
		Before: "edition: \"firstborn\"\nboard: markers: {}",
		After:  "edition: \"firstborn\"\nboard: markers: {\n\t\"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n\t// … and 2 to 6\n}",
		Run: func(p *check.Pass) {
			for _, kind := range arrivals.RolledKinds(p) {
				if len(arrivals.MarkersOf(p, kind)) == 0 { // core
					noPlace(p, kind)
				}
			}
		},
	}
}

// noPlace reports that the board has no marker of a kind that NPCs come out of.
func noPlace(p *check.Pass, kind string) {
	first := arrivals.Arrival{}
	var lines []string
	for _, a := range arrivals.Arrivals.Of(p) {
		if a.At != kind {
			continue
		}
		if first.Title == "" {
			first = a
		}
		lines = append(lines, fmt.Sprintf("%s: up to %s", a.Title, a))
	}
	k := kind
	for _, m := range p.Rules.Markers {
		if m.ID == kind {
			k = strings.ToLower(m.Title)
		}
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s arrives on a %s from level %q, and the board has none", first.NPC.Title, k, first.Title),
		Details: []string{fmt.Sprintf("%d lines of the track call for one", len(lines))},
		Remedy:  fmt.Sprintf("put %ss with the numbers %d to %d onto the board, or say under setup.arrivals where they come instead", k, p.Rules.Board.Entries.Min, p.Rules.Board.Entries.Max),
		Range:   p.First("board.markers", "board"),
		Reasons: append(lines, fmt.Sprintf("markers of the kind %s on all floors: 0", kind)),
	})
}
