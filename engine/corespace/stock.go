package corespace

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// Supply is the tokens of a mission's boxes against what its set-up asks of them. It is the one
// place where they are counted: the table deals by it, and a check of a mission may ask it without
// a table.
type Supply struct {
	tokens map[string]int // by id, what is set aside included
	pools  map[string]Pool
}

// Pool is the tokens of one size that can be dealt, and what the set-up asks of them. What is set
// aside is in no pool, nor are objective tokens.
type Pool struct {
	Common int // dealt without being asked for
	Rare   int // can be mixed in; an objective token cannot, even a rare one
	Mixed  int // rare tokens that the set-up mixes in (seed 000:625, 1664)
	Dealt  int // tokens that the crates on the board take
}

// Stock counts the tokens of a mission's boxes.
func Stock(m *model.Mission, r *model.RuleSet) Supply {
	s := Supply{tokens: boxTokens(m, r), pools: map[string]Pool{}}
	for _, k := range r.Tokens {
		p := s.pools[k.Size]
		n := max(0, s.tokens[k.ID]-count(m.Setup.Aside, k.ID))
		switch {
		case k.Common():
			p.Common += n
		case mixable(k):
			p.Rare += n
		}
		s.pools[k.Size] = p
	}
	for _, size := range r.TokenSizes {
		p := s.pools[size.ID]
		p.Mixed, p.Dealt = tokenCount(m.Setup.Rare, size.ID), dealt(m, size.ID)
		s.pools[size.ID] = p
	}
	return s
}

// Boxed is how many tokens of a design the boxes hold together, what is set aside included.
func (s Supply) Boxed(token string) int { return s.tokens[token] }

// Pool is the tokens of a size.
func (s Supply) Pool(size string) Pool { return s.pools[size] }

// Boxes are the boxes that a mission names, in its order; a box that is owned twice comes twice,
// and one that the rules do not know is left out.
func Boxes(m *model.Mission, r *model.RuleSet) []model.Box {
	var out []model.Box
	for _, id := range m.Boxes {
		if i := find(r.Boxes, id, func(b model.Box) string { return b.ID }); i >= 0 {
			out = append(out, r.Boxes[i])
		}
	}
	return out
}

func boxTokens(m *model.Mission, r *model.RuleSet) map[string]int {
	out := map[string]int{}
	for _, b := range Boxes(m, r) {
		for _, c := range b.Tokens {
			out[c.ID] += c.Count
		}
	}
	return out
}

// mixable reports whether a token waits in the box until a mission mixes it in.
func mixable(k model.TokenKind) bool { return k.Rare && k.Category != "objective" }

// dealt is how many tokens of a size the crates on the board take together.
func dealt(m *model.Mission, size string) int {
	n := 0
	for _, c := range containers(m) {
		n += perCrate(m, c, size)
	}
	return n
}

// container is something that tokens are dealt into: a crate, or another piece with a deal of its
// own.
type container struct {
	id    string
	crate string // the size of crate; empty for other pieces
	deal  *model.Deal
}

// containers are the crates on all floors and the pieces that are dealt into besides.
func containers(m *model.Mission) []container {
	var out []container
	for _, c := range m.Crates() {
		out = append(out, container{id: c.ID, crate: c.Size})
	}
	for i := range m.Setup.Deals {
		d := &m.Setup.Deals[i]
		for _, id := range d.Into {
			if at := find(out, id, func(c container) string { return c.id }); at >= 0 {
				out[at].deal = d
			} else {
				out = append(out, container{id: id, deal: d})
			}
		}
	}
	return out
}

// perCrate is how many tokens of a size go into a container: as its own deal says, or by its size.
func perCrate(m *model.Mission, c container, size string) int {
	n := 0
	if c.deal != nil {
		for _, t := range c.deal.Tokens {
			if t.Size == size {
				n += max(t.Count, 0)
			}
		}
		return n
	}
	for _, a := range m.Setup.Allocation {
		if a.Crate == c.crate {
			n += tokenCount(a.Tokens, size)
		}
	}
	return n
}

// tokenCount is the count of a size in a list; a size that is not listed has none.
func tokenCount(list []model.TokenCount, size string) int {
	n := 0
	for _, c := range list {
		if c.Size == size {
			n += max(c.Count, 0)
		}
	}
	return n
}

func count(list []string, id string) int {
	n := 0
	for _, v := range list {
		if v == id {
			n++
		}
	}
	return n
}
