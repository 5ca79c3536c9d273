package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// trd006 finds price lines that take more off than the price.
func trd006() check.Check {
	return check.Check{
		Code:     "TRD006",
		Title:    "a price below zero",
		Severity: diag.Warning,
		Text: "`add` takes more off the price of some of these tokens than they cost. Nobody pays a crew for taking something, so the price is " +
			"0 there: the line gives those tokens away, or takes them for nothing.",
		Before: "prices: sale: {on: \"buy\", goods: buy: max: 4, add: -3} // some of these cost 2 UA",
		After:  "prices: sale: {on: \"buy\", goods: buy: {min: 4, max: 4}, add: -3}",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok {
				return
			}
			for i := range post.Prices {
				l := &post.Prices[i]
				if below := belowZero(p, post, l); len(below) > 0 { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("price %s makes %s cost %d UA", l.ID, below[0].id, below[0].ua),
						Remedy:  fmt.Sprintf("take off %d at most, or leave out what is cheaper with goods", below[0].usual),
						Range:   lineRange(p, l),
						Details: belowMore(below),
						Reasons: belowReasons(below),
					})
				}
			}
		},
	}
}

// lowPrice is a token whose price a line takes below zero.
type lowPrice struct {
	id        string
	usual, ua int
}

// belowZero are the tokens that a line makes cost less than nothing, the cheapest first. What costs nothing
// to begin with cannot be cheaper.
func belowZero(p *check.Pass, post *model.Post, l *model.PriceLine) []lowPrice {
	var out []lowPrice
	if l.Add >= 0 || l.Roll != nil || l.On != "buy" && l.On != "sell" {
		return nil
	}
	for _, t := range p.Rules.Tokens {
		usual := t.Sell
		if l.On == "buy" && t.Buy != nil {
			usual = *t.Buy
		}
		if l.On == "buy" && t.Buy == nil || usual <= 0 || !goodsHold(l.Goods, t) || !dealsIn(post, l.On, t) {
			continue
		}
		above := *l
		above.Add = 0
		if ua := above.Price(usual) + l.Add; ua < 0 {
			out = append(out, lowPrice{t.ID, above.Price(usual), ua})
		}
	}
	for i := range out {
		if out[i].ua < out[0].ua {
			out[0], out[i] = out[i], out[0]
		}
	}
	return out
}

func belowMore(all []lowPrice) []string {
	if len(all) < 2 {
		return nil
	}
	return []string{fmt.Sprintf("the same goes for %s more", english.Count(len(all)-1, "token"))}
}

func belowReasons(all []lowPrice) []string {
	var out []string
	for _, b := range all[:min(len(all), parts.FewNames)] {
		out = append(out, fmt.Sprintf("%s: %d %+d = %d UA", b.id, b.usual, b.ua-b.usual, b.ua))
	}
	return out
}
