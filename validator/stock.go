package validator

import (
	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/schema/model"
)

// crateKey is one sort of crate in a box.
type crateKey struct{ size, colour string }

// stock is what the boxes of a mission hold together; a box that is named twice counts twice. Tokens
// are counted by the rules themselves, so that a check never deals otherwise than a game.
type stock struct {
	corespace.Supply
	panels map[string]int
	crates map[crateKey]int
}

// stock adds up the mission's boxes. Each number of crews sets its own tokens aside, so each has its own.
func (p *Pass) stock() *stock {
	if s := p.run.stocks[p.Mission]; s != nil {
		return s
	}
	s := &stock{Supply: corespace.Stock(p.Mission, p.Rules), panels: map[string]int{}, crates: map[crateKey]int{}}
	for _, b := range corespace.Boxes(p.Mission, p.Rules) {
		s.add(b)
	}
	if p.run.stocks == nil {
		p.run.stocks = map[*model.Mission]*stock{}
	}
	p.run.stocks[p.Mission] = s
	return s
}

func (s *stock) add(b model.Box) {
	for _, c := range b.Panels {
		s.panels[c.ID] += c.Count
	}
	for _, c := range b.Crates {
		s.crates[crateKey{c.Size, c.Colour}] += c.Count
	}
}

// crates is how many crates of a size stand on the board.
func (p *Pass) crates(size string) int {
	n := 0
	for _, c := range p.Mission.Crates() {
		if c.Size == size {
			n++
		}
	}
	return n
}

// deal is one cell of the search table: so many tokens of one size for each crate of another.
type deal struct {
	crate, token string
	each, crates int
}

func (d deal) total() int { return d.each * d.crates }

// path is where the source says it.
func (d deal) path() string { return "setup.search." + d.crate + "." + d.token }

// deals are the cells of the search table that deal tokens of a size, for findings to point at.
func (p *Pass) deals(size string) []deal {
	var out []deal
	for _, a := range p.Mission.Setup.Allocation {
		for _, t := range a.Tokens {
			if t.Size == size {
				out = append(out, deal{a.Crate, size, t.Count, p.crates(a.Crate)})
			}
		}
	}
	return out
}
