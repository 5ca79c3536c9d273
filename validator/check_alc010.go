package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// alc010 finds deals into pieces that nobody can search.
func alc010() Check {
	return Check{
		Code:     "ALC010",
		Title:    "tokens are dealt into a piece that holds nothing",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Tokens},
		// seed 002:2276-2282
		Text: "Only pieces that can be searched hold tokens: crates, and the furniture that the rules of the edition " +
			"call searchable. What is dealt into any other piece cannot be put there, and nobody could search for it.",
		Before: "deals: [{into: [\"table-1\"], tokens: small: 2}]",
		After:  "deals: [{into: [\"s1\"], tokens: small: 2}] // a crate",
		Run: func(p *Pass) {
			for _, h := range p.stock().holders {
				known := h.Path != "" && h.Rule != nil            // else the rules say nothing of it
				if known && len(h.Dealt) > 0 && !h.Searchable() { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("tokens are dealt into piece %s, but %s holds nothing", h.ID, p.sortTitle(h)),
						Remedy:  "deal into a crate, or say with setup.contents which tokens lie there",
						Range:   p.Where.At(p.intoPath(h.ID)),
						Place:   p.holderPlace(h),
						Marks:   []diag.Mark{boxMark(h.Floor.ID, h.At, "holds nothing")},
						Related: []diag.Related{{Range: p.holderRange(h), Text: "the piece"}},
						Reasons: []string{fmt.Sprintf("the rules for %q do not say that it can be searched", h.Rule.Title)},
					})
				}
			}
		},
	}
}

// ownDeal is the last of the deals that names a piece: the one that counts; -1 if none does.
func (p *Pass) ownDeal(piece string) int {
	for i := len(p.Mission.Setup.Deals) - 1; i >= 0; i-- {
		for _, id := range p.Mission.Setup.Deals[i].Into {
			if id == piece {
				return i
			}
		}
	}
	return -1
}

// intoPath is where that deal names the piece.
func (p *Pass) intoPath(piece string) string {
	i := p.ownDeal(piece)
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
