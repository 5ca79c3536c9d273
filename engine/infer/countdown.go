package infer

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// longestGame is how long a countdown is followed: no game is played as long.
const longestGame = 500

// countdown is the number of the round with whose beginning a counter has come to a number at the latest: rules
// move it there from round to round whatever happens, and whatever else moves it brings it there sooner. 0 where
// that is not sure.
func (w *World) countdown(of string, reaches int) int {
	c := find(w.Mission.Setup.Counters, of, counterID)
	if c == nil || w.InProse(of) || reaches < 0 || c.Most != nil && reaches > *c.Most {
		return 0
	}
	n, way := w.startOf(*c, reaches)
	ticks, sure := w.ticks(of, way)
	if way == 0 || !sure {
		return 0
	}
	for round := 1; round <= longestGame; round++ {
		for _, t := range ticks {
			if !t.comes(round) {
				continue
			}
			if n += t.add; way*n >= way*reaches {
				return round + t.after
			}
		}
	}
	return 0
}

// startOf is the start of a counter that is farthest from a number, of those for all numbers of crews, and which
// way it has to go: 1 up, -1 down, 0 where that is not the same for all.
func (w *World) startOf(c model.Counter, reaches int) (n, way int) {
	switch low, high := w.starts(c); {
	case high < reaches:
		return low, 1
	case low > reaches:
		return high, -1
	}
	return 0, 0
}

// tick is a change of a counter that comes about by the clock alone.
type tick struct {
	first, every int // rounds; every 0: once
	add          int
	after        int // 1: in the course of the round, so that the next one may be too late
}

// comes reports whether it comes about in a round.
func (t tick) comes(round int) bool {
	if t.every == 0 {
		return round == t.first
	}
	return round >= t.first && (round-t.first)%t.every == 0
}

// ticks are the changes of a counter that the clock brings about; false where something else may move it the other
// way, and perhaps ever again.
func (w *World) ticks(of string, way int) (out []tick, sure bool) {
	sure = true
	for _, e := range w.all() {
		for _, c := range e.Writes {
			if c.Sort != kinds.CounterCell || c.ID != of {
				continue
			}
			clock, all := w.ticksOf(e, c.Move)
			out = append(out, clock...)
			sure = sure && (all || !c.Move.Goes(-way))
		}
	}
	return out, sure
}

// ticksOf are those of one effect and its move: where its rule is set off by several events, those that the clock brings.
// All tells that nothing but the clock sets it off.
func (w *World) ticksOf(e Effect, m kinds.Move) (out []tick, all bool) {
	r := e.Rule
	if r == nil || r.When == nil || r.If != nil || r.Optional || r.Times > 0 || r.PerRound+r.PerPiece+r.PerCrew > 0 || w.called[r.ID] || m.Sets || !m.Exact() ||
		strings.Count(e.Path, ".do.") > 1 {
		return nil, false
	}
	all = true
	alternatives(r.When, func(t *model.Trigger) {
		switch {
		case !kinds.Has(kinds.Reads(*t), kinds.RoundCell):
			all = false
		case t.Phase != "":
			out = append(out, tick{first: 1, every: 1, add: m.Low, after: 1})
		default:
			out = append(out, tick{first: t.At, every: t.Every, add: m.Low})
		}
	})
	return out, all
}

// comesAfter is the number of the round with whose beginning a trigger has come about at the latest by the clock alone;
// 0 where it hangs on more.
func (w *World) comesAfter(t *model.Trigger) int {
	for _, c := range kinds.Reads(*t) {
		switch c.Sort {
		case kinds.RoundCell:
			return t.At // no number: it comes in the course of every round
		case kinds.CounterCell:
			return w.countdown(c.ID, c.Low)
		}
	}
	return 0
}
