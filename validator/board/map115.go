package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map115 finds wall furniture that stands in the open: such pieces are fixed in place and clip onto the
// walls (seed 000:238).
func map115() check.Check {
	return check.Check{
		Code:     "MAP115",
		Title:    "wall furniture stands away from the walls",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Requires: []check.AnyFact{parts.Placed, walks.Pieces},
		Text: fmt.Sprintf("The rule set says that pieces of this kind belong at a wall, onto which many of them clip. This one stands farther "+
			"than %s inches from every panel and from the edge of the board, which counts as a wall. Move it, or turn it, until one of its "+
			"sides touches a wall. How near is near enough no document says; half an inch is half a base.", clipping),
		Before: "board: furniture: locker: {kind: \"locker\", at: [4, 4]}",
		After:  "board: furniture: locker: {kind: \"locker\", at: [4, 0.4]}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, f := range p.Mission.Board.Furniture {
					t := check.Find(parts.Placed.Of(p), "board.furniture."+f.ID, func(x *parts.Thing) string { return x.Path })
					if t != nil && belongsAtWall(p, f) && !nearWall(p, *t, clipping) && !walks.Misplaced(p, *t) { // core
						adrift(p, *t)
					}
				}
			})
		},
	}
}

// clipping is how far from a wall a piece may stand that belongs at one. No document says: it is half the
// base that would have to fit between.
const clipping = model.Inch / 2

// belongsAtWall reports whether the edition puts a piece at a wall.
func belongsAtWall(p *check.Pass, f model.Furniture) bool {
	k := check.Find(p.Rules.Furniture, f.Kind, func(k *model.FurnitureKind) string { return k.ID })
	if k == nil || k.Rule == "" {
		return false
	}
	t := check.Find(p.Rules.Terrain, k.Rule, func(t *model.TerrainRule) string { return t.ID })
	return t != nil && t.Wall
}

// nearWall reports whether a panel or the rim is no farther from a piece than a length.
func nearWall(p *check.Pass, t parts.Thing, most model.Length) bool {
	f := *t.Floor
	f.Width, f.Depth = f.Width+2*(most+geom.Slack+1), f.Depth+2*(most+geom.Slack+1)
	return len(walks.Grid(p).InWall(f)) > 0 || !geom.Inside(f, p.Mission.Board.Width, p.Mission.Board.Height)
}

// adrift reports a piece of wall furniture in the open.
func adrift(p *check.Pass, t parts.Thing) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s belongs at a wall, and the nearest is %s away", t, parts.Inches(toWall(p, t))),
		Details: []string{extent(p, t)},
		Remedy:  "move it against a wall or the edge of the board",
		Range:   parts.PieceRange(p, t),
		Place:   p.Place(t.At),
		Marks:   []diag.Mark{parts.BoxOf(t, t.ID)},
		Reasons: []string{
			fmt.Sprintf("panels within %s inches of it: none", clipping),
			fmt.Sprintf("sides of the board within %s inches of it: none", clipping),
		},
	})
}

// toWall is how far the nearest wall is from a piece, to the next twentieth of an inch upwards.
func toWall(p *check.Pass, t parts.Thing) model.Length {
	most := clipping
	for ; most < model.MaxBoard && !nearWall(p, t, most); most += model.Inch / 20 {
	}
	return most
}
