package play

import (
	"github.com/sortie-tools/sortie/engine/field"
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
	if damage > 0 {
		g.loses(f, lostHealth)
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
	g.note(f)
	g.credited(f)
	g.tell(Event{Kind: Defeated, A: int16(f)})
	g.halt(f)
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
	g.note(f)
	g.credited(f)
	g.tell(Event{Kind: Defeated, A: int16(f)})
	g.halt(f)
	g.slide(f)
	g.release(f)
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
	var buf [32]int16
	for _, i := range append(buf[:0], g.things().tray(f)...) {
		t := &g.Tokens[i]
		*t = Token{Where: OnFloor, At: int16(x.At), Flags: t.Flags &^ Worn}
		g.stirs(i)
	}
	x.Flags |= Gone
	g.note(f)
	g.tell(Event{Kind: Removed, A: int16(f)})
	g.leaves(x.At)
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
	if g.Round == 0 || g.Over {
		return
	}
	over, deep := g.over(), g.Depth
	if g.awaited(program.CrewGone) || g.awaited(program.CrewAboard) { // what rules do then is done before it is over
		if over && g.Parted == 1<<g.Crews-1 {
			return // it is being done
		}
		if over {
			g.push(Frame{Kind: opsFrame, A: g.Rules.ending, C: -1})
		}
		if g.parted(); over && g.Depth > deep+1 {
			return
		} else if over {
			g.pop()
		}
	}
	g.Over = over
}

// heal gives pegs of health back, no further than what a figure began with (seed 000:361).
func (g *Game) heal(f, n int8) { g.healTo(f, n, g.profile(f).health) }

// healTo gives pegs of health back, no further than a number.
func (g *Game) healTo(f, n, most int8) {
	x := &g.Figures[f]
	x.Health = min(x.Health+n, max(most, x.Health))
	g.tell(Event{Kind: Healed, A: int16(f), B: int16(x.Health)})
}

// recall gives pegs of skill back, no further than what a figure began with.
func (g *Game) recall(f, n int8) {
	x := &g.Figures[f]
	x.Skill = min(x.Skill+n, max(g.profile(f).skill, x.Skill))
	g.tell(Event{Kind: SkillPegs, A: int16(f), B: int16(x.Skill)})
}

// mend heals by a rule, all for no number of pegs, beyond what one began with up to the room on its board: whoever has been defeated comes round by it, and still lies there
// (seed 000:1203).
func (g *Game) mend(f, n int8, beyond bool) {
	x, most := &g.Figures[f], g.profile(f).health
	if beyond {
		most = max(most, g.profile(f).room)
	}
	if n == 0 {
		n = most
	}
	g.healTo(f, n, most)
	if x.Flags.Has(Down) && x.Health > 0 {
		x.Flags &^= Down
		g.note(f)
		g.Parted &^= 1 << max(x.Crew, 0)
		g.tell(Event{Kind: Revived, A: int16(f), B: int16(x.Health)})
	}
}

// slide moves a figure that has been brought down while it passed a comrade into the nearest free square: no two can be in one.
func (g *Game) slide(f int8) {
	x := &g.Figures[f]
	for i := range int8(g.Count) {
		if i != f && g.Figures[i].OnBoard() && g.Figures[i].At == x.At {
			x.At = g.freeNear(x.At)
			g.note(f)
			g.tell(Event{Kind: Placed, A: int16(f), At: x.At})
			return
		}
	}
}

// What a shareFrame holds of each hit.
const (
	shareOne  = 6  // bits: a figure
	mostHits  = 10 // that can be shared out; whoever was aimed at takes all others
	shareMask = 1<<shareOne - 1
)

// sharesOut asks who takes the hits of an attack that can be shared out; false where nobody else could take any.
func (g *Game) sharesOut(f *Frame, a *attack) bool {
	o := g.sharing(f)
	hits := int8(f.R & 255)
	if o == nil || hits < 1 || f.D&sharedFlag != 0 {
		return false
	}
	s := Frame{Kind: shareFrame, A: int16(g.Depth), B: int16(min(hits, mostHits))}
	if !g.listShares(&s) {
		return false
	}
	g.options = g.options[:0]
	g.push(s)
	return true
}

// listShares lists who can take the next hit; false where it is only the one that was aimed at.
func (g *Game) listShares(f *Frame) bool {
	at := &g.Frames[f.A-1]
	a, o := at.attack(), g.sharing(at)
	chosen, n := g.sharers(f)
	some := false
	for i := range int8(g.Count) {
		if i == a.on || g.canShare(o, &a, i, chosen, n) {
			g.option(Option{Code: Choose, A: int16(i)})
			some = some || i != a.on
		}
	}
	return some
}

// sharers are those who have been given hits so far, and how many hits those are.
func (g *Game) sharers(f *Frame) (set uint64, n int) {
	for r := f.R; r != 0; r >>= shareOne {
		set |= 1 << (r&shareMask - 1)
		n++
	}
	return set, n
}

// canShare reports whether a figure can take a hit that was meant for somebody else.
func (g *Game) canShare(o *op, a *attack, i int8, chosen uint64, n int) bool {
	s := scope{by: a.by, other: a.on}
	if i == a.by || !g.Figures[i].Stands() || !g.reacts(&o.who, i, s) || o.fair && !g.couldAim(a, i) {
		return false
	}
	many, near := 1, true
	for k := range int8(g.Count) {
		if chosen>>uint(k)&1 == 0 || k == i {
			continue
		}
		many++
		near = near && (o.near < 0 || g.ranged(o.near, g.Figures[i].At, g.Figures[k].At))
	}
	near = near && (o.near < 0 || n > 0 || g.ranged(o.near, g.Figures[i].At, g.Figures[a.on].At))
	return near && (o.among == 0 || many <= int(o.among))
}

// couldAim reports whether an attack could have been aimed at somebody.
func (g *Game) couldAim(a *attack, i int8) bool {
	if g.kept(i, fromAim, a.by) || !g.enemies(a.by, i) || a.deed == shooting == g.touch(a.by, i) {
		return false
	}
	if a.deed != shooting {
		return true
	}
	other := *a
	other.on = i
	band := g.bandOf(&other)
	_, seen := g.sees(a.by, i)
	return seen && band >= 0 && (a.with < 0 || g.Rules.designs[g.Rules.tokens[a.with]].ranged[band] > 0)
}

// runShare asks who takes the next hit.
func (g *Game) runShare(f *Frame) {
	if f.B == 0 || !g.listShares(f) {
		g.shared(f)
		return
	}
	a := g.Frames[f.A-1].attack()
	g.choose(ShareDecision, g.decider(a.by), a.by)
}

// sharesHit gives a hit to somebody.
func (g *Game) sharesHit(f *Frame, o Option) {
	f.R = f.R<<shareOne | uint64(o.A+1)
	f.B--
}

// shared begins an attack on each of those who take hits that were meant for another, without dice.
func (g *Game) shared(f *Frame) {
	given, at := *f, &g.Frames[f.A-1]
	a := at.attack()
	g.pop()
	for i := range int8(g.Count) {
		n := uint64(0)
		for r := given.R; r != 0; r >>= shareOne {
			if int8(r&shareMask)-1 == i {
				n++
			}
		}
		if n == 0 || i == a.on {
			continue
		}
		at.R -= n // of its hits
		g.tell(Event{Kind: Shared, A: int16(a.by), B: int16(i), C: int16(n)})
		g.push(Frame{Kind: attackFrame, Step: toSettle, A: at.A, B: int16(i), C: at.C, D: at.D&^(shotFlag|noiseFlag) | sharedFlag, F: int16(field.None), R: n})
	}
}

// intercepted asks whether somebody takes hits in place of another; false where nobody can.
func (g *Game) intercepted(on, damage int8) bool {
	for i := range g.Lasts[:g.Lasting] {
		l := &g.Lasts[i]
		o := &g.Rules.lists[l.List][l.Op]
		if l.Who != on || o.code != kinds.TakeHitsEffect || !g.Figures[l.By].Stands() {
			continue
		}
		s := scope{by: l.By, other: on, those: 1 << on}
		if a := s.attack(); g.holds(o.while, &a) {
			g.push(Frame{Kind: guardFrame, A: int16(on), B: int16(l.By), C: int16(damage)})
			return true
		}
	}
	return false
}

// runGuard asks how many hits somebody takes in place of another.
func (g *Game) runGuard(f *Frame) {
	for n := range f.C + 1 {
		g.option(Option{Code: TakeHits, A: n})
	}
	g.choose(ShareDecision, g.Figures[f.B].Crew, int8(f.B))
}

// guards does the damage to the one and the other.
func (g *Game) guards(f *Frame, o Option) {
	on, by, rest := int8(f.A), int8(f.B), int8(f.C-o.A)
	g.pop()
	if o.A > 0 {
		g.tell(Event{Kind: Guarded, A: int16(by), B: int16(on), C: o.A})
		g.hurt(by, int8(o.A))
	}
	if rest > 0 {
		g.hurt(on, rest)
	}
}
