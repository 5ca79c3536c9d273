package play

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// targets are those whom an NPC could go for, equal ones together, a bit each: the first step of the rules that has any
// (seed 000:1310-1321, 1418-1427; seed 002:3080-3086, 3778-3786).
func (g *Game) targets(who int8) uint64 {
	g.things().held = true // while somebody looks around nothing moves
	g.watch(who)
	defer g.letGo()
	if k := g.sort(who).Kind; k >= 0 {
		if t := g.favoured(who, g.Rules.kinds[k].targets); t != 0 {
			return t
		}
	}
	lines := g.Rules.groups[g.sort(who).Group].targets
	if len(lines) == 0 {
		return g.nearest(who, g.among(who, &priority{groups: ^uint32(0)}))
	}
	return g.preferred(who, lines)
}

// favoured are those whom a kind goes for before the targets of its group: in sight, where its list says so, and in contact.
func (g *Game) favoured(who int8, lines []priority) uint64 {
	for i := range lines {
		step := contactStep
		if lines[i].seen {
			step = sightStep
		}
		if t := g.goal(who, step, g.among(who, &lines[i])); t != 0 {
			return t
		}
	}
	return 0
}

// preferred are the targets by a list of priorities: in each of the steps of the rules the highest that has any.
func (g *Game) preferred(who int8, lines []priority) uint64 {
	for _, a := range g.Rules.aims {
		if a.harm && a.step == sightStep && !g.shootsFirst(who) {
			continue
		}
		for i := range lines {
			if t := g.goal(who, a.step, g.fit(who, a, g.among(who, &lines[i]))); t != 0 {
				return t
			}
		}
	}
	return 0
}

// goal are those of some to whom a step comes first.
func (g *Game) goal(who int8, step int, among uint64) uint64 {
	switch step {
	case contactStep:
		return g.inContact(who, among)
	case sightStep:
		return g.inSight(who, among)
	}
	return g.byWay(who, among)
}

// among are the figures that a line of a target list speaks of.
func (g *Game) among(who int8, p *priority) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		if p.groups>>uint(g.groupOf(i))&1 == 1 && (!p.captain || g.Figures[i].Flags.Has(Captain)) && !g.kept(i, fromAim, who) {
			out |= 1 << i
		}
	}
	return out
}

// nearest are the nearest of some: in sight and out of cover, else in sight, else by the shortest way (seed 000:1312-1317).
func (g *Game) nearest(who int8, among uint64) uint64 {
	if t := g.inSight(who, among); t != 0 {
		return t
	}
	return g.byWay(who, among)
}

// inContact are those in contact.
func (g *Game) inContact(who int8, among uint64) uint64 {
	return g.least(who, among, func(i int8) (model.Length, bool) { return 0, g.touch(who, i) })
}

// inSight are the nearest who are seen: those out of cover, if there are any.
func (g *Game) inSight(who int8, among uint64) uint64 {
	var seen, open uint64
	for i := range int8(g.Count) {
		if among>>uint(i)&1 == 0 || !g.Figures[i].Stands() || !g.enemies(who, i) {
			continue
		}
		if cover, so := g.sees(who, i); so {
			seen |= 1 << i
			if !g.covered(cover) {
				open |= 1 << i
			}
		}
	}
	if open != 0 {
		seen = open
	}
	if seen&(seen-1) == 0 {
		return seen
	}
	return g.least(who, seen, func(i int8) (model.Length, bool) {
		return g.Rules.Field.Apart(g.Figures[who].At, g.Figures[i].At), true
	})
}

// byWay are those to whom the way is shortest; figures are not in its way (ruling RU-12).
func (g *Game) byWay(who int8, among uint64) uint64 {
	row := g.Rules.Field.Row(g.Figures[who].At, g.barred())
	t := g.least(who, among, func(i int8) (model.Length, bool) {
		d := row[g.Figures[i].At]
		return model.Length(d), d != 1<<16-1
	})
	return t
}

// least are those of some enemies who stand of whom a measure is least, a bit each.
func (g *Game) least(who int8, among uint64, measure func(int8) (model.Length, bool)) uint64 {
	var out uint64
	best := model.Length(1 << 30)
	for i := range int8(g.Count) {
		if among>>uint(i)&1 == 0 || !g.Figures[i].Stands() || !g.enemies(who, i) {
			continue
		}
		n, ok := measure(i)
		switch {
		case !ok || n > best:
		case n < best:
			best, out = n, 1<<i
		default:
			out |= 1 << i
		}
	}
	return out
}

// The steps in which an NPC looks for a target.
const (
	contactStep = iota
	sightStep
	boardStep
)

// aim is a step in which an NPC looks for a target, and whom it passes over there.
type aim struct {
	step       int
	open, harm bool // it takes only those out of cover, or whom it can do damage to
}

// fit are those of some whom a step takes: those out of cover, or whom the NPC can do damage to, if the rules have it look
// for such (seed 000:1422, 1426; seed 002:3784-3786).
func (g *Game) fit(who int8, a aim, among uint64) uint64 {
	deed := striking
	if a.step == sightStep {
		deed = shooting
	}
	for f := range int8(g.Count) {
		if among>>uint(f)&1 == 1 && (a.harm && !g.harms(who, f, deed) || a.open && !g.bare(who, f)) {
			among &^= 1 << f
		}
	}
	return among
}

// bare reports whether an enemy is seen, and nothing is in between that would be cover.
func (g *Game) bare(who, on int8) bool {
	if !g.Figures[on].Stands() || !g.enemies(who, on) {
		return false // it may not even be on the board
	}
	cover, seen := g.sees(who, on)
	return seen && !g.covered(cover)
}

// shootsFirst reports whether an NPC deals with whom it sees by shots.
func (g *Game) shootsFirst(who int8) bool {
	s := g.stats(who)
	return s.Ranged > 0 && s.Ranged >= s.Close
}

// harms reports whether an NPC could do damage to another with the best of rolls.
func (g *Game) harms(who, on int8, deed deed) bool {
	if !g.Figures[on].Stands() || !g.enemies(who, on) {
		return false
	}
	a := attack{by: who, on: on, with: -1, deed: deed, from: field.None}
	off := g.standing(on)
	if deed == shooting {
		off += g.coverOf(&a)
	}
	return g.Rules.best(g.diceOf(&a)) > off
}

// best is the most hits of so many dice.
func (x *Rules) best(dice int8) int8 {
	sum, d := int8(0), x.combat
	for range min(dice, 20) {
		most := int8(0)
		for i := range x.dice[d].faces {
			most = max(most, x.dice[d].faces[i].count)
		}
		sum += most
		d = x.dice[d].then
	}
	return sum
}

// lowerAims notes the steps in which NPCs look for a target; without any in the rules those in contact come first, then
// those in sight.
func (x *Rules) lowerAims() error {
	x.aims = []aim{{step: contactStep}, {step: sightStep}, {step: boardStep}}
	if x.Set.Play.NPCs == nil || len(x.Set.Play.NPCs.Targets) == 0 {
		return nil
	}
	steps := map[string]int{"contact": contactStep, "sight": sightStep, "board": boardStep}
	x.aims = nil
	for _, s := range x.Set.Play.NPCs.Targets {
		x.aims = append(x.aims, aim{step: steps[s.Among], open: s.Open, harm: s.Harm})
	}
	return nil
}
