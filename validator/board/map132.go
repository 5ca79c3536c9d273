package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map132 finds panels that run through each other.
func map132() check.Check {
	return check.Check{
		Code:     "MAP132",
		Title:    "two panels cross",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Text: "Two panels run through each other, both away from their ends. Panels are clipped together at posts, and none can be pushed " +
			"through another: the board cannot be set up. Let one of them end at the other, or use two shorter ones. Overhead panels do " +
			"not count.",
		Before: "board: runs: [\n\t{from: [0, 2], dir: \"E\", panels: [\"wall\"]},\n\t{from: [2, 0], dir: \"S\", panels: [\"wall\"]},\n]",
		After:  "board: runs: [\n\t{from: [0, 2], dir: \"E\", panels: [\"wall\"]},\n\t{from: [2, 0], dir: \"S\", panels: [\"half-wall\", \"half-wall\"]},\n]",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for i, x := range p.Mission.Board.Panels {
					other := crosser(p, i)
					if other != nil { // core
						panelsCross(p, *other, x)
					}
				}
			})
		},
	}
}

// crosser is the first earlier panel that a panel runs through, or nil.
func crosser(p *check.Pass, panel int) *model.Panel {
	all := p.Mission.Board.Panels
	x := all[panel]
	for i := range all[:panel] {
		if crossing(all[i], x) && !walks.Overhead(p, x) && !walks.Overhead(p, all[i]) {
			return &all[i]
		}
	}
	return nil
}

// panelsCross reports two panels that run through each other.
func panelsCross(p *check.Pass, a, b model.Panel) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s and %s run through each other", parts.PanelName(p, a), parts.PanelName(p, b)),
		Remedy:  "end one of them at the other, or make it two shorter ones",
		Range:   parts.PanelRange(p, b),
		Place:   p.Place(parts.Middle(b)),
		Related: []diag.Related{relatedPanel(p, a)},
		Marks:   []diag.Mark{edgeOf(a, ""), edgeOf(b, "")},
		Reasons: []string{fmt.Sprintf("the ends of each lie on two sides of the other, more than %s inches from where they meet", joint)},
	})
}
