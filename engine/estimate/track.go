package estimate

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Rise is how fast the pegs of the track come, which is what an estimate of rounds assumes.
type Rise struct {
	Start int // pegs before the first round
	Round int // pegs that every round adds
	Shots int // pegs that the shots of a round add
}

// RiseOf is the rise of a mission for a number of crews: the rule set's pegs of a round (seed
// 000:667-671), those of the variation for that number, and the pegs of so many shots in every round,
// as far as the rules count them (seed 000:371). Pegs of cards and rules are left out: nobody knows how
// often they come.
func RiseOf(m *model.Mission, h model.Hostility, crews, shots int) Rise {
	setup, _ := m.PlayedSetup(crews)
	p := Rise{Start: setup.Hostility, Round: corespace.RoundPegs(m, h, crews)}
	if h.ShotsPerRound > 0 {
		shots = min(shots, h.ShotsPerRound)
	}
	p.Shots = h.ShotPegs * shots
	return p
}

// After is the number of pegs at the end of a round, as far as the track goes.
func (r Rise) After(round, holes int) int {
	if round > 0 && r.each() > 0 && round > (holes-r.Start)/r.each() {
		return holes
	}
	return min(r.Start+round*r.each(), holes)
}

func (r Rise) each() int { return r.Round + r.Shots }

// RoundOf is the first round in which a number of pegs is reached, its shots included; 0 if they are
// there before the first one, and -1 if they never are.
func (r Rise) RoundOf(pegs int) int {
	switch missing := pegs - r.Start; {
	case missing <= 0:
		return 0
	case r.each() <= 0:
		return -1
	default:
		return (missing-1)/r.each() + 1
	}
}

// Reached is the round in which a level of the track is reached.
type Reached struct {
	Level string
	Round int // 0: before the first; -1: never
}

// Track is when each level of the track is reached.
func (r Rise) Track(h model.Hostility) []Reached {
	var out []Reached
	below := 0
	for i, l := range h.Levels {
		first := below + 1
		if i == 0 {
			first = 0 // no pegs at all is the first level, too
		}
		out = append(out, Reached{Level: l.ID, Round: r.RoundOf(first)})
		below += l.Holes
	}
	return out
}

// Full is the round in which the last hole of the track is filled; -1: never.
func (r Rise) Full(h model.Hostility) int { return r.RoundOf(h.Holes()) }

// Span is how many rounds a game is expected to last. Either it has a limit, or a level of the track is
// taken for its end.
type Span struct {
	Rounds int    // 0: nothing says
	Level  string // empty: the mission has a limit
	Rise   Rise   // that the level is reached with
}

// Expected is how long a game lasts. A mission that ends at the start of a round, whatever else happens,
// lasts as many rounds as come before. Any other is assumed to be over when the level in the middle of the
// track, the lower one of two, is reached with one shot heard in every round: no document gives a number of
// rounds.
func Expected(m *model.Mission, rules *model.RuleSet, crews int) Span {
	if n := Limit(m); n > 0 {
		return Span{Rounds: n}
	}
	h := rules.Hostility
	if len(h.Levels) == 0 {
		return Span{}
	}
	r := RiseOf(m, h, crews, 1)
	middle := r.Track(h)[(len(h.Levels)-1)/2]
	return Span{Rounds: max(middle.Round, 0), Level: middle.Level, Rise: r}
}

// Limit is the last round that a mission plays to the end, whatever happens; 0 if it has no such limit.
// The event of a round is its beginning: a mission that ends at round 10 is played for 9.
func Limit(m *model.Mission) int {
	last := 0
	for i := range m.Ends {
		last = sooner(last, endRound(&m.Ends[i]))
	}
	for _, r := range m.Rules {
		if r.When != nil && r.If == nil && !r.Optional && slices.ContainsFunc(r.Do, func(e model.Effect) bool { return kinds.Changes(e, kinds.EndCell) }) {
			last = sooner(last, endRound(r.When))
		}
	}
	return last
}

// endRound is the round before the one whose beginning is a trigger, or one of its alternatives; 0: none is.
func endRound(t *model.Trigger) int {
	last := 0
	if c, byRound := kinds.Of(kinds.Reads(*t), kinds.RoundCell); byRound && c.Low > 1 {
		last = c.Low - 1
	}
	for i := range t.Triggers {
		last = sooner(last, endRound(&t.Triggers[i]))
	}
	return last
}

// sooner is the smaller of two rounds of which 0 is none.
func sooner(a, b int) int {
	if a == 0 || b != 0 && b < a {
		return b
	}
	return a
}
