package play

import "github.com/sortie-tools/sortie/engine/field"

// The steps in which an NPC looks for a target.
const (
	contactStep = iota
	sightStep
	boardStep
)

// harmable are the targets of a step that an NPC can do damage to, if the rules have it look for such first: those of the
// highest priority (seed 000:1422, 1426).
func (g *Game) harmable(who int8, lines []priority, s int, step func(int8, uint64) uint64) uint64 {
	deed := striking
	if s == sightStep {
		deed = shooting
	}
	if s == boardStep || !g.Rules.harm[s] || deed == shooting && !g.shootsFirst(who) {
		return 0
	}
	for i := range lines {
		among := g.among(who, &lines[i])
		for f := range int8(g.Count) {
			if among>>uint(f)&1 == 1 && !g.harms(who, f, deed) {
				among &^= 1 << f
			}
		}
		if t := step(who, among); t != 0 {
			return t
		}
	}
	return 0
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

// lowerHarm notes in which steps NPCs look first for those whom they can harm.
func (x *Rules) lowerHarm() error {
	if x.Set.Play.NPCs == nil {
		return nil
	}
	for _, s := range x.Set.Play.NPCs.Targets {
		switch {
		case s.Harm && s.Among == "contact":
			x.harm[contactStep] = true
		case s.Harm && s.Among == "sight":
			x.harm[sightStep] = true
		}
	}
	return nil
}
