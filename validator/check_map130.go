package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map130 finds doors that lead off the board. The edge of the board is a wall (seed 000:226), and ships dock
// at airlocks.
func map130() Check {
	return Check{
		Code:     "MAP130",
		Title:    "a doorway in the rim leads nowhere",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: "This doorway or arch stands on the edge of the board, and the edge is a wall: nobody can go through. Where a ship docks, " +
			"say so with an airlock; where a way leads on to another board, with a link whose end lies at the doorway. Else draw a wall, " +
			"or leave the edge blank.",
		Before: "board: plan: \"\"\"\n\t+-------+--###--+\n\n\t…\n\t\"\"\"",
		After:  "board: {\n\tplan: \"\"\"\n\t+-------+--###--+\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 6}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, x := range p.Mission.Board.Panels {
					side := p.alongRim(x)
					if side != "" && passable(p.kindOf(x)) && !p.leadsOn(x) { // core
						p.leadsOff(x, side)
					}
				}
			})
		},
	}
}

// doorLink is how far the end of a link may lie from the doorway that it goes through: a base on either
// side of it. No document has a number.
const doorLink = model.Inch

// leadsOn reports whether an airlock or a link stands at a panel of the rim.
func (p *Pass) leadsOn(x model.Panel) bool {
	at := func(pt model.Point, by model.Length) bool {
		return pt.X >= x.From.X-by && pt.X <= x.To.X+by && pt.Y >= x.From.Y-by && pt.Y <= x.To.Y+by
	}
	if slices.ContainsFunc(p.Mission.Board.Airlocks, func(a model.Airlock) bool { return at(a.At, 0) }) {
		return true
	}
	return slices.ContainsFunc(p.linkEnds(), func(pt model.Point) bool { return at(pt, doorLink) })
}

// leadsOff reports a doorway in the rim.
func (p *Pass) leadsOff(x model.Panel, side model.Side) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s stands on the %s edge of the board, where nothing is behind it", p.panelName(x), side),
		Remedy:  fmt.Sprintf("put an airlock there (side: %q, at: %s), end a link there, or draw a wall", side, along(side, middle(x))),
		Range:   p.panelRange(x),
		Place:   p.place(middle(x)),
		Marks:   []diag.Mark{edgeOf(x, "leads off the board")},
		Reasons: []string{
			fmt.Sprintf("airlocks between %s and %s: none", point(x.From), point(x.To)),
			fmt.Sprintf("links that end within %s of it: none", inches(doorLink)),
		},
	})
}
