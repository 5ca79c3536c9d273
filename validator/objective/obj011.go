package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// obj011 finds missions that are over before anybody has acted.
func obj011() check.Check {
	return check.Check{
		Code:     "OBJ011",
		Title:    "a mission that ends as it begins",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "The end of the game, or a rule that always ends it, waits for the start, for round 1 or for a phase, which comes in the first round " +
			"already. The game is over before the crews have had their turns.",
		Before: "ends: [{kind: \"round\", at: 1}]",
		After:  "ends: [{kind: \"round\", at: 10}]",
		Run: func(p *check.Pass) {
			ending := func(t parts.TriggerAt) {
				if infer.AtOnce(t.Trigger) { // core
					p.Report(diag.Diagnostic{
						Summary: "the game is over " + whenAtOnce(t.Trigger),
						Remedy:  "wait for something that comes later, such as {kind: \"round\", at: 10}",
						Range:   p.First(t.Path+".at", t.Path),
					})
				}
			}
			for i, t := range p.Mission.Ends {
				parts.Triggers(fmt.Sprintf("ends.%d", i), t, ending)
			}
			for i := range p.Mission.Rules {
				if r := &p.Mission.Rules[i]; r.When != nil && infer.SurelyEnds(r) {
					parts.Triggers("rules."+r.ID+".when", *r.When, ending)
				}
			}
		},
	}
}

// whenAtOnce says when a trigger comes about that does so at once.
func whenAtOnce(t model.Trigger) string {
	switch {
	case t.Phase != "":
		return "with the " + t.Phase + " phase of round 1"
	case t.At > 0:
		return "as round 1 begins"
	}
	return "as soon as it starts"
}
