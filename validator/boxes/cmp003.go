package boxes

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// cmp003 finds missions that name no boxes.
func cmp003() check.Check {
	return check.Check{
		Code:     "CMP003",
		Title:    "the mission names no boxes",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Mission},
		Text: "Readers ask first which boxes they need, and the checks of panels, crates and tokens count what is " +
			"in them. Without a box none of that can be told.",
		Before: "boxes: []",
		After:  "boxes: [\"core-space\"]",
		Run: func(p *check.Pass) {
			if len(p.Mission.Boxes) == 0 && len(p.Rules.Boxes) > 0 { // core
				p.Report(diag.Diagnostic{
					Summary: "the mission names no boxes",
					Remedy:  "list what a group must own; " + parts.DidYouMean("", parts.Names(p.Rules.Boxes, check.BoxID)),
					Range:   p.Where.At("boxes"),
				})
			}
		},
	}
}
