package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map134 finds walls on the rim right where a ship docks. The rim counts as a wall without one being built
// there (seed 000:226), and an airlock is the door in it.
func map134() Check {
	return Check{
		Code:     "MAP134",
		Title:    "a wall on the rim closes an airlock",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "A panel is drawn on the edge of the board, and an airlock stands in the middle of a solid stretch of it: whoever sets the " +
			"board up puts a wall between the ship and the board. Nothing has to be drawn on the edge, which is a wall anyway. Leave " +
			"this panel out, or draw a doorway with the airlock in it.",
		Before: "board: {\n\tplan: \"\"\"\n\t+-------+       +\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 2}\n}",
		After:  "board: {\n\tplan: \"\"\"\n\t+--###--+       +\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 2}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, a := range p.docks() {
					x := p.wallBefore(a)
					if x != nil { // core
						p.walledUp(a, *x)
					}
				}
			})
		},
	}
}

// wallBefore is the panel that an airlock's middle lies behind, if figures do not pass it there.
func (p *Pass) wallBefore(a model.Airlock) *model.Panel {
	all := p.Mission.Board.Panels
	for i := range all {
		k := p.kindOf(all[i])
		if k == nil || k.Overhead || p.alongRim(all[i]) != a.Side {
			continue
		}
		if off, on := alongPanel(all[i], k.Length, a.At); on && 0 < off && off < k.Length && !inOpening(k, off) {
			return &all[i]
		}
	}
	return nil
}

// walledUp reports an airlock behind a wall.
func (p *Pass) walledUp(a model.Airlock, x model.Panel) {
	off, _ := alongPanel(x, p.kindOf(x).Length, a.At)
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("airlock %s stands behind %s, %s inches along it, where it is solid", a.ID, p.panelName(x), off),
		Details: []string{p.doorSpan(a)},
		Remedy:  "leave the panel out, or draw a doorway in its place",
		Range:   p.panelRange(x),
		Place:   p.place(a.At),
		Related: []diag.Related{{Range: p.Where.At(airlockPath(a)), Text: "the airlock"}},
		Marks:   []diag.Mark{edgeOf(x, "solid"), p.doorMark(a)},
	})
}
