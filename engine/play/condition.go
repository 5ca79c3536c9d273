package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
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
	whom     who  // of whom some are to be
	place    *place
	of       int16 // a counter or a door
	from, to int8  // levels; -1: no bound
	state    uint8 // of a door
	design   int   // of a token
	standing bool  // of an outcome: the target still stands; else it was hit
	body     bool  // contact counts, whatever keeps it from engaging anybody
	unknown  bool  // the engine does not know: it never holds
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
	x.lowerBoard(out, &c)
	switch out.kind {
	case kinds.AllCondition, kinds.AnyCondition, kinds.NotCondition, kinds.ProneCondition, kinds.RoundCondition, kinds.CrewsCondition,
		kinds.HostilityCondition, kinds.CarriesCondition:
	case kinds.InCondition:
		out.unknown = out.whom.unknown || out.place == nil || out.place.unknown
	case kinds.AliveCondition:
		out.unknown = out.whom.unknown
	case kinds.CounterCondition, kinds.DoorCondition:
		out.unknown = out.of < 0
	case kinds.EngagedCondition, kinds.CoverCondition:
		out.unknown = c.Who == nil || c.Who.Figure != "self"
	case kinds.MovedCondition:
		out.unknown = c.Who == nil || c.Who.Figure != "self" || c.Time != ""
	case kinds.OutcomeCondition:
		out.standing, out.unknown = c.Is == "standing", c.Is != "hit" && c.Is != "standing" && c.Is != "succeeded"
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

// lowerBoard lowers what a condition says of the board and the track.
func (x *Rules) lowerBoard(out *cond, c *model.Condition) {
	out.whom, out.of, out.design = x.lowerWho(c.Who), -1, x.designOf(c.Token)
	out.from, out.to = x.levelOf(c.From), x.levelOf(c.To)
	if c.Place != nil {
		out.place = x.lowerPlace(c.Place)
	}
	if c.First > 0 || c.Last > 0 {
		out.min, out.max = c.First, c.Last
		if c.Last == 0 {
			out.max = 1 << 30
		}
	}
	out.state = doorAs(model.PanelState(c.Is))
	switch out.kind {
	case kinds.CounterCondition:
		out.of = int16(slices.IndexFunc(x.Mission.Setup.Counters, func(k model.Counter) bool { return k.ID == c.Of }))
	case kinds.DoorCondition:
		out.of = int16(slices.IndexFunc(x.Field.Doors, func(d field.Door) bool { return d.Key == c.Of }))
	}
}

func (x *Rules) levelOf(id string) int8 {
	return int8(slices.IndexFunc(x.Set.Hostility.Levels, func(l model.HostilityLevel) bool { return l.ID == id }))
}

// still reports whether a condition asks that somebody does not move in this round: then it must not afterwards, either.
func (c *cond) still() bool {
	return c.kind == kinds.NotCondition && len(c.list) == 1 && c.list[0].kind == kinds.MovedCondition
}

// bodily has a condition, and those that it is made of, ask of contact itself, whatever keeps somebody from being engaged by it.
func (c *cond) bodily() {
	if c != nil {
		c.body = true
		for _, p := range c.list {
			p.bodily()
		}
	}
}

// isSo reports whether a condition about the board and the track holds.
func (g *Game) isSo(c *cond, s scope) bool {
	within := func(n int) bool { return c.min <= n && n <= c.max }
	switch c.kind {
	case kinds.RoundCondition:
		return within(int(g.Round))
	case kinds.CrewsCondition:
		return within(int(g.Crews))
	case kinds.HostilityCondition:
		level := g.Rules.levelAt(g.Pegs)
		return (c.from < 0 || level >= c.from) && (c.to < 0 || level <= c.to)
	case kinds.CounterCondition:
		return within(int(g.Counters[c.of]))
	case kinds.DoorCondition:
		return g.Doors[c.of] == c.state
	case kinds.CarriesCondition:
		for i := range int8(g.Count) {
			if g.Figures[i].Stands() && g.meant(&c.whom, i, s) && g.carries(i, c.design) {
				return true
			}
		}
		return false
	case kinds.InCondition:
		if c.place.ship {
			return g.crewed(s.by)
		}
		cells := g.area(c.place)
		some := c.whom
		some.in = c.place
		return g.chosen(&some, s, &cells) != 0
	case kinds.AliveCondition:
		return g.chosen(&c.whom, s, &area{f: g.Rules.Field}) != 0
	}
	return false
}

// crewed reports whether somebody of a figure's crew is aboard its ship: has gone aboard, or has not left it yet.
func (g *Game) crewed(by int8) bool {
	for i := range g.Figures[:g.Count] {
		x := &g.Figures[i]
		if by >= 0 && x.Crew >= 0 && x.Crew == g.Figures[by].Crew && x.Flags&(Aboard|Waiting) != 0 {
			return true
		}
	}
	return false
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
		if who = a.on; who < 0 {
			return false
		}
	}
	if who < 0 && c.asksOne() {
		return false
	}
	switch c.kind {
	case kinds.AllCondition:
		return !slices.ContainsFunc(c.list, func(p *cond) bool { return !g.holds(p, a) })
	case kinds.AnyCondition:
		return slices.ContainsFunc(c.list, func(p *cond) bool { return g.holds(p, a) })
	case kinds.NotCondition:
		return !slices.ContainsFunc(c.list, func(p *cond) bool { return g.holds(p, a) })
	case kinds.MovedCondition:
		return g.Figures[a.by].Moved > 0
	case kinds.EngagedCondition:
		if c.body {
			return g.besideEnemy(a.by)
		}
		return g.engaged(a.by)
	case kinds.CoverCondition:
		return a.by >= 0 && a.on >= 0 && a.on != a.by && g.covers(a.on, a.by, g.Figures[a.by].At)
	case kinds.OutcomeCondition:
		return c.standing && a.on >= 0 && g.Figures[a.on].Stands() || !c.standing && a.hit
	case kinds.StatCondition:
		n := int(g.Figures[who].Ammo)
		return c.min <= n && n <= c.max
	case kinds.ProneCondition:
		return g.Figures[who].Flags.Has(Prone)
	case kinds.UsesCondition:
		return g.uses(a, who, c.category)
	}
	return g.isSo(c, a.scope())
}

// asksOne reports whether a condition asks how it is with the one whose deed it is about: it does not hold where there is nobody.
func (c *cond) asksOne() bool {
	switch c.kind {
	case kinds.MovedCondition, kinds.EngagedCondition, kinds.StatCondition, kinds.ProneCondition, kinds.UsesCondition:
		return true
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

// check is a roll that must succeed, lowered: dice for everybody, and more for those who know how or carry something.
type check struct {
	dice, hits int8
	die        int8 // -1: the combat dice
	bonus      []bonus
}

// bonus is more dice for somebody who has all of this.
type bonus struct {
	class  string
	skill  int // -1: any
	level  int8
	design int // of a token that it carries; -1: any
	dice   int8
}

// lowerCheck lowers a roll that must succeed; nil: there is none.
func (x *Rules) lowerCheck(c *model.Check) *check {
	if c == nil {
		return nil
	}
	out := &check{dice: int8(min(c.Dice, 100)), hits: int8(min(max(c.Hits, 1), 100)), die: -1}
	if c.Die != "" {
		out.die = x.dieOf(c.Die)
	}
	for _, b := range c.Bonus {
		low := bonus{class: b.Class, skill: -1, level: int8(max(b.Level, 1)), design: -1, dice: int8(b.Dice)}
		if b.Skill != "" {
			low.skill = slices.IndexFunc(x.Set.Skills, func(s model.Skill) bool { return s.ID == b.Skill })
		}
		if b.Token != "" {
			low.design = x.designOf(b.Token)
		}
		out.bonus = append(out.bonus, low)
	}
	return out
}

// passes rolls a check for a figure; there may be none, and nobody passes one.
func (g *Game) passes(c *check, who int8) bool {
	if c == nil {
		return true
	}
	if who < 0 {
		return false
	}
	n := c.dice
	for i := range c.bonus {
		if g.earns(&c.bonus[i], who) {
			n += c.bonus[i].dice
		}
	}
	n = max(n, 0)
	if c.die < 0 {
		hits := int8(g.rollFor(n, int16(who)).A)
		return hits >= c.hits
	}
	hits := int8(0)
	for range n {
		f, _ := g.roll(c.die)
		hits += f.count
	}
	return hits >= c.hits
}

// earns reports whether a figure has what more dice are for.
func (g *Game) earns(b *bonus, who int8) bool {
	p := g.profile(who)
	switch {
	case b.class != "" && (p.Trader == nil || p.Trader.Class != b.class):
		return false
	case b.skill >= 0 && (b.skill >= len(p.levels) || p.levels[b.skill] < b.level):
		return false
	}
	return b.design < 0 || g.carries(who, b.design)
}
