package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// swapReasons says of the worst few deals how they go.
func swapReasons(group []swap) []string {
	var out []string
	for _, s := range group[:min(len(group), parts.FewNames)] {
		out = append(out, fmt.Sprintf("%s: bought for %s; sold for %s; gain %d UA", s.token.ID, s.buy.said("the usual price"), s.sell.said("the usual price"), s.gain()))
	}
	if n := len(group) - parts.FewNames; n > 0 {
		out = append(out, fmt.Sprintf("and %s more", english.Count(n, "token")))
	}
	return out
}

// lineRange is where a price line says what it makes of the price.
func lineRange(p *check.Pass, l *model.PriceLine) diag.Range {
	path := "prices." + l.ID
	return p.First(path+".set", path+".roll.bands", path+".percent", path+".add", path)
}

// dealsIn reports whether a post may make a deal in a token, whatever the price.
func dealsIn(post *model.Post, on string, t model.TokenKind) bool {
	switch on {
	case "buy":
		return (post.Buys == nil || *post.Buys > 0) && post.Shelf(t) != nil
	case "sell":
		return (post.Sells == nil || *post.Sells > 0) && (post.Refuses == nil || !post.Refuses.Hold(t))
	}
	c := post.Crafting
	return c.Goods != nil && c.Goods.Hold(t) || check.Find(c.Recipes, t.ID, func(r *model.Recipe) string { return r.ID }) != nil
}

// recipeCost is what a recipe takes: assets, and its tokens at what the post sells them for or, where it
// sells none, at what it pays for them. Bought says whether everything can be bought here.
func recipeCost(p *check.Pass, post *model.Post, r model.Recipe) (cost int, bought bool, reasons []string) {
	cost, bought = r.UA, len(r.Minerals) == 0
	reasons = []string{fmt.Sprintf("the workshop asks %d UA", r.UA)}
	for _, a := range r.Tokens {
		t := check.Find(p.Rules.Tokens, a.ID, parts.TokenID)
		if t == nil {
			return cost, false, reasons
		}
		each, from := -1, "bought here"
		for _, o := range offers(p, post, *t) {
			if each < 0 || o.price < each {
				each = o.price
			}
		}
		if each < 0 {
			each, from, bought = 0, "sold here", false
			for _, o := range takings(p, post, *t) {
				each = max(each, o.price)
			}
		}
		cost += each * a.Count
		reasons = append(reasons, fmt.Sprintf("%d of %s, %s for %d UA each: %d UA", a.Count, a.ID, from, each, each*a.Count))
	}
	return cost, bought, reasons
}
