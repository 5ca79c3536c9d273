package trade

import (
	"fmt"
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// trd011 finds conditions of a post that no crew ever meets.
func trd011() check.Check {
	return check.Check{
		Code:     "TRD011",
		Title:    "a condition that no crew can meet",
		Severity: diag.Error,
		Requires: []check.AnyFact{packUnits},
		Text: "A post, a shelf, a service or a price is only for crews of which something is so, and that cannot be: it contradicts itself or " +
			"what is asked for at the door; it asks for more than the rules of the edition know, such as a fourth career level, or " +
			"for a boon that nothing in the pack grants. What hangs on it is shut to everybody. Where it is a price or a limit, " +
			"another one counts, and it is a warning.",
		Before: "visit: needs: {kind: \"crew\", atMost: 3}\nservices: lesson: needs: {kind: \"crew\", atLeast: 5}",
		After:  "visit: needs: {kind: \"crew\", atMost: 3}\nservices: lesson: needs: {kind: \"crew\", atLeast: 2}",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok {
				return
			}
			w := postWorld(p, post)
			for _, f := range postFacts(post) {
				if campaign.Never(w, f.With...) != "" {
					continue // the reason is reported there
				}
				if why := campaign.Never(w, append([]*model.CrewFact{f.Fact}, f.With...)...); why != "" { // core
					p.Report(unmetFact(p, f, why, w.Boons))
				}
			}
		},
	}
}

// unmetFact reports a fact that never holds.
func unmetFact(p *check.Pass, f trade.PostFact, why string, boons map[string]bool) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("no crew can ever have what %s needs: %s", f.What, why),
		Remedy:  "ask for something that a crew can come to have, or take the condition out",
		Range:   p.Where.At(f.Path),
		Reasons: []string{"asked for: " + kinds.Called(f.Fact), why},
	}
	if near, ok := diag.Nearest(f.Fact.Boon, slices.Sorted(maps.Keys(boons))); ok && !boons[f.Fact.Boon] {
		d.Remedy = fmt.Sprintf("did you mean %q?", near)
	}
	if f.Third {
		d.Severity = diag.Warning
	}
	for _, w := range f.With {
		if w != nil {
			d.Reasons = append(d.Reasons, "asked for before that: "+kinds.Called(w))
		}
	}
	return d
}
