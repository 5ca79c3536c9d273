package play

import (
	"github.com/sortie-tools/sortie/engine/program"
)

// What somebody is persuaded for.
const (
	forSwap = iota
	forJoin
	forMission
	forSkill // what a skill says comes of it
)

// listTalk lists whom a trader can talk round, and for what: an NPC in contact with a number against it, and no enemy in
// contact besides (seed 000:994-1002).
func (g *Game) listTalk(who int8) {
	p := g.Rules.Set.Play.Persuade
	if p == nil || !g.isTrader(who) {
		return
	}
	for i := range int8(g.Count) {
		x := &g.Figures[i]
		if !x.Stands() || x.Crew >= 0 || !g.stats(i).Talks || g.is(i, Dormant) || !g.touch(who, i) || g.engagers(who)&^(1<<i) != 0 && p.Alone {
			continue
		}
		for _, aim := range p.Aims {
			switch aim {
			case "swap":
				if g.hasSmall(who) {
					g.option(Option{Code: PersuadeTo, A: int16(i), B: forSwap})
				}
			case "join":
				g.option(Option{Code: PersuadeTo, A: int16(i), B: forJoin})
			case "mission":
				if g.Rules.talks {
					g.option(Option{Code: PersuadeTo, A: int16(i), B: forMission})
				}
			}
		}
	}
}

// listTalkTo lists whom a skill lets a trader talk round, and for what: what the skill says comes of it and, where it says that of
// itself, whatever else talking is for. Traders of other crews join only as far as the effect behind it lets them.
func (g *Game) listTalkTo(who int8, o *op, s scope) {
	for i := range int8(g.Count) {
		if !g.Figures[i].Stands() || !g.reacts(o.target, i, s) || !g.isTrader(i) && !g.stats(i).Talks {
			continue
		}
		g.option(Option{Code: PersuadeTo, A: int16(i), B: forSkill})
		if len(o.lists) == 0 {
			continue
		}
		if g.hasSmall(who) && (!g.isTrader(i) || g.hasSmall(i)) {
			g.option(Option{Code: PersuadeTo, A: int16(i), B: forSwap})
		}
		if !g.staysIn(i, s) {
			g.option(Option{Code: PersuadeTo, A: int16(i), B: forJoin})
		}
		if g.Rules.talks && !g.isTrader(i) {
			g.option(Option{Code: PersuadeTo, A: int16(i), B: forMission})
		}
	}
}

// staysIn reports whether the effects of which a talk is one keep somebody from joining.
func (g *Game) staysIn(i int8, s scope) bool {
	list := g.Rules.lists[g.below().A]
	for k := range list {
		if o := &list[k]; o.once && o.guards == fromJoining && g.reacts(&o.who, i, s) {
			return true
		}
	}
	return false
}

// hasSmall reports whether a figure carries a small token that it could give away.
func (g *Game) hasSmall(f int8) bool {
	for i, d := range g.Rules.tokens {
		if t := &g.Tokens[i]; t.Where == InTray && t.At == int16(f) && t.Flags&Worn == 0 && g.Rules.designs[d].small {
			return true
		}
	}
	return false
}

// talk rolls as many dice as the skill statistic of a trader; the number on the NPC's board comes off the hits
// (seed 000:1008).
func (g *Game) talk(who int8, o Option, with *op) {
	npc := int8(o.A)
	dice := g.number(who, skillStat)
	if with != nil {
		dice += with.more
	}
	hits := int8(g.rollDice(dice).A)
	against := g.stats(npc).Persuade
	if g.isTrader(npc) {
		against = g.profile(npc).skill // as it was at first
	}
	won := hits-against >= int8(max(g.Rules.Set.Play.Persuade.Hits, 1))
	e := Event{Kind: Persuaded, A: int16(who), B: o.A, C: o.B}
	if won {
		e.D = 1
	}
	g.tell(e)
	if !won {
		return
	}
	switch o.B {
	case forSkill:
		g.result(&attack{by: who, on: npc}, true)
		if with != nil && len(with.lists) > 0 {
			g.push(Frame{Kind: opsFrame, A: with.lists[0], C: int16(who), E: o.A + 1})
		}
		return
	case forJoin:
		g.joinCrew(npc, g.Figures[who].Crew)
		g.Figures[npc].Flags &^= Acted // it can act in this round (seed 000:1001)
	case forSwap:
		g.push(Frame{Kind: swapFrame, A: int16(who), B: o.A})
	}
	g.signal(program.FigurePersuaded, program.None, npc)
}

// runSwap offers a trader a small token for one of its own: the one that the NPC carries, else one from the pouch
// (seed 000:1000).
func (g *Game) runSwap(f *Frame) {
	who, npc := int8(f.A), int8(f.B)
	if f.Step == 0 {
		f.Step, f.C = 1, g.offers(npc)
		if f.C < 0 {
			g.pop()
		}
		return
	}
	for i, d := range g.Rules.tokens {
		if t := &g.Tokens[i]; t.Where == InTray && t.At == f.A && t.Flags&Worn == 0 && g.Rules.designs[d].small {
			g.option(Option{Code: SwapFor, A: int16(i)})
		}
	}
	g.option(Option{Code: Pass})
	g.choose(FoundDecision, g.Figures[who].Crew, who)
}

// offers is the token that an NPC offers; it carries it from now on. -1: there is none.
func (g *Game) offers(npc int8) int16 {
	for i := range g.Rules.tokens {
		if t := &g.Tokens[i]; t.Where == InTray && t.At == int16(npc) {
			return int16(i)
		}
	}
	t := g.drawToken()
	if t >= 0 {
		g.carry(npc, t)
	}
	return t
}

func (g *Game) swapped(f *Frame, o Option) {
	token := f.C
	g.pop()
	if o.Code != SwapFor {
		return
	}
	g.Tokens[o.A].At = f.B
	g.Tokens[o.A].Flags &^= Worn
	g.stirs(o.A)
	g.tell(Event{Kind: GaveToken, A: f.A, B: f.B, C: o.A})
	g.Tokens[token].At = f.A
	g.stirs(token)
	g.tell(Event{Kind: GaveToken, A: f.B, B: f.A, C: token})
}
