package validator

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// longestGame is how long a countdown is followed: no game is played as long.
const longestGame = 500

// countdown is the number of the round with whose beginning a counter has come to a number at the latest, where rules
// move it from round to round whatever happens; 0 where that is not sure.
func (w *world) countdown(of string, reaches int) int {
	c := find(w.Mission.Setup.Counters, of, counterID)
	ticks, sure := w.ticks(of)
	if c == nil || !sure || len(ticks) == 0 || w.inProse(of) {
		return 0
	}
	low, high := w.starts(*c)
	n, late := low, 0
	for round := 1; low == high && n != reaches && round <= longestGame; round++ {
		for _, t := range ticks {
			if n != reaches && t.comes(round) {
				n, late = n+t.add, round+t.after
			}
		}
	}
	if n != reaches {
		return 0
	}
	return late
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

// ticks are the changes of a counter; false where something else than the clock may change it, too.
func (w *world) ticks(of string) (out []tick, sure bool) {
	sure = true
	w.eachEffect(func(e effectAt) {
		if e.Kind != "counter" || e.Of != of {
			return
		}
		t, ok := w.tickOf(e)
		sure = sure && ok
		out = append(out, t)
	})
	return out, sure
}

// tickOf is an effect as a tick; false where it hangs on more than the clock.
func (w *world) tickOf(e effectAt) (tick, bool) {
	r, t := e.rule, tick{add: e.Add, every: 1, first: 1}
	if r == nil || r.When == nil || r.If != nil || r.Optional || r.Times > 0 || w.called[r.ID] || e.Becomes != nil || e.PerHit ||
		strings.Count(e.path, ".do.") > 1 {
		return t, false
	}
	switch r.When.Kind {
	case "round":
		t.first, t.every = r.When.At, r.When.Every
		return t, true
	case "phase":
		t.after = 1
		return t, true
	}
	return t, false
}

// comesAfter is the number of the round with whose beginning a trigger has come about at the latest by the clock alone;
// 0 where it hangs on more.
func (w *world) comesAfter(t *model.Trigger) int {
	switch t.Kind {
	case "round":
		return t.At
	case "counter":
		return w.countdown(t.Of, t.Reaches)
	}
	return 0
}
