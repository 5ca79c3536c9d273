package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map112 finds doorways, arches and windows that stand in the open. The walls are put up as a grid that is
// clipped together (seed 000:222), and rooms are what walls close off (seed 000:978).
func map112() check.Check {
	return check.Check{
		Code:     "MAP112",
		Title:    "an opening that stands free",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Requires: []check.AnyFact{walks.Building},
		Text: "A doorway, an arch or a window joins no other panel and no side of the board, neither with its one end nor with the " +
			"other. It closes nothing off: everybody walks past it, and its door has nothing to do. Most often a wall beside it is " +
			"missing from the drawing. Overhead panels join nothing on the floor.",
		Before: "board: plan: \"\"\"\n\t+               …\n\n\n\n\t    +--###--+   …\n\t\"\"\"",
		After:  "board: plan: \"\"\"\n\t+               …\n\n\n\n\t+---+--###--+---+\n\t\"\"\"",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for i, x := range p.Mission.Board.Panels {
					if freeStanding(p, i) { // core
						standsFree(p, x)
					}
				}
			})
		},
	}
}

// standsFree reports a panel that joins nothing.
func standsFree(p *check.Pass, x model.Panel) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s stands free: neither %s nor %s meets another panel or the rim", parts.PanelName(p, x), parts.Point(x.From), parts.Point(x.To)),
		Remedy:  "join both ends to walls, or take it out of the drawing",
		Range:   parts.PanelRange(p, x),
		Place:   p.Place(parts.Middle(x)),
		Marks:   []diag.Mark{edgeOf(x, "stands free")},
		Reasons: []string{
			fmt.Sprintf("other panels that come within %s inches of %s: none", joint, parts.Point(x.From)),
			fmt.Sprintf("other panels that come within %s inches of %s: none", joint, parts.Point(x.To)),
		},
	})
}
