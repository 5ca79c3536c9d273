package infer

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Counter is where a counter can come to stand.
type Counter struct {
	Values  Values
	Changed bool     // by a rule that works
	Steps   []string // how that was found out
}

// whereCountersStand is where each counter can come to stand. Sums are taken as if every effect worked as often as its rule
// allows, one after another in the order that leads furthest.
func (w *World) whereCountersStand() map[string]*Counter {
	out, by := map[string]*Counter{}, map[string][]Effect{}
	w.changes(kinds.CounterCell, func(e Effect, c kinds.Cell) { by[c.ID] = append(by[c.ID], e) })
	for _, c := range w.Mission.Setup.Counters {
		out[c.ID] = w.span(c, by[c.ID])
	}
	return out
}

// span is where a counter can come to stand by some effects.
func (w *World) span(c model.Counter, effects []Effect) *Counter {
	s := &Counter{Changed: len(effects) > 0}
	low, high := w.starts(c)
	s.step("it starts at %s", lowToHigh(low, high))
	up, down := 0, 0
	for _, e := range effects {
		if e.Becomes != nil {
			low, high = min(low, *e.Becomes), max(high, *e.Becomes)
			s.step("rule %s sets it to %d", e.Rule.ID, *e.Becomes)
		}
		often := w.mostTimes(e.Rule)
		if e.PerHit {
			often = kinds.Endless
		}
		n := repeated(e.Add, often)
		up, down = plus(up, max(n, 0)), plus(down, min(n, 0))
		if e.Add != 0 {
			s.step("rule %s adds %d%s", e.Rule.ID, e.Add, atMost(often))
		}
	}
	low, high = plus(low, down), plus(high, up)
	if c.Most != nil {
		high = min(high, max(*c.Most, c.Start))
	}
	s.Values = Wholes(low, high)
	return s
}

// BeyondMost reports whether a counter begins above its most, which is told of by itself.
func (w *World) BeyondMost(c model.Counter) bool {
	_, high := w.starts(c)
	return c.Most != nil && high > *c.Most
}

// starts are the lowest and the highest value that a counter begins with.
func (w *World) starts(c model.Counter) (low, high int) {
	low, high = c.Start, c.Start
	for i, m := range w.Tables {
		k := find(m.Setup.Counters, c.ID, counterID)
		if k == nil {
			continue
		}
		if i == 0 {
			low, high = k.Start, k.Start
		}
		low, high = min(low, k.Start), max(high, k.Start)
	}
	return low, high
}

// step notes a line of how it was found out.
func (s *Counter) step(format string, args ...any) {
	s.Steps = append(s.Steps, fmt.Sprintf(format, args...))
}

// lowToHigh names the numbers from low to high.
func lowToHigh(low, high int) string {
	if low == high {
		return fmt.Sprint(low)
	}
	return fmt.Sprintf("%d to %d", low, high)
}

// atMost says how often something happens.
func atMost(often int) string {
	switch often {
	case kinds.Endless:
		return ", any number of times"
	case 1:
		return ", once"
	}
	return fmt.Sprintf(", %d times at most", often)
}

// mostTimes is how often a rule works at most in a game, by its own limit or because what sets it off
// happens once.
func (w *World) mostTimes(r *model.Rule) int {
	switch {
	case r.When != nil && kinds.ComesOnce(*r.When) && !w.called[r.ID]:
		return 1
	case r.Times > 0:
		return r.Times
	}
	return kinds.Endless
}

// Counter is where a counter can come to stand.
func (w *World) Counter(id string) *Counter {
	if s := w.counters[id]; s != nil {
		return s
	}
	return &Counter{}
}

// reached says where a counter comes to stand, for a sentence.
func (s *Counter) reached() string {
	if len(s.Values) == 0 {
		return "nowhere"
	}
	low, high := s.Values[0].Low, s.Values[len(s.Values)-1].High
	switch {
	case low <= -kinds.Endless || high >= kinds.Endless:
		if high < kinds.Endless {
			return fmt.Sprintf("never above %d", high)
		}
		return fmt.Sprintf("never below %d", low)
	case low == high:
		return fmt.Sprintf("always %d", low)
	}
	return fmt.Sprintf("never outside %d to %d", low, high)
}
