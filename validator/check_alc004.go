package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// alc004 finds rows of the search table that fill no crate.
func alc004() Check {
	return Check{
		Code:     "ALC004",
		Title:    "a row of the search table fits no crate",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Crates},
		Text: "Each row of the search table fills the crates of one size. No crate of this size stands on the " +
			"board, so either the row is left over or a crate is missing.",
		Before: "board: crates: s1: size: \"small\"\nsetup: search: {\n\tsmall: small: 3\n\tlarge: {large: 1, small: 2} // no large crate\n}",
		After:  "board: crates: s1: size: \"small\"\nsetup: search: small: small: 3",
		Run: func(p *Pass) {
			for _, a := range p.Mission.Setup.Allocation {
				if p.crates(a.Crate) == 0 && find(p.Rules.Crates, a.Crate, crateSizeID) != nil {
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the search table fills %s crates, but none stands on the board", a.Crate),
						Remedy:  fmt.Sprintf("take the row out, or put a %s crate on the board", a.Crate),
						Range:   p.Where.At("setup.search." + a.Crate),
					})
				}
			}
		},
	}
}
