package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// map121 finds rooms without a wall to mine: it takes a solid wall, without a door or an opening (seed
// 002:2242-2256). The edge of the board is one (seed 000:226).
func map121() Check {
	return Check{
		Code:     "MAP121",
		Title:    "a room without a wall to mine",
		Severity: diag.Note,
		Needs:    []Capability{Mission, Whole, Walls},
		Text: "Every room can be mined once, by somebody in contact with a solid wall. All panels around this room have doors, windows " +
			"or openings, and it does not reach the edge of the board, so there is nothing in it to mine. That is fine if it is meant; " +
			"else put a wall in place of one of them.",
		Before: "board: plan: \"\"\"\n\t…   +--###--+   …\n\t    .       .\n\t    .       .\n\t    .       .\n\t…   +--###--+   …\n\t\"\"\"",
		After:  "board: plan: \"\"\"\n\t…   +-------+   …\n\t    .       .\n\t    .       .\n\t    .       .\n\t…   +--###--+   …\n\t\"\"\"",
		Run: func(p *Pass) {
			if !p.mines() {
				return
			}
			p.eachFloor(func(p *Pass) {
				for _, r := range p.openGrid().Rooms() {
					if !p.hasRock(r) { // core
						p.noRock(r)
					}
				}
			})
		},
	}
}

// mines reports whether the edition lets traders mine: it has minerals to find.
func (p *Pass) mines() bool { return len(p.Rules.Minerals) > 0 }

// hasRock reports whether a room has a solid wall: a panel without openings, or the rim.
func (p *Pass) hasRock(r geom.Room) bool {
	g := p.openGrid()
	atRim := func(c geom.Cell) bool { return c.Col == 0 || c.Row == 0 || c.Col == g.Cols-1 || c.Row == g.Rows-1 }
	return slices.ContainsFunc(r.Cells, atRim) || slices.ContainsFunc(r.Panels, func(i int) bool {
		k := p.kindOf(p.Mission.Board.Panels[i])
		return k == nil || len(k.Openings) == 0
	})
}

// noRock reports a room without a solid wall.
func (p *Pass) noRock(r geom.Room) {
	x := p.Mission.Board.Panels[r.Panels[0]]
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("none of the %s around room %s is a solid wall to mine", english.Count(len(r.Panels), "panel"), r.Name),
		Remedy:  "put a wall in place of one of them, or leave it if it is meant",
		Range:   p.panelRange(x),
		Label:   "part of its border",
		Place:   p.place(r.Heart.Centre()),
		Marks:   []diag.Mark{cellsOf(r.Cells, r.Name)},
		Reasons: []string{fmt.Sprintf("the room is %s large and does not reach the edge of the board", english.Count(len(r.Cells), "square inch"))},
	})
}
