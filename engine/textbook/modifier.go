package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// modifier is a program that changes an attack, of an icon or of a skill that works by itself.
type modifier struct{ program }

// modifiers are all that change an attack: of whoever makes it, of what it is made with, and of whoever it is made on. False:
// there is one that the textbook does not judge.
func (p *Position) modifiers(a *Attack) ([]modifier, bool) {
	var out []modifier
	known := true
	add := func(list []program, against, using bool) {
		for _, does := range list {
			if !p.applies(&does, a, against, using) {
				continue
			}
			v := p.holds(does.If, a)
			known = known && v != unknown && does.plain()
			if v == yes {
				out = append(out, modifier{does})
			}
		}
	}
	if a.By >= 0 {
		add(append(p.programs(a.By), p.mastery(a.By)...), false, false)
		if i := p.item(a.With); i != nil {
			add(p.Book.attributes(i.Token), false, true)
		}
	}
	add(append(p.programs(a.On), p.mastery(a.On)...), true, false)
	return out, known
}

// mastery is what the skills of a trader do by themselves, at every level that it has (seed 000:1161). Levels from several
// sources are added up (seed 000:1169-1177).
func (p *Position) mastery(f int) []program {
	t := p.Figures[f].Trader
	if t == nil {
		return nil
	}
	sources := [][]model.Amount{t.Home, t.Learned}
	if p.Worn(f) == nil {
		sources = append(sources, t.Covered)
	}
	var out []program
	all := slices.Concat(sources...)
	for _, s := range p.Book.Rules.Skills {
		level := 0
		for _, a := range all {
			if a.ID == s.ID {
				level += a.Count
			}
		}
		level = min(level, max(p.Book.Rules.Play.Skills.Levels, 1), len(s.Levels))
		for _, l := range s.Levels[:level] {
			for _, does := range l.Does {
				if does.Use == "passive" && does.Phase == "" && does.Cost == nil {
					out = append(out, program{does, 1})
				}
			}
		}
	}
	return out
}

// attributes are what the icons on a token do, each with the number beside it.
func (b *Book) attributes(t *model.TokenKind) []program {
	var out []program
	for _, id := range t.Traits {
		shown := 1
		for _, n := range t.Numbers {
			if n.ID == id {
				shown = n.Count
			}
		}
		for _, a := range b.Rules.Attributes {
			if a.ID != id {
				continue
			}
			for _, does := range a.Does {
				out = append(out, program{does, shown})
			}
		}
	}
	return out
}

// applies reports whether a program speaks of an attack: of one that its bearer makes, while it makes it, or of one on its
// bearer, once the dice lie there. With the whole magazine or without is the player's choice.
func (p *Position) applies(does *program, a *Attack, against, using bool) bool {
	w := does.When
	if w == nil || w.Who != nil && w.Who.Figure != "self" || !changes(does) {
		return false
	}
	if does.Optional && !(a.All && does.empties()) {
		return false
	}
	acts := slices.Contains(w.Acts, a.Deed) || slices.Contains(w.Acts, "assault") && (a.Deed == Shooting || a.Deed == Striking)
	switch kinds.TriggerKindOf(w.Kind) {
	case kinds.ActsTrigger:
		return !against && w.Moment == "during" && acts && (using || !w.Using)
	case kinds.AttackedTrigger:
		return against && w.Moment == "rolled" && (acts || len(w.Acts) == 0) && (a.Leave || !w.Free)
	}
	return false
}

// changes reports whether a program changes dice or hits.
func changes(does *program) bool {
	return slices.ContainsFunc(does.Do, func(e model.Effect) bool {
		k := kinds.EffectKindOf(e.Kind)
		return k == kinds.DiceEffect || k == kinds.HitsEffect
	})
}

// plain reports whether the textbook reads all that a program says.
func (does *program) plain() bool {
	for _, e := range does.Do {
		switch kinds.EffectKindOf(e.Kind) {
		case kinds.DiceEffect:
			if e.As != "" || e.Range != "" {
				return false
			}
		case kinds.HitsEffect:
			if e.Half || e.Less != 0 || e.Drains != "" {
				return false
			}
		case kinds.LoseEffect:
			if e.What != "ammo" || !e.All {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// empties reports whether a program spends the whole magazine.
func (does *program) empties() bool {
	return slices.ContainsFunc(does.Do, func(e model.Effect) bool {
		return kinds.EffectKindOf(e.Kind) == kinds.LoseEffect && e.What == "ammo" && e.All
	})
}

// waives reports whether one of some modifiers has something not count.
func waives(list []modifier, what string) bool {
	return slices.ContainsFunc(list, func(m modifier) bool {
		return slices.ContainsFunc(m.Do, func(e model.Effect) bool { return slices.Contains(e.Without, what) })
	})
}
