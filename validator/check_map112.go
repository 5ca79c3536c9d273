package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map112 finds doorways, arches and windows that stand in the open. The walls are put up as a grid that is
// clipped together (seed 000:222), and rooms are what walls close off (seed 000:978).
func map112() Check {
	return Check{
		Code:     "MAP112",
		Title:    "an opening that stands free",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: "A doorway, an arch or a window joins no other panel and no side of the board, neither with its one end nor with the " +
			"other. It closes nothing off: everybody walks past it, and its door has nothing to do. Most often a wall beside it is " +
			"missing from the drawing. Overhead panels join nothing on the floor.",
		Before: "board: plan: \"\"\"\n\t+               …\n\n\n\n\t    +--###--+   …\n\t\"\"\"",
		After:  "board: plan: \"\"\"\n\t+               …\n\n\n\n\t+---+--###--+---+\n\t\"\"\"",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for i, x := range p.Mission.Board.Panels {
					if p.freeStanding(i) { // core
						p.standsFree(x)
					}
				}
			})
		},
	}
}

// freeStanding reports whether a panel has an opening and joins nothing at either end.
func (p *Pass) freeStanding(panel int) bool {
	x := p.Mission.Board.Panels[panel]
	k := p.kindOf(x)
	return k != nil && len(k.Openings) > 0 && !k.Overhead && !p.joins(panel, x.From) && !p.joins(panel, x.To)
}

// standsFree reports a panel that joins nothing.
func (p *Pass) standsFree(x model.Panel) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s stands free: neither %s nor %s meets another panel or the rim", p.panelName(x), point(x.From), point(x.To)),
		Remedy:  "join both ends to walls, or take it out of the drawing",
		Range:   p.panelRange(x),
		Place:   p.place(middle(x)),
		Marks:   []diag.Mark{edgeOf(x, "stands free")},
		Reasons: []string{
			fmt.Sprintf("other panels that come within %s inches of %s: none", joint, point(x.From)),
			fmt.Sprintf("other panels that come within %s inches of %s: none", joint, point(x.To)),
		},
	})
}
