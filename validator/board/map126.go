package board

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
)

// map126 finds stacks of crates that cannot stand.
func map126() check.Check {
	return check.Check{
		Code:     "MAP126",
		Title:    "a crate does not stand on its crate",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "`on` names the crate that a crate stands on. Here that is the crate itself, one that in turn stands on it, one on another " +
			"floor, or one that is somewhere else, so that nothing is below. Name the crate underneath and give both places that overlap, " +
			"or leave `on` out.",
		Before: "board: crates: {\n\tl1: {size: \"large\", at: [4, 4]}\n\ts1: {size: \"small\", at: [6, 4], on: \"l1\"}\n}",
		After:  "board: crates: {\n\tl1: {size: \"large\", at: [4, 4]}\n\ts1: {size: \"small\", at: [4, 4], on: \"l1\"}\n}",
		Run: func(p *check.Pass) {
			for _, f := range p.Mission.Floors() {
				for i := range f.Board.Crates {
					d := unstacked(p, f, &f.Board.Crates[i])
					if d != nil { // core
						p.Report(*d)
					}
				}
			}
		},
	}
}
