package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
)

// map102 finds pieces that stick out over the rim.
func map102() Check {
	return Check{
		Code:     "MAP102",
		Title:    "a piece is off the board",
		Severity: diag.Error,
		Needs:    []Capability{Mission},
		Text: "Part of a crate or a piece of furniture lies outside the board. Distances count from the north-west " +
			"corner to the middle of the piece, so a piece against the rim needs half its own width.",
		Before: "board: crates: s1: {size: \"small\", at: [0.25, 5.5]}",
		After:  "board: crates: s1: {size: \"small\", at: [0.5, 5.5]}",
		Run: func(p *Pass) {
			for _, f := range p.Mission.Floors() {
				b := f.Board
				if b.Width == 0 || b.Height == 0 {
					continue // its size is a mistake of its own
				}
				for _, t := range placedOn(f) {
					if !geom.Inside(*t.floor, b.Width, b.Height) { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("%s sticks out of %s of %s × %s inches", t, floorName(f), b.Width, b.Height),
							Details: []string{p.extent(t)},
							Remedy:  "move it inside",
							Range:   p.pieceRange(t),
							Place:   p.spotOn(f, t.at),
							Marks:   onFloorMarks(f, boxOf(t, t.id)),
							Reasons: []string{stretch(t), fmt.Sprintf("%s goes from 0 to %s and from 0 to %s", floorName(f), b.Width, b.Height)},
						})
					}
				}
			}
		},
	}
}
