package play

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// skill is a skill, lowered.
type skill struct {
	title  string
	sort   int8    // of skill
	levels [][]use // from the first level on
	// reactions are the ways of using each level out of turn.
	reactions [][]reaction
	passive   []passive
	left      [][]int // of each level, the programs that no game plays wholly
}

// use is one way of using a level of a skill in one's own turn.
type use struct {
	list   int16
	must   *cond
	target *who // whom it is used on; nil: nobody is named
	still  bool // only by somebody who does not move in this round
	does   Doing
}

// passive is what a level does by itself.
type passive struct {
	level int8
	mod   *modifier
	easy  *ease
}

// ease is what is effortless for somebody.
type ease struct {
	acts  deedBits
	types uint32 // only with weapons of these types; 0: with any
}

// lowerSkills lowers what skills do in the turn of their bearer, and how far each trader has come in them.
func (x *Rules) lowerSkills() error {
	for _, s := range x.Set.Skills {
		out := skill{title: s.Title, sort: int8(max(slices.IndexFunc(x.Set.SkillTypes, func(t model.Named) bool { return t.ID == s.Type }), 0))}
		for _, l := range s.Levels {
			x.lowerLevel(&out, l.Does)
		}
		x.skills = append(x.skills, out)
	}
	for _, u := range x.Set.Upgrades { // they are used like skills (seed 000:1952)
		out := skill{title: u.Title, sort: -1}
		for _, l := range u.Levels {
			x.lowerLevel(&out, l.Does)
		}
		x.skills = append(x.skills, out)
	}
	for i := range x.profiles {
		x.learn(&x.profiles[i])
	}
	return nil
}

// lowerLevel lowers what the next level of a skill does: each of its programs is used in the turn of its bearer or out of it, or
// works by itself. What is done between games is none of a game's.
func (x *Rules) lowerLevel(s *skill, does []model.Program) {
	var uses []use
	var reactions []reaction
	var left []int
	for i, p := range does {
		if p.Phase != "" {
			continue
		}
		u, used := x.useOf(p)
		r, reacts := x.reactionOf(p)
		a, passive := x.passiveOf(p, int8(len(s.levels))+1)
		switch {
		case used:
			u.does = x.doing(u.list)
			uses = append(uses, u)
		case reacts:
			reactions = append(reactions, r)
		case passive:
			s.passive = append(s.passive, a)
		default:
			left = append(left, i)
		}
	}
	s.levels, s.reactions, s.left = append(s.levels, uses), append(s.reactions, reactions), append(s.left, left)
}

// learn notes how far a trader has come in each skill.
func (x *Rules) learn(p *Profile) {
	if p.Trader == nil {
		return
	}
	if p.dressed != nil {
		x.learn(p.dressed)
	}
	most := int8(max(x.Set.Play.Skills.Levels, 1))
	p.levels = make([]int8, len(x.skills))
	for _, list := range [][]model.Amount{p.Trader.Home, p.Trader.Learned, p.Trader.Covered} {
		for _, a := range list {
			if k := x.skillOf(a.ID); k >= 0 {
				p.levels[k] = min(p.levels[k]+int8(a.Count), most) // added up (seed 000:1169-1177)
			}
		}
	}
	x.man(p, most)
	p.skilled = nil
	for k, level := range p.levels {
		if level > 0 {
			p.skilled = append(p.skilled, int16(k))
		}
		x.master(p, &x.skills[k], level)
	}
	p.turns = x.turnsOf(p)
	for w := range windows {
		p.reacts[w] = x.reactsIn(p, w)
	}
	x.windows |= p.windows
}

// man notes how far the upgrades of a trader's ship go: anybody of its crew uses them.
func (x *Rules) man(p *Profile, most int8) {
	if x.Set.Ship.Use == nil || p.Crew < 0 || int(p.Crew) >= len(x.Crews) {
		return
	}
	for _, a := range x.Crews[p.Crew].Ship.Upgrades {
		for k := range x.Set.Upgrades {
			if x.Set.Upgrades[k].ID == a.ID {
				p.levels[x.firstUpgrade()+k] = min(int8(a.Count), most)
			}
		}
	}
}

// firstUpgrade is the number of the first upgrade of ships among the skills.
func (x *Rules) firstUpgrade() int { return len(x.Set.Skills) }

// master notes what a level of a skill gives without being used, and when it can be used out of turn. What is passive works
// at every level above (seed 000:1161).
func (x *Rules) master(p *Profile, s *skill, level int8) {
	for i := range s.reactions[:min(level, int8(len(s.reactions)))] {
		for _, r := range s.reactions[i] {
			p.windows |= 1 << r.window
			x.meetings = x.meetings || x.meets(r.list)
		}
		for _, u := range s.levels[i] {
			x.meetings = x.meetings || x.meets(u.list)
		}
	}
	for _, a := range s.passive {
		if a.level > level {
			continue
		}
		if a.easy != nil {
			p.easy = append(slices.Clip(p.easy), *a.easy)
		}
		for side := range p.Sides {
			if a.mod != nil {
				on := &p.Sides[side]
				on.mods, on.acts = append(slices.Clip(on.mods), *a.mod), on.acts|a.mod.acts
			}
		}
	}
}

// meets reports whether something in effects hangs on whom figures meet on their way.
func (x *Rules) meets(list int16) bool {
	return slices.ContainsFunc(x.lists[list], func(o op) bool { return o.met || o.who.met })
}

// passiveOf is what a program does by itself; false for one that is used, or of which the engine does not play all.
func (x *Rules) passiveOf(p model.Program, level int8) (passive, bool) {
	out := passive{level: level}
	if p.Use != "passive" || p.Phase != "" || p.Cost != nil || p.If != nil {
		return out, false
	}
	if m, ok := x.modifier(p, 1); ok {
		out.mod = &m
		return out, true
	}
	if p.When != nil || len(p.Do) != 1 || kinds.EffectKindOf(p.Do[0].Kind) != kinds.EffortlessEffect {
		return out, false
	}
	e := p.Do[0]
	plain := model.Effect{Kind: e.Kind, Actions: e.Actions, Arms: e.Arms}
	out.easy = &ease{}
	for _, id := range e.Actions {
		out.easy.acts |= deedBitsOf(id) & (toReload | toSearch | toShoot | toStrike)
	}
	if e.Arms != nil {
		out.easy.types = x.typesOf(e.Arms.Types)
	}
	return out, sameEffect(plain, e) && out.easy.acts != 0 && (e.Arms == nil || e.Arms.Count == 0 && out.easy.types != 0)
}

func (x *Rules) skillOf(id string) int {
	return slices.IndexFunc(x.Set.Skills, func(s model.Skill) bool { return s.ID == id })
}

// useOf lowers a program that is used in the turn of its bearer; false for any other, or where the engine does not play all of it.
func (x *Rules) useOf(p model.Program) (use, bool) {
	if p.Use != "turn" && p.Use != "" || p.When != nil || p.Phase != "" || p.Cost != nil {
		return use{}, false
	}
	u := use{list: x.lowerOps(x.Program.Ops(p.Do)), target: x.whose(p.Target)}
	if p.If != nil {
		u.must = x.lowerCond(*p.If)
		u.still = u.must.still()
	}
	x.together(u.list)
	return u, !x.partly(u.list) && !u.must.partly() && !x.changesAttack(u.list) && (u.target == nil || !u.target.unknown)
}

// listSkills lists the skills that a trader can use in its turn, from one on, as far as what they do is wanted: one a round, for as many
// pegs as the level that it uses (seed 000:1145-1151).
func (g *Game) listSkills(who int8, from int, does Doing) {
	x, p := &g.Figures[who], g.profile(who)
	if x.Flags.Has(Skilled) || p.levels == nil {
		return
	}
	a := attack{by: who, on: who, with: -1}
	for i := range p.turns {
		t := &p.turns[i]
		if does != whatever && t.use.does&does == 0 || x.Skill < int8(t.o.B)*g.Rules.numbers.levelPegs || int(t.o.A) < from || g.Lasting > 0 && g.barredFrom(who, t.o.A) {
			continue
		}
		if g.wantsSkill(who, t.o) && g.holds(t.use.must, &a) && (t.use.target != nil || !g.idle(t.use.list, a.scope())) {
			g.listUses(who, t.use.target, t.o)
		}
	}
}

// turnUse is a way in which a figure can use a skill in its turn, as an option and as what it does.
type turnUse struct {
	o   Option
	use *use
}

// turnsOf are the ways in which figures of a profile can use skills in their turns.
func (x *Rules) turnsOf(p *Profile) []turnUse {
	var out []turnUse
	for _, k := range p.skilled {
		most := p.levels[k]
		for level := int8(1); level <= most && int(level) <= len(x.skills[k].levels); level++ {
			for i := range x.skills[k].levels[level-1] {
				out = append(out, turnUse{Option{Code: UseSkill, A: k, B: int16(level), C: int16(i)}, &x.skills[k].levels[level-1][i]})
			}
		}
	}
	return out
}

// listUses lists on whom a skill can be used.
func (g *Game) listUses(by int8, target *who, o Option) {
	if target == nil {
		g.option(o)
		return
	}
	for i := range int8(g.Count) {
		if i != by && g.reacts(target, i, scope{by: by, other: i}) {
			o.C = o.C&(1<<onShift-1) | (int16(i)+1)<<onShift
			g.option(o)
		}
	}
}

// onShift is where an option of using a skill says on whom, and one more.
const onShift = 6

// Target is the figure that a skill is used on; -1: it is used on nobody, or whom it is for is still to be picked.
func (o Option) Target() int8 {
	if o.Code != UseSkill {
		return -1
	}
	return int8(o.C>>onShift) - 1
}

// Way is which of the ways of using a level an option is, from 0 on.
func (o Option) Way() int8 { return int8(o.C & (1<<onShift - 1)) }

// useSkill spends the pegs of a level and does what it does.
func (g *Game) useSkill(who int8, o Option) {
	g.spendSkill(who, o)
	u := &g.Rules.skills[o.A].levels[o.B-1][o.C&(1<<onShift-1)]
	if u.still {
		g.Figures[who].Flags |= Still
	}
	g.push(Frame{Kind: opsFrame, A: u.list, C: int16(who), E: o.C >> onShift})
	for i := range g.Rules.lists[u.list] {
		if e := &g.Rules.lists[u.list][i]; e.early() {
			g.last(&Frame{A: u.list, B: int16(i) + 1}, e, who, who)
			if e.onMeeting() {
				g.strikeMet(e, who, g.Met)
			}
		}
	}
}
