package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// map127 finds crates on smaller crates.
func map127() check.Check {
	return check.Check{
		Code:     "MAP127",
		Title:    "a crate stands on a smaller one",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Crates},
		Text: "A crate is stacked on one that is shorter or narrower than itself: it sticks out over the edge, comes down at the first " +
			"knock, and hides the other from above. Swap the two, or stand them side by side.",
		Before: "board: crates: {\n\ts1: {size: \"small\", at: [4, 4]}\n\tl1: {size: \"large\", at: [4, 4], on: \"s1\"}\n}",
		After:  "board: crates: {\n\tl1: {size: \"large\", at: [4, 4]}\n\ts1: {size: \"small\", at: [4, 4], on: \"l1\"}\n}",
		Run: func(p *check.Pass) {
			for _, f := range p.Mission.Floors() {
				for i := range f.Board.Crates {
					c := &f.Board.Crates[i]
					below := crateCalled(f.Board.Crates, c.On)
					if below != nil && smaller(below.Footprint, c.Footprint) && unstacked(p, f, c) == nil { // core
						topHeavy(p, f, c, below)
					}
				}
			}
		},
	}
}

// smaller reports whether a crate is not as large as another whichever way they are turned.
func smaller(a, b model.Footprint) bool {
	return a.Width > 0 && (max(a.Width, a.Depth) < max(b.Width, b.Depth) || min(a.Width, a.Depth) < min(b.Width, b.Depth))
}

// topHeavy reports a crate on a smaller one.
func topHeavy(p *check.Pass, f model.NamedFloor, c, below *model.Crate) {
	size := func(x *model.Crate) string {
		return fmt.Sprintf("%s × %s inches", x.Footprint.Width, x.Footprint.Depth)
	}
	path := f.Path + ".crates." + c.ID
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("crate %s of %s stands on crate %s of %s", c.ID, size(c), below.ID, size(below)),
		Remedy:  "stand the smaller one on the larger",
		Range:   p.First(path+".on", path),
		Place:   p.SpotOn(f, c.Footprint.Centre),
		Related: []diag.Related{{Range: p.Where.At(f.Path + ".crates." + below.ID), Text: "the one below"}},
		Marks:   onFloorMarks(f, crateBox(below), crateBox(c)),
	})
}
