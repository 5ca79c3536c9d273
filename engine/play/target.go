package play

import (
	"math/bits"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// targets are those whom an NPC could go for, equal ones together, a bit each: the first step of the rules that has any
// (seed 000:1310-1321, 1418-1427; seed 002:3080-3086, 3778-3786).
func (g *Game) targets(who int8) uint64 {
	if g.Lasting > 0 {
		if i := g.lastOf(who, kinds.AimEffect); i >= 0 {
			if on := g.Lasts[i].Left; g.Figures[on].Stands() && g.enemies(who, on) {
				return 1 << on
			}
		}
	}
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
		a := aim{step: contactStep}
		if lines[i].seen {
			a.step = sightStep
		}
		if t := g.goal(who, a, g.among(who, &lines[i])); t != 0 {
			return t
		}
	}
	return 0
}

// preferred are the targets by a list of priorities: in each of the steps of the rules the highest that has any.
func (g *Game) preferred(who int8, lines []priority) uint64 {
	var buf [16]uint64
	each := buf[:0]
	for i := range lines {
		each = append(each, g.among(who, &lines[i]))
	}
	for _, a := range g.Rules.aims {
		if a.harm && a.step == sightStep && !g.shootsFirst(who) {
			continue
		}
		for _, among := range each {
			if among == 0 {
				continue
			}
			if t := g.goal(who, a, among); t != 0 {
				return t
			}
		}
	}
	return 0
}

// goal are those of some to whom a step comes first.
func (g *Game) goal(who int8, a aim, among uint64) uint64 {
	switch a.step {
	case contactStep:
		return g.inContact(who, a, among)
	case sightStep:
		return g.inSight(who, a, among)
	}
	return g.byWay(who, a, among)
}

// among are the enemies on their feet that a line of a target list speaks of.
func (g *Game) among(who int8, p *priority) uint64 {
	out := g.roster.stand & g.roster.foes[who]
	if p.groups == ^uint32(0) && !p.captain && g.Lasting == 0 && len(g.Rules.standing) == 0 {
		return out
	}
	for left := out; left != 0; left &= left - 1 {
		i := int8(bits.TrailingZeros64(left))
		if p.groups>>uint(g.groupOf(i))&1 == 1 && (!p.captain || g.Figures[i].Flags.Has(Captain)) && !g.kept(i, fromAim, who) {
			continue
		}
		out &^= 1 << uint(i)
	}
	return out
}

// nearest are the nearest of some: in sight and out of cover, else in sight, else by the shortest way (seed 000:1312-1317).
func (g *Game) nearest(who int8, among uint64) uint64 {
	if t := g.inSight(who, aim{step: sightStep}, among); t != 0 {
		return t
	}
	return g.byWay(who, aim{step: boardStep}, among)
}

// inContact are those in contact whom a step takes.
func (g *Game) inContact(who int8, a aim, among uint64) uint64 {
	out := among & g.touching(who)
	for left := out; left != 0; left &= left - 1 {
		if i := int8(bits.TrailingZeros64(left)); !g.takes(who, a, i) {
			out &^= 1 << uint(i)
		}
	}
	return out
}

// inSight are the nearest who are seen of those whom a step takes: those out of cover, if there are any. The near ones are looked at
// first, as whoever is out of cover there makes the others no matter.
func (g *Game) inSight(who int8, a aim, among uint64) uint64 {
	var seen uint64
	var buf [MaxFigures]distance
	for list := g.distancesFrom(who, among, buf[:0]); len(list) > 0; {
		var open, hidden, near uint64
		near, list = nearestOf(list)
		for ; near != 0; near &= near - 1 {
			i := int8(bits.TrailingZeros64(near))
			switch cover, so := g.sees(who, i); {
			case !so || !g.takes(who, a, i):
			case g.covered(cover):
				hidden |= 1 << uint(i)
			default:
				open |= 1 << uint(i)
			}
		}
		if open != 0 {
			return open
		}
		if seen == 0 {
			seen = hidden
		}
	}
	return seen
}

// distance is how far a figure is off, and which it is.
type distance uint32

// figureBits are those of the figure in it.
const figureBits = 6

// distancesFrom adds to a list how far some are from a figure.
func (g *Game) distancesFrom(who int8, some uint64, list []distance) []distance {
	at := g.Figures[who].At
	for ; some != 0; some &= some - 1 {
		i := bits.TrailingZeros64(some)
		list = append(list, distance(g.Rules.Field.Apart(at, g.Figures[i].At))<<figureBits|distance(i))
	}
	return list
}

// nearestOf are those of a list who are the least far off, and the list without them, in any order.
func nearestOf(list []distance) (near uint64, rest []distance) {
	least := list[0] >> figureBits
	for _, x := range list[1:] {
		least = min(least, x>>figureBits)
	}
	rest = list[:0]
	for _, x := range list {
		if x>>figureBits == least {
			near |= 1 << (x & (1<<figureBits - 1))
		} else {
			rest = append(rest, x)
		}
	}
	return near, rest
}

// byWay are those to whom the way is shortest of the ones whom a step takes; figures are not in its way (ruling RU-12). Whether it
// takes somebody is asked last: that is the dearest question.
func (g *Game) byWay(who int8, a aim, among uint64) uint64 {
	const noWay = 1<<16 - 1
	row := g.Rules.Field.Row(g.Figures[who].At, g.barred())
	var out uint64
	best := uint16(noWay)
	for ; among != 0; among &= among - 1 {
		i := int8(bits.TrailingZeros64(among))
		n := row[g.Figures[i].At]
		if n == noWay || n > best || !g.takes(who, a, i) {
			continue
		}
		if n < best {
			best, out = n, 0
		}
		out |= 1 << uint(i)
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

// takes reports whether a step takes an enemy: one out of cover, or whom the NPC can do damage to, if the rules have it look
// for such (seed 000:1422, 1426; seed 002:3784-3786).
func (g *Game) takes(who int8, a aim, f int8) bool {
	deed := striking
	if a.step == sightStep {
		deed = shooting
	}
	return !(a.harm && !g.harms(who, f, deed) || a.open && !g.bare(who, f))
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

// harms reports whether an NPC could do damage to an enemy with the best of rolls.
func (g *Game) harms(who, on int8, deed deed) bool {
	a := attack{by: who, on: on, with: -1, deed: deed, from: field.None}
	off := g.standing(on)
	if deed == shooting {
		off += g.coverOf(&a)
	}
	return g.Rules.bests[min(max(g.diceOf(&a), 0), mostDice)] > off
}

// mostDice is how many dice best rolls are known of: that of more counts as no better, which is beyond all armour.
const mostDice = 20

// lowerBests works out the most hits of so many dice.
func (x *Rules) lowerBests() {
	d := x.combat
	for n := 1; n < len(x.bests); n++ {
		most := int8(0)
		for i := range x.dice[d].faces {
			most = max(most, x.dice[d].faces[i].count)
		}
		x.bests[n] = x.bests[n-1] + most
		d = x.dice[d].then
	}
}

// lowerAims notes the steps in which NPCs look for a target; without any in the rules those in contact come first, then
// those in sight.
func (x *Rules) lowerAims() error {
	x.lowerBests()
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
