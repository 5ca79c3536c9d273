package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ply006 finds variations that vary nothing.
func ply006() check.Check {
	return check.Check{
		Code:     "PLY006",
		Title:    "a variation that changes nothing",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "A variation for some numbers of crews says nothing else than the set-up: it has no values, or only such as the mission has anyway. It is printed, " +
			"and players look for the difference. Say what is different, or take it out.",
		Before: "setup: hostility: 2\nvariations: [{min: 3, max: 4, hostility: 2}]",
		After:  "setup: hostility: 2\nvariations: [{min: 3, max: 4, hostility: 4}]",
		Run: func(p *check.Pass) {
			for i, v := range p.Mission.Variations {
				if same(p, v) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the variation for %s changes 0 values", crewsFrom(v.Min, max(v.Min, v.Max))),
						Remedy:  "say what is different for them, or take it out",
						Range:   p.Where.At(fmt.Sprintf("variations.%d", i)),
					})
				}
			}
		},
	}
}

// same reports whether a variation leaves everything as the set-up has it. Where another one changes something first, it
// may be there to change that back.
func same(p *check.Pass, v model.Variation) bool {
	s := p.Mission.Setup
	switch {
	case v.Pegs != 0, len(v.NPCs) > 0, len(v.Aside) > 0, len(v.Rewards) > 0, v.Text.Source != "":
		return false
	case v.Crew > 0 && v.Crew != s.Crew, v.Hostility != nil && *v.Hostility != s.Hostility:
		return false
	}
	for _, e := range v.Events {
		own := check.Find(s.Events, e.Kind, func(o *model.EventAllocation) string { return o.Kind })
		if own == nil || *own != e {
			return false
		}
	}
	for _, c := range v.Counters {
		if own := check.Find(s.Counters, c.ID, parts.CounterID); own == nil || own.Start != c.Count {
			return false
		}
	}
	return !overlaps(p, v)
}

// overlaps reports whether another variation is for one of the numbers of crews of this one.
func overlaps(p *check.Pass, v model.Variation) bool {
	n := 0
	for _, o := range p.Mission.Variations {
		if o.Min <= max(v.Min, v.Max) && v.Min <= max(o.Min, o.Max) {
			n++
		}
	}
	return n > 1
}
