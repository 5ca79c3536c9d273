package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// trd001 finds posts that pay more for a token than they sell it for.
func trd001() check.Check {
	return check.Check{
		Code:     "TRD001",
		Title:    "a post pays more than it asks",
		Severity: diag.Warning,
		Requires: []check.AnyFact{packUnits},
		// seed 000:2097-2099: selling brings less than buying has cost.
		Text: "One crew can buy a token here and sell it again at once for more: by a price line under `prices`, or because the token is " +
			"priced so. Only deals that the same crew can make are compared: what a line or a shelf needs must hold for both. Such a " +
			"post pays out assets without end, or as often as its limits let it.",
		Before: "stock: rack: goods: {categories: [\"weapon\"], buy: max: 4}\nprices: wanted: {on: \"sell\", goods: categories: [\"weapon\"], add: 5}",
		After:  "stock: rack: goods: {categories: [\"weapon\"], buy: max: 4}\nprices: wanted: {on: \"sell\", goods: {categories: [\"weapon\"], buy: min: 5}, add: 1}",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok {
				return
			}
			for _, group := range swapGroups(swaps(p, postWorld(p, post), post, post)) {
				if worst := group[0]; worst.gain() > 0 { // core
					p.Report(swapFinding(p, post, group))
				}
			}
		},
	}
}

// swapGroups puts deals together that come about by the same shelf and the same lines.
func swapGroups(all []swap) [][]swap {
	var out [][]swap
	for _, s := range all {
		i := 0
		for i < len(out) && (out[i][0].buy.line != s.buy.line || out[i][0].sell.line != s.sell.line || out[i][0].buy.shelf != s.buy.shelf) {
			i++
		}
		if i == len(out) {
			out = append(out, nil)
		}
		out[i] = append(out[i], s)
	}
	return out
}

// swapFinding is the finding for tokens that a post sells for less than it pays.
func swapFinding(p *check.Pass, post *model.Post, group []swap) diag.Diagnostic {
	worst := group[0]
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s is sold for %d UA and taken back for %d: %d UA gained each time", worst.token.ID, worst.buy.price, worst.sell.price, worst.gain()),
		Remedy:  fmt.Sprintf("pay %d UA for it at most, or ask %d or more", worst.buy.price, worst.sell.price),
		Range:   p.First("stock."+worst.buy.shelf.ID+".goods", "stock."+worst.buy.shelf.ID),
		Reasons: swapReasons(group),
	}
	switch {
	case worst.sell.line != nil:
		d.Range = lineRange(p, worst.sell.line)
	case worst.buy.line != nil:
		d.Range = lineRange(p, worst.buy.line)
	}
	if n := len(group) - 1; n > 0 {
		d.Details = []string{fmt.Sprintf("the same goes for %s more", english.Count(n, "token"))}
	}
	if l := worst.sell.line; l != nil && l.Limit > 0 {
		d.Details = append(d.Details, fmt.Sprintf("the line holds for %s in a visit: %d UA gained", english.Count(l.Limit, "deal"), l.Limit*worst.gain()))
	}
	return d
}
