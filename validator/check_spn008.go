package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn008 finds numbers that the roll for an entry point never shows.
func spn008() Check {
	return Check{
		Code:     "SPN008",
		Title:    "the roll for an entry point never shows this number",
		Severity: diag.Error,
		Needs:    []Capability{Entries},
		Text: "A die picks the entry point at which models arrive. Results that are rolled again, that let nobody in or that set " +
			"a rule off are numbers of that die. This one is not, so it never comes up. Nor may every result be rolled again.",
		Before: "setup: arrivals: reroll: [5, 7]",
		After:  "setup: arrivals: reroll: [5, 6]",
		Run: func(p *Pass) {
			if a := p.Mission.Setup.Arrivals; a != nil {
				p.entryRolls("reroll", a.Reroll, "setup.arrivals.reroll")
				p.entryRolls("void", a.Void, "setup.arrivals.void")
				p.rollsForEver(a.Reroll)
			}
			each(p, func(path string, t *model.Trigger) {
				if t.Kind == "arrival-roll" {
					p.entryRolls("results", t.Results, path+".results")
				}
			})
		},
	}
}

// entryRolls reports numbers of a field that no entry point has on the die.
func (p *Pass) entryRolls(field string, results []int, path string) {
	r := p.Rules.Board.Entries
	for i, n := range results {
		if n < r.Min || n > r.Max {
			p.Report(diag.Diagnostic{
				Summary: fmt.Sprintf("%s names %d, and the roll for an entry point shows %d to %d", field, n, r.Min, r.Max),
				Remedy:  fmt.Sprintf("choose from %d to %d", r.Min, r.Max),
				Range:   p.Where.At(fmt.Sprintf("%s.%d", path, i)),
			})
		}
	}
}

// rollsForEver reports that every result is rolled again.
func (p *Pass) rollsForEver(reroll []int) {
	r := p.Rules.Board.Entries
	again := map[int]bool{}
	for _, n := range reroll {
		again[n] = true
	}
	for n := r.Min; n <= r.Max; n++ {
		if !again[n] {
			return
		}
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("every result from %d to %d is rolled again, so the roll never ends", r.Min, r.Max),
		Remedy:  "leave one number out, or write none: true where nothing arrives",
		Range:   p.Where.At("setup.arrivals.reroll"),
	})
}
