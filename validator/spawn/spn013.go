package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn013 finds starting NPCs where no figure can stand (seed 000:1394, 1632).
func spn013() check.Check {
	return check.Check{
		Code:     "SPN013",
		Title:    "a starting NPC stands in something",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Each:     true,
		Requires: []check.AnyFact{parts.Placed, walks.Building},
		Text: "An NPC of the set-up sticks out of its board, begins in a wall, or on a crate or a piece of furniture. It cannot be put down " +
			"there. Where several stand at one point, all of them must find room within two inches of it. Move them onto free floor. " +
			"In the recess of a counter there is room, as far as its kind has one; any other piece is a rectangle here: in one with room for a base " +
			"and half an inch all round somebody may well stand, so that is only a note.",
		Before: "board: furniture: desk: {kind: \"table\", at: [4, 4]}\nsetup: npcs: [{kind: \"civilian\", at: [4, 4]}]",
		After:  "board: furniture: desk: {kind: \"table\", at: [4, 4]}\nsetup: npcs: [{kind: \"civilian\", at: [4, 5.5]}]",
		Run: func(p *check.Pass) {
			for _, f := range figures(p) {
				if why, hollow := noGround(p, f); why != "" { // core
					cannotStand(p, f, why, hollow)
				}
			}
		},
	}
}

// cannotStand reports a figure that stands where it cannot.
func cannotStand(p *check.Pass, f figure, why string, hollow bool) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s cannot stand at %s: %s", f, parts.Point(f.at), why),
		Remedy:  "move it onto free floor",
		Range:   figureRange(p, f),
		Place:   p.SpotOn(f.floor, f.at),
		Marks:   []diag.Mark{f.baseMark()},
		Reasons: []string{
			fmt.Sprintf("%s has a base of %s inches; its middle is at %s", f.kind.Title, f.base(), parts.Point(f.at)),
			"what is in the way: " + why,
		},
	}
	if hollow {
		d.Severity, d.Remedy = diag.Note, "move it onto free floor, unless the piece is hollow there"
	}
	p.Report(d)
}
