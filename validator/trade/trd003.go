package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// trd003 finds shelves with nothing on them.
func trd003() check.Check {
	return check.Check{
		Code:     "TRD003",
		Title:    "an empty shelf",
		Severity: diag.Warning,
		Requires: []check.AnyFact{parts.UnknownNames},
		Text: "No token of the edition can be bought from this shelf. Its `goods` hold none; or none that has a price to buy, here or on the " +
			"token; or, drawn from the pouch, none that is ever in the pouch, or nothing says how many are drawn; or all of them stand on a shelf before it that is open to " +
			"everybody, and a token is sold from the first; or its limit is 0.",
		Before: "stock: rack: goods: {categories: [\"weapon\"], buy: min: 100}",
		After:  "stock: rack: goods: {categories: [\"weapon\"], buy: min: 10}",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok || len(p.Rules.Tokens) == 0 {
				return
			}
			for i := range post.Stock {
				if d := emptyShelf(p, post, i); d.Summary != "" && !parts.UnknownIn(p, "stock."+post.Stock[i].ID) { // core
					p.Report(d)
				}
			}
		},
	}
}

// emptyShelf says why nothing can be bought from a shelf; a finding without a summary where something can.
func emptyShelf(p *check.Pass, post *model.Post, i int) diag.Diagnostic {
	s := &post.Stock[i]
	path := "stock." + s.ID
	d := diag.Diagnostic{Range: p.First(path+".goods", path), Label: "nothing is here"}
	n := shelfCounts(p, post, i)
	d.Reasons = []string{
		fmt.Sprintf("of %s of the edition, the goods hold %d", english.Count(len(p.Rules.Tokens), "token"), n.held),
		fmt.Sprintf("of these, %d can be there, %d of them for a price, and %d of those are on no open shelf before it", n.there, n.priced, n.left),
	}
	switch {
	case n.held == 0:
		d.Summary = fmt.Sprintf("none of the %d tokens of the edition belongs on shelf %s", len(p.Rules.Tokens), s.ID)
		d.Remedy = "widen its goods: every line that is there must be met at once"
	case n.there == 0:
		d.Summary = fmt.Sprintf("shelf %s is filled from the pouch, and none of its %s is ever in there", s.ID, english.Count(n.held, "token"))
		d.Remedy = "take from: \"pouch\" out, or let goods hold tokens that stay in the pouch"
	case s.From == "pouch" && s.Draw == 0 && s.Die == "":
		d.Summary = fmt.Sprintf("shelf %s is filled from the pouch with 0 tokens: it has neither draw nor die", s.ID)
		d.Remedy, d.Range = "say with draw, die or both how many are drawn", p.First(path+".from", path)
	case n.priced == 0:
		d.Summary = fmt.Sprintf("none of the %s on shelf %s has a price to buy", english.Count(n.held, "token"), s.ID)
		d.Remedy = "add a price line {on: \"buy\", set: …} for them, or choose goods that are for sale"
	case n.left == 0:
		d.Summary = fmt.Sprintf("all %s on shelf %s stand on a shelf before it", english.Count(n.priced, "token"), s.ID)
		d.Remedy = "put the narrower shelf first, or give the one before it needs"
	case shelfShut(s):
		d.Summary = fmt.Sprintf("a crew may buy 0 tokens from shelf %s", s.ID)
		d.Remedy, d.Range = "raise tokens in limits, or take the shelf out", p.First(path+".limits.0.tokens", path+".limits")
	default:
		d.Summary = ""
	}
	return d
}

// shelfCount is how many designs of the edition meet one demand after another.
type shelfCount struct{ held, there, priced, left int }

func shelfCounts(p *check.Pass, post *model.Post, i int) shelfCount {
	var n shelfCount
	s := &post.Stock[i]
	for _, t := range p.Rules.Tokens {
		if !s.Goods.Hold(t) {
			continue
		}
		n.held++
		if s.From == "pouch" && !inPouch(p, t) {
			continue
		}
		n.there++
		if len(lines(p, post, "buy", t, t.Buy)) == 0 {
			continue
		}
		n.priced++
		if !heldBefore(post, i, t) {
			n.left++
		}
	}
	return n
}

// heldBefore reports whether a token stands on a shelf before one, open to everybody and without end.
func heldBefore(post *model.Post, i int, t model.TokenKind) bool {
	for _, s := range post.Stock[:i] {
		if s.Needs == nil && len(s.Limits) == 0 && s.From == "supply" && s.Copies == 0 && s.Goods.Hold(t) {
			return true
		}
	}
	return false
}
