package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map107 finds airlocks in front of the end of a wall.
func map107() Check {
	return Check{
		Code:     "MAP107",
		Title:    "a wall ends in the door of an airlock",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "A panel meets the rim strictly inside the door of an airlock. The crew would step out on both sides of " +
			"the wall at once, and nobody can say into which room the airlock leads. Move the airlock until its whole " +
			"door lies on one side; a panel may meet the rim just where the door ends. Panels along the rim and " +
			"overhead ones do not count.",
		Before: "board: {\n\tplan: \"\"\"\n\t+       +       +   …\n\t        |\n\t\"\"\" // a wall meets the north side at 4 inches\n\tairlocks: a: {side: \"north\", at: 4.5}\n}",
		After:  "board: {\n\tplan: \"\"\"\n\t+       +       +   …\n\t        |\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 5.5}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, a := range p.docks() {
					x, at := p.wallAt(a)
					if x != nil { // core
						p.wallInDoor(a, *x, at)
					}
				}
			})
		},
	}
}

// wallAt is the first panel that ends in an airlock's door, and where; nil if none does. One will do:
// moving the airlock clears them together.
func (p *Pass) wallAt(a model.Airlock) (*model.Panel, model.Point) {
	for i := range p.Mission.Board.Panels {
		if at, ok := p.endsIn(a, p.Mission.Board.Panels[i]); ok {
			return &p.Mission.Board.Panels[i], at
		}
	}
	return nil, model.Point{}
}

// endsIn finds the end of a panel that lies inside an airlock's door, if it has one.
func (p *Pass) endsIn(a model.Airlock, x model.Panel) (model.Point, bool) {
	k := find(p.Rules.Panels, x.Kind, panelKindID)
	if k != nil && k.Overhead || p.onSide(a.Side, x.From) == p.onSide(a.Side, x.To) {
		return model.Point{}, false
	}
	end := x.From
	if p.onSide(a.Side, x.To) {
		end = x.To
	}
	return end, p.inDoor(a, end)
}

// wallInDoor reports a panel that ends in an airlock's door.
func (p *Pass) wallInDoor(a model.Airlock, x model.Panel, end model.Point) {
	at := along(a.Side, end)
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s ends at %s, inside the door of airlock %s", p.panelName(x), at, a.ID),
		Details: []string{p.doorSpan(a)},
		Remedy:  "move the airlock " + p.clearOf(a, at),
		Range:   p.first(airlockPath(a)+".at", airlockPath(a)),
		Place:   p.place(end),
		Related: []diag.Related{p.relatedPanel(x)},
		Marks:   []diag.Mark{edgeOf(x, ""), p.doorMark(a)},
	})
}
