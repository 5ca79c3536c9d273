package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// map102 finds pieces that stick out over the rim.
func map102() check.Check {
	return check.Check{
		Code:     "MAP102",
		Title:    "a piece is off the board",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Text: "Part of a crate or a piece of furniture lies outside the board. Distances count from the north-west " +
			"corner to the middle of the piece, so a piece against the rim needs half its own width.",
		Before: "board: crates: s1: {size: \"small\", at: [0.25, 5.5]}",
		After:  "board: crates: s1: {size: \"small\", at: [0.5, 5.5]}",
		Run: func(p *check.Pass) {
			for _, f := range p.Mission.Floors() {
				b := f.Board
				if b.Width == 0 || b.Height == 0 {
					continue // its size is a mistake of its own
				}
				for t := range parts.PlacedOn(f) {
					if !geom.Inside(*t.Floor, b.Width, b.Height) { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("%s sticks out of %s of %s × %s inches", t, check.FloorName(f), b.Width, b.Height),
							Details: []string{extent(p, t)},
							Remedy:  "move it inside",
							Range:   parts.PieceRange(p, t),
							Place:   p.SpotOn(f, t.At),
							Marks:   onFloorMarks(f, parts.BoxOf(t, t.ID)),
							Reasons: []string{stretch(t), fmt.Sprintf("%s goes from 0 to %s and from 0 to %s", check.FloorName(f), b.Width, b.Height)},
						})
					}
				}
			}
		},
	}
}
