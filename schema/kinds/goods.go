package kinds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Goods says which tokens are meant: "weapon tokens with close or heavy dice, for 5 to 9 UA".
func (n CrewNames) Goods(g *model.Goods) string {
	if g == nil {
		return "every token"
	}
	what, more := n.kindOfGoods(*g), n.qualities(*g)
	if what == anyTokens && len(more) == 1 && strings.HasPrefix(more[0], "with ") {
		return "tokens " + more[0]
	}
	return strings.Join(append([]string{what}, more...), ", ")
}

// anyTokens are goods of no kind in particular.
const anyTokens = "tokens of all kinds"

// mostNamed is how many designs are named one by one.
const mostNamed = 8

// Several lists titles; of very many it names the first and counts the rest.
func Several(titles []string) string {
	if n := len(titles); n > mostNamed {
		titles = append(slices.Clone(titles[:mostNamed-1]), fmt.Sprintf("%d more designs", n-mostNamed+1))
	}
	return english.And(titles)
}

func (n CrewNames) kindOfGoods(g model.Goods) string {
	if len(g.Tokens) > 0 {
		return Several(english.Each(g.Tokens, n.Token))
	}
	var parts []string
	if g.Rare != nil {
		parts = append(parts, english.Pick(*g.Rare, "rare", "common"))
	}
	if len(g.Sizes) > 0 {
		parts = append(parts, english.List(english.Each(g.Sizes, n.of().Size), "or"))
	}
	if len(g.Categories) > 0 {
		parts = append(parts, english.List(english.Each(g.Categories, n.of().Category), "and"))
	}
	if parts == nil {
		return anyTokens
	}
	return strings.Join(parts, " ") + " tokens"
}

// qualities are what else goods ask for.
func (n CrewNames) qualities(g model.Goods) []string {
	var out []string
	if len(g.Except) > 0 {
		out = append(out, "but no "+english.List(english.Each(g.Except, n.of().Category), "or")+" tokens")
	}
	if len(g.Dice) > 0 {
		out = append(out, "with "+english.List(english.Each(g.Dice, diceWord), "or"))
	}
	if len(g.Traits) > 0 {
		out = append(out, "with the attribute "+english.List(english.Each(g.Traits, func(id string) string { return english.Quoted(n.of().Trait(id)) }), "or"))
	}
	if g.Crafted != nil {
		out = append(out, english.Pick(*g.Crafted, "made from minerals", "made without minerals"))
	}
	if g.Buy != nil {
		out = append(out, "priced "+priceRange(*g.Buy))
	}
	if g.Sell != nil {
		out = append(out, "selling "+priceRange(*g.Sell))
	}
	return out
}

// diceWord names a sort of dice, or of protection.
func diceWord(sort string) string {
	switch sort {
	case "armour", "shield":
		return "a value of " + sort
	}
	return sort + " dice"
}

// noLimit is what the language takes for a range of prices that has no end.
const noLimit = 1000

func priceRange(r model.PriceRange) string {
	switch {
	case r.Min == r.Max:
		return fmt.Sprintf("at %d UA", r.Min)
	case r.Min <= 0 && r.Max >= noLimit:
		return "at anything"
	case r.Max >= noLimit:
		return fmt.Sprintf("from %d UA", r.Min)
	case r.Min <= 0:
		return fmt.Sprintf("up to %d UA", r.Max)
	}
	return fmt.Sprintf("%d to %d UA", r.Min, r.Max)
}
