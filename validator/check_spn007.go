package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn007 finds entry points on top of each other.
func spn007() Check {
	return Check{
		Code:     "SPN007",
		Title:    "two entry points are at the same place",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Entries},
		Text: "Two entry points lie less than an inch apart: their markers would overlap, and a different number on the " +
			"die brings nobody to a different place. Spread them out.",
		Before: "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"north\", at: 5.5}\n}",
		After:  "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"north\", at: 12.5}\n}",
		Run: func(p *Pass) {
			for i, e := range p.Mission.Board.Entries {
				for _, o := range p.Mission.Board.Entries[:i] {
					if o.Side == e.Side && closer(o.At, e.At, model.Inch) {
						p.oneEntry(o, e)
						break // one finding an entry point
					}
				}
			}
		},
	}
}

// closer reports whether two points are less than a distance apart.
func closer(a, b model.Point, than model.Length) bool {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	return dx*dx+dy*dy < int64(than)*int64(than)
}

// oneEntry reports an entry point on top of an earlier one.
func (p *Pass) oneEntry(earlier, e model.Entry) {
	where := "are both at " + point(e.At)
	if e.At != earlier.At {
		where = "are less than 1 inch apart, at " + point(earlier.At) + " and " + point(e.At)
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("entry points %s and %s %s", earlier.ID, e.ID, where),
		Remedy:  "move one of them at least 1 inch away",
		Range:   p.first("board.entries."+e.ID+".at", "board.entries."+e.ID),
		Place:   p.place(e.At),
		Related: []diag.Related{{Range: p.Where.At("board.entries." + earlier.ID), Text: "the other one"}},
	})
}
