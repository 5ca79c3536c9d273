package hostility

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// hst006 finds marks that share a hole of the track.
func hst006() check.Check {
	return check.Check{
		Code:     "HST006",
		Title:    "two marks stand at the same hole",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Track},
		Text: "Two marks beside the hostility track name the same hole. On the sheet they are printed on each other, and as rules " +
			"tell them apart, one of them is most likely meant for another hole. Move one, or make one mark of the two.",
		Before: "setup: marks: {\n\talarm: peg: 12\n\twave:  peg: 12\n}",
		After:  "setup: marks: {\n\talarm: peg: 12\n\twave:  peg: 16\n}",
		Run: func(p *check.Pass) {
			for i, m := range p.Mission.Setup.Marks {
				for _, o := range p.Mission.Setup.Marks[:i] {
					if o.Peg == m.Peg { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("marks %s and %s both stand at hole %d", o.ID, m.ID, m.Peg),
							Remedy:  "move one of them to another hole",
							Range:   p.Where.At("setup.marks." + m.ID + ".peg"),
							Related: []diag.Related{{Range: p.Where.At("setup.marks." + o.ID + ".peg"), Text: "the other one"}},
							Reasons: append(worlds.HolesByLevel(p), fmt.Sprintf("hole %d bears %s and %s", m.Peg, o.ID, m.ID)),
						})
						break // one finding a mark
					}
				}
			}
		},
	}
}
