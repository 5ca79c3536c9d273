package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc004 finds rows of the search table that fill no crate.
func alc004() check.Check {
	return check.Check{
		Code:     "ALC004",
		Title:    "a row of the search table fits no crate",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Crates},
		Requires: []check.AnyFact{stock.StockFact},
		Text: "Each row of the search table fills the crates of one size. No crate of this size stands on the " +
			"board, so either the row is left over or a crate is missing. Where every crate of the size has a deal of " +
			"its own (`setup.deals`), the row fills none either: that is a warning.",
		Before: "board: crates: s1: size: \"small\"\nsetup: search: {\n\tsmall: small: 3\n\tlarge: {large: 1, small: 2} // no large crate\n}",
		After:  "board: crates: s1: size: \"small\"\nsetup: search: small: small: 3",
		Run: func(p *check.Pass) {
			for _, a := range p.Mission.Setup.Allocation {
				all, own := crates(p, a.Crate)
				if all == own && check.Find(p.Rules.Crates, a.Crate, parts.CrateSizeID) != nil { // core
					p.Report(uselessRow(p, a.Crate, own))
				}
			}
		},
	}
}

// uselessRow is the finding for a row of the search table that fills nothing: there are no such crates, or all
// of them have deals of their own.
func uselessRow(p *check.Pass, crate string, own int) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the search table fills %s crates, but none stands on the board", crate),
		Remedy:  fmt.Sprintf("take the row out, or put a %s crate on the board", crate),
		Range:   p.Where.At("setup.search." + crate),
	}
	if own > 0 {
		d.Severity = diag.Warning
		d.Summary = fmt.Sprintf("the search table fills %s crates, but %s on the board has a deal of its own", crate, every(own))
		d.Remedy = "take the row out, or take a crate out of setup.deals"
	}
	return d
}

// every is each of so many.
func every(n int) string {
	if n == 1 {
		return "the only one"
	}
	return fmt.Sprintf("each of the %d", n)
}
