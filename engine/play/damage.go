package play

import (
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// hurt does damage: a trader loses a peg of health for each, an NPC leaves play once it has taken what its board says
// (seed 000:803-804).
func (g *Game) hurt(f, damage int8) {
	x := &g.Figures[f]
	if g.kept(f, fromDamage, -1) {
		return
	}
	if g.isTrader(f) {
		x.Health = max(x.Health-damage, 0)
		g.tell(Event{Kind: Hurt, A: int16(f), B: int16(damage), C: int16(x.Health)})
		if x.Health == 0 {
			g.fell(f)
		}
		return
	}
	x.Health += damage
	left := max(g.stats(f).Health-x.Health, 0)
	g.tell(Event{Kind: Hurt, A: int16(f), B: int16(damage), C: int16(left)})
	switch {
	case left > 0:
	case x.Crew < 0 && g.spared(f):
		g.layOut(f)
	default:
		g.remove(f)
	}
}

// layOut has an NPC lie where it stood, as somebody wants to take it along: it does nothing any more, and its figure does not come
// again.
func (g *Game) layOut(f int8) {
	g.Figures[f].Flags |= Down | Prone
	g.credited(f)
	g.tell(Event{Kind: Defeated, A: int16(f)})
	g.slide(f)
	g.signal(program.FigureDefeated, program.ID(g.profile(f).Kind), f)
	g.checkOver()
}

// credited counts a defeat for the crew whose attack has brought it about.
func (g *Game) credited(f int8) {
	by := g.attacker()
	if by < 0 {
		return
	}
	g.did(kinds.DefeatGoal, g.Figures[by].Crew, func(x *goal) bool { return g.meant(&x.whom, f, scope{by: by, other: f}) })
	if k := g.profile(f).Kind; k >= 0 && g.Rules.kinds[k].counts && g.Killer[k] == 0 && g.Figures[by].Crew >= 0 {
		g.Killer[k] = by + 1 // seed 000:828-832
		g.tell(Event{Kind: KillCounted, A: int16(by), B: int16(k)})
	}
}

// attacker is who makes the attack under way; -1: there is none, or nobody makes it.
func (g *Game) attacker() int8 {
	if a := g.hitting(); a != nil {
		return int8(a.A)
	}
	return -1
}

// fell has a trader lie where it stood (seed 000:1193-1199).
func (g *Game) fell(f int8) {
	x := &g.Figures[f]
	x.Flags |= Down | Prone
	g.credited(f)
	g.tell(Event{Kind: Defeated, A: int16(f)})
	g.slide(f)
	g.signal(program.FigureDefeated, program.None, f)
	g.checkOver()
	if !g.Over {
		g.open(onDefeat, f, -1, Frame{E: -1})
	}
}

// remove takes a defeated NPC off the board; what it carried lies where it stood, and its figure can come again
// (seed 000:804, 1260, 1558).
func (g *Game) remove(f int8) {
	x := &g.Figures[f]
	for i := range g.Rules.tokens {
		if t := &g.Tokens[i]; t.Where == InTray && t.At == int16(f) {
			*t = Token{Where: OnFloor, At: int16(x.At), Flags: t.Flags &^ Worn}
		}
	}
	x.Flags |= Gone
	g.tell(Event{Kind: Removed, A: int16(f)})
	g.credited(f)
	k := g.profile(f).Kind
	if k >= 0 && !g.Rules.kinds[k].once {
		g.Stock[k]++
	}
	g.signal(program.FigureDefeated, program.ID(k), f)
	g.checkOver()
}

// checkOver ends the game at once when every trader is down or aboard (seed 000:645-647; ruling RU-84).
func (g *Game) checkOver() {
	if g.Round > 0 && g.over() {
		g.Over = true
	}
}

// heal gives pegs of health back, no further than what a figure began with (seed 000:361).
func (g *Game) heal(f, n int8) {
	x := &g.Figures[f]
	x.Health = min(x.Health+n, max(g.profile(f).health, x.Health))
	g.tell(Event{Kind: Healed, A: int16(f), B: int16(x.Health)})
}

// recall gives pegs of skill back, no further than what a figure began with.
func (g *Game) recall(f, n int8) {
	x := &g.Figures[f]
	x.Skill = min(x.Skill+n, max(g.profile(f).skill, x.Skill))
	g.tell(Event{Kind: SkillPegs, A: int16(f), B: int16(x.Skill)})
}

// mend heals by a rule, all for no number of pegs: whoever has been defeated comes round by it, and still lies there
// (seed 000:1203).
func (g *Game) mend(f, n int8) {
	x := &g.Figures[f]
	if n == 0 {
		n = g.profile(f).health
	}
	g.heal(f, n)
	if x.Flags.Has(Down) && x.Health > 0 {
		x.Flags &^= Down
		g.tell(Event{Kind: Revived, A: int16(f), B: int16(x.Health)})
	}
}

// slide moves a figure that has been brought down while it passed a comrade into the nearest free square: no two can be in one.
func (g *Game) slide(f int8) {
	x := &g.Figures[f]
	for i := range int8(g.Count) {
		if i != f && g.Figures[i].OnBoard() && g.Figures[i].At == x.At {
			x.At = g.freeNear(x.At)
			g.tell(Event{Kind: Placed, A: int16(f), At: x.At})
			return
		}
	}
}
