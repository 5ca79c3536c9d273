package play

import (
	"math/bits"
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
	other    who   // who is seen
	band     int8  // within this range; -1: however far off
	being    *quality
	number   string // of a figure
	any      bool   // it is asked of all who are meant, and any of them will do
	floor    bool   // what lies on the floor
	die      int8
	faces    uint32
	bit      uint8 // of what is held against crews
	outcome  string
	trait    uint64
	now      bool // in the turn that is under way
	terrain  bool
}

// quality is what somebody is or has.
type quality struct {
	ability, skill, class string
	trait                 uint64
	npc, group            int8
	captain, trader       bool
	named                 [2]bool // an attribute of items; a kind or a group
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
		out.any = c.Who != nil && c.Who.Figure != "self"
		out.unknown = c.Who == nil || out.whom.unknown || out.kind == kinds.CoverCondition && (out.any || c.Band != "" || c.Target != nil && figureNamed(c.Target.Figure) != otherFigure)
	case kinds.MovedCondition:
		out.any = c.Who != nil && c.Who.Figure != "self"
		out.now = c.Time == "turn"
		out.unknown = c.Who == nil || out.whom.unknown || c.Time != "" && !out.now
	case kinds.OutcomeCondition:
		out.standing, out.outcome = c.Is == "standing", c.Is
		out.unknown = c.Is == "harmed" || c.Is == "unharmed"
	case kinds.StatCondition:
		out.number = c.Stat
		out.any = c.Who != nil && c.Who.Figure != "self" && c.Who.Figure != "target"
		out.unknown = c.Who == nil || out.whom.unknown || !slices.Contains([]string{"ammo", "health", "skill", "actions", "move", "ranged", "close", "armour", "persuade", "rank"}, c.Stat)
	case kinds.UsesCondition:
		out.category, out.trait = int8(slices.IndexFunc(x.Set.Categories, func(k model.Category) bool { return k.ID == c.Category })), x.traitBit(c.Trait)
		out.unknown = out.category < 0 && out.trait == 0 || len(c.Skills) > 0
	default:
		out.unknown = !x.lowerMore(out, &c)
	}
	return out
}

// lowerMore lowers a condition about objectives, sight, figures, tokens, ways, phases, deeds and dice; false where the engine does not
// know of it.
func (x *Rules) lowerMore(out *cond, c *model.Condition) bool {
	switch out.kind {
	case kinds.DoneCondition:
		out.of = int16(slices.IndexFunc(x.Mission.Objectives, func(o model.Objective) bool { return o.ID == c.Objective }))
		return out.of >= 0
	case kinds.SeesCondition:
		out.other, out.band = x.lowerWho(c.Target), x.rangeOf(c.Range)
		return c.Who != nil && c.Target != nil && !out.whom.unknown && !out.other.unknown && (c.Range == "" || out.band >= 0)
	case kinds.HasCondition:
		out.being = &quality{c.Ability, c.Skill, c.Class, x.traitBit(c.Trait), x.kindOf(c.NPC), x.groupOf(c.Group), c.Captain, c.Trader, [2]bool{c.Trait != "", c.NPC+c.Group != ""}}
		return c.Who != nil && !out.whom.unknown
	case kinds.SideCondition:
		out.of, out.standing = int16(x.kindOf(c.NPC)), c.Is == "charged"
		return out.of >= 0
	case kinds.HoldsCondition:
		out.floor = c.Floor
		if c.Who == nil {
			out.whom.figure, out.whom.acting = selfFigure, false
		}
		if c.Min == nil && c.Max == nil {
			out.min = 1
		}
		return c.Counter == "" && (c.Token == "" || out.design >= 0) && !out.whom.unknown
	case kinds.WayCondition:
		return c.Who != nil && !out.whom.unknown && out.place != nil && !out.place.unknown
	case kinds.PhaseCondition:
		out.of = int16(x.phaseOf(c.Phase))
		return out.of >= 0
	case kinds.StoppedCondition:
		out.terrain = c.Terrain
		return c.Who != nil && !out.whom.unknown
	case kinds.CrimeCondition:
		return x.holdsAgainst(out, c)
	case kinds.RolledCondition:
		return x.shows(out, c)
	}
	return false
}

// holdsAgainst lowers a deed that is held against crews.
func (x *Rules) holdsAgainst(out *cond, c *model.Condition) bool {
	o := offence{against: x.lowerWho(c.Against), acts: crimesOf(c.Acts), design: -1}
	if c.Token != "" {
		o.design, o.acts = x.designOf(c.Token), o.acts&robbing
	}
	if c.Against == nil || o.against.unknown || o.acts == 0 || len(x.offences) == 8 {
		return false
	}
	out.bit = uint8(len(x.offences))
	x.offences = append(x.offences, o)
	return true
}

// shows lowers the faces of a die that are asked for.
func (x *Rules) shows(out *cond, c *model.Condition) bool {
	if out.die = x.dieOf(c.Die); out.die < 0 || out.die >= knownDice {
		return false
	}
	for i, f := range x.dice[out.die].faces {
		if i < 32 && (slices.Contains(c.Results, int(f.number)) && f.number > 0 || slices.Contains(c.Faces, f.symbol) && f.symbol != "") {
			out.faces |= 1 << i
		}
	}
	return out.faces != 0
}

func (x *Rules) kindOf(id string) int8 {
	return int8(slices.IndexFunc(x.Set.NPCs, func(n model.NPCKind) bool { return n.ID == id }))
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
	return g.isSoOf(c, s)
}

// isSoOf reports whether a condition about figures, tokens, objectives, deeds and dice holds.
func (g *Game) isSoOf(c *cond, s scope) bool {
	switch c.kind {
	case kinds.DoneCondition:
		for crew := range int8(g.Crews) {
			if g.Done(crew, int(c.of)) {
				return true
			}
		}
		return false
	case kinds.SeesCondition:
		by, _ := g.seen(&c.whom, &c.other, c.band, s)
		return by >= 0
	case kinds.SideCondition:
		return (g.Strong>>c.of&1 == 1 || g.Rules.levels[g.Rules.levelAt(g.Pegs)].charged) == c.standing
	case kinds.PhaseCondition:
		return int16(g.Phase) == c.of
	case kinds.CrimeCondition:
		return s.by >= 0 && g.Figures[s.by].Crew >= 0 && g.Crimes[g.Figures[s.by].Crew]>>c.bit&1 == 1
	case kinds.RolledCondition:
		return g.Shown[c.die] > 0 && c.faces>>(g.Shown[c.die]-1)&1 == 1
	case kinds.HoldsCondition:
		n := g.amongThem(c, s)
		return c.min <= n && n <= c.max
	}
	for set := g.pickAll(&c.whom, s); set != 0; set &= set - 1 {
		if g.soOfOne(c, int8(bits.TrailingZeros64(set)), s) {
			return true
		}
	}
	return false
}

// pickAll are all figures that are meant, a bit each.
func (g *Game) pickAll(w *who, s scope) uint64 {
	var cells area
	if w.in != nil {
		cells = g.area(w.in)
	}
	return g.chosen(w, s, &cells)
}

// amongThem counts the tokens that lie with figures, or on the floor.
func (g *Game) amongThem(c *cond, s scope) int {
	n, set := 0, uint64(0)
	if !c.floor {
		set = g.pickAll(&c.whom, s)
	}
	for i, d := range g.Rules.tokens {
		t := &g.Tokens[i]
		if (c.design < 0 || int(d) == c.design) && (c.floor && t.Where == OnFloor || t.Where == InTray && set>>uint(t.At)&1 == 1) {
			n++
		}
	}
	return n
}

// soOfOne reports whether a condition holds of a figure.
func (g *Game) soOfOne(c *cond, i int8, s scope) bool {
	x := &g.Figures[i]
	switch c.kind {
	case kinds.HasCondition:
		return g.has(i, c.being)
	case kinds.StoppedCondition:
		return g.Cut>>i&1 == 1
	case kinds.WayCondition:
		row := g.Rules.Field.Row(x.At, g.barred())
		return slices.ContainsFunc(g.area(c.place).cells, func(to field.Cell) bool { return to != field.None && row[to] != 1<<16-1 })
	case kinds.MovedCondition:
		return x.Moved > 0 && (!c.now || x.Flags.Has(MovedNow))
	case kinds.EngagedCondition:
		return g.engaged(i)
	case kinds.StatCondition:
		n := g.figure(i, c.number)
		return c.min <= n && n <= c.max
	}
	return false
}

// figure is a number of a figure by its name, as it stands now.
func (g *Game) figure(i int8, number string) int {
	switch number {
	case "health":
		return int(g.Left(i))
	case "ammo":
		return int(g.Figures[i].Ammo)
	case "persuade":
		return int(g.stats(i).Persuade)
	case "rank":
		return int(g.rank(i))
	case "armour":
		return int(g.standing(i))
	case "actions":
		if g.Figures[i].Flags.Has(Acted) {
			return int(g.Figures[i].Actions)
		}
	}
	return int(g.number(i, statOf(number)))
}

// has reports whether a figure has all that is asked for.
func (g *Game) has(i int8, q *quality) bool {
	p := g.profile(i)
	switch {
	case q.captain && !g.Figures[i].Flags.Has(Captain), q.trader && g.Figures[i].Crew < 0:
		return false
	case q.class != "" && (p.Trader == nil || p.Trader.Class != q.class), q.skill != "" && (p.levels == nil || p.levels[g.Rules.skillOf(q.skill)] == 0):
		return false
	case q.named[1] && (q.npc >= 0 && p.Kind != q.npc || q.group >= 0 && g.groupOf(i) != q.group):
		return false
	case q.named[0] && !g.bearsTrait(i, q.trait), q.ability != "" && !slices.Contains(g.abilities(i), q.ability):
		return false
	}
	return true
}

// bearsTrait reports whether a figure carries something with an attribute.
func (g *Game) bearsTrait(i int8, trait uint64) bool {
	for _, token := range g.things().tray(i) {
		if g.Rules.designs[g.Rules.tokens[token]].traits&trait != 0 {
			return true
		}
	}
	return false
}

// abilities are the icons on the board of a figure.
func (g *Game) abilities(i int8) []string {
	var out []string
	list := []model.Amount{}
	if t := g.TraderOf(i); t != nil {
		list = slices.Concat(t.Abilities, t.Bare)
	} else {
		k := &g.Rules.Set.NPCs[g.KindOf(i)]
		if side := k.Stats; side != nil {
			list = side.Abilities
		}
		if g.Figures[i].Flags.Has(Charged) && k.Charged != nil {
			list = k.Charged.Abilities
		}
	}
	for _, a := range list {
		out = append(out, a.ID)
	}
	return out
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
	if c.any {
		return g.isSoOf(c, a.scope())
	}
	switch c.kind {
	case kinds.AllCondition:
		return !slices.ContainsFunc(c.list, func(p *cond) bool { return !g.holds(p, a) })
	case kinds.AnyCondition:
		return slices.ContainsFunc(c.list, func(p *cond) bool { return g.holds(p, a) })
	case kinds.NotCondition:
		return !slices.ContainsFunc(c.list, func(p *cond) bool { return g.holds(p, a) })
	case kinds.MovedCondition:
		return g.Figures[a.by].Moved > 0 && (!c.now || g.Figures[a.by].Flags.Has(MovedNow))
	case kinds.EngagedCondition:
		if c.body {
			return g.besideEnemy(a.by)
		}
		return g.engaged(a.by)
	case kinds.CoverCondition:
		return a.by >= 0 && a.on >= 0 && a.on != a.by && g.covers(a.on, a.by, g.Figures[a.by].At)
	case kinds.OutcomeCondition:
		switch c.outcome {
		case "standing":
			return a.on >= 0 && g.Figures[a.on].Stands()
		case "defeated":
			return a.on >= 0 && !g.Figures[a.on].Stands()
		case "missed", "failed":
			return !a.hit
		}
		return a.hit
	case kinds.StatCondition:
		n := g.figure(who, c.number)
		return c.min <= n && n <= c.max
	case kinds.ProneCondition:
		return g.Figures[who].Flags.Has(Prone)
	case kinds.UsesCondition:
		return g.uses(a, who, c)
	}
	return g.isSo(c, a.scope())
}

// asksOne reports whether a condition asks how it is with the one whose deed it is about: it does not hold where there is nobody.
func (c *cond) asksOne() bool {
	switch c.kind {
	case kinds.MovedCondition, kinds.EngagedCondition, kinds.StatCondition, kinds.ProneCondition, kinds.UsesCondition:
		return !c.any
	}
	return false
}

// uses reports whether a figure attacks with a token of a sort, or wears one.
func (g *Game) uses(a *attack, who int8, c *cond) bool {
	if a.with >= 0 && who == a.by && g.ofSort(a.with, c) {
		return true
	}
	worn := g.worn(who)
	return worn >= 0 && g.ofSort(worn, c)
}

// ofSort reports whether a token is of the category, and has the attribute, that a condition asks for.
func (g *Game) ofSort(token int16, c *cond) bool {
	d := &g.Rules.designs[g.Rules.tokens[token]]
	return (c.category < 0 || d.category == c.category) && (c.trait == 0 || d.traits&c.trait != 0)
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
