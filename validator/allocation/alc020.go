package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc020 finds draws of more tokens than there are.
func alc020() check.Check {
	return check.Check{
		Code:     "ALC020",
		Title:    "more tokens are drawn than there are",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens, check.Boxes},
		Requires: []check.AnyFact{parts.Values, stock.StockFact},
		Text: "Tokens are drawn from the pouch, from the rare ones or from the supply, maybe of one size or category only. " +
			"The mission's boxes hold fewer such tokens, even if not one of them is dealt before: there is nothing to draw.",
		Before: "do: [{kind: \"draw\", draw: {from: \"pouch\", count: 1, size: \"large\"}}] // large tokens are not in the pouch",
		After:  "do: [{kind: \"draw\", draw: {from: \"pouch\", count: 1}}]",
		Run: func(p *check.Pass) {
			parts.Each(p, func(path string, d *model.Draw) {
				have := drawable(p, *d)
				if d.Count > have { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s %s drawn from the %s, which holds %s at most", english.Count(d.Count, "token"), english.Are(d.Count), d.From, suchTokens(p, *d, have)),
						Remedy:  "draw fewer, from elsewhere, or without naming a size or category",
						Range:   p.First(path+".count", path),
						Reasons: boxedTokens(p, func(t model.TokenKind) bool { return drawn(p, *d, t) }),
					})
				}
			})
		},
	}
}

// drawable is how many tokens a draw can be from: all that the boxes hold.
func drawable(p *check.Pass, d model.Draw) int {
	n := 0
	for _, t := range p.Rules.Tokens {
		if drawn(p, d, t) {
			n += stock.StockOf(p).Boxed(t.ID)
		}
	}
	return n
}

// suchTokens is a number of the tokens that a draw is about.
func suchTokens(p *check.Pass, d model.Draw, n int) string {
	noun := "token"
	if d.Category != "" {
		noun = d.Category + " " + noun
	}
	if d.Size != "" {
		noun = sizeTitle(p, d.Size) + " " + noun
	}
	return english.Count(n, noun)
}
