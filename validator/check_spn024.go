package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// spn024 finds results of the die that lead to an entry point nobody ever comes out of (seed 000:1248).
func spn024() Check {
	return Check{
		Code:     "SPN024",
		Title:    "an entry point stays shut for the whole game",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Entries},
		Text: "An entry point is sealed at the start, no rule opens it, and its number is neither rolled again nor said to let " +
			"nobody in. When it comes up, the players cannot tell what becomes of the arrivals. Open it with a rule (an effect of the kind `entry`), list its " +
			"number under `setup.arrivals.reroll` or `setup.arrivals.void`, or leave it open. Rules that exist as prose only are not read.",
		Before: "board: entries: \"6\": {side: \"west\", at: 6.5, state: \"sealed\"}",
		After:  "board: entries: \"6\": {side: \"west\", at: 6.5, state: \"sealed\"}\nsetup: arrivals: reroll: [6]",
		Run: func(p *Pass) {
			if p.nobodyArrives() || p.rollRules() {
				return
			}
			for _, s := range p.entryPoints() {
				if p.sealedAtStart(s) && slices.Contains(p.rolledFor(), s.number) && !p.unsealed(s.id) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the die can lead to entry point %s, which is sealed and stays so", s.id),
						Remedy:  fmt.Sprintf("let a rule open it, or add %d to setup.arrivals.reroll or setup.arrivals.void", s.number),
						Range:   p.first(s.path+".state", s.path),
						Place:   p.spotOn(s.floor, s.at),
						Marks:   []diag.Mark{onFloor(pointOf(s.at, "sealed"), s.floor)},
						Reasons: []string{
							fmt.Sprintf("results that lead to a point: %s; %d is one of them", numerals(p.rolledFor()), s.number),
							fmt.Sprintf("effects of rules that open entry point %s: 0", s.id),
						},
					})
				}
			}
		},
	}
}

// rollRules reports whether a rule says what becomes of the roll for an entry point.
func (p *Pass) rollRules() bool {
	found := false
	p.eachTrigger(func(t triggerAt) { found = found || len(t.Results) > 0 })
	return found
}
