package estimate

import (
	"math/big"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

// Share is an exact fraction, such as the mean of some prices. The zero value is nothing.
type Share struct{ num, den int64 }

// ShareOf is a fraction; nothing where the lower number is no number to divide by.
func ShareOf(num, den int64) Share {
	if den <= 0 {
		return Share{}
	}
	return Share{num, den}
}

// rat is the fraction as a number that cannot overflow.
func (s Share) rat() *big.Rat {
	if s.den == 0 {
		return new(big.Rat)
	}
	return big.NewRat(s.num, s.den)
}

// share takes a fraction back; one that no 64 bits hold is nothing.
func share(r *big.Rat) Share {
	if !r.Num().IsInt64() || !r.Denom().IsInt64() {
		return Share{}
	}
	return Share{r.Num().Int64(), r.Denom().Int64()}
}

// Add is the sum of two fractions.
func (s Share) Add(o Share) Share { return share(new(big.Rat).Add(s.rat(), o.rat())) }

// Times is the fraction so many times.
func (s Share) Times(n int64) Share { return share(new(big.Rat).Mul(s.rat(), big.NewRat(n, 1))) }

// Over is a part of the fraction: one of n.
func (s Share) Over(n int64) Share {
	if n <= 0 {
		return Share{}
	}
	return share(new(big.Rat).Mul(s.rat(), big.NewRat(1, n)))
}

// Less reports whether the fraction is below another.
func (s Share) Less(o Share) bool { return s.rat().Cmp(o.rat()) < 0 }

// Num and Den are the fraction in lowest terms.
func (s Share) Num() int64 { return s.rat().Num().Int64() }

// Den is the lower number of the fraction in lowest terms.
func (s Share) Den() int64 { return s.rat().Denom().Int64() }

// String writes the fraction with one digit after the point, rounded.
func (s Share) String() string { return s.rat().FloatString(1) }

// Loot is what the tokens of a mission are likely to be worth. A token counts for what it sells at alone;
// what it does for its bearer, what a table rolls for it and what it is worth with others of its kind are left
// out, and so is whatever the mission demands to be among the tokens that are dealt.
type Loot struct {
	Drawn map[string]Share // the mean of a token that is drawn, by size
	Dealt Share            // what all that is dealt is worth together
	Laid  Share            // what lies in certain places besides
}

// Board is what lies on the board when the game begins, in universal assets.
func (l Loot) Board() Share { return l.Dealt.Add(l.Laid) }

// LootOf is the worth of what a mission puts on its board.
func LootOf(m *model.Mission, r *model.RuleSet) Loot {
	stock := dealing.Stock(m, r)
	sell := prices(r)
	l := Loot{Drawn: map[string]Share{}}
	lots := stock.Dealable()
	for _, s := range r.TokenSizes {
		l.Drawn[s.ID] = drawn(lots, s.ID, stock.Pool(s.ID), sell)
		l.Dealt = l.Dealt.Add(l.Drawn[s.ID].Times(int64(stock.Pool(s.ID).Dealt)))
	}
	for _, c := range m.Setup.Contents {
		for _, id := range c.Tokens {
			l.Laid = l.Laid.Add(ShareOf(sell[id], 1))
		}
		if c.Draw != nil {
			l.Laid = l.Laid.Add(l.Draw(*c.Draw, r))
		}
	}
	return l
}

// Draw is what tokens drawn from the pouch are worth: each as much as the mean of its size or, where the draw
// names none, as one of the first size that stays in the pouch. From elsewhere it is not known: nothing.
func (l Loot) Draw(d model.Draw, r *model.RuleSet) Share {
	if d.From != "pouch" || d.Category != "" {
		return Share{}
	}
	size := d.Size
	for _, s := range r.TokenSizes {
		if size == "" && s.Pouch {
			size = s.ID
		}
	}
	return l.Drawn[size].Times(int64(d.Count))
}

// drawn is the mean price of a token of a size: all ordinary ones that take part, and as many of the rare ones,
// each as likely as the next, as are mixed in.
func drawn(lots []dealing.Lot, size string, pool dealing.Pool, sell map[string]int64) Share {
	mixed := int64(min(pool.Mixed, pool.Rare))
	sum, n := Share{}, mixed
	for _, lot := range lots {
		if lot.Size != size {
			continue
		}
		mean := lotMean(lot, sell)
		if lot.Rare {
			sum = sum.Add(mean.Times(int64(lot.Count)).Times(mixed).Over(int64(pool.Rare)))
		} else {
			sum, n = sum.Add(mean.Times(int64(lot.Count))), n+int64(lot.Count)
		}
	}
	return sum.Over(n)
}

// lotMean is the mean price of the tokens of a lot.
func lotMean(lot dealing.Lot, sell map[string]int64) Share {
	sum := int64(0)
	for _, d := range lot.Designs {
		sum += sell[d.ID] * int64(d.Count)
	}
	return ShareOf(sum, int64(lot.All()))
}

// prices is what each design sells for alone.
func prices(r *model.RuleSet) map[string]int64 {
	out := map[string]int64{}
	for _, t := range r.Tokens {
		out[t.ID] = int64(t.Sell)
		if t.Sell == 0 && len(t.Sells) > 0 {
			out[t.ID] = int64(t.Sells[0])
		}
	}
	return out
}
