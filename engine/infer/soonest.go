package infer

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Moment is the first round in which an event can come about, and how to speak of it.
type Moment struct {
	Round  int
	Field  string // of the event that says so
	Words  string // what comes after the end
	Remedy string // what to write for it to come in time, without the number of the last round
}

// Soonest is that of an event that goes by rounds.
func (w *World) Soonest(t model.Trigger, last int) Moment {
	for _, c := range kinds.Reads(t) {
		if m := w.soonest(c, last); m.Round > 0 {
			return m
		}
	}
	return Moment{}
}

// soonest is that of what goes by rounds: by their number, or by those that pass after another rule. Round 0: it goes
// by something else, or the rule it waits for is the one that comes too late.
func (w *World) soonest(c kinds.Cell, last int) Moment {
	switch c.Sort {
	case kinds.RoundCell:
		return Moment{Round: c.Low, Field: "at", Words: fmt.Sprintf("round %d", c.Low), Remedy: "choose a round"}
	case kinds.RuleCell:
		first := w.soonestOf(c.ID, nil)
		if c.Low == 0 || first > last {
			return Moment{}
		}
		return Moment{
			Round: first + c.Low, Field: "rounds", Remedy: "let fewer rounds pass, so that it comes in a round",
			Words: fmt.Sprintf("round %d, %s after round %d, the first in which rule %s can work,", first+c.Low, english.Count(c.Low, "round"), first, c.ID),
		}
	}
	return Moment{}
}

// soonestOf is the first round in which a rule can work. Rules that wait for one another are a matter of their own, and
// do not count here.
func (w *World) soonestOf(rule string, seen []string) int {
	r := w.rule(rule)
	if r == nil || r.When == nil || w.called[rule] || slices.Contains(seen, rule) {
		return 1
	}
	first := kinds.Endless
	alternatives(r.When, func(t *model.Trigger) {
		at := 1
		for _, c := range kinds.Reads(*t) {
			switch c.Sort {
			case kinds.RoundCell:
				at = c.Low
			case kinds.RuleCell:
				at = w.soonestOf(c.ID, append(seen, rule)) + c.Low
			}
		}
		first = min(first, at)
	})
	return max(first, 1)
}
