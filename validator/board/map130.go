package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map130 finds doors that lead off the board. The edge of the board is a wall (seed 000:226), and ships dock
// at airlocks.
func map130() check.Check {
	return check.Check{
		Code:     "MAP130",
		Title:    "a doorway in the rim leads nowhere",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Text: "This doorway or arch stands on the edge of the board, and the edge is a wall: nobody can go through. Where a ship docks, " +
			"say so with an airlock; where a way leads on to another board, with a link whose end lies at the doorway. Else draw a wall, " +
			"or leave the edge blank.",
		Before: "board: plan: \"\"\"\n\t+-------+--###--+\n\n\t…\n\t\"\"\"",
		After:  "board: {\n\tplan: \"\"\"\n\t+-------+--###--+\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 6}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, x := range p.Mission.Board.Panels {
					side := alongRim(p, x)
					if side != "" && walks.Passable(walks.KindOf(p, x)) && !leadsOn(p, x) { // core
						leadsOff(p, x, side)
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
func leadsOn(p *check.Pass, x model.Panel) bool {
	at := func(pt model.Point, by model.Length) bool {
		return pt.X >= x.From.X-by && pt.X <= x.To.X+by && pt.Y >= x.From.Y-by && pt.Y <= x.To.Y+by
	}
	if slices.ContainsFunc(p.Mission.Board.Airlocks, func(a model.Airlock) bool { return at(a.At, 0) }) {
		return true
	}
	return slices.ContainsFunc(linkEnds(p), func(pt model.Point) bool { return at(pt, doorLink) })
}

// leadsOff reports a doorway in the rim.
func leadsOff(p *check.Pass, x model.Panel, side model.Side) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s stands on the %s edge of the board, where nothing is behind it", parts.PanelName(p, x), side),
		Remedy:  fmt.Sprintf("put an airlock there (side: %q, at: %s), end a link there, or draw a wall", side, walks.Along(side, parts.Middle(x))),
		Range:   parts.PanelRange(p, x),
		Place:   p.Place(parts.Middle(x)),
		Marks:   []diag.Mark{edgeOf(x, "leads off the board")},
		Reasons: []string{
			fmt.Sprintf("airlocks between %s and %s: none", parts.Point(x.From), parts.Point(x.To)),
			fmt.Sprintf("links that end within %s of it: none", parts.Inches(doorLink)),
		},
	})
}
