package validator

import (
	"fmt"
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// trd011 finds conditions of a post that no crew ever meets.
func trd011() Check {
	return Check{
		Code:     "TRD011",
		Title:    "a condition that no crew can meet",
		Severity: diag.Error,
		Text: "A post, a shelf, a service or a price is only for crews of which something is so, and that cannot be: it contradicts itself or " +
			"what is asked for at the door; it asks for more than the rules of the edition know, such as a fourth career level, or " +
			"for a boon that nothing in the pack grants. What hangs on it is shut to everybody. Where it is a price or a limit, " +
			"another one counts, and it is a warning.",
		Before: "visit: needs: {kind: \"crew\", atMost: 3}\nservices: lesson: needs: {kind: \"crew\", atLeast: 5}",
		After:  "visit: needs: {kind: \"crew\", atMost: 3}\nservices: lesson: needs: {kind: \"crew\", atLeast: 2}",
		Run: func(p *Pass) {
			post, ok := p.tradePost()
			if !ok {
				return
			}
			w := p.postWorld(post)
			for _, f := range postFacts(post) {
				if campaign.Never(w, f.with...) != "" {
					continue // the reason is reported there
				}
				if why := campaign.Never(w, append([]*model.CrewFact{f.fact}, f.with...)...); why != "" { // core
					p.Report(p.unmetFact(f, why, w.Boons))
				}
			}
		},
	}
}

// unmetFact reports a fact that never holds.
func (p *Pass) unmetFact(f postFact, why string, boons map[string]bool) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("no crew can ever have what %s needs: %s", f.what, why),
		Remedy:  "ask for something that a crew can come to have, or take the condition out",
		Range:   p.Where.At(f.path),
		Reasons: []string{"asked for: " + kinds.Called(f.fact), why},
	}
	if near, ok := diag.Nearest(f.fact.Boon, slices.Sorted(maps.Keys(boons))); ok && !boons[f.fact.Boon] {
		d.Remedy = fmt.Sprintf("did you mean %q?", near)
	}
	if f.third {
		d.Severity = diag.Warning
	}
	for _, w := range f.with {
		if w != nil {
			d.Reasons = append(d.Reasons, "asked for before that: "+kinds.Called(w))
		}
	}
	return d
}
