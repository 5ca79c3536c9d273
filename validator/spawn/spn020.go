package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn020 finds holes whose areas of attack overlap (seed 002:3912, 3952).
func spn020() check.Check {
	return check.Check{
		Code:     "SPN020",
		Title:    "two holes threaten the same square",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Requires: []check.AnyFact{parts.Placed, walks.Building},
		Text: "What comes out of a hole strikes everybody within its reach, walls apart, and the rules keep the areas of two holes from " +
			"overlapping: whoever stands in both is struck twice for one deed. Move the holes farther apart, or put a wall between " +
			"them.",
		Before: "board: markers: {\n\t\"hole-1\": {kind: \"worm-hole\", number: 1, at: [6, 12]}\n\t\"hole-2\": {kind: \"worm-hole\", number: 2, at: [10, 12]}\n}",
		After:  "board: markers: {\n\t\"hole-1\": {kind: \"worm-hole\", number: 1, at: [6, 12]}\n\t\"hole-2\": {kind: \"worm-hole\", number: 2, at: [14, 12]}\n}",
		Run: func(p *check.Pass) {
			holes := holes(p)
			areas := make([]map[geom.Cell]int, len(holes))
			for i, h := range holes {
				areas[i] = squaresFrom(arrivals.On(p, h.Floor), h.cells, h.reach)
				for j, o := range holes[:i] {
					if !h.nearTo(o) {
						continue
					}
					if both := shared(areas[i], areas[j], walks.Grid(arrivals.On(p, h.Floor))); len(both) > 0 { // core
						twoHoles(p, o, h, both)
						break // one finding a hole
					}
				}
			}
		},
	}
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
func twoHoles(p *check.Pass, o, h hole, both []geom.Cell) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s and %s both threaten %s: each reaches %d squares", o, h, english.Count(len(both), "square"), h.reach),
		Remedy:  fmt.Sprintf("move one of them: their edges must be more than %s apart, or have a wall between them", english.Count(h.reach+o.reach, "square")),
		Range:   spawnRange(p, h.SpawnPoint),
		Place:   p.SpotOn(h.Floor, h.At),
		Related: []diag.Related{{Range: spawnRange(p, o.SpawnPoint), Text: "the other one"}},
		Marks:   []diag.Mark{o.box(), h.box(), onFloor(parts.CellsOf(both, "in both areas"), h.Floor)},
		Reasons: []string{
			o.Takes(), h.Takes(),
			fmt.Sprintf("reach: %d and %d squares, not through walls", o.reach, h.reach),
			fmt.Sprintf("squares in both areas: %d, the first at %s", len(both), parts.Point(both[0].Centre())),
		},
	})
}
