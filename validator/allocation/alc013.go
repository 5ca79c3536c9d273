package allocation

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc013 finds tokens that a rule hands out and that may have been dealt by then.
func alc013() check.Check {
	return check.Check{
		Code:     "ALC013",
		Title:    "a key item is left in the pool",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Tokens, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:1662
		Text: "A rule or an objective hands out a token by name, and nothing takes it out of the pool before the crates " +
			"are filled. By then it may lie in a crate, or somebody may have found it: then there is none to hand out. " +
			"Name it under `aside`. Tokens that are there to spare, and objective tokens, which are never dealt, need no such care.",
		Before: "rules: find: do: [{kind: \"give\", token: \"data-pad\"}]\nsetup: aside: []",
		After:  "rules: find: do: [{kind: \"give\", token: \"data-pad\"}]\nsetup: aside: [\"data-pad\"]",
		Run: func(p *check.Pass) {
			sums := map[string]int{}
			for _, h := range handouts(p) {
				if h.Before() || h.How == stock.Issued {
					continue
				}
				sums[h.Token] += h.Count
				pool, kept := inPool(p, h.Token), stock.StockOf(p).Reserved[h.Token]
				if pool > 0 && kept < sums[h.Token] && kept+pool <= sums[h.Token] { // core
					p.Report(leftInPool(p, h, pool))
				}
			}
		},
	}
}

// leftInPool is the finding for a token that should be set aside.
func leftInPool(p *check.Pass, h stock.Handout, pool int) diag.Diagnostic {
	size, _ := sizeOf(p, h.Token)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("token %s is %s, but may be dealt before", h.Token, h.How),
		Remedy:  fmt.Sprintf("name %q under setup.aside, so that it is there when it is wanted", h.Token),
		Range:   p.First(h.Path),
		Label:   fmt.Sprintf("%s in the pool", english.Count(pool, "such token")),
	}
	if size != nil {
		x := stock.StockOf(p).Pool(size.ID)
		d.Reasons = []string{fmt.Sprintf("%d of the %d %s tokens in the pool are dealt", x.Dealt, stock.StockOf(p).Most(size.ID), strings.ToLower(size.Title)),
			fmt.Sprintf("%d of them can be this one, and none more is set aside or laid out than the mission hands out", pool)}
	}
	return d
}
