package trade

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// postFacts are all facts that a post asks for, in the order of the schema.
func postFacts(post *model.Post) []trade.PostFact {
	var out []trade.PostFact
	add := func(f *model.CrewFact, path, what string, third bool, with ...*model.CrewFact) {
		if f != nil {
			out = append(out, trade.PostFact{Fact: f, With: with, Path: path + ".needs", What: what, Third: third})
		}
	}
	in := post.Visit.Needs
	add(in, "visit", "the post", false)
	for _, s := range post.Stock {
		add(s.Needs, "stock."+s.ID, "shelf "+s.ID, false, in)
		for i, l := range s.Limits {
			add(l.Needs, fmt.Sprintf("stock.%s.limits.%d", s.ID, i), fmt.Sprintf("the limit of %d at shelf %s", l.Tokens, s.ID), true, in, s.Needs)
		}
	}
	for _, l := range post.Prices {
		add(l.Needs, "prices."+l.ID, "price "+l.ID, true, in)
	}
	for _, s := range post.Services {
		add(s.Needs, "services."+s.ID, "service "+s.ID, false, in)
	}
	if c := post.Crafting; c != nil {
		add(c.Needs, "crafting", "the workshop", false, in)
		for _, r := range c.Recipes {
			add(r.Needs, "crafting.recipes."+r.ID, "the recipe for "+r.ID, false, in, c.Needs)
		}
	}
	if post.Hiring != nil {
		add(post.Hiring.Needs, "hiring", "hiring", false, in)
	}
	return out
}

// goodsHold reports whether a token is among goods; no goods at all mean every token.
func goodsHold(g *model.Goods, t model.TokenKind) bool { return g == nil || g.Hold(t) }

// goodsCover reports whether every token of the edition that is among some goods is among others, too, and
// whether there is any.
func goodsCover(r *model.RuleSet, outer, inner *model.Goods) (all, any bool) {
	all = true
	for _, t := range r.Tokens {
		if goodsHold(inner, t) {
			any = true
			all = all && goodsHold(outer, t)
		}
	}
	return all, any
}

// tradeDeal is a price that some crew gets for one token.
type tradeDeal struct {
	price int
	line  *model.PriceLine  // nil: the usual one
	shelf *model.Shelf      // of a token that is bought
	facts []*model.CrewFact // what such a crew is like
}

// lines are the prices that crews get in deals in a token, by what is asked of them: the first line that
// fits counts, or the usual price where none does. Where a die decides, it
// is the mean.
func lines(p *check.Pass, post *model.Post, on string, t model.TokenKind, usual *int) []tradeDeal {
	var out []tradeDeal
	var others []*model.CrewFact
	for i := range post.Prices {
		l := &post.Prices[i]
		if l.On != on || !goodsHold(l.Goods, t) {
			continue
		}
		if len(out) >= mostOffers {
			return out
		}
		facts := append(slices.Clone(others), l.Needs)
		switch {
		case l.Roll != nil && len(l.Roll.Bands) > 0:
			out = append(out, tradeDeal{price: meanRoll(p, on, l.Roll), line: l, facts: facts})
		case l.Set != nil:
			out = append(out, tradeDeal{price: l.Price(0), line: l, facts: facts})
		case usual != nil:
			out = append(out, tradeDeal{price: l.Price(*usual), line: l, facts: facts})
		}
		if l.Needs == nil && l.Limit == 0 {
			return out
		}
		if l.Needs != nil && l.Limit == 0 {
			others = append(others, kinds.Contrary(l.Needs))
		}
	}
	if usual != nil {
		out = append(out, tradeDeal{price: *usual, facts: others})
	}
	return out
}

// Limits on how many deals are looked at: of one token at one post, and of all tokens together.
const (
	mostOffers = 12
	mostSwaps  = 4000
)

// offers are the prices at which a post sells a token to some crew.
func offers(p *check.Pass, post *model.Post, t model.TokenKind) []tradeDeal {
	var out []tradeDeal
	if post.Buys != nil && *post.Buys == 0 {
		return nil
	}
	for i := range post.Stock {
		s := &post.Stock[i]
		if !s.Goods.Hold(t) || shelfShut(s) || s.From == "pouch" && !inPouch(p, t) {
			continue
		}
		for _, d := range lines(p, post, "buy", t, t.Buy) {
			d.shelf = s
			d.facts = append(slices.Clone(d.facts), post.Visit.Needs, s.Needs)
			out = append(out, d)
		}
		if s.Needs == nil || len(out) > mostOffers {
			break
		}
	}
	return out
}

// takings are the prices that a post pays some crew for a token.
func takings(p *check.Pass, post *model.Post, t model.TokenKind) []tradeDeal {
	if post.Sells != nil && *post.Sells == 0 || post.Refuses != nil && post.Refuses.Hold(t) {
		return nil
	}
	usual := t.Sell
	for _, ua := range t.Sells {
		usual = max(usual, ua)
	}
	var price *int
	if usual > 0 {
		price = &usual
	}
	out := lines(p, post, "sell", t, price)
	for i := range out {
		out[i].facts = append(slices.Clone(out[i].facts), post.Visit.Needs)
	}
	return out[:min(len(out), mostOffers)]
}

// meanRoll is what a price by die comes to on average. It is rounded down for what is sold and up for what is
// bought, so that no deal looks better than it is; without a die that is known, it is the worse end.
func meanRoll(p *check.Pass, on string, roll *model.PriceRoll) int {
	low, high, sum, n := roll.Bands[0].UA, roll.Bands[0].UA, 0, 0
	for _, b := range roll.Bands {
		low, high = min(low, b.UA), max(high, b.UA)
		for _, face := range parts.Shows(p, roll.Die) {
			if b.From <= face && face <= b.To {
				sum, n = sum+b.UA, n+1
			}
		}
	}
	switch {
	case on == "buy" && n == 0:
		return high
	case n == 0:
		return low
	case on == "buy":
		return (sum + n - 1) / n
	}
	return sum / n
}

// shelfShut reports whether no crew may buy a single token from a shelf.
func shelfShut(s *model.Shelf) bool {
	return len(s.Limits) > 0 && !slices.ContainsFunc(s.Limits, func(l model.ShelfLimit) bool { return l.Tokens > 0 })
}

// inPouch reports whether a token can be in the pouch: it is of a size that stays there and is not kept
// apart. Where the edition knows of no pouch, everything can.
func inPouch(p *check.Pass, t model.TokenKind) bool {
	known := false
	for _, s := range p.Rules.TokenSizes {
		known = known || s.Pouch
	}
	s := check.Find(p.Rules.TokenSizes, t.Size, parts.TokenSizeID)
	return !known || s != nil && s.Pouch && !t.Kept && (t.Common() || t.Rare)
}

// tradeSwap is a token that a post, or two, sell for less than they pay for it.
type swap struct {
	token     model.TokenKind
	buy, sell tradeDeal
}

func (s swap) gain() int { return s.sell.price - s.buy.price }

// swaps are the tokens that a post sells for less than another pays, the best deal of each, worst first.
func swaps(p *check.Pass, w kinds.CrewWorld, from, to *model.Post) []swap {
	var out []swap
	tried := 0
	for _, t := range p.Rules.Tokens {
		var best *swap
		for _, b := range offers(p, from, t) {
			for _, s := range takings(p, to, t) {
				d := swap{t, b, s}
				if d.gain() <= 0 || best != nil && d.gain() <= best.gain() || tried > mostSwaps {
					continue
				}
				if tried++; campaign.Never(w, append(slices.Clone(b.facts), s.facts...)...) == "" {
					best = &d
				}
			}
		}
		if best != nil {
			out = append(out, *best)
		}
	}
	slices.SortStableFunc(out, func(a, b swap) int { return b.gain() - a.gain() })
	return out
}

// said is a deal in words.
func (d tradeDeal) said(usual string) string {
	switch {
	case d.line != nil && d.shelf != nil:
		return fmt.Sprintf("%d UA from shelf %s by price %s", d.price, d.shelf.ID, d.line.ID)
	case d.line != nil:
		return fmt.Sprintf("%d UA by price %s", d.price, d.line.ID)
	case d.shelf != nil:
		return fmt.Sprintf("%d UA from shelf %s", d.price, d.shelf.ID)
	}
	return fmt.Sprintf("%d UA, %s", d.price, usual)
}
