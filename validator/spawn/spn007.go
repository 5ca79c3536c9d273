package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spn007 finds points of arrival on top of each other.
func spn007() check.Check {
	return check.Check{
		Code:     "SPN007",
		Title:    "two entry points are at the same place",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Entries},
		Text: "Two entry points, or two markers that NPCs come out of, lie less than an inch apart: the pieces would overlap, and a " +
			"different number on the die brings nobody to a different place. Spread them out. Holes that must keep apart farther " +
			"have a check of their own, [SPN019](SPN019.md).",
		Before: "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"north\", at: 5.5}\n}",
		After:  "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"north\", at: 12.5}\n}",
		Run: func(p *check.Pass) {
			points := spawnPoints(p)
			for i, s := range points {
				for _, o := range points[:i] {
					if samePlace(p, o, s) { // core
						onePoint(p, o, s)
						break // one finding a point
					}
				}
			}
		},
	}
}

// samePlace reports whether two points of arrival lie on each other. Kinds that say themselves how far they
// keep from others are left out.
func samePlace(p *check.Pass, a, b arrivals.SpawnPoint) bool {
	return a.Floor.ID == b.Floor.ID && a.Side == b.Side && parts.Closer(a.At, b.At, model.Inch) && !keepsClear(p, a.Kind) && !keepsClear(p, b.Kind)
}

// onePoint reports a point of arrival on top of an earlier one.
func onePoint(p *check.Pass, earlier, s arrivals.SpawnPoint) {
	names, where := fmt.Sprintf("%ss %s and %s", s.Noun, earlier.ID, s.ID), "are both at "+parts.Point(s.At)
	if s.Noun != earlier.Noun {
		names = fmt.Sprintf("%s and %s", earlier, s)
	}
	if s.At != earlier.At {
		where = "are less than 1 inch apart, at " + parts.Point(earlier.At) + " and " + parts.Point(s.At)
	}
	p.Report(diag.Diagnostic{
		Summary: names + " " + where,
		Remedy:  "move one of them at least 1 inch away",
		Range:   spawnRange(p, s),
		Place:   p.SpotOn(s.Floor, s.At),
		Related: []diag.Related{{Range: p.Where.At(earlier.Path), Text: "the other one"}},
		Marks:   []diag.Mark{onFloor(parts.PointOf(earlier.At, earlier.ID), s.Floor), onFloor(parts.PointOf(s.At, s.ID), s.Floor)},
		Reasons: []string{fmt.Sprintf("%s lies at %s, %s at %s; each takes a square inch", earlier, parts.Point(earlier.At), s, parts.Point(s.At))},
	})
}
