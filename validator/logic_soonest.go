package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// moment is the first round in which a trigger can come about, and how to speak of it.
type moment struct {
	round  int
	field  string // of the trigger that says so
	words  string // what comes after the end
	remedy string // what to write for it to come in time, without the number of the last round
}

// soonest is that of a trigger that goes by rounds: by their number, or by those that pass after another rule. Round 0:
// it goes by something else, or the rule it waits for is the one that comes too late.
func (w *world) soonest(t model.Trigger, last int) moment {
	switch t.Kind {
	case "round":
		return moment{round: t.At, field: "at", words: fmt.Sprintf("round %d", t.At), remedy: "choose a round"}
	case "after":
		first := w.soonestOf(t.Rule, nil)
		if t.Rounds == 0 || first > last {
			return moment{}
		}
		return moment{
			round: first + t.Rounds, field: "rounds", remedy: "let fewer rounds pass, so that it comes in a round",
			words: fmt.Sprintf("round %d, %s after round %d, the first in which rule %s can work,", first+t.Rounds, english.Count(t.Rounds, "round"), first, t.Rule),
		}
	}
	return moment{}
}

// soonestOf is the first round in which a rule can work. Rules that wait for one another are a matter of their own, and
// do not count here.
func (w *world) soonestOf(rule string, seen []string) int {
	r := find(w.Mission.Rules, rule, func(r *model.Rule) string { return r.ID })
	if r == nil || r.When == nil || w.called[rule] || slices.Contains(seen, rule) {
		return 1
	}
	first := without
	alternatives(r.When, func(t *model.Trigger) {
		switch t.Kind {
		case "round":
			first = min(first, t.At)
		case "after":
			first = min(first, w.soonestOf(t.Rule, append(seen, rule))+t.Rounds)
		default:
			first = 1
		}
	})
	return max(first, 1)
}
