package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map135 finds posts of the rim right where a ship docks: whoever boards would have to walk through them.
func map135() Check {
	return Check{
		Code:     "MAP135",
		Title:    "a post stands in the door of an airlock",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "A post that no panel ends at is drawn on the edge of the board, within the door of an airlock. On the board it would stand in the " +
			"way of all who come aboard, and it is printed on top of the door. Nothing needs a post there: leave it out of the drawing, or move " +
			"the airlock.",
		Before: "board: {\n\tplan: \"\"\"\n\t+       +       +\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 4.5}\n}",
		After:  "board: {\n\tplan: \"\"\"\n\t+               +\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 4.5}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, a := range p.docks() {
					post, found := p.postIn(a)
					if found && p.wallBefore(a) == nil { // core
						p.Report(p.postInDoor(a, post))
					}
				}
			})
		},
	}
}

// postIn is the first post that stands inside the door of an airlock, away from its ends.
func (p *Pass) postIn(a model.Airlock) (model.Point, bool) {
	middle, half := along(a.Side, a.At), p.Rules.Board.Airlock/2
	for _, post := range p.Mission.Board.Posts {
		at := along(a.Side, post)
		if p.onSide(a.Side, post) && middle-half < at && at < middle+half && !p.holdsPanel(post) {
			return post, true
		}
	}
	return model.Point{}, false
}

// holdsPanel reports whether a panel ends at a post. What walls do to a door is looked at by themselves.
func (p *Pass) holdsPanel(post model.Point) bool {
	return slices.ContainsFunc(p.Mission.Board.Panels, func(x model.Panel) bool { return x.From == post || x.To == post })
}

func (p *Pass) postInDoor(a model.Airlock, post model.Point) diag.Diagnostic {
	return diag.Diagnostic{
		Summary: fmt.Sprintf("a post at %s inches of the %s side stands in the door of airlock %s", along(a.Side, post), a.Side, a.ID),
		Remedy:  fmt.Sprintf("leave the post out of the drawing, or move the airlock %s", p.clearOf(a, along(a.Side, post))),
		Range:   p.first(airlockPath(a)+".at", airlockPath(a)),
		Place:   p.place(post),
		Marks:   []diag.Mark{p.doorMark(a)},
		Reasons: []string{p.doorSpan(a)},
	}
}
