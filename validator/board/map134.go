package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map134 finds walls on the rim right where a ship docks. The rim counts as a wall without one being built
// there (seed 000:226), and an airlock is the door in it.
func map134() check.Check {
	return check.Check{
		Code:     "MAP134",
		Title:    "a wall on the rim closes an airlock",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Text: "A panel is drawn on the edge of the board, and an airlock stands in the middle of a solid stretch of it: whoever sets the " +
			"board up puts a wall between the ship and the board. Nothing has to be drawn on the edge, which is a wall anyway. Leave " +
			"this panel out, or draw a doorway with the airlock in it.",
		Before: "board: {\n\tplan: \"\"\"\n\t+-------+       +\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 2}\n}",
		After:  "board: {\n\tplan: \"\"\"\n\t+--###--+       +\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 2}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, a := range walks.Docks(p) {
					x := wallBefore(p, a)
					if x != nil { // core
						walledUp(p, a, *x)
					}
				}
			})
		},
	}
}

// walledUp reports an airlock behind a wall.
func walledUp(p *check.Pass, a model.Airlock, x model.Panel) {
	off, _ := alongPanel(x, walks.KindOf(p, x).Length, a.At)
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("airlock %s stands behind %s, %s inches along it, where it is solid", a.ID, parts.PanelName(p, x), off),
		Details: []string{walks.DoorSpan(p, a)},
		Remedy:  "leave the panel out, or draw a doorway in its place",
		Range:   parts.PanelRange(p, x),
		Place:   p.Place(a.At),
		Related: []diag.Related{{Range: p.Where.At(walks.AirlockPath(a)), Text: "the airlock"}},
		Marks:   []diag.Mark{edgeOf(x, "solid"), walks.DoorMark(p, a)},
	})
}
