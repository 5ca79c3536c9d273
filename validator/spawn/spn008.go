package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spn008 finds numbers that the roll for an entry point never shows.
func spn008() check.Check {
	return check.Check{
		Code:     "SPN008",
		Title:    "the roll for an entry point never shows this number",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Entries},
		Requires: []check.AnyFact{parts.Values},
		Text: "A die picks the entry point at which models arrive. Results that are rolled again, that let nobody in or that set " +
			"a rule off are numbers of that die. This one is not, so it never comes up. Nor may every result be rolled again.",
		Before: "setup: arrivals: reroll: [5, 7]",
		After:  "setup: arrivals: reroll: [5, 6]",
		Run: func(p *check.Pass) {
			if faults := rollFaults(p); len(faults) > 0 { // core
				for _, d := range faults {
					p.Report(d)
				}
			}
		},
	}
}

// rollFaults are the numbers of the mission that the roll for an entry point never shows.
func rollFaults(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	if a := p.Mission.Setup.Arrivals; a != nil {
		out = append(out, entryRolls(p, "reroll", a.Reroll, "setup.arrivals.reroll")...)
		out = append(out, entryRolls(p, "void", a.Void, "setup.arrivals.void")...)
		if len(a.Reroll) > 0 && len(arrivals.RolledFor(p))+len(a.Void) == 0 {
			out = append(out, rollsForEver(p))
		}
	}
	parts.Each(p, func(path string, t *model.Trigger) {
		out = append(out, entryRolls(p, "results", t.Results, path+".results")...)
	})
	return out
}

// entryRolls are numbers of a field that no entry point has on the die.
func entryRolls(p *check.Pass, field string, results []int, path string) []diag.Diagnostic {
	r := p.Rules.Board.Entries
	var out []diag.Diagnostic
	for i, n := range results {
		if !offDie(p, n) {
			continue
		}
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("%s names %d, and the roll for an entry point shows %d to %d", field, n, r.Min, r.Max),
			Remedy:  fmt.Sprintf("choose from %d to %d", r.Min, r.Max),
			Range:   p.Where.At(fmt.Sprintf("%s.%d", path, i)),
			Reasons: []string{fmt.Sprintf("the die whose faces are the numbers of the entry points shows %d to %d; %d is none of them", r.Min, r.Max, n)},
		})
	}
	return out
}

// rollsForEver says that every result is rolled again.
func rollsForEver(p *check.Pass) diag.Diagnostic {
	r := p.Rules.Board.Entries
	return diag.Diagnostic{
		Summary: fmt.Sprintf("every result from %d to %d is rolled again, so the roll never ends", r.Min, r.Max),
		Remedy:  "leave one number out, or write none: true where nothing arrives",
		Range:   p.Where.At("setup.arrivals.reroll"),
		Reasons: []string{fmt.Sprintf("results of the die: %d to %d; rolled again: all of them; left: none", r.Min, r.Max)},
	}
}
