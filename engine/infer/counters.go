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
	out, by := map[string]*Counter{}, map[string][]moved{}
	w.changes(kinds.CounterCell, func(e Effect, c kinds.Cell) { by[c.ID] = append(by[c.ID], moved{c.Move, e.Rule}) })
	for _, c := range w.Mission.Setup.Counters {
		out[c.ID] = w.span(c, by[c.ID])
	}
	return out
}

// moved is how a rule moves a counter.
type moved struct {
	kinds.Move
	by *model.Rule
}

// span is where a counter can come to stand by some moves.
func (w *World) span(c model.Counter, moves []moved) *Counter {
	s := &Counter{Changed: len(moves) > 0}
	low, high := w.starts(c)
	s.step("it starts at %s", lowToHigh(low, high))
	up, down := 0, 0
	for _, m := range moves {
		if m.Sets {
			low, high = min(low, m.Low), max(high, m.High)
			s.step("rule %s sets it to %s", m.by.ID, lowToHigh(m.Low, m.High))
			continue
		}
		often := w.mostTimes(m.by)
		up, down = plus(up, repeated(m.Rise(), often)), plus(down, -repeated(m.Fall(), often))
		if m.Goes(1) || m.Goes(-1) {
			s.step("rule %s adds %s%s", m.by.ID, lowToHigh(m.Low, m.High), atMost(often))
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
	switch {
	case low == high:
		return fmt.Sprint(low)
	case high >= kinds.Endless:
		return fmt.Sprintf("%d or more", low)
	case low <= -kinds.Endless:
		return fmt.Sprintf("%d or less", high)
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
