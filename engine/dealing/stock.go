package dealing

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Supply is the tokens of a mission's boxes against what its set-up asks of them. It is the one
// place where they are counted: the table deals by it, and a check of a mission may ask it without
// a table.
type Supply struct {
	tokens map[string]int // by id, what is set aside included
	pools  map[string]Pool
	lots   []Lot
}

// Pool is the tokens of one size that can be dealt, and what the set-up asks of them. What is reserved
// is in no pool, nor is what the mission keeps out of the dealing, nor are objective tokens.
type Pool struct {
	Common int // dealt without being asked for
	Rare   int // can be mixed in; an objective token cannot, even a rare one
	Mixed  int // rare tokens that the set-up mixes in (seed 000:625, 1664)
	Dealt  int // tokens that the crates on the board take
}

// Stock counts the tokens of a mission's boxes.
func Stock(m *model.Mission, r *model.RuleSet) Supply {
	s := Supply{tokens: boxTokens(m, r), pools: map[string]Pool{}}
	s.lots = s.dealable(m, r)
	for _, g := range s.lots {
		p := s.pools[g.Size]
		if g.Rare {
			p.Rare += g.Count
		} else {
			p.Common += g.Count
		}
		s.pools[g.Size] = p
	}
	containers := Containers(m)
	for _, size := range r.TokenSizes {
		p := s.pools[size.ID]
		p.Mixed = tokenCount(m.Setup.Rare, size.ID)
		for _, c := range containers {
			p.Dealt += c.Gets(m, size.ID)
		}
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
		if i := slices.IndexFunc(r.Boxes, func(b model.Box) bool { return b.ID == id }); i >= 0 {
			out = append(out, r.Boxes[i])
		}
	}
	return out
}

func boxTokens(m *model.Mission, r *model.RuleSet) map[string]int {
	out := make(map[string]int, len(r.Tokens))
	for _, b := range Boxes(m, r) {
		for _, c := range b.Tokens {
			out[c.ID] += c.Count
		}
	}
	return out
}

// Lot is the tokens of one size and category that can be dealt, the rare ones apart.
type Lot struct {
	Size, Category string
	Rare           bool
	Count          int            // that take part
	Designs        []model.Amount // those among which they are, in the order of the rule set
}

// All is how many tokens there are among which those that take part are picked.
func (l Lot) All() int {
	n := 0
	for _, d := range l.Designs {
		n += d.Count
	}
	return n
}

// Dealable are the tokens that can be dealt, in the order of the rule set: ordinary ones, and rare ones that
// can be mixed in. A mission may keep some out, and let only so many of a category take part.
func (s Supply) Dealable() []Lot { return s.lots }

func (s Supply) dealable(m *model.Mission, r *model.RuleSet) []Lot {
	var out []Lot
	reserved, asked := Reserved(m), newAsked(m)
	for i := range r.Tokens {
		k := &r.Tokens[i]
		n := max(0, s.tokens[k.ID]-reserved[k.ID])
		if n > 0 && !k.Common() && !Mixable(*k) {
			n = asked.of(*k, n)
		}
		if n == 0 || !TakesPart(m, *k) {
			continue
		}
		at := slices.IndexFunc(out, func(l Lot) bool { return l.Size == k.Size && l.Category == k.Category && l.Rare == k.Rare })
		if at < 0 {
			at = len(out)
			out = append(out, Lot{Size: k.Size, Category: k.Category, Rare: k.Rare})
		}
		out[at].Designs = append(out[at].Designs, model.Amount{ID: k.ID, Count: n})
	}
	for i := range out {
		out[i].Count = atMost(m, out[i].Category, out[i].All())
	}
	return out
}

// TakesPart reports whether a token can be dealt in a mission at all: it is no objective and not kept apart, or the
// mission asks for it by name, and the mission does not leave it out.
func TakesPart(m *model.Mission, k model.TokenKind) bool {
	if !k.Common() && !Mixable(k) && newAsked(m).of(k, 1) == 0 {
		return false
	}
	return !leftOut(m, k)
}

// leftOut reports whether a mission keeps a token out of the dealing.
func leftOut(m *model.Mission, k model.TokenKind) bool {
	p := m.Setup.Pool
	return p != nil && (slices.Contains(p.Exclude, k.ID) || slices.Contains(p.ExcludeCategories, k.Category))
}

// atMost is how many of n tokens of a category a mission lets take part.
func atMost(m *model.Mission, category string, n int) int {
	if m.Setup.Pool != nil {
		for _, l := range m.Setup.Pool.Most {
			if l.Category == category {
				n = min(n, max(l.Count, 0))
			}
		}
	}
	return n
}

// Reserved is how many tokens of each design the set-up takes out before anything is dealt: what is set
// aside, and what lies in a certain place or is carried from the start. What is set aside may be what is laid
// out then, so the larger of both numbers counts.
func Reserved(m *model.Mission) map[string]int {
	out := map[string]int{}
	for _, c := range m.Setup.Contents {
		for _, id := range c.Tokens {
			out[id]++
		}
	}
	for _, n := range m.Setup.NPCs {
		for _, id := range n.Tokens {
			out[id] += max(n.Count, 1)
		}
	}
	aside := map[string]int{}
	for _, id := range m.Setup.Aside {
		aside[id]++
		out[id] = max(out[id], aside[id])
	}
	return out
}

// Mixable reports whether a token waits in the box until a mission mixes it in.
func Mixable(k model.TokenKind) bool { return k.Rare && !k.Kept && k.Category != "objective" }

// Container is something that tokens are dealt into: a crate, or another piece with a deal of its
// own.
type Container struct {
	ID    string
	crate string // the size of crate; empty for other pieces
	deal  *model.Deal
}

// Containers are the crates on all floors and the pieces that are dealt into besides.
func Containers(m *model.Mission) []Container {
	var out []Container
	for _, f := range m.Floors() {
		for i := range f.Board.Crates {
			out = append(out, Container{ID: f.Board.Crates[i].ID, crate: f.Board.Crates[i].Size})
		}
	}
	for i := range m.Setup.Deals {
		d := &m.Setup.Deals[i]
		for _, id := range d.Into {
			if at := slices.IndexFunc(out, func(c Container) bool { return c.ID == id }); at >= 0 {
				out[at].deal = d
			} else {
				out = append(out, Container{ID: id, deal: d})
			}
		}
	}
	return out
}

// Gets is how many tokens of a size go into a container: as its own deal says, or by its size.
func (c Container) Gets(m *model.Mission, size string) int {
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

// Count is how often an id stands in a list.
func Count(list []string, id string) int {
	n := 0
	for _, v := range list {
		if v == id {
			n++
		}
	}
	return n
}
