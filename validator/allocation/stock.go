package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// crates is how many crates of a size stand on the board, and how many of them have a deal of their own.
func crates(p *check.Pass, size string) (all, own int) {
	for _, h := range stock.StockOf(p).Holders {
		if h.Crate && h.Sort == size {
			all++
			if h.Own {
				own++
			}
		}
	}
	return all, own
}

// deal is one place of the source that deals tokens of a size: a cell of the search table, or a line of the
// deals that differ from it.
type deal struct {
	path         string
	each, pieces int
	piece        string // what they are dealt into, in the singular
}

func (d deal) total() int { return d.each * d.pieces }

// String is the deal as a sum.
func (d deal) String() string {
	return fmt.Sprintf("%d for each of %s: %d", d.each, english.Count(d.pieces, d.piece), d.total())
}

// deals are the places that deal tokens of a size, for findings to point at.
func deals(p *check.Pass, size string) []deal {
	var out []deal
	for _, a := range p.Mission.Setup.Allocation {
		all, own := crates(p, a.Crate)
		for _, t := range a.Tokens {
			if t.Size == size {
				out = append(out, deal{"setup.search." + a.Crate + "." + size, t.Count, all - own, a.Crate + " crate"})
			}
		}
	}
	dealt := map[string]bool{}
	for i := len(p.Mission.Setup.Deals) - 1; i >= 0; i-- { // the last word on a piece counts
		d, n := p.Mission.Setup.Deals[i], 0
		for _, id := range d.Into {
			if !dealt[id] {
				n++
			}
			dealt[id] = true
		}
		for _, t := range d.Tokens {
			if t.Size == size {
				out = append(out, deal{fmt.Sprintf("setup.deals.%d.tokens.%s", i, size), t.Count, n, "piece"})
			}
		}
	}
	return out
}

// asidePath is where the source names a token that is set aside, by its place in the list: those that a
// variation adds come after those of the set-up.
func asidePath(p *check.Pass, i int) string {
	base := len(p.Subject.Mission.Setup.Aside)
	if i < base {
		return fmt.Sprintf("setup.aside.%d", i)
	}
	for v, x := range p.Subject.Mission.Variations {
		if !x.For(p.Players) {
			continue
		}
		if i < base+len(x.Aside) {
			return fmt.Sprintf("variations.%d.aside.%d", v, i-base)
		}
		base += len(x.Aside)
	}
	return "setup.aside"
}

// boxedTokens are those lines for the tokens that are so.
func boxedTokens(p *check.Pass, is func(model.TokenKind) bool) []string {
	var parts []stock.Part
	for _, t := range p.Rules.Tokens {
		if is(t) {
			parts = append(parts, stock.Part{Sort: "token", ID: t.ID})
		}
	}
	return stock.Boxed(p, parts...)
}

// holderPlace is where a piece stands.
func holderPlace(p *check.Pass, h dealing.Holder) *diag.Place {
	if h.Path == "" {
		return nil
	}
	return &diag.Place{Board: p.Mission.ID, Floor: h.Floor.ID, At: h.At.Centre}
}
