package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// hst002 finds pegs that the hostility track has no hole for.
func hst002() Check {
	return Check{
		Code:     "HST002",
		Title:    "a hole beyond the end of the track",
		Severity: diag.Error,
		Needs:    []Capability{Track},
		Text: "A mark beside the hostility track, or a rule that waits for a number of pegs, names a hole that the track of the " +
			"edition does not have. It would never be filled.",
		Before: "rules: wave: when: {kind: \"hostility\", peg: 40} // the track has 35 holes",
		After:  "rules: wave: when: {kind: \"hostility\", peg: 20}",
		Run: func(p *Pass) {
			for _, x := range p.Mission.Setup.Marks {
				p.hole("mark "+x.ID+" stands at", x.Peg, "setup.marks."+x.ID+".peg")
			}
			each(p, func(path string, t *model.Trigger) {
				if t.Kind == "hostility" {
					p.hole("the rule waits for", t.Peg, path+".peg")
				}
			})
		},
	}
}

// hole reports a number of a hole beyond the last.
func (p *Pass) hole(what string, peg int, path string) {
	if holes := p.Rules.Hostility.Holes(); peg > holes {
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("%s hole %d, but the track has %s", what, peg, count(holes, "hole")),
			Remedy:  fmt.Sprintf("choose a peg from 1 to %d", holes),
			Range:   p.Where.At(path),
		})
	}
}
