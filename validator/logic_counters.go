package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// counterSpan is where a counter can come to stand.
type counterSpan struct {
	values  ranges
	changed bool // by a rule that works
	steps   []string
}

// countersSpan are the spans of all counters. Sums are taken as if every effect worked as often as its rule
// allows, one after another in the order that leads furthest.
func (w *world) countersSpan() map[string]*counterSpan {
	out, by := map[string]*counterSpan{}, map[string][]effectAt{}
	w.effects(func(e effectAt) {
		if e.Kind == "counter" {
			by[e.Of] = append(by[e.Of], e)
		}
	})
	for _, c := range w.Mission.Setup.Counters {
		out[c.ID] = w.span(c, by[c.ID])
	}
	return out
}

// span is where a counter can come to stand by some effects.
func (w *world) span(c model.Counter, effects []effectAt) *counterSpan {
	s := &counterSpan{changed: len(effects) > 0}
	low, high := w.starts(c)
	s.step("it starts at %s", lowToHigh(low, high))
	up, down := 0, 0
	for _, e := range effects {
		if e.Becomes != nil {
			low, high = min(low, *e.Becomes), max(high, *e.Becomes)
			s.step("rule %s sets it to %d", e.rule.ID, *e.Becomes)
		}
		often := w.mostTimes(e.rule)
		if e.PerHit {
			often = without
		}
		n := repeated(e.Add, often)
		up, down = plus(up, max(n, 0)), plus(down, min(n, 0))
		if e.Add != 0 {
			s.step("rule %s adds %d%s", e.rule.ID, e.Add, atMost(often))
		}
	}
	low, high = plus(low, down), plus(high, up)
	if c.Most != nil {
		high = min(high, max(*c.Most, c.Start))
	}
	s.values = wholes(low, high)
	return s
}

// beyondMost reports whether a counter begins above its most, which CNT001 tells of.
func (w *world) beyondMost(c model.Counter) bool {
	_, high := w.starts(c)
	return c.Most != nil && high > *c.Most
}

// starts are the lowest and the highest value that a counter begins with.
func (w *world) starts(c model.Counter) (low, high int) {
	low, high = c.Start, c.Start
	for i, m := range w.tables() {
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

func (s *counterSpan) step(format string, args ...any) {
	s.steps = append(s.steps, fmt.Sprintf(format, args...))
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
	case without:
		return ", any number of times"
	case 1:
		return ", once"
	}
	return fmt.Sprintf(", %d times at most", often)
}

// counterID is the id of a counter.
func counterID(c *model.Counter) string { return c.ID }

// mostTimes is how often a rule works at most in a game, by its own limit or because what sets it off
// happens once.
func (w *world) mostTimes(r *model.Rule) int {
	switch {
	case r.When != nil && happensOnce(*r.When) && !w.called[r.ID]:
		return 1
	case r.Times > 0:
		return r.Times
	}
	return without
}

// happensOnce reports whether a trigger comes about no more than once in a game.
func happensOnce(t model.Trigger) bool {
	switch t.Kind {
	case "start", "end", "objective", "all-aboard":
		return true
	case "round":
		return t.Every == 0
	case "hostility":
		return t.Level != "" || t.Peg > 0
	case "search", "defeated":
		return t.Nth > 0
	}
	return false
}

// reached says where a counter comes to stand, for a sentence.
func (s *counterSpan) reached() string {
	if len(s.values) == 0 {
		return "nowhere"
	}
	low, high := s.values[0].low, s.values[len(s.values)-1].high
	switch {
	case low <= -without || high >= without:
		if high < without {
			return fmt.Sprintf("never above %d", high)
		}
		return fmt.Sprintf("never below %d", low)
	case low == high:
		return fmt.Sprintf("always %d", low)
	}
	return fmt.Sprintf("never outside %d to %d", low, high)
}
