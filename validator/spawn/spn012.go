package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spn012 finds starting NPCs that stand on each other (seed 000:1394: where the map shows them).
func spn012() check.Check {
	return check.Check{
		Code:     "SPN012",
		Title:    "two starting NPCs stand on each other",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Mission},
		Each:     true,
		Text: "Two NPCs begin nearer to each other than their bases allow: only one of them can be put down there. This is looked at " +
			"for each number of crews, with the NPCs that its variation adds. Move one of them; figures in contact stand an inch apart.",
		Before: "setup: npcs: [{kind: \"civilian\", at: [4.5, 4.5]}, {kind: \"civilian\", at: [4.75, 4.5]}]",
		After:  "setup: npcs: [{kind: \"civilian\", at: [4.5, 4.5]}, {kind: \"civilian\", at: [5.5, 4.5]}]",
		Run: func(p *check.Pass) {
			all := figures(p)
			for i, f := range all {
				for _, o := range all[:i] {
					if clash(o, f) { // core
						standOn(p, o, f)
						break // one finding a figure
					}
				}
			}
		},
	}
}

// clash reports whether the bases of two figures are in each other.
func clash(a, b figure) bool {
	return a.floor.ID == b.floor.ID && parts.Closer(a.at, b.at, contactDistance(a, b)-slack)
}

// slack is how far bases may be drawn into each other: nobody measures a map more closely.
const slack model.Length = 10

// contactDistance is how far apart two figures are whose bases touch.
func contactDistance(a, b figure) model.Length { return (a.base() + b.base()) / 2 }

// standOn reports a figure that stands on an earlier one.
func standOn(p *check.Pass, o, f figure) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s and %s stand on each other: bases of %s and %s inches at %s and %s", o, f, o.base(), f.base(), parts.Point(o.at), parts.Point(f.at)),
		Remedy:  fmt.Sprintf("put their middles at least %s apart", parts.Inches(contactDistance(o, f))),
		Range:   figureRange(p, f),
		Place:   p.SpotOn(f.floor, f.at),
		Related: []diag.Related{{Range: figureRange(p, o), Text: "the other one"}},
		Marks:   []diag.Mark{o.baseMark(), f.baseMark()},
		Reasons: []string{
			fmt.Sprintf("two bases of %s and %s inches touch at %s and need no less", o.base(), f.base(), parts.Inches(contactDistance(o, f))),
			fmt.Sprintf("their middles are %s and %s inches apart, east and south", apart(o.at.X, f.at.X), apart(o.at.Y, f.at.Y)),
		},
	})
}
