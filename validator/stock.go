package validator

import "github.com/sortie-tools/sortie/schema/model"

// crateKey is one sort of crate in a box.
type crateKey struct{ size, colour string }

// stock is what the boxes of a mission hold together; a box that is named twice counts twice.
type stock struct {
	panels map[string]int
	crates map[crateKey]int
	tokens map[string]int
}

// stock adds up the mission's boxes.
func (p *Pass) stock() *stock {
	if p.run.stock != nil {
		return p.run.stock
	}
	s := &stock{panels: map[string]int{}, crates: map[crateKey]int{}, tokens: map[string]int{}}
	for _, id := range p.Mission.Boxes {
		if b := find(p.Rules.Boxes, id, boxID); b != nil {
			s.add(b)
		}
	}
	p.run.stock = s
	return s
}

func (s *stock) add(b *model.Box) {
	for _, c := range b.Panels {
		s.panels[c.ID] += c.Count
	}
	for _, c := range b.Crates {
		s.crates[crateKey{c.Size, c.Colour}] += c.Count
	}
	for _, c := range b.Tokens {
		s.tokens[c.ID] += c.Count
	}
}

// pool counts the tokens of a size in the boxes that belong to a part of the pool, without those that
// the mission sets aside.
func (p *Pass) pool(size string, part func(model.TokenKind) bool) int {
	n := 0
	for _, t := range p.Rules.Tokens {
		if t.Size == size && part(t) {
			n += max(0, p.stock().tokens[t.ID]-p.aside(t.ID))
		}
	}
	return n
}

// common is the part of the pool that is dealt without asking; rare the part that is mixed in by
// number.
func common(t model.TokenKind) bool { return t.Common() }
func rare(t model.TokenKind) bool   { return t.Rare }

// aside is how many tokens of a kind the mission sets aside.
func (p *Pass) aside(id string) int {
	n := 0
	for _, a := range p.Mission.Setup.Aside {
		if a == id {
			n++
		}
	}
	return n
}

// mixedIn is how many rare tokens of a size the mission adds before dealing.
func (p *Pass) mixedIn(size string) int {
	n := 0
	for _, c := range p.Mission.Setup.Rare {
		if c.Size == size {
			n += c.Count
		}
	}
	return n
}

// crates is how many crates of a size stand on the board.
func (p *Pass) crates(size string) int {
	n := 0
	for _, c := range p.Mission.Board.Crates {
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

// deals are the cells of the search table that deal tokens of a size.
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

// dealt is how many tokens of a size go into crates.
func (p *Pass) dealt(size string) int {
	n := 0
	for _, d := range p.deals(size) {
		n += d.total()
	}
	return n
}
