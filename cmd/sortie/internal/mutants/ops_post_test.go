package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// postOperators break trading posts.
func postOperators() []operator {
	return []operator{
		{"misspell-name", "writes a name that nothing has", misspellName, dangling, nil},
		{"name-wrong-thing", "names a thing of the wrong kind", nameWrongThing, dangling, nil},
		{"misspell-assumed", "lists a value as assumed that is not there", misspellAssumed, assumed, nil},
		{"pay-above-price", "has a post pay more for something than it asks", payAbovePrice, arbitrage, nil},
		{"give-away", "has a post sell below what it pays", giveAway, arbitrage, nil},
		{"empty-shelf", "asks of the goods of a shelf what no token is", emptyShelf, shelves, nil},
		{"shadow-shelf", "puts a shelf with the same goods before another", shadowShelf, shelves, nil},
		{"nothing-for-sale", "lets nobody buy anything", nothingForSale, shelves, nil},
		{"shadow-price", "puts a price for everything before all others", shadowPrice, prices, nil},
		{"refuse-what-it-pays-for", "refuses what it has a price for", refusePaid, prices, nil},
		{"demand-the-impossible", "lets nobody in but a crew that cannot be", demandImpossible, demands, nil},
		{"recipe-of-nothing", "asks for minerals that nothing yields, or tokens that nobody finds", recipeOfNothing, recipes, nil},
		{"price-gap", "leaves numbers of a die out of a rolled price", priceGap, rolledPrices, nil},
		{"idle-price", "writes a price line that changes nothing", idlePrice, nil, []string{"TRD005"}},
		{"price-below-zero", "takes more off prices than things cost", priceBelowZero, nil, []string{"TRD006", "TRD001"}},
		{"dear-recipe", "makes something for more than it costs on the shelf", dearRecipe, nil, []string{"TRD009"}},
		{"golden-recipe", "makes more of something than goes into it", goldenRecipe, nil, []string{"TRD010"}},
		{"ask-for-unsold", "asks for a token that is nowhere to be had", serviceForUnsold, nil, []string{"TRD014"}},
		{"hire-nobody", "hires only those whom it never hires", hireNobody, hiring, nil},
	}
}

// cost is what a token costs at a post: that of the first line for it, or what is printed on it; -1 if the
// post does not sell it, luck decides whether it does, or the dice decide for how much.
func cost(t *trial, k model.TokenKind) int {
	if k.Buy == nil || !slices.ContainsFunc(t.post.Stock, func(s model.Shelf) bool { return s.From != "pouch" && s.Goods.Hold(k) }) {
		return -1
	}
	return deal(t, "buy", k, *k.Buy)
}

// pay is what a post pays for a token; -1 if it takes none in or the dice decide.
func pay(t *trial, k model.TokenKind) int {
	if t.post.Refuses != nil && t.post.Refuses.Hold(k) {
		return -1
	}
	return deal(t, "sell", k, k.Sell)
}

func deal(t *trial, on string, k model.TokenKind, usual int) int {
	for _, l := range t.post.Prices {
		if l.On != on || l.Goods != nil && !l.Goods.Hold(k) || l.Needs != nil {
			continue
		}
		if l.Roll != nil {
			return -1
		}
		n := usual
		if l.Set != nil {
			n = *l.Set
		}
		if l.Percent != nil {
			n = n * *l.Percent / 100
		}
		return max(n+l.Add, 0)
	}
	return usual
}

// arbitrage finds tokens for which a post pays more than it asks.
func arbitrage(t *trial) []fault {
	var faults []fault
	for _, k := range t.rules.Tokens {
		if buy, sell := cost(t, k), pay(t, k); buy >= 0 && sell > buy {
			faults = append(faults, wrong([]string{"TRD"}, "%s costs %d and sells for %d", k.ID, buy, sell))
		}
	}
	return faults
}

func payAbovePrice(t *trial) string {
	n := 5 + t.IntN(20)
	line := model.PriceLine{ID: "windfall", On: "sell", Set: &n}
	if k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return cost(t, k) >= 0 }); k != nil && t.IntN(2) == 0 {
		line.Goods = &model.Goods{Tokens: []string{k.ID}}
	}
	t.post.Prices = append([]model.PriceLine{line}, t.post.Prices...)
	return did("pays %d for %v", n, line.Goods)
}

func giveAway(t *trial) string {
	n := t.IntN(60)
	t.post.Prices = append([]model.PriceLine{{ID: "sale", On: "buy", Percent: &n}}, t.post.Prices...)
	return did("everything at %d percent", n)
}
