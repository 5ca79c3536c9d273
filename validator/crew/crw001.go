package crew

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// crw001 finds crews with too few or too many captains.
func crw001() check.Check {
	return check.Check{
		Code:     "CRW001",
		Title:    "a crew without its captain, or with two",
		Severity: diag.Error,
		Text: "The rules of the edition say how many captains a crew has: most often one. A trader is the captain where the crew says " +
			"`captain: true`, or where it says nothing and the trader's board is that of a captain.",
		Before: "traders: {\n\trook: captain: true\n\tjay: captain: true\n}",
		After:  "traders: {\n\trook: captain: true\n\tjay: captain: false\n}",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok || p.Rules.Crews.Captains <= 0 {
				return
			}
			var captains []trade.Member
			for _, m := range trade.Members(p, c) {
				if m.Leads() {
					captains = append(captains, m)
				}
			}
			captainsOf(p, captains, p.Rules.Crews.Captains)
		},
	}
}

// captainsOf reports another number of captains than a crew has.
func captainsOf(p *check.Pass, captains []trade.Member, want int) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the crew has %s, and the rules want %d", english.Count(len(captains), "captain"), want),
		Remedy:  "write captain: true for the trader who leads it",
		Range:   p.Where.At("traders"),
	}
	if len(captains) > want {
		d.Remedy = "write captain: false for whoever does not lead it"
		d.Range = p.First(captains[want].Path+".captain", captains[want].Path+"@key", captains[want].Path)
	}
	if len(captains) != want { // core
		p.Report(d)
	}
}
