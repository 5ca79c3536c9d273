package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map103 finds pieces that stand in a panel.
func map103() check.Check {
	return check.Check{
		Code:     "MAP103",
		Title:    "a piece stands in a wall",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Requires: []check.AnyFact{parts.Placed, walks.Building},
		Text: "A panel runs through a crate or a piece of furniture, be it a wall, a door or a window. Put the piece " +
			"on one side; a piece may touch a panel, and stand below an overhead one.",
		Before: "board: {\n\tpanels: \"8,0-8,4\": id: \"bulkhead\"\n\tcrates: s1: {size: \"small\", at: [8, 2]}\n}",
		After:  "board: {\n\tpanels: \"8,0-8,4\": id: \"bulkhead\"\n\tcrates: s1: {size: \"small\", at: [8.5, 2]}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, t := range parts.Placed.Of(p) {
					in := walks.Grid(p).InWall(*t.Floor)
					if len(in) > 0 { // core
						inWalls(p, t, in)
					}
				}
			})
		},
	}
}

// inWalls reports a piece that some panels run through.
func inWalls(p *check.Pass, t parts.Thing, in []int) {
	var walls []string
	d := diag.Diagnostic{
		Details: []string{extent(p, t)},
		Remedy:  "move it to one side",
		Range:   parts.PieceRange(p, t),
		Place:   p.Place(t.At),
		Marks:   []diag.Mark{parts.BoxOf(t, t.ID)},
		Reasons: []string{stretch(t)},
	}
	for _, i := range in {
		x := p.Mission.Board.Panels[i]
		walls = append(walls, parts.PanelName(p, x))
		d.Related = append(d.Related, relatedPanel(p, x))
		d.Marks = append(d.Marks, edgeOf(x, ""))
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s stands from %s to %s", parts.PanelName(p, x), parts.Point(x.From), parts.Point(x.To)))
	}
	d.Summary = t.String() + " stands in " + english.And(walls)
	p.Report(d)
}
