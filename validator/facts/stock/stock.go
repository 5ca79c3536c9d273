package stock

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Stock is what the boxes of a mission hold together, and what the mission asks of them; a box that is named
// twice counts twice. Tokens are counted by the rules themselves, so that a check never deals otherwise than
// a game.
type Stock struct {
	dealing.Supply
	full     bool           // the box that is missing has been looked for
	Reserved map[string]int // tokens that are taken out before the dealing
	Holders  []dealing.Holder
	Boxes    []string  // that the mission names, and the one that is missing
	Missing  *Shortage // what that one would bring; nil: no single box is missing
	demands  []Demand  // once asked for
	Handouts []Handout // once asked for
}

// StockOf adds up the mission's boxes. Where one box is missing altogether, CMP010 says so, and its things are
// counted as if it were there: no other check needs to complain. Each number of crews sets its own tokens aside, so each has its own.
func StockOf(p *check.Pass) *Stock {
	s := StockFact.Of(p)
	if !s.full {
		s.full = true // before anything else: what is missing asks for the stock
		s.fill(p)
	}
	return s
}

// StockFact is the stock as the boxes have it, before the one that is missing is looked for.
var StockFact = check.NewTableFact("stock", func(p *check.Pass) *Stock {
	return &Stock{
		Supply:   dealing.Stock(p.Mission, p.Rules),
		Reserved: dealing.Reserved(p.Mission),
		Holders:  dealing.Holders(p.Mission, p.Rules),
		Boxes:    p.Mission.Boxes,
	}
})

// fill adds what the one box that is missing would bring.
func (s *Stock) fill(p *check.Pass) {
	if s.Missing = missingBox(p); s.Missing != nil {
		m := *p.Mission
		m.Boxes = append(slices.Clip(m.Boxes), s.Missing.Box)
		s.Supply, s.Boxes = dealing.Stock(&m, p.Rules), m.Boxes
	}
}

// Most is how many tokens of a size can be dealt: the ordinary ones, and those that are mixed in.
func (s *Stock) Most(size string) int {
	pool := s.Pool(size)
	return pool.Common + min(pool.Mixed, pool.Rare)
}

// Write is the change that puts a number in the place of another; nil where the source has none of its own.
func Write(p *check.Pass, path string, n int) *diag.Fix {
	if !p.Where.Has(path) {
		return nil
	}
	text := fmt.Sprint(n)
	return &diag.Fix{Text: "write " + text, Edits: []diag.Edit{{Range: p.Where[path], New: text}}}
}

// Boxed says for each of the mission's boxes how many of some parts of one sort it holds.
func Boxed(p *check.Pass, parts ...Part) []string {
	var out []string
	for _, b := range dealing.Boxes(p.Mission, p.Rules) {
		n, guessed := 0, false
		for _, x := range parts {
			n += InBox(b, x)
			guessed = guessed || b.Guessed(x.list(), x.ID)
		}
		line := fmt.Sprintf("box %q holds %d", b.ID, n)
		if guessed {
			line += " (a number that no document gives)"
		}
		out = append(out, line)
	}
	return out
}

// BoxCount is how many of some things a list of a box holds.
func BoxCount(list []model.BoxCount, ids ...string) int {
	n := 0
	for _, c := range list {
		if slices.Contains(ids, c.ID) {
			n += c.Count
		}
	}
	return n
}

// BoxMark is a mark around what stands on a footprint.
func BoxMark(floor string, f model.Footprint, text string) diag.Mark {
	m := parts.BoxOf(parts.Thing{Floor: &f}, text)
	m.Floor = floor
	return m
}
