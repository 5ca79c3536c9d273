package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// stock is what the boxes of a mission hold together, and what the mission asks of them; a box that is named
// twice counts twice. Tokens are counted by the rules themselves, so that a check never deals otherwise than
// a game.
type stock struct {
	dealing.Supply
	full     bool           // the box that is missing has been looked for
	reserved map[string]int // tokens that are taken out before the dealing
	holders  []dealing.Holder
	boxes    []string  // that the mission names, and the one that is missing
	missing  *shortage // what that one would bring; nil: no single box is missing
	demands  []demand  // once asked for
	handouts []handout // once asked for
}

// stock adds up the mission's boxes. Where one box is missing altogether, CMP010 says so, and its things are
// counted as if it were there: no other check needs to complain. Each number of crews sets its own tokens aside, so each has its own.
func (p *Pass) stock() *stock {
	s := stockFact.Of(p)
	if !s.full {
		s.full = true // before anything else: what is missing asks for the stock
		s.fill(p)
	}
	return s
}

// stockFact is the stock as the boxes have it, before the one that is missing is looked for.
var stockFact = NewTableFact("stock", func(p *Pass) *stock {
	return &stock{
		Supply:   dealing.Stock(p.Mission, p.Rules),
		reserved: dealing.Reserved(p.Mission),
		holders:  dealing.Holders(p.Mission, p.Rules),
		boxes:    p.Mission.Boxes,
	}
})

// fill adds what the one box that is missing would bring.
func (s *stock) fill(p *Pass) {
	if s.missing = p.missingBox(); s.missing != nil {
		m := *p.Mission
		m.Boxes = append(slices.Clip(m.Boxes), s.missing.box)
		s.Supply, s.boxes = dealing.Stock(&m, p.Rules), m.Boxes
	}
}

// most is how many tokens of a size can be dealt: the ordinary ones, and those that are mixed in.
func (s *stock) most(size string) int {
	pool := s.Pool(size)
	return pool.Common + min(pool.Mixed, pool.Rare)
}

// crates is how many crates of a size stand on the board, and how many of them have a deal of their own.
func (p *Pass) crates(size string) (all, own int) {
	for _, h := range p.stock().holders {
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
func (p *Pass) deals(size string) []deal {
	var out []deal
	for _, a := range p.Mission.Setup.Allocation {
		all, own := p.crates(a.Crate)
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
func (p *Pass) asidePath(i int) string {
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

// write is the change that puts a number in the place of another; nil where the source has none of its own.
func (p *Pass) write(path string, n int) *diag.Fix {
	if !p.Where.Has(path) {
		return nil
	}
	text := fmt.Sprint(n)
	return &diag.Fix{Text: "write " + text, Edits: []diag.Edit{{Range: p.Where[path], New: text}}}
}

// boxed says for each of the mission's boxes how many of some parts of one sort it holds.
func (p *Pass) boxed(parts ...part) []string {
	var out []string
	for _, b := range dealing.Boxes(p.Mission, p.Rules) {
		n, guessed := 0, false
		for _, x := range parts {
			n += inBox(b, x)
			guessed = guessed || b.Guessed(x.list(), x.id)
		}
		line := fmt.Sprintf("box %q holds %d", b.ID, n)
		if guessed {
			line += " (a number that no document gives)"
		}
		out = append(out, line)
	}
	return out
}

// boxedTokens are those lines for the tokens that are so.
func (p *Pass) boxedTokens(is func(model.TokenKind) bool) []string {
	var parts []part
	for _, t := range p.Rules.Tokens {
		if is(t) {
			parts = append(parts, part{sort: "token", id: t.ID})
		}
	}
	return p.boxed(parts...)
}

// boxCount is how many of some things a list of a box holds.
func boxCount(list []model.BoxCount, ids ...string) int {
	n := 0
	for _, c := range list {
		if slices.Contains(ids, c.ID) {
			n += c.Count
		}
	}
	return n
}

// holderPlace is where a piece stands.
func (p *Pass) holderPlace(h dealing.Holder) *diag.Place {
	if h.Path == "" {
		return nil
	}
	return &diag.Place{Board: p.Mission.ID, Floor: h.Floor.ID, At: h.At.Centre}
}

// boxMark is a mark around what stands on a footprint.
func boxMark(floor string, f model.Footprint, text string) diag.Mark {
	m := boxOf(thing{floor: &f}, text)
	m.Floor = floor
	return m
}
