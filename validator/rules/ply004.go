package rules

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ply004 finds variations that say different things for one number of crews.
func ply004() check.Check {
	return check.Check{
		Code:     "PLY004",
		Title:    "two variations that contradict each other",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission},
		Text: "The ranges of two variations overlap, and both set one and the same value, each to another number. Players at such a table are told " +
			"both. What both add, such as figures, is no contradiction.",
		Before: "variations: [\n\t{min: 2, max: 3, hostility: 3},\n\t{min: 3, max: 4, hostility: 5},\n]",
		After:  "variations: [\n\t{min: 2, max: 3, hostility: 3},\n\t{min: 4, hostility: 5},\n]",
		Run: func(p *check.Pass) {
			all := p.Mission.Variations
			for i := range all[:min(len(all), parts.MostParts)] {
				for j := range i {
					field, from, to := contradict(all[j], all[i], p.Mission.Players)
					if field != "" { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("for %s two variations set %s", crewsFrom(from, to), field),
							Remedy:  "let their ranges end where the other begins, or set it in one of them",
							Range:   p.First(fmt.Sprintf("variations.%d.%s", i, field), fmt.Sprintf("variations.%d", i)),
							Related: []diag.Related{{Range: p.First(fmt.Sprintf("variations.%d.%s", j, field), fmt.Sprintf("variations.%d", j)), Text: "the other one"}},
						})
					}
				}
			}
		},
	}
}

// contradict is the first field that two variations set to different values for numbers of crews that they have in
// common, and those numbers.
func contradict(a, b model.Variation, players model.Players) (field string, from, to int) {
	from = max(a.Min, b.Min, players.Min)
	to = min(max(a.Min, a.Max), max(b.Min, b.Max), players.Max)
	if from > to {
		return "", 0, 0
	}
	switch {
	case a.Crew > 0 && b.Crew > 0 && a.Crew != b.Crew:
		field = "crew"
	case a.Hostility != nil && b.Hostility != nil && *a.Hostility != *b.Hostility:
		field = "hostility"
	case a.Pegs != 0 && b.Pegs != 0 && a.Pegs != b.Pegs:
		field = "pegs"
	default:
		field = contradictLists(a, b)
	}
	return field, from, to
}

// contradictLists looks at the shares of event cards, the counters and the rewards.
func contradictLists(a, b model.Variation) string {
	for _, e := range b.Events {
		if slices.ContainsFunc(a.Events, func(o model.EventAllocation) bool { return o.Kind == e.Kind && o != e }) {
			return "events." + e.Kind
		}
	}
	for _, c := range b.Counters {
		if slices.ContainsFunc(a.Counters, func(o model.CounterStart) bool { return o.ID == c.ID && o != c }) {
			return "counters." + c.ID
		}
	}
	for _, w := range b.Rewards {
		if slices.ContainsFunc(a.Rewards, func(o model.RewardOf) bool { return o.ID == w.ID && !reflect.DeepEqual(o, w) }) {
			return "rewards"
		}
	}
	return ""
}
