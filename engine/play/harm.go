package play

import "github.com/sortie-tools/sortie/engine/field"

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
