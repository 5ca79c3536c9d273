package play

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// skill is a skill, lowered.
type skill struct {
	title  string
	levels [][]use // from the first level on
	// reactions are the ways of using each level out of turn.
	reactions [][]reaction
	passive   []passive
}

// use is one way of using a level of a skill in one's own turn.
type use struct {
	list   int16
	must   *cond
	target *who // whom it is used on; nil: nobody is named
	still  bool // only by somebody who does not move in this round
}

// passive is what a level does by itself.
type passive struct {
	level int8
	mod   *modifier
	eases deedBits // actions that are effortless
}

// lowerSkills lowers what skills do in the turn of their bearer, and how far each trader has come in them.
func (x *Rules) lowerSkills() error {
	for _, s := range x.Set.Skills {
		out := skill{title: s.Title}
		for _, l := range s.Levels {
			out.levels = append(out.levels, x.usesOf(l))
			out.reactions = append(out.reactions, x.reactionsOf(l))
			out.passive = append(out.passive, x.passiveOf(l, int8(len(out.levels)))...)
		}
		x.skills = append(x.skills, out)
	}
	for i := range x.profiles {
		x.learn(&x.profiles[i])
	}
	return nil
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
	p.skilled = nil
	for k, level := range p.levels {
		if level > 0 {
			p.skilled = append(p.skilled, int16(k))
		}
		x.master(p, &x.skills[k], level)
	}
	x.windows |= p.windows
}

// master notes what a level of a skill gives without being used, and when it can be used out of turn. What is passive works
// at every level above (seed 000:1161).
func (x *Rules) master(p *Profile, s *skill, level int8) {
	for i := range s.reactions[:min(level, int8(len(s.reactions)))] {
		for _, r := range s.reactions[i] {
			p.windows |= 1 << r.window
		}
	}
	for _, a := range s.passive {
		if a.level > level {
			continue
		}
		p.eases |= a.eases
		for side := range p.Sides {
			if a.mod != nil {
				p.Sides[side].mods = append(slices.Clip(p.Sides[side].mods), *a.mod)
			}
		}
	}
}

// reactionsOf are the ways of using a level out of turn that the engine plays to the last effect.
func (x *Rules) reactionsOf(l model.SkillLevel) []reaction {
	var out []reaction
	for _, p := range l.Does {
		if r, ok := x.reactionOf(p); ok {
			out = append(out, r)
		}
	}
	return out
}

// passiveOf is what a level does by itself.
func (x *Rules) passiveOf(l model.SkillLevel, level int8) []passive {
	var out []passive
	for _, p := range l.Does {
		if p.Use != "passive" || p.Phase != "" || p.Cost != nil || p.If != nil {
			continue
		}
		if m, ok := x.modifier(p, 1); ok {
			out = append(out, passive{level: level, mod: &m})
			continue
		}
		for _, e := range p.Do {
			if p.When == nil && kinds.EffectKindOf(e.Kind) == kinds.EffortlessEffect && e.Arms == nil {
				a := passive{level: level}
				for _, id := range e.Actions {
					a.eases |= deedBitsOf(id) & (toReload | toSearch)
				}
				if a.eases != 0 {
					out = append(out, a)
				}
			}
		}
	}
	return out
}

func (x *Rules) skillOf(id string) int {
	return slices.IndexFunc(x.Set.Skills, func(s model.Skill) bool { return s.ID == id })
}

// usesOf are the ways of using a level in the turn of its bearer that the engine plays to the last effect.
func (x *Rules) usesOf(l model.SkillLevel) []use {
	var out []use
	for _, p := range l.Does {
		if p.Use != "turn" && p.Use != "" || p.When != nil || p.Phase != "" || p.Cost != nil {
			continue
		}
		u := use{list: x.lowerOps(x.Program.Ops(p.Do)), target: x.whose(p.Target)}
		if p.If != nil {
			u.must = x.lowerCond(*p.If)
			u.still = u.must.still()
		}
		x.together(u.list)
		if !x.partly(u.list) && !u.must.partly() && !x.changesAttack(u.list) && (u.target == nil || !u.target.unknown) {
			out = append(out, u)
		}
	}
	return out
}

// listSkills lists the skills that a trader can use in its turn: one a round, for as many pegs as the level that it uses
// (seed 000:1145-1151).
func (g *Game) listSkills(who int8) {
	x, p := &g.Figures[who], g.profile(who)
	if x.Flags.Has(Skilled) || p.levels == nil {
		return
	}
	a := attack{by: who, on: who, with: -1}
	for _, k := range p.skilled {
		most := p.levels[k]
		for level := int8(1); level <= most && int(level) <= len(g.Rules.skills[k].levels); level++ {
			if x.Skill < level*g.Rules.numbers.levelPegs {
				break
			}
			for i := range g.Rules.skills[k].levels[level-1] {
				if u := &g.Rules.skills[k].levels[level-1][i]; g.holds(u.must, &a) && (u.target != nil || !g.idle(u.list, a.scope())) {
					g.listUses(who, u.target, Option{Code: UseSkill, A: int16(k), B: int16(level), C: int16(i)})
				}
			}
		}
	}
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

// useSkill spends the pegs of a level and does what it does.
func (g *Game) useSkill(who int8, o Option) {
	g.spendSkill(who, o)
	u := &g.Rules.skills[o.A].levels[o.B-1][o.C&(1<<onShift-1)]
	if u.still {
		g.Figures[who].Flags |= Still
	}
	g.push(Frame{Kind: opsFrame, A: u.list, C: int16(who), E: o.C >> onShift})
}
