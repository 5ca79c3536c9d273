package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc010 finds deals into pieces that nobody can search.
func alc010() check.Check {
	return check.Check{
		Code:     "ALC010",
		Title:    "tokens are dealt into a piece that holds nothing",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Tokens},
		Requires: []check.AnyFact{stock.StockFact},
		// seed 002:2276-2282
		Text: "Only pieces that can be searched hold tokens: crates, and the furniture that the rules of the edition " +
			"call searchable. What is dealt into any other piece cannot be put there, and nobody could search for it.",
		Before: "deals: [{into: [\"table-1\"], tokens: small: 2}]",
		After:  "deals: [{into: [\"s1\"], tokens: small: 2}] // a crate",
		Run: func(p *check.Pass) {
			for _, h := range stock.StockOf(p).Holders {
				known := h.Path != "" && h.Rule != nil            // else the rules say nothing of it
				if known && len(h.Dealt) > 0 && !h.Searchable() { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("tokens are dealt into piece %s, but %s holds nothing", h.ID, sortTitle(p, h)),
						Remedy:  "deal into a crate, or say with setup.contents which tokens lie there",
						Range:   p.Where.At(intoPath(p, h.ID)),
						Place:   holderPlace(p, h),
						Marks:   []diag.Mark{stock.BoxMark(h.Floor.ID, h.At, "holds nothing")},
						Related: []diag.Related{{Range: holderRange(p, h), Text: "the piece"}},
						Reasons: []string{fmt.Sprintf("the rules for %q do not say that it can be searched", h.Rule.Title)},
					})
				}
			}
		},
	}
}

// intoPath is where that deal names the piece.
func intoPath(p *check.Pass, piece string) string {
	i := ownDeal(p, piece)
	if i < 0 {
		return "setup.deals"
	}
	for j, id := range p.Mission.Setup.Deals[i].Into {
		if id == piece {
			return fmt.Sprintf("setup.deals.%d.into.%d", i, j)
		}
	}
	return fmt.Sprintf("setup.deals.%d", i)
}
