package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// side are the numbers on the side of an NPC's board that counts; nil where no document has it.
func (p *Position) side(f int) *model.Stats {
	x := &p.Figures[f]
	switch {
	case x.Kind == nil:
		return nil
	case x.Turned && x.Kind.Charged != nil:
		return x.Kind.Charged
	}
	return x.Kind.Stats
}

// Acts reports whether an NPC has numbers to act by.
func (p *Position) Acts(f int) bool { return p.side(f) != nil }

// number is a number that may be printed nowhere.
func number(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}

// icons are the abilities of a figure; armour that is worn covers some of a trader's (seed 000:322-324).
func (p *Position) icons(f int) []model.Amount {
	x := &p.Figures[f]
	switch s := p.side(f); {
	case s != nil:
		return s.Abilities
	case x.Trader == nil:
		return nil
	case p.Worn(f) != nil:
		return x.Trader.Abilities
	}
	return slices.Concat(x.Trader.Abilities, x.Trader.Bare)
}

// Worn is the armour that a figure wears; nil: none.
func (p *Position) Worn(f int) *Item {
	for i := range p.Items {
		if p.Items[i].Bearer == f && p.Items[i].Worn {
			return &p.Items[i]
		}
	}
	return nil
}

// program is something that an icon or a skill does, with the number that stands beside it.
type program struct {
	model.Program
	shown int
}

// programs are what the abilities of a figure do.
func (p *Position) programs(f int) []program {
	var out []program
	for _, a := range p.icons(f) {
		for _, t := range p.Book.Rules.Abilities {
			if t.ID != a.ID {
				continue
			}
			for _, does := range t.Does {
				out = append(out, program{does, max(a.Count, 1)})
			}
		}
	}
	return out
}

// amount is how much an effect adds, or what it makes of a number.
func (p *program) amount(e *model.Effect) int {
	n := e.Add
	if e.Becomes != nil {
		n = *e.Becomes
	}
	if e.Per == "shown" {
		n *= p.shown
	}
	return n
}

// lent is what the abilities of a figure say about a number of its: each in its turn.
func (p *Position) lent(f int, stat string, each func(e *model.Effect, n int)) {
	for _, does := range p.programs(f) {
		for i := range does.Do {
			if e := &does.Do[i]; kinds.EffectKindOf(e.Kind) == kinds.StatEffect && e.Stat == stat {
				each(e, does.amount(e))
			}
		}
	}
}

// Pace is how far a figure goes in one move (seed 000:512, 762).
func (p *Position) Pace(f int) model.Length {
	length := p.Book.Rules.Play.Move.Step
	p.lent(f, "move", func(_ *model.Effect, n int) { length += model.Length(n) * model.Inch })
	return max(length+model.Length(p.Figures[f].More["move"])*model.Inch, 0)
}

// dice is a number of dice with what a modifier makes of it: so many more, as many more as pegs are paid for them, or at least
// so many.
func (m *modifier) dice(n int, a *Attack) int {
	for i := range m.Do {
		e := &m.Do[i]
		switch {
		case kinds.EffectKindOf(e.Kind) != kinds.DiceEffect:
		case e.Becomes != nil:
			n = max(n, m.amount(e))
		case e.PerAmmo:
			n += min(m.amount(e), a.Pegs)
		default:
			n += m.amount(e)
		}
	}
	return n
}

// hits is a number of hits with what a modifier makes of it.
func (m *modifier) hits(n int) int {
	for i := range m.Do {
		e := &m.Do[i]
		if kinds.EffectKindOf(e.Kind) != kinds.HitsEffect {
			continue
		}
		fewer := e.Fewer
		if e.Per == "shown" {
			fewer *= m.shown
		}
		switch n -= fewer; {
		case e.Becomes != nil:
			n = m.amount(e)
		default:
			n += m.amount(e)
		}
	}
	return n
}

// most is how many pegs a modifier takes for more dice.
func (m *modifier) most() int {
	for i := range m.Do {
		if e := &m.Do[i]; kinds.EffectKindOf(e.Kind) == kinds.DiceEffect && e.PerAmmo {
			return m.amount(e)
		}
	}
	return 0
}
