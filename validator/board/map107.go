package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map107 finds airlocks in front of the end of a wall.
func map107() check.Check {
	return check.Check{
		Code:     "MAP107",
		Title:    "a wall ends in the door of an airlock",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Text: "A panel meets the rim strictly inside the door of an airlock. The crew would step out on both sides of " +
			"the wall at once, and nobody can say into which room the airlock leads. Move the airlock until its whole " +
			"door lies on one side; a panel may meet the rim just where the door ends. Panels along the rim and " +
			"overhead ones do not count.",
		Before: "board: {\n\tplan: \"\"\"\n\t+       +       +   …\n\t        |\n\t\"\"\" // a wall meets the north side at 4 inches\n\tairlocks: a: {side: \"north\", at: 4.5}\n}",
		After:  "board: {\n\tplan: \"\"\"\n\t+       +       +   …\n\t        |\n\t\"\"\"\n\tairlocks: a: {side: \"north\", at: 5.5}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, a := range walks.Docks(p) {
					x, at := walks.WallAt(p, a)
					if x != nil { // core
						wallInDoor(p, a, *x, at)
					}
				}
			})
		},
	}
}

// wallInDoor reports a panel that ends in an airlock's door.
func wallInDoor(p *check.Pass, a model.Airlock, x model.Panel, end model.Point) {
	at := walks.Along(a.Side, end)
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s ends at %s, inside the door of airlock %s", parts.PanelName(p, x), at, a.ID),
		Details: []string{walks.DoorSpan(p, a)},
		Remedy:  "move the airlock " + walks.ClearOf(p, a, at),
		Range:   p.First(walks.AirlockPath(a)+".at", walks.AirlockPath(a)),
		Place:   p.Place(end),
		Related: []diag.Related{relatedPanel(p, x)},
		Marks:   []diag.Mark{edgeOf(x, ""), walks.DoorMark(p, a)},
	})
}
