package boxes

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// cmp009 finds missions that could be played with fewer boxes.
func cmp009() check.Check {
	return check.Check{
		Code:     "CMP009",
		Title:    "fewer boxes are enough",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Boxes},
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:1656-1660, 002:4272-4279, 4575
		Text: "Readers ask first which boxes they need. This works out the smallest set of the edition's boxes that holds all panels, " +
			"crates, furniture, markers, starting figures, traders and tokens that the mission asks for with any number of " +
			"crews, and it is smaller than what the mission claims: a box is not needed, or named twice where one would do. " +
			"Figures beyond the starting ones count where the mission is for so many crews that the track fills faster, or " +
			"uses event cards of a group beyond its usual ones. A mission that uses modules of other books is left alone.",
		Before: "boxes: [\"core-space\", \"core-space\"] // everything is in one",
		After:  "boxes: [\"core-space\"]",
		Run: func(p *check.Pass) {
			claimed := p.Mission.Boxes
			if len(claimed) < 2 || len(p.Mission.Modules) > 0 || !enoughBoxes(p, claimed, nil) {
				return
			}
			smallest := smallestBoxes(p, len(claimed)-1)
			if smallest != nil { // core
				p.Report(spareBoxes(p, smallest))
			}
		},
	}
}

func spareBoxes(p *check.Pass, enough []string) diag.Diagnostic {
	claimed, list := p.Mission.Boxes, "["+strings.Join(quoted(enough), ", ")+"]"
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the mission names %d boxes, and %s alone %s enough", len(claimed), boxList(enough), english.Are(len(enough))),
		Remedy:  "write " + list,
		Range:   p.Where.At("boxes"),
	}
	if p.Where.Has("boxes") {
		d.Fix = &diag.Fix{Text: "write " + list, Edits: []diag.Edit{{Range: p.Where["boxes"], New: list}}}
	}
	for _, n := range stock.Demands(p) {
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s: %d asked for, %d in %s", n, n.Count, stock.Have(p, enough, n.Part), boxList(enough)))
	}
	return d
}

// boxList is a list of boxes for a sentence.
func boxList(boxes []string) string { return english.And(quoted(boxes)) }
