package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// shelves finds shelves without goods, shelves behind others that hold the same, and shelves from which nobody buys.
func shelves(t *trial) []fault {
	trd := []string{"TRD"}
	var faults []fault
	for i, s := range t.post.Stock {
		any, own := false, false
		for _, k := range t.rules.Tokens {
			if !s.Goods.Hold(k) || k.Buy == nil && s.From != "pouch" {
				continue
			}
			any = true
			earlier := slices.ContainsFunc(t.post.Stock[:i], func(e model.Shelf) bool { return e.Goods.Hold(k) && e.Needs == nil && s.From != "pouch" })
			own = own || !earlier
		}
		if !any {
			faults = append(faults, wrong(trd, "shelf %s holds nothing", s.ID))
		} else if !own {
			faults = append(faults, wrong(trd, "shelf %s holds nothing that others do not", s.ID))
		}
	}
	if len(t.post.Stock) > 0 && t.post.Buys != nil && *t.post.Buys == 0 {
		faults = append(faults, wrong(trd, "nothing is for sale"))
	}
	return faults
}

func emptyShelf(t *trial) string {
	s := pick(t, t.post.Stock)
	if s == nil {
		return ""
	}
	switch t.IntN(3) {
	case 0:
		s.Goods.Buy = &model.PriceRange{Min: 200 + t.IntN(99), Max: 400}
	case 1:
		s.Goods.Buy = &model.PriceRange{Min: 9, Max: 2 + t.IntN(6)}
	default:
		s.Goods.Sell = &model.PriceRange{Min: 300 + t.IntN(99), Max: 999}
	}
	return did("shelf %s: buy %v sell %v", s.ID, s.Goods.Buy, s.Goods.Sell)
}

func shadowShelf(t *trial) string {
	s := pick(t, t.post.Stock)
	if s == nil {
		return ""
	}
	twin := clone(*s)
	twin.ID, twin.Needs, twin.Limits, twin.Copies = "twin", nil, nil, 0
	t.post.Stock = append([]model.Shelf{twin}, t.post.Stock...)
	return did("a twin of shelf %s before it", s.ID)
}

func nothingForSale(t *trial) string {
	t.post.Buys = number(0)
	return "no crew buys more than 0"
}

// prices finds price lines that no deal comes to.
func prices(t *trial) []fault {
	var faults []fault
	for i, l := range t.post.Prices {
		if l.On != "buy" && l.On != "sell" {
			continue
		}
		used := slices.ContainsFunc(t.rules.Tokens, func(k model.TokenKind) bool {
			if l.Goods != nil && !l.Goods.Hold(k) || l.On == "sell" && t.post.Refuses != nil && t.post.Refuses.Hold(k) {
				return false
			}
			return !slices.ContainsFunc(t.post.Prices[:i], func(e model.PriceLine) bool {
				return e.On == l.On && e.Needs == nil && e.Limit == 0 && (e.Goods == nil || e.Goods.Hold(k))
			})
		})
		if !used {
			faults = append(faults, wrong([]string{"TRD"}, "price %s is for no deal", l.ID))
		}
	}
	return faults
}

func shadowPrice(t *trial) string {
	l := pickWhere(t, t.post.Prices, func(l model.PriceLine) bool { return l.On == "sell" || l.On == "buy" })
	if l == nil {
		return ""
	}
	on := l.On
	t.post.Prices = append([]model.PriceLine{{ID: "first", On: on, Add: -1}}, t.post.Prices...)
	return did("a line for every deal to %s comes first", on)
}

func refusePaid(t *trial) string {
	l := pickWhere(t, t.post.Prices, func(l model.PriceLine) bool { return l.On == "sell" && l.Goods != nil })
	if l == nil {
		return ""
	}
	g := clone(*l.Goods)
	t.post.Refuses = &g
	return did("refuses what %s pays for", l.ID)
}
