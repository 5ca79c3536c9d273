package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map135 finds posts of the rim right where a ship docks: whoever boards would have to walk through them.
func map135() check.Check {
	return check.Check{
		Code:     "MAP135",
		Title:    "a post stands in the door of an airlock",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Text: "A post that no panel ends at is drawn on the edge of the board, within the door of an airlock. On the board it would stand in the " +
			"way of all who come aboard, and it is printed on top of the door. Nothing needs a post there: leave it out of the drawing, or move " +
			"the airlock.",
		Before: "board: {\n\tplan: \"\"\"\n\t+       +       +\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 4.5}\n}",
		After:  "board: {\n\tplan: \"\"\"\n\t+               +\n\n\t…\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 4.5}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, a := range walks.Docks(p) {
					post, found := postIn(p, a)
					if found && wallBefore(p, a) == nil { // core
						p.Report(postInDoor(p, a, post))
					}
				}
			})
		},
	}
}

// postIn is the first post that stands inside the door of an airlock, away from its ends.
func postIn(p *check.Pass, a model.Airlock) (model.Point, bool) {
	middle, half := walks.Along(a.Side, a.At), p.Rules.Board.Airlock/2
	for _, post := range p.Mission.Board.Posts {
		at := walks.Along(a.Side, post)
		if walks.OnSide(p, a.Side, post) && middle-half < at && at < middle+half && !holdsPanel(p, post) {
			return post, true
		}
	}
	return model.Point{}, false
}

// holdsPanel reports whether a panel ends at a post. What walls do to a door is looked at by themselves.
func holdsPanel(p *check.Pass, post model.Point) bool {
	return slices.ContainsFunc(p.Mission.Board.Panels, func(x model.Panel) bool { return x.From == post || x.To == post })
}

func postInDoor(p *check.Pass, a model.Airlock, post model.Point) diag.Diagnostic {
	return diag.Diagnostic{
		Summary: fmt.Sprintf("a post at %s inches of the %s side stands in the door of airlock %s", walks.Along(a.Side, post), a.Side, a.ID),
		Remedy:  fmt.Sprintf("leave the post out of the drawing, or move the airlock %s", walks.ClearOf(p, a, walks.Along(a.Side, post))),
		Range:   p.First(walks.AirlockPath(a)+".at", walks.AirlockPath(a)),
		Place:   p.Place(post),
		Marks:   []diag.Mark{walks.DoorMark(p, a)},
		Reasons: []string{walks.DoorSpan(p, a)},
	}
}
