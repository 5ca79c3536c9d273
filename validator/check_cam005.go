package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// cam005 finds conditions of a campaign that never hold.
func cam005() Check {
	return Check{
		Code:     "CAM005",
		Title:    "a condition that nothing in the campaign brings about",
		Severity: diag.Error,
		Text: "A stage asks for something that no crew ever comes to have: a tally at a number that no effect takes it to, a boon that no " +
			"mission, stage or post of the campaign grants, a stage played more often than it may be, more than the rules of the " +
			"edition know, or two things that contradict one another. Nobody can play it. On a branch, an outcome or an ending it is " +
			"a warning: something else happens then.",
		Before: "counters: heat: {title: \"Heat\", most: 6}\nnodes: raid: needs: {kind: \"counter\", counter: \"heat\", atLeast: 3} // nothing adds to it",
		After:  "counters: heat: {title: \"Heat\", most: 6}\nwinner: [{kind: \"counter\", counter: \"heat\", add: 1}]\nnodes: raid: needs: {kind: \"counter\", counter: \"heat\", atLeast: 3}",
		Run: func(p *Pass) {
			c := p.tradeCampaign()
			if c == nil {
				return
			}
			w := course.Of(p).World
			for _, f := range campaignFacts(c) {
				if why := campaign.Never(w, f.fact); why != "" { // core
					d := diag.Diagnostic{
						Summary: fmt.Sprintf("nothing ever brings about what %s waits for: %s", f.what, why),
						Remedy:  "let a stage or a post bring it about, or ask for something else",
						Range:   p.Where.At(f.path),
						Reasons: []string{"asked for: " + kinds.Called(f.fact), why},
					}
					if f.third {
						d.Severity = diag.Warning
					}
					p.Report(d)
				}
			}
		},
	}
}
