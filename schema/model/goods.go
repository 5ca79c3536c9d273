package model

import "slices"

// Goods are some of the tokens: those that meet every line that is set. The zero value means them all.
type Goods struct {
	Tokens     []string    `json:"tokens,omitempty" ref:"tokens"`
	Categories []string    `json:"categories,omitempty" ref:"categories"`
	Except     []string    `json:"except,omitempty" ref:"categories"` // categories that are left out
	Sizes      []string    `json:"sizes,omitempty" ref:"tokenSizes"`
	Dice       []string    `json:"dice,omitempty"` // of "ranged", "close", "heavy", "throw", "blast", "armour", "shield"
	Buy        *PriceRange `json:"buy,omitempty"`
	Sell       *PriceRange `json:"sell,omitempty"`
	Rare       *bool       `json:"rare,omitempty"`
	Traits     []string    `json:"traits,omitempty" ref:"attributes"` // any of these attributes
	Crafted    *bool       `json:"crafted,omitempty"`                 // minerals go into making it
}

// PriceRange is an inclusive range of prices in UA.
type PriceRange struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

// holds reports whether a price lies in the range. No range holds every price.
func (r *PriceRange) holds(ua int) bool { return r == nil || r.Min <= ua && ua <= r.Max }

// Hold reports whether a token is among the goods. What is not for sale has no price to buy.
func (g Goods) Hold(t TokenKind) bool {
	return g.sort(t) && g.priced(t) && meets(g.Rare, t.Rare) && meets(g.Crafted, len(t.Craft) > 0) &&
		(len(g.Dice) == 0 || slices.ContainsFunc(g.Dice, t.rolls)) &&
		(len(g.Traits) == 0 || slices.ContainsFunc(t.Traits, func(id string) bool { return slices.Contains(g.Traits, id) }))
}

// sort reports whether design, category and size are among those asked for.
func (g Goods) sort(t TokenKind) bool {
	return among(g.Tokens, t.ID) && among(g.Categories, t.Category) && among(g.Sizes, t.Size) &&
		!slices.Contains(g.Except, t.Category)
}

func (g Goods) priced(t TokenKind) bool {
	return g.Sell.holds(t.Sell) && (g.Buy == nil || t.Buy != nil && g.Buy.holds(*t.Buy))
}

// among reports whether an id is in a list, or the list is empty and asks for nothing.
func among(list []string, id string) bool { return len(list) == 0 || slices.Contains(list, id) }

// meets reports whether a wish for yes or no is met, or there is none.
func meets(wish *bool, truth bool) bool { return wish == nil || *wish == truth }

// rolls reports whether a token has dice of a sort, or stops hits in that way.
func (t TokenKind) rolls(sort string) bool {
	switch sort {
	case "ranged":
		return anyDice(t.Ranged)
	case "close":
		return t.Close > 0
	case "heavy":
		return t.Heavy > 0
	case "throw":
		return t.Throw > 0
	case "blast":
		return anyDice(t.Blast)
	case "armour":
		return t.Armour > 0
	}
	return sort == "shield" && t.Shield > 0
}

func anyDice(bands []int) bool { return slices.ContainsFunc(bands, func(n int) bool { return n > 0 }) }
