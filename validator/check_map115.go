package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map115 finds wall furniture that stands in the open: such pieces are fixed in place and clip onto the
// walls (seed 000:238).
func map115() Check {
	return Check{
		Code:     "MAP115",
		Title:    "wall furniture stands away from the walls",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: fmt.Sprintf("The rule set says that pieces of this kind belong at a wall, onto which many of them clip. This one stands farther "+
			"than %s inches from every panel and from the edge of the board, which counts as a wall. Move it, or turn it, until one of its "+
			"sides touches a wall. How near is near enough no document says; half an inch is half a base.", clipping),
		Before: "board: furniture: locker: {kind: \"locker\", at: [4, 4]}",
		After:  "board: furniture: locker: {kind: \"locker\", at: [4, 0.4]}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, f := range p.Mission.Board.Furniture {
					t := find(p.placed(), "board.furniture."+f.ID, func(x *thing) string { return x.path })
					if t != nil && p.belongsAtWall(f) && !p.nearWall(*t, clipping) && !p.misplaced(*t) { // core
						p.adrift(*t)
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
func (p *Pass) belongsAtWall(f model.Furniture) bool {
	k := find(p.Rules.Furniture, f.Kind, func(k *model.FurnitureKind) string { return k.ID })
	if k == nil || k.Rule == "" {
		return false
	}
	t := find(p.Rules.Terrain, k.Rule, func(t *model.TerrainRule) string { return t.ID })
	return t != nil && t.Wall
}

// nearWall reports whether a panel or the rim is no farther from a piece than a length.
func (p *Pass) nearWall(t thing, most model.Length) bool {
	f := *t.floor
	f.Width, f.Depth = f.Width+2*(most+geom.Slack+1), f.Depth+2*(most+geom.Slack+1)
	return len(p.Grid().InWall(f)) > 0 || !geom.Inside(f, p.Mission.Board.Width, p.Mission.Board.Height)
}

// adrift reports a piece of wall furniture in the open.
func (p *Pass) adrift(t thing) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s belongs at a wall, and the nearest is %s away", t, inches(p.toWall(t))),
		Details: []string{p.extent(t)},
		Remedy:  "move it against a wall or the edge of the board",
		Range:   p.pieceRange(t),
		Place:   p.place(t.at),
		Marks:   []diag.Mark{boxOf(t, t.id)},
		Reasons: []string{
			fmt.Sprintf("panels within %s inches of it: none", clipping),
			fmt.Sprintf("sides of the board within %s inches of it: none", clipping),
		},
	})
}

// toWall is how far the nearest wall is from a piece, to the next twentieth of an inch upwards.
func (p *Pass) toWall(t thing) model.Length {
	most := clipping
	for ; most < model.MaxBoard && !p.nearWall(t, most); most += model.Inch / 20 {
	}
	return most
}
