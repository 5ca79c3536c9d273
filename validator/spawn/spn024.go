package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn024 finds results of the die that lead to an entry point nobody ever comes out of (seed 000:1248).
func spn024() check.Check {
	return check.Check{
		Code:     "SPN024",
		Title:    "an entry point stays shut for the whole game",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Entries},
		Text: "An entry point is sealed at the start, no rule opens it, and its number is neither rolled again nor said to let " +
			"nobody in. When it comes up, the players cannot tell what becomes of the arrivals. Open it with a rule (an effect of the kind `entry`), list its " +
			"number under `setup.arrivals.reroll` or `setup.arrivals.void`, or leave it open. Rules that exist as prose only are not read.",
		Before: "board: entries: \"6\": {side: \"west\", at: 6.5, state: \"sealed\"}",
		After:  "board: entries: \"6\": {side: \"west\", at: 6.5, state: \"sealed\"}\nsetup: arrivals: reroll: [6]",
		Run: func(p *check.Pass) {
			if arrivals.NobodyArrives(p) || rollRules(p) {
				return
			}
			for _, s := range arrivals.EntryPoints(p) {
				if arrivals.SealedAtStart(p, s) && slices.Contains(arrivals.RolledFor(p), s.Number) && !walks.Unsealed(p, s.ID) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the die can lead to entry point %s, which is sealed and stays so", s.ID),
						Remedy:  fmt.Sprintf("let a rule open it, or add %d to setup.arrivals.reroll or setup.arrivals.void", s.Number),
						Range:   p.First(s.Path+".state", s.Path),
						Place:   p.SpotOn(s.Floor, s.At),
						Marks:   []diag.Mark{onFloor(parts.PointOf(s.At, "sealed"), s.Floor)},
						Reasons: []string{
							fmt.Sprintf("results that lead to a point: %s; %d is one of them", parts.Numerals(arrivals.RolledFor(p)), s.Number),
							fmt.Sprintf("effects of rules that open entry point %s: 0", s.ID),
						},
					})
				}
			}
		},
	}
}

// rollRules reports whether a rule says what becomes of the roll for an entry point.
func rollRules(p *check.Pass) bool {
	found := false
	parts.EachTrigger(p, func(t parts.TriggerAt) { found = found || len(t.Results) > 0 })
	return found
}
