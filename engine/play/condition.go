package play

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// cond is a condition lowered, as attacks ask it of whoever makes them.
type cond struct {
	kind     kinds.ConditionKind
	list     []*cond
	min, max int
	category int8 // of a token
	target   bool // asked of the target
	unknown  bool // the engine does not know: it never holds
}

// lowerCond lowers a condition.
func (x *Rules) lowerCond(c model.Condition) *cond {
	out := &cond{kind: kinds.ConditionKindOf(c.Kind), min: -1 << 30, max: 1 << 30, category: -1}
	for _, part := range c.Conditions {
		out.list = append(out.list, x.lowerCond(part))
	}
	if c.Min != nil {
		out.min = *c.Min
	}
	if c.Max != nil {
		out.max = *c.Max
	}
	out.target = c.Who != nil && c.Who.Figure == "target"
	switch out.kind {
	case kinds.AllCondition, kinds.AnyCondition, kinds.NotCondition, kinds.ProneCondition:
	case kinds.StatCondition:
		out.unknown = c.Stat != "ammo"
	case kinds.UsesCondition:
		out.category = int8(slices.IndexFunc(x.Set.Categories, func(k model.Category) bool { return k.ID == c.Category }))
		out.unknown = out.category < 0
	default:
		out.unknown = true
	}
	return out
}

// holds reports whether a condition holds for an attack.
func (g *Game) holds(c *cond, a *attack) bool {
	if c == nil {
		return true
	}
	if c.unknown {
		return false
	}
	who := a.by
	if c.target {
		who = a.on
	}
	switch c.kind {
	case kinds.AllCondition:
		return !slices.ContainsFunc(c.list, func(p *cond) bool { return !g.holds(p, a) })
	case kinds.AnyCondition:
		return slices.ContainsFunc(c.list, func(p *cond) bool { return g.holds(p, a) })
	case kinds.NotCondition:
		return !slices.ContainsFunc(c.list, func(p *cond) bool { return g.holds(p, a) })
	case kinds.StatCondition:
		n := int(g.Figures[who].Ammo)
		return c.min <= n && n <= c.max
	case kinds.ProneCondition:
		return g.Figures[who].Flags.Has(Prone)
	case kinds.UsesCondition:
		return g.uses(a, who, c.category)
	}
	return false
}

// uses reports whether a figure attacks with a token of a category, or wears one.
func (g *Game) uses(a *attack, who int8, category int8) bool {
	if a.with >= 0 && who == a.by && g.Rules.designs[g.Rules.tokens[a.with]].category == category {
		return true
	}
	worn := g.worn(who)
	return worn >= 0 && g.Rules.designs[g.Rules.tokens[worn]].category == category
}
