package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc005 finds crates that no row of the search table fills.
func alc005() check.Check {
	return check.Check{
		Code:     "ALC005",
		Title:    "crates of a size have no row in the search table",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Crates},
		Requires: []check.AnyFact{stock.StockFact},
		Text: "Crates of this size stand on the board, and the search table does not say what is in them. Where " +
			"they are meant to be empty, say so with a row of zeros: the players fill crates by this table.",
		Before: "board: crates: s1: size: \"small\"\nsetup: search: large: {large: 1, small: 2}",
		After:  "board: crates: s1: size: \"small\"\nsetup: search: {\n\tlarge: {large: 1, small: 2}\n\tsmall: small: 3\n}",
		Run: func(p *check.Pass) {
			for _, size := range p.Rules.Crates {
				open := undealt(p, size.ID)
				if len(open) > 0 && !filled(p, size.ID) { // core
					d := diag.Diagnostic{
						Summary: fmt.Sprintf("the search table has no row for the %s on the board", english.Count(len(open), size.ID+" crate")),
						Remedy:  fmt.Sprintf("add a row %q under setup.search, with zeros if they are empty", size.ID),
						Range:   p.Where.At("setup.search"),
						Place:   holderPlace(p, open[0]),
						Related: []diag.Related{{Range: holderRange(p, open[0]), Text: "such as crate " + open[0].ID}},
					}
					for _, h := range open {
						d.Marks = append(d.Marks, stock.BoxMark(h.Floor.ID, h.At, "not filled"))
					}
					p.Report(d)
				}
			}
		},
	}
}
