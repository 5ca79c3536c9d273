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
			b := p.Mission.Board
			for _, t := range p.placed() {
				if !geom.Inside(*t.floor, b.Width, b.Height) {
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s sticks out of the board of %s × %s inches", t, b.Width, b.Height),
						Details: []string{p.extent(t)},
						Remedy:  "move it inside",
						Range:   p.pieceRange(t),
						Place:   p.place(t.at),
					})
				}
			}
		},
	}
}
