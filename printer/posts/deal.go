package posts

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// deal is a price that some crews get for a token: by a price line, or the usual one.
type deal struct {
	ua   int
	line int // index of the price line; -1: the usual price
	roll bool
	sure bool // every crew gets it, unless an earlier deal is open to it
}

// base is the usual price of a token: a number, the roll of a die, or none.
type base struct {
	ua   int
	none bool
	roll bool
}

// deals are the prices of a kind of deal in a token, of which the first that fits a crew counts: lines in the
// post's order up to the first that asks nothing of a crew and has no limit, then the usual price.
func deals(p *model.Post, on string, t *model.TokenKind, usual base) []deal {
	var out []deal
	for i := range p.Prices {
		l := &p.Prices[i]
		if l.On != on || l.Goods != nil && (t == nil || !l.Goods.Hold(*t)) {
			continue
		}
		d := deal{line: i, sure: l.Needs == nil && l.Limit == 0}
		switch {
		case l.Roll != nil && len(l.Roll.Bands) > 0:
			d.roll = true
		case l.Set != nil:
			d.ua = l.Price(0)
		case usual.none:
			continue // a share of a price that there is not
		default:
			d.ua, d.roll = l.Price(usual.ua), usual.roll
		}
		if out = append(out, d); d.sure {
			return telling(out)
		}
	}
	if !usual.none {
		out = append(out, deal{ua: usual.ua, roll: usual.roll, line: -1, sure: true})
	}
	return telling(out)
}

// telling leaves out the deals that come to the same as the next one.
func telling(list []deal) []deal {
	var out []deal
	for i, d := range list {
		if i+1 < len(list) && !d.roll && !list[i+1].roll && d.ua == list[i+1].ua {
			continue
		}
		out = append(out, d)
	}
	return out
}

// offer is a token on a shelf with its prices at the post.
type offer struct {
	token     model.TokenKind
	buy, sell []deal
}

// sells reports whether a shelf can ever sell to a crew.
func sells(p *model.Post, s *model.Shelf) bool {
	if p.Buys != nil && *p.Buys == 0 {
		return false
	}
	for _, l := range s.Limits {
		if l.Tokens > 0 {
			return true
		}
	}
	return len(s.Limits) == 0
}

// held are the tokens of a shelf: those that it holds and that no shelf before it sells to everybody.
func held(p *model.Post, r *model.RuleSet, shelf int) []offer {
	s := &p.Stock[shelf]
	var out []offer
	for _, t := range r.Tokens {
		if !s.Goods.Hold(t) || t.Buy == nil && !priced(p, t) || openBefore(p, t, shelf) || s.From == "pouch" && !inPouch(r, t) {
			continue
		}
		out = append(out, offer{t, deals(p, "buy", &t, buyBase(t)), takes(p, r, t)})
	}
	return out
}

// priced reports whether the post gives a price to a token that has none of its own.
func priced(p *model.Post, t model.TokenKind) bool {
	return len(deals(p, "buy", &t, base{none: true})) > 0
}

// openBefore reports whether an earlier shelf that asks nothing of a crew always has the token: then nobody
// buys it from a later one.
func openBefore(p *model.Post, t model.TokenKind, shelf int) bool {
	for i := range p.Stock[:shelf] {
		if s := &p.Stock[i]; s.Needs == nil && s.From != "pouch" && s.Goods.Hold(t) {
			return true
		}
	}
	return false
}

// inPouch reports whether a token can be drawn from the pouch: its size stays there, and it is not kept
// apart. Where the edition knows of no pouch, everything can.
func inPouch(r *model.RuleSet, t model.TokenKind) bool {
	known := false
	for _, s := range r.TokenSizes {
		if known = known || s.Pouch; s.ID == t.Size && s.Pouch {
			return !t.Kept && (t.Common() || t.Rare)
		}
	}
	return !known
}

func buyBase(t model.TokenKind) base {
	if t.Buy == nil {
		return base{none: true}
	}
	return base{ua: *t.Buy}
}

// sellBase is what a token brings anywhere. Where several of a kind bring more, it is the price of one.
func sellBase(r *model.RuleSet, t model.TokenKind) base {
	switch {
	case rolledFor(r, t) != nil:
		return base{roll: true}
	case len(t.Sells) > 0:
		return base{ua: t.Sells[0]}
	}
	return base{ua: t.Sell, none: t.Sell == 0}
}

// rolledFor is the table of the rule set that a token's value is rolled on; nil if it is not rolled.
func rolledFor(r *model.RuleSet, t model.TokenKind) *model.RollTable {
	for i, table := range r.Tables {
		if table.ID != t.Table || t.Table == "" {
			continue
		}
		for _, row := range table.Rows {
			if _, sells := kinds.PriceSet(row, "selling"); sells {
				return &r.Tables[i]
			}
		}
	}
	return nil
}

// takes are the prices at which a post takes a token in; none if it does not.
func takes(p *model.Post, r *model.RuleSet, t model.TokenKind) []deal {
	if p.Sells != nil && *p.Sells == 0 || p.Refuses != nil && p.Refuses.Hold(t) {
		return nil
	}
	return deals(p, "sell", &t, sellBase(r, t))
}
