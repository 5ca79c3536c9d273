package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
)

// alc011 finds pieces with two deals of their own.
func alc011() check.Check {
	return check.Check{
		Code:     "ALC011",
		Title:    "a piece is dealt into twice",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Text: "A line of `deals` says what goes into some pieces instead of what the search table says. Two lines " +
			"for one piece contradict each other: nobody knows whether both count, or which one. Write one line " +
			"for it, with all that goes in.",
		Before: "deals: [\n\t{into: [\"l1\"], tokens: large: 2},\n\t{into: [\"l1\", \"l2\"], tokens: small: 1},\n]",
		After:  "deals: [\n\t{into: [\"l1\"], tokens: {large: 2, small: 1}},\n\t{into: [\"l2\"], tokens: small: 1},\n]",
		Run: func(p *check.Pass) {
			first := map[string]string{}
			for i, d := range p.Mission.Setup.Deals {
				for j, id := range d.Into {
					path := fmt.Sprintf("setup.deals.%d.into.%d", i, j)
					if before := first[id]; before != "" { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("piece %s is dealt into twice", id),
							Remedy:  "leave one of the two, with all that goes in",
							Range:   p.Where.At(path),
							Related: []diag.Related{{Range: p.Where.At(before), Text: "dealt into here already"}},
						})
						continue
					}
					first[id] = path
				}
			}
		},
	}
}
