package estimate

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Actions is how many actions most traders have in a round (seed 000:733, 002:1764, 004:127).
const Actions = 2

// Pace is how far a trader gets in one round that is spent on nothing but walking.
type Pace struct {
	Usual model.Length // with the actions that most have, all of them moves, and the effortless move
	Most  model.Length // nobody goes farther by choice, whatever helps
	// Aslant says that a way is counted in squares: none is shorter than that from square to square.
	Aslant bool
}

// PaceOf is the pace by the numbers of a rule set. Where it gives a gait for as many actions as most have,
// that counts; else each action is one move. All is 0 where the rule set does not say how far a move goes.
func PaceOf(r *model.RuleSet) Pace {
	m := r.Play.Move
	p := Pace{Usual: Actions*m.Step + m.Proximity, Most: m.Most, Aslant: m.Unit == "square"}
	for _, g := range m.Gaits {
		if g.Actions == Actions {
			p.Usual = g.Reach + m.Proximity
		}
	}
	if p.Most == 0 {
		p.Most = p.Usual
	}
	p.Usual = min(p.Usual, p.Most)
	return p
}

// Known reports whether the rule set says how far a move goes.
func (p Pace) Known() bool { return p.Usual > 0 && p.Most > 0 }

// Fewest is the number of rounds that no crew can walk a way in less of, at the greatest pace. The length is that of
// the shortest way from square to square, across corners where they are free; where inches are measured a trader may
// walk straighter than squares lie, so that up to 8 in 100 are taken off. It counts no action spent on anything
// else, no enemy and no door, so that it is a bound and no forecast.
func (p Pace) Fewest(length model.Length) int {
	if !p.Aslant {
		length = length * 92 / 100 // the worst way is 1 : 0.41, where the squares' way is 1.082 times the straight one
	}
	return rounds(length, p.Most)
}

// Likely is the number of rounds of a way at the usual pace, with as many further actions spent on the way:
// each of them takes the place of one move. It counts no enemy, no wounded trader and no search beyond those
// actions, and so errs on the side of haste.
func (p Pace) Likely(length model.Length, actions int) int {
	move := p.Usual / Actions
	return rounds(length+model.Length(actions)*move, p.Usual)
}

// rounds is how many rounds a length takes, at least one.
func rounds(length, each model.Length) int {
	if each <= 0 {
		return 1
	}
	return max(1, int((length+each-1)/each))
}

// EndsAfter is how many rounds traders can act in before a trigger comes about for certain: a round that
// begins, or a level or peg that the rise of the track alone comes to. All of that happens before traders act. False
// if nothing says when it comes about. Of several triggers the first to come counts.
func EndsAfter(t model.Trigger, rise Rise, h model.Hostility) (rounds int, ok bool) {
	for _, inner := range t.Triggers {
		if n, sure := EndsAfter(inner, rise, h); sure && (!ok || n < rounds) {
			rounds, ok = n, true
		}
	}
	if ok {
		return rounds, true
	}
	round := -1
	for _, c := range kinds.Reads(t) {
		switch c.Sort {
		case kinds.RoundCell:
			round = max(c.Low, 0)
		case kinds.TrackCell:
			round = rise.comes(t, h)
		}
	}
	return round - 1, round > 0
}

// comes is the round in which the track comes to the level or peg of a trigger; what it holds before the first
// round is no news, and neither is a trigger that names neither: 0 or less.
func (r Rise) comes(t model.Trigger, h model.Hostility) int {
	if t.Peg > 0 {
		if t.Peg > h.Holes() {
			return -1
		}
		return r.RoundOf(t.Peg)
	}
	for _, l := range r.Track(h) {
		if l.Level == t.Level {
			return l.Round
		}
	}
	return -1
}
