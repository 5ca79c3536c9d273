package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// map103 finds pieces that stand in a panel.
func map103() Check {
	return Check{
		Code:     "MAP103",
		Title:    "a piece stands in a wall",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls},
		Text: "A panel runs through a crate or a piece of furniture, be it a wall, a door or a window. Put the piece " +
			"on one side; a piece may touch a panel, and stand below an overhead one.",
		Before: "board: {\n\tpanels: \"8,0-8,4\": id: \"bulkhead\"\n\tcrates: s1: {size: \"small\", at: [8, 2]}\n}",
		After:  "board: {\n\tpanels: \"8,0-8,4\": id: \"bulkhead\"\n\tcrates: s1: {size: \"small\", at: [8.5, 2]}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, t := range p.placed() {
					in := p.Grid().InWall(*t.floor)
					if len(in) > 0 { // core
						p.inWalls(t, in)
					}
				}
			})
		},
	}
}

// inWalls reports a piece that some panels run through.
func (p *Pass) inWalls(t thing, in []int) {
	var walls []string
	d := diag.Diagnostic{
		Details: []string{p.extent(t)},
		Remedy:  "move it to one side",
		Range:   p.pieceRange(t),
		Place:   p.place(t.at),
		Marks:   []diag.Mark{boxOf(t, t.id)},
		Reasons: []string{stretch(t)},
	}
	for _, i := range in {
		x := p.Mission.Board.Panels[i]
		walls = append(walls, p.panelName(x))
		d.Related = append(d.Related, p.relatedPanel(x))
		d.Marks = append(d.Marks, edgeOf(x, ""))
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s stands from %s to %s", p.panelName(x), point(x.From), point(x.To)))
	}
	d.Summary = t.String() + " stands in " + english.And(walls)
	p.Report(d)
}
