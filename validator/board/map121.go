package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map121 finds rooms without a wall to mine: it takes a solid wall, without a door or an opening (seed
// 002:2242-2256). The edge of the board is one (seed 000:226).
func map121() check.Check {
	return check.Check{
		Code:     "MAP121",
		Title:    "a room without a wall to mine",
		Severity: diag.Note,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Walls},
		Requires: []check.AnyFact{walks.OpenGrid},
		Text: "Every room can be mined once, by somebody in contact with a solid wall. All panels around this room have doors, windows " +
			"or openings, and it does not reach the edge of the board, so there is nothing in it to mine. That is fine if it is meant; " +
			"else put a wall in place of one of them.",
		Before: "board: plan: \"\"\"\n\t…   +--###--+   …\n\t    .       .\n\t    .       .\n\t    .       .\n\t…   +--###--+   …\n\t\"\"\"",
		After:  "board: plan: \"\"\"\n\t…   +-------+   …\n\t    .       .\n\t    .       .\n\t    .       .\n\t…   +--###--+   …\n\t\"\"\"",
		Run: func(p *check.Pass) {
			if !mines(p) {
				return
			}
			p.EachFloor(func(p *check.Pass) {
				for _, r := range walks.OpenGrid.Of(p).Rooms() {
					if !hasRock(p, r) { // core
						noRock(p, r)
					}
				}
			})
		},
	}
}

// mines reports whether the edition lets traders mine: it has minerals to find.
func mines(p *check.Pass) bool { return len(p.Rules.Minerals) > 0 }

// hasRock reports whether a room has a solid wall: a panel without openings, or the rim.
func hasRock(p *check.Pass, r geom.Room) bool {
	g := walks.OpenGrid.Of(p)
	atRim := func(c geom.Cell) bool { return c.Col == 0 || c.Row == 0 || c.Col == g.Cols-1 || c.Row == g.Rows-1 }
	return slices.ContainsFunc(r.Cells, atRim) || slices.ContainsFunc(r.Panels, func(i int) bool {
		k := walks.KindOf(p, p.Mission.Board.Panels[i])
		return k == nil || len(k.Openings) == 0
	})
}

// noRock reports a room without a solid wall.
func noRock(p *check.Pass, r geom.Room) {
	x := p.Mission.Board.Panels[r.Panels[0]]
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("none of the %s around room %s is a solid wall to mine", english.Count(len(r.Panels), "panel"), r.Name),
		Remedy:  "put a wall in place of one of them, or leave it if it is meant",
		Range:   parts.PanelRange(p, x),
		Label:   "part of its border",
		Place:   p.Place(r.Heart.Centre()),
		Marks:   []diag.Mark{parts.CellsOf(r.Cells, r.Name)},
		Reasons: []string{fmt.Sprintf("the room is %s large and does not reach the edge of the board", english.Count(len(r.Cells), "square inch"))},
	})
}
