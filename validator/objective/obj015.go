package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// obj015 finds hidden things that never come to light.
func obj015() check.Check {
	return check.Check{
		Code:     "OBJ015",
		Title:    "a hidden thing that never comes to light",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values},
		Text: "One of several things is the one that counts, and which one comes to light during the game: by a trigger of its own (`reveal`) or by an " +
			"effect `{kind: \"reveal\"}` of a rule. Here neither does, so nobody ever learns it.",
		Before: "setup: hidden: spy: among: [\"clerk\", \"porter\"]",
		After:  "setup: hidden: spy: {among: [\"clerk\", \"porter\"], reveal: {kind: \"contact\", who: traders: \"any\", target: named: \"spy\"}}",
		Run: func(p *check.Pass) {
			shown := map[string]bool{}
			parts.Each(p, func(_ string, e *model.Effect) { shown[e.Hidden] = true })
			for _, h := range p.Mission.Setup.Hidden {
				if h.Reveal == nil && !shown[h.ID] { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("nothing brings to light which of %d things is %s", len(h.Among), h.ID),
						Remedy:  "add reveal, or an effect {kind: \"reveal\", hidden: \"" + h.ID + "\"} to a rule",
						Range:   p.First("setup.hidden."+h.ID+"@key", "setup.hidden."+h.ID),
					})
				}
			}
		},
	}
}
