package play

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// skill is a skill, lowered.
type skill struct {
	title  string
	levels [][]use // from the first level on
}

// use is one way of using a level of a skill in one's own turn.
type use struct {
	list int16
	must *cond
}

// lowerSkills lowers what skills do in the turn of their bearer, and how far each trader has come in them.
func (x *Rules) lowerSkills() error {
	for _, s := range x.Set.Skills {
		out := skill{title: s.Title}
		for _, l := range s.Levels {
			out.levels = append(out.levels, x.usesOf(l))
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
	most := int8(max(x.Set.Play.Skills.Levels, 1))
	p.levels = make([]int8, len(x.skills))
	for _, list := range [][]model.Amount{p.Trader.Home, p.Trader.Learned} {
		for _, a := range list {
			if k := x.skillOf(a.ID); k >= 0 {
				p.levels[k] = min(p.levels[k]+int8(a.Count), most) // added up (seed 000:1169-1177)
			}
		}
	}
}

func (x *Rules) skillOf(id string) int {
	return slices.IndexFunc(x.Set.Skills, func(s model.Skill) bool { return s.ID == id })
}

// usesOf are the ways of using a level in the turn of its bearer that the engine plays to the last effect.
func (x *Rules) usesOf(l model.SkillLevel) []use {
	var out []use
	for _, p := range l.Does {
		if p.Use != "turn" && p.Use != "" || p.When != nil || p.Phase != "" || p.Cost != nil || p.Target != nil {
			continue
		}
		u := use{list: x.lowerOps(x.Program.Ops(p.Do))}
		if p.If != nil {
			u.must = x.lowerCond(*p.If)
		}
		if !x.partly(u.list) && !u.must.partly() {
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
	for k, most := range p.levels {
		for level := int8(1); level <= most && int(level) <= len(g.Rules.skills[k].levels); level++ {
			if x.Skill < level*g.Rules.numbers.levelPegs {
				break
			}
			for i := range g.Rules.skills[k].levels[level-1] {
				if g.holds(g.Rules.skills[k].levels[level-1][i].must, &a) {
					g.option(Option{Code: UseSkill, A: int16(k), B: int16(level), C: int16(i)})
				}
			}
		}
	}
}

// useSkill spends the pegs of a level and does what it does.
func (g *Game) useSkill(who int8, o Option) {
	x := &g.Figures[who]
	x.Skill -= int8(o.B) * g.Rules.numbers.levelPegs
	x.Flags |= Skilled
	g.tell(Event{Kind: SkillUsed, A: int16(who), B: o.A, C: o.B, D: int16(x.Skill)})
	g.push(Frame{Kind: opsFrame, A: g.Rules.skills[o.A].levels[o.B-1][o.C].list, C: int16(who)})
}

// deedBits are the actions that an effect lets somebody take.
type deedBits uint8

// The actions that effects give away.
const (
	toMove deedBits = 1 << iota
	toShoot
	toStrike
	toReload
	toClear
	toSearch
)

// deedBitsOf are the bits of an action; none: the engine does not know it here.
func deedBitsOf(id string) deedBits {
	switch id {
	case moveAction:
		return toMove
	case rangedAssault:
		return toShoot
	case closeAssault:
		return toStrike
	case "assault":
		return toShoot | toStrike
	case "reload":
		return toReload
	case "clear-jam":
		return toClear
	case "search":
		return toSearch
	case "any":
		return toMove | toShoot | toStrike | toReload | toClear | toSearch
	}
	return 0
}

// lowerAct lowers an effect that lets somebody act; false: it says more of it than the engine plays.
func (x *Rules) lowerAct(out *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Actions: e.Actions, May: e.May, Without: e.Without, Who: e.Who}
	if !sameEffect(plain, *e) || len(e.Actions) == 0 {
		return false
	}
	for _, id := range e.Actions {
		d := deedBitsOf(id)
		if d == 0 {
			return false
		}
		out.acts = append(out.acts, d)
	}
	for _, id := range e.Without {
		if waiverOf(id) != noStrikes {
			return false
		}
		out.safe = true
	}
	out.may = e.May
	return true
}

// runAct has somebody take the actions that an effect gives it, one after the other; they cost nothing. A: who; B: list; C:
// which effect; D: actions taken.
func (g *Game) runAct(f *Frame) {
	who := int8(f.A)
	o := &g.Rules.lists[f.B][f.C]
	x := &g.Figures[who]
	if int(f.D) >= len(o.acts) || !x.Stands() || x.Flags.Has(Prone) {
		g.pop()
		return
	}
	g.listGiven(who, o.acts[f.D])
	if len(g.options) == 0 {
		f.D++
		return
	}
	if o.may {
		g.option(Option{Code: Pass})
	}
	g.choose(GivenDecision, x.Crew, who)
}

// listGiven lists the actions of a sort that somebody can take.
func (g *Game) listGiven(who int8, d deedBits) {
	if d&toMove != 0 && g.stride(who, g.pace(who)) >= model.Inch {
		g.option(Option{Code: MoveAction})
	}
	if d&(toShoot|toStrike) != 0 {
		from := len(g.options)
		g.listAttacks(who)
		kept := g.options[:from]
		for _, o := range g.options[from:] {
			if o.Code == ShootAt && d&toShoot != 0 || o.Code == StrikeAt && d&toStrike != 0 {
				kept = append(kept, o)
			}
		}
		g.options = kept
	}
	if d&(toReload|toClear|toSearch) == 0 || g.engaged(who) {
		return
	}
	from := len(g.options)
	g.listWork(who)
	kept := g.options[:from]
	for _, o := range g.options[from:] {
		if o.Code == Reload && d&toReload != 0 || o.Code == ClearJam && d&toClear != 0 || (o.Code == SearchIn || o.Code == SearchRoom) && d&toSearch != 0 {
			kept = append(kept, o)
		}
	}
	g.options = kept
}

// given takes an action that costs nothing.
func (g *Game) given(f *Frame, o Option) {
	safe := g.Rules.lists[f.B][f.C].safe
	f.D++
	if o.Code == Pass {
		return
	}
	g.Figures[f.A].Actions++ // what the action costs
	g.acted(f, o)
	if top := &g.Frames[g.Depth-1]; safe && top.Kind == moveFrame {
		top.C |= safely
	}
}
