package trade

import (
	"fmt"
	"reflect"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// trd004 finds price lines that never count.
func trd004() check.Check {
	return check.Check{
		Code:     "TRD004",
		Title:    "a price that is never used",
		Severity: diag.Warning,
		Text: "The first price line that fits a deal counts. A line before this one, for everybody and without limit, already covers every " +
			"token that it is about; or there are no such deals at this post: no shelf sells any of these tokens, the post refuses " +
			"them, has no workshop or hires nobody out.",
		Before: "prices: {\n\tall: {on: \"sell\", add: 1}\n\tguns: {on: \"sell\", goods: dice: [\"ranged\"], add: 3}\n}",
		After:  "prices: {\n\tguns: {on: \"sell\", goods: dice: [\"ranged\"], add: 3}\n\tall: {on: \"sell\", add: 1}\n}",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok || len(p.Rules.Tokens) == 0 {
				return
			}
			for i := range post.Prices {
				if d := idleLine(p, post, i); d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// idleLine says why a price line never counts; a finding without a summary where it does.
func idleLine(p *check.Pass, post *model.Post, i int) diag.Diagnostic {
	l := &post.Prices[i]
	path := "prices." + l.ID
	d := diag.Diagnostic{Range: p.First(path+"@key", path)}
	tokens, deals := lineDeals(p, post, l)
	switch {
	case l.Goods != nil && tokens == 0 && tokenDeal(l.On):
		d.Summary = fmt.Sprintf("price %s is about none of the %d tokens of the edition", l.ID, len(p.Rules.Tokens))
		d.Remedy, d.Range = "widen its goods: every line that is there must be met at once", p.First(path+".goods", path)
	case deals == 0:
		d.Summary = fmt.Sprintf("price %s is about deals that this post does not make: %s", l.ID, noDeals(l.On))
		d.Remedy = "take the line out, or make such deals possible"
	default:
		if j := coveredBy(p, post, i); j >= 0 {
			before := post.Prices[j].ID
			d.Summary = fmt.Sprintf("price %s is never used: %s before it covers all %s", l.ID, before, english.Count(tokens, "token"))
			if !tokenDeal(l.On) {
				d.Summary = fmt.Sprintf("price %s is never used: %s before it covers every such deal", l.ID, before)
			}
			d.Remedy = fmt.Sprintf("put it before %s, or take it out", before)
			d.Related = []diag.Related{{Range: p.First("prices."+before+"@key", "prices."+before), Text: "this one counts first"}}
			d.Reasons = []string{fmt.Sprintf("both are about %s", l.On), fmt.Sprintf("%s asks nothing more of a crew than %s and has no limit", before, l.ID)}
		}
	}
	return d
}

// tokenDeal reports whether a deal is in tokens.
func tokenDeal(on string) bool { return on == "buy" || on == "sell" || on == "craft" }

// lineDeals are the tokens that a line is about, and how many of them the post deals in. A deal without
// tokens counts as one.
func lineDeals(p *check.Pass, post *model.Post, l *model.PriceLine) (tokens, deals int) {
	switch {
	case l.On == "hire" && post.Hiring != nil && !post.Hiring.Open, l.On == "craft" && post.Crafting == nil:
		return 1, 0
	case !tokenDeal(l.On):
		return 1, 1
	}
	for _, t := range p.Rules.Tokens {
		if !goodsHold(l.Goods, t) {
			continue
		}
		tokens++
		if dealsIn(post, l.On, t) {
			deals++
		}
	}
	return tokens, deals
}

func noDeals(on string) string {
	switch on {
	case "buy":
		return "no shelf sells any of these tokens"
	case "sell":
		return "it takes none of these tokens"
	case "craft":
		return "no workshop makes any of these tokens"
	}
	return "nobody can be hired here"
}

// coveredBy is the first line before one that leaves nothing to it, or -1.
func coveredBy(p *check.Pass, post *model.Post, i int) int {
	l := &post.Prices[i]
	for j := range post.Prices[:i] {
		b := &post.Prices[j]
		if b.On != l.On || b.Limit != 0 || b.Needs != nil && !reflect.DeepEqual(b.Needs, l.Needs) {
			continue
		}
		if all, any := goodsCover(p.Rules, b.Goods, l.Goods); all && any || !tokenDeal(l.On) {
			return j
		}
	}
	return -1
}
