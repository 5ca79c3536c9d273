package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam005 finds conditions of a campaign that never hold.
func cam005() check.Check {
	return check.Check{
		Code:     "CAM005",
		Title:    "a condition that nothing in the campaign brings about",
		Severity: diag.Error,
		Requires: []check.AnyFact{course},
		Text: "A stage asks for something that no crew ever comes to have: a tally at a number that no effect takes it to, a boon that no " +
			"mission, stage or post of the campaign grants, a stage played more often than it may be, more than the rules of the " +
			"edition know, or two things that contradict one another. Nobody can play it. On a branch, an outcome or an ending it is " +
			"a warning: something else happens then.",
		Before: "counters: heat: {title: \"Heat\", most: 6}\nnodes: raid: needs: {kind: \"counter\", counter: \"heat\", atLeast: 3} // nothing adds to it",
		After:  "counters: heat: {title: \"Heat\", most: 6}\nwinner: [{kind: \"counter\", counter: \"heat\", add: 1}]\nnodes: raid: needs: {kind: \"counter\", counter: \"heat\", atLeast: 3}",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil {
				return
			}
			w := course.Of(p).World
			for _, f := range trade.Facts(c) {
				if why := campaign.Never(w, f.Fact); why != "" { // core
					d := diag.Diagnostic{
						Summary: fmt.Sprintf("nothing ever brings about what %s waits for: %s", f.What, why),
						Remedy:  "let a stage or a post bring it about, or ask for something else",
						Range:   p.Where.At(f.Path),
						Reasons: []string{"asked for: " + kinds.Called(f.Fact), why},
					}
					if f.Third {
						d.Severity = diag.Warning
					}
					p.Report(d)
				}
			}
		},
	}
}
