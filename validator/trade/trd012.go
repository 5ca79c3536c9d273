package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// trd012 finds posts at which nothing can be done.
func trd012() check.Check {
	return check.Check{
		Code:     "TRD012",
		Title:    "a post at which nothing can be done",
		Severity: diag.Warning,
		Text: "Nothing is sold here, nothing is taken in, nobody offers a service, there is no workshop and nobody is for hire. Or shelves " +
			"stand here and `buys: 0` says that a crew buys nothing from them.",
		Before: "buys: 0\nstock: aisles: goods: buy: max: 4",
		After:  "buys: 2\nstock: aisles: goods: buy: max: 4",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok || len(p.Rules.Tokens) == 0 {
				return
			}
			if d := idlePost(p, post); d.Summary != "" { // core
				p.Report(d)
			}
		},
	}
}

// idlePost says that a post does nothing; a finding without a summary where it does something.
func idlePost(p *check.Pass, post *model.Post) diag.Diagnostic {
	sold, taken := 0, 0
	for _, t := range p.Rules.Tokens {
		if len(offers(p, post, t)) > 0 {
			sold++
		}
		if len(takings(p, post, t)) > 0 {
			taken++
		}
	}
	hires := len(p.Rules.Campaign.Hiring.Costs) > 0 && (post.Hiring == nil || post.Hiring.Open)
	d := diag.Diagnostic{
		Reasons: []string{
			fmt.Sprintf("tokens of the edition that it sells: %d, that it takes in: %d", sold, taken),
			fmt.Sprintf("services: %d, notes: %d, workshop: %t, hiring: %t", len(post.Services), len(post.Notes), post.Crafting != nil, hires),
		},
	}
	switch {
	case sold+taken+len(post.Services)+len(post.Notes) == 0 && post.Crafting == nil && !hires:
		d.Summary = fmt.Sprintf("at %s nothing is sold, taken in, made or done, and nobody is hired", post.ID)
		d.Remedy, d.Range = "put something on a shelf, or take the post out", p.Where.At("stock")
	case len(post.Stock) > 0 && post.Buys != nil && *post.Buys == 0:
		d.Summary = fmt.Sprintf("%s has %s, and a crew buys 0 tokens in a visit", post.ID, english.Count(len(post.Stock), "shelf"))
		d.Remedy, d.Range = "raise buys, leave it out, or take the shelves out", p.Where.At("buys")
		if len(post.Stock) > 1 {
			d.Summary = fmt.Sprintf("%s has %d shelves, and a crew buys 0 tokens in a visit", post.ID, len(post.Stock))
		}
	}
	return d
}
