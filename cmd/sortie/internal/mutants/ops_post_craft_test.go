package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func recipeOfNothing(t *trial) string {
	if t.post.Crafting == nil {
		t.post.Crafting = &model.Crafting{}
	}
	k := pick(t, t.rules.Tokens)
	r := model.Recipe{ID: k.ID, Makes: 1}
	if len(t.rules.Minerals) > 1 { // an edition in which only one mineral can be had
		t.rules = clone(t.rules)
		for i := range t.rules.Tokens {
			t.rules.Tokens[i].Yields = nil
		}
		t.rules.Tokens[0].Yields = []model.Amount{{ID: t.rules.Minerals[0].ID, Count: 1}}
	}
	m := pickWhere(t, t.rules.Minerals, func(m model.Mineral) bool { return !yielded(t.rules, m.ID) })
	if m != nil {
		r.Minerals = []model.Amount{{ID: m.ID, Count: 1}}
	} else if o := pickWhere(t, t.rules.Tokens, func(o model.TokenKind) bool { return o.Buy == nil && nowhere(t.rules, o.ID) }); o != nil {
		r.Tokens = []model.Amount{{ID: o.ID, Count: 1}}
	} else {
		return ""
	}
	t.post.Crafting.Recipes = append(t.post.Crafting.Recipes, r)
	return did("%s is made of %v %v", k.ID, r.Minerals, r.Tokens)
}

// yielded reports whether any token can be turned into a mineral.
func yielded(r *model.RuleSet, id string) bool {
	return slices.ContainsFunc(r.Tokens, func(k model.TokenKind) bool {
		return slices.ContainsFunc(k.Yields, func(a model.Amount) bool { return a.ID == id })
	})
}

// nowhere reports whether no box of an edition holds a token.
func nowhere(r *model.RuleSet, id string) bool { return held(r.Boxes, tokensOf, id) == 0 }

// recipes finds recipes whose parts nobody can come by.
func recipes(t *trial) []fault {
	if t.post.Crafting == nil {
		return nil
	}
	var faults []fault
	for _, r := range t.post.Crafting.Recipes {
		for _, m := range r.Minerals {
			if !yielded(t.rules, m.ID) {
				faults = append(faults, wrong([]string{"TRD"}, "nothing yields %s, of which %s is made", m.ID, r.ID))
			}
		}
		for _, p := range r.Tokens {
			if k := kindOf(t.rules, p.ID); k != nil && k.Buy == nil && nowhere(t.rules, p.ID) {
				faults = append(faults, wrong([]string{"TRD"}, "nobody finds %s, of which %s is made", p.ID, r.ID))
			}
		}
	}
	return faults
}

func priceGap(t *trial) string {
	d := pickWhere(t, t.rules.Dice, func(d model.Die) bool { return highest(t.rules, d.ID) > 3 })
	k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return k.Sell > 0 })
	if d == nil || k == nil {
		return ""
	}
	n := highest(t.rules, d.ID)
	from := 1 + t.IntN(n-1)
	roll := &model.PriceRoll{Die: d.ID, Bands: []model.PriceBand{{From: 1, To: from, UA: 1}, {From: from + 2, To: n + 1, UA: 2}}}
	t.post.Prices = append(t.post.Prices, model.PriceLine{ID: "rolled", On: "sell", Goods: &model.Goods{Tokens: []string{k.ID}}, Roll: roll})
	return did("%s sells for a roll of %v", k.ID, roll.Bands)
}

// rolledPrices finds numbers of a die without a price, and prices for numbers that the die has not.
func rolledPrices(t *trial) []fault {
	codes := []string{"TRD", "DIE"}
	var faults []fault
	for _, l := range t.post.Prices {
		if l.Roll == nil {
			continue
		}
		most := highest(t.rules, l.Roll.Die)
		for n := 1; n <= most; n++ {
			if !slices.ContainsFunc(l.Roll.Bands, func(b model.PriceBand) bool { return b.From <= n && n <= b.To }) {
				faults = append(faults, wrong(codes, "no price of %s for a %d", l.ID, n))
			}
		}
		for _, b := range l.Roll.Bands {
			if b.To > most {
				faults = append(faults, wrong(codes, "a price of %s for a %d", l.ID, b.To))
			}
		}
	}
	return faults
}

func hireNobody(t *trial) string {
	k := pick(t, t.rules.Traders)
	if k == nil {
		return ""
	}
	t.post.Hiring = &model.PostHiring{Open: true, Only: []string{k.ID}, Never: []string{k.ID}}
	return did("hires only %s, and never", k.ID)
}

// hiring finds posts that hire only those whom they never hire.
func hiring(t *trial) []fault {
	h := t.post.Hiring
	if h == nil || len(h.Only) == 0 {
		return nil
	}
	for _, id := range h.Only {
		if !slices.Contains(h.Never, id) {
			return nil
		}
	}
	return []fault{wrong([]string{"TRD"}, "nobody is for hire")}
}

func idlePrice(t *trial) string {
	k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return cost(t, k) > 0 })
	if k == nil {
		return ""
	}
	t.post.Prices = append([]model.PriceLine{{ID: "idle", On: "buy", Goods: &model.Goods{Tokens: []string{k.ID}}}}, t.post.Prices...)
	return did("a price for %s like the usual one", k.ID)
}

func priceBelowZero(t *trial) string {
	n := -30 - t.IntN(30)
	t.post.Prices = append([]model.PriceLine{{ID: "gift", On: "buy", Add: n}}, t.post.Prices...)
	return did("everything at %d", n)
}

// onShelf is a token that anybody can buy here, for a price of at least so much.
func (t *trial) onShelf(least int) *model.TokenKind {
	return pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool {
		s := slices.IndexFunc(t.post.Stock, func(s model.Shelf) bool { return s.Goods.Hold(k) })
		return s >= 0 && t.post.Stock[s].Needs == nil && t.post.Stock[s].From != "pouch" && cost(t, k) >= least
	})
}

func (t *trial) workshop() *model.Crafting {
	if t.post.Crafting == nil {
		t.post.Crafting = &model.Crafting{}
	}
	return t.post.Crafting
}

func dearRecipe(t *trial) string {
	k := t.onShelf(1)
	if k == nil {
		return ""
	}
	w := t.workshop()
	w.Recipes = append(w.Recipes, model.Recipe{ID: k.ID, UA: *k.Buy + 5 + t.IntN(20), Makes: 1})
	return did("%s is made for %d", k.ID, w.Recipes[len(w.Recipes)-1].UA)
}

func goldenRecipe(t *trial) string {
	in := t.onShelf(1)
	out := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return pay(t, k) >= 4 && len(k.Craft) == 0 && k.Category != "objective" })
	if in == nil || out == nil || t.post.Sells != nil {
		return ""
	}
	n := 30
	w := t.workshop()
	w.Recipes = append(w.Recipes, model.Recipe{ID: out.ID, Tokens: []model.Amount{{ID: in.ID, Count: 1}}, Makes: n})
	return did("%d of %s are made of one %s", n, out.ID, in.ID)
}

// lose takes a token out of all boxes of the edition that cannot be bought and that nothing else names.
func (t *trial) lose() *model.TokenKind {
	named := map[string]bool{}
	for _, u := range shipped() {
		for _, s := range slots(u.Value) {
			named[s.v.String()] = true
		}
	}
	k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return k.Buy == nil && !k.Kept && !named[k.ID] })
	if k == nil {
		return nil
	}
	t.rules = clone(t.rules)
	for i := range t.rules.Boxes {
		b := &t.rules.Boxes[i]
		b.Tokens = slices.DeleteFunc(b.Tokens, func(c model.BoxCount) bool { return c.ID == k.ID })
	}
	return k
}

func serviceForUnsold(t *trial) string {
	k := t.lose()
	if k == nil {
		return ""
	}
	t.post.Services = append(t.post.Services, model.Service{ID: "fence", Title: "A quiet deal", Tokens: []model.Amount{{ID: k.ID, Count: 1}}})
	return did("a service asks for %s", k.ID)
}
