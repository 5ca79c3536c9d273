package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// ply006 finds variations that vary nothing.
func ply006() Check {
	return Check{
		Code:     "PLY006",
		Title:    "a variation that changes nothing",
		Severity: diag.Warning,
		Needs:    []Capability{Mission, Whole},
		Text: "A variation for some numbers of crews says nothing else than the set-up: it has no values, or only such as the mission has anyway. It is printed, " +
			"and players look for the difference. Say what is different, or take it out.",
		Before: "setup: hostility: 2\nvariations: [{min: 3, max: 4, hostility: 2}]",
		After:  "setup: hostility: 2\nvariations: [{min: 3, max: 4, hostility: 4}]",
		Run: func(p *Pass) {
			for i, v := range p.Mission.Variations {
				if p.same(v) { // core
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
func (p *Pass) same(v model.Variation) bool {
	s := p.Mission.Setup
	switch {
	case v.Pegs != 0, len(v.NPCs) > 0, len(v.Aside) > 0, v.Text.Source != "":
		return false
	case v.Crew > 0 && v.Crew != s.Crew, v.Hostility != nil && *v.Hostility != s.Hostility:
		return false
	}
	for _, e := range v.Events {
		own := find(s.Events, e.Kind, func(o *model.EventAllocation) string { return o.Kind })
		if own == nil || *own != e {
			return false
		}
	}
	for _, c := range v.Counters {
		if own := find(s.Counters, c.ID, counterID); own == nil || own.Start != c.Count {
			return false
		}
	}
	return !p.overlaps(v)
}

// overlaps reports whether another variation is for one of the numbers of crews of this one.
func (p *Pass) overlaps(v model.Variation) bool {
	n := 0
	for _, o := range p.Mission.Variations {
		if o.Min <= max(v.Min, v.Max) && v.Min <= max(o.Min, o.Max) {
			n++
		}
	}
	return n > 1
}
