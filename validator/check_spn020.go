package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn020 finds holes whose areas of attack overlap (seed 002:3912, 3952).
func spn020() Check {
	return Check{
		Code:     "SPN020",
		Title:    "two holes threaten the same square",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: "What comes out of a hole strikes everybody within its reach, walls apart, and the rules keep the areas of two holes from " +
			"overlapping: whoever stands in both is struck twice for one deed. Move the holes farther apart, or put a wall between " +
			"them.",
		Before: "board: markers: {\n\t\"hole-1\": {kind: \"worm-hole\", number: 1, at: [6, 12]}\n\t\"hole-2\": {kind: \"worm-hole\", number: 2, at: [10, 12]}\n}",
		After:  "board: markers: {\n\t\"hole-1\": {kind: \"worm-hole\", number: 1, at: [6, 12]}\n\t\"hole-2\": {kind: \"worm-hole\", number: 2, at: [14, 12]}\n}",
		Run: func(p *Pass) {
			holes := p.holes()
			areas := make([]map[geom.Cell]int, len(holes))
			for i, h := range holes {
				areas[i] = p.on(h.floor).squaresFrom(h.cells, h.reach)
				for j, o := range holes[:i] {
					if !h.nearTo(o) {
						continue
					}
					if both := shared(areas[i], areas[j], p.on(h.floor).Grid()); len(both) > 0 { // core
						p.twoHoles(o, h, both)
						break // one finding a hole
					}
				}
			}
		},
	}
}

// nearTo reports whether two holes of one floor are near enough that their areas can overlap.
func (h hole) nearTo(o hole) bool {
	far := model.Length(h.reach+o.reach)*model.Inch + h.ground.Width + h.ground.Depth + o.ground.Width + o.ground.Depth
	return h.floor.ID == o.floor.ID && apart(h.at.X, o.at.X) <= far && apart(h.at.Y, o.at.Y) <= far
}

// shared are the squares that are in both of two areas, in the order of the board.
func shared(a, b map[geom.Cell]int, g *geom.Grid) []geom.Cell {
	var out []geom.Cell
	for _, c := range g.Cells() {
		_, inA := a[c]
		if _, inB := b[c]; inA && inB {
			out = append(out, c)
		}
	}
	return out
}

// twoHoles reports a hole whose area overlaps that of an earlier one.
func (p *Pass) twoHoles(o, h hole, both []geom.Cell) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s and %s both threaten %s: each reaches %d squares", o, h, english.Count(len(both), "square"), h.reach),
		Remedy:  fmt.Sprintf("move one of them: their edges must be more than %s apart, or have a wall between them", english.Count(h.reach+o.reach, "square")),
		Range:   p.spawnRange(h.spawnPoint),
		Place:   p.spotOn(h.floor, h.at),
		Related: []diag.Related{{Range: p.spawnRange(o.spawnPoint), Text: "the other one"}},
		Marks:   []diag.Mark{o.box(), h.box(), onFloor(cellsOf(both, "in both areas"), h.floor)},
		Reasons: []string{
			o.takes(), h.takes(),
			fmt.Sprintf("reach: %d and %d squares, not through walls", o.reach, h.reach),
			fmt.Sprintf("squares in both areas: %d, the first at %s", len(both), point(both[0].Centre())),
		},
	})
}
