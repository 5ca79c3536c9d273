package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn007 finds points of arrival on top of each other.
func spn007() Check {
	return Check{
		Code:     "SPN007",
		Title:    "two entry points are at the same place",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Entries},
		Text: "Two entry points, or two markers that NPCs come out of, lie less than an inch apart: the pieces would overlap, and a " +
			"different number on the die brings nobody to a different place. Spread them out. Holes that must keep apart farther " +
			"have a check of their own, [SPN019](SPN019.md).",
		Before: "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"north\", at: 5.5}\n}",
		After:  "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"north\", at: 12.5}\n}",
		Run: func(p *Pass) {
			points := p.spawnPoints()
			for i, s := range points {
				for _, o := range points[:i] {
					if p.samePlace(o, s) { // core
						p.onePoint(o, s)
						break // one finding a point
					}
				}
			}
		},
	}
}

// samePlace reports whether two points of arrival lie on each other. Kinds that say themselves how far they
// keep from others are left out.
func (p *Pass) samePlace(a, b spawnPoint) bool {
	return a.floor.ID == b.floor.ID && a.side == b.side && closer(a.at, b.at, model.Inch) && !p.keepsClear(a.kind) && !p.keepsClear(b.kind)
}

// closer reports whether two points are less than a distance apart.
func closer(a, b model.Point, than model.Length) bool {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	return dx*dx+dy*dy < int64(than)*int64(than)
}

// onePoint reports a point of arrival on top of an earlier one.
func (p *Pass) onePoint(earlier, s spawnPoint) {
	names, where := fmt.Sprintf("%ss %s and %s", s.noun, earlier.id, s.id), "are both at "+point(s.at)
	if s.noun != earlier.noun {
		names = fmt.Sprintf("%s and %s", earlier, s)
	}
	if s.at != earlier.at {
		where = "are less than 1 inch apart, at " + point(earlier.at) + " and " + point(s.at)
	}
	p.Report(diag.Diagnostic{
		Summary: names + " " + where,
		Remedy:  "move one of them at least 1 inch away",
		Range:   p.spawnRange(s),
		Place:   p.spotOn(s.floor, s.at),
		Related: []diag.Related{{Range: p.Where.At(earlier.path), Text: "the other one"}},
		Marks:   []diag.Mark{onFloor(pointOf(earlier.at, earlier.id), s.floor), onFloor(pointOf(s.at, s.id), s.floor)},
		Reasons: []string{fmt.Sprintf("%s lies at %s, %s at %s; each takes a square inch", earlier, point(earlier.at), s, point(s.at))},
	})
}
