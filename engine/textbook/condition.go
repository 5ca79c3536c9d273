package textbook

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// verdict is whether a condition holds, as far as the textbook knows.
type verdict int

const (
	no verdict = iota
	yes
	unknown // the textbook does not judge such conditions
)

func so(b bool) verdict {
	if b {
		return yes
	}
	return no
}

// holds reports whether a condition holds of an attack; none always does.
func (p *Position) holds(c *model.Condition, a *Attack) verdict {
	if c == nil {
		return yes
	}
	who := a.By
	if c.Who != nil && c.Who.Figure == "target" {
		who = a.On
	}
	switch kinds.ConditionKindOf(c.Kind) {
	case kinds.AllCondition:
		return p.all(c.Conditions, a, yes)
	case kinds.AnyCondition:
		return p.all(c.Conditions, a, no).not()
	case kinds.NotCondition:
		return p.all(c.Conditions, a, no)
	case kinds.StatCondition:
		if c.Stat != "ammo" {
			return unknown
		}
		n := p.Figures[who].Ammo
		return so((c.Min == nil || n >= *c.Min) && (c.Max == nil || n <= *c.Max))
	case kinds.ProneCondition:
		return so(p.Figures[who].Prone)
	case kinds.EngagedCondition:
		return so(p.Engaged(who))
	case kinds.UsesCondition:
		if c.Category == "" {
			return unknown
		}
		return so(p.uses(who, c.Category, a))
	}
	return unknown
}

// all reports whether each of some conditions comes out as wanted.
func (p *Position) all(list []model.Condition, a *Attack, want verdict) verdict {
	for i := range list {
		switch p.holds(&list[i], a) {
		case want:
		case unknown:
			return unknown
		default:
			return no
		}
	}
	return yes
}

// or is whether one of two holds.
func (v verdict) or(w verdict) verdict {
	if v == yes || w == yes {
		return yes
	}
	return max(v, w)
}

func (v verdict) not() verdict { return [...]verdict{yes, no, unknown}[v] }

// uses reports whether a figure attacks with a token of a category, or wears one.
func (p *Position) uses(who int, category string, a *Attack) bool {
	if i := p.item(a.With); i != nil && who == a.By && i.Token.Category == category {
		return true
	}
	worn := p.Worn(who)
	return worn != nil && worn.Token.Category == category
}
