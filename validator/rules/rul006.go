package rules

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// rul006 finds rules that do the same at the same moment.
func rul006() check.Check {
	return check.Check{
		Code:     "RUL006",
		Title:    "two rules do the same",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "Two rules wait for the same thing under the same condition and do the same: all of it happens twice. Most often one was copied and not " +
			"changed. Where it is meant to happen twice, say so in one rule.",
		Before: "rules: {\n\tnorth: {when: {kind: \"round\", at: 3}, do: [{kind: \"door\", of: \"north\", set: \"open\"}]}\n\tsouth: {when: {kind: \"round\", at: 3}, do: [{kind: \"door\", of: \"north\", set: \"open\"}]}\n}",
		After:  "rules: {\n\tnorth: {when: {kind: \"round\", at: 3}, do: [{kind: \"door\", of: \"north\", set: \"open\"}]}\n\tsouth: {when: {kind: \"round\", at: 3}, do: [{kind: \"door\", of: \"south\", set: \"open\"}]}\n}",
		Run: func(p *check.Pass) {
			all := p.Mission.Rules
			for i, r := range all[:min(len(all), parts.MostParts)] {
				j := slices.IndexFunc(all[:i], func(a model.Rule) bool { return sameRule(a, r) })
				if j >= 0 { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("rule %s does the same as rule %s at the same moment", r.ID, all[j].ID),
						Remedy:  "change one of them, or take it out",
						Range:   p.First("rules."+r.ID+"@key", "rules."+r.ID),
						Related: []diag.Related{{Range: p.First("rules."+all[j].ID+"@key", "rules."+all[j].ID), Text: "the other one"}},
					})
				}
			}
		},
	}
}

// sameRule reports whether two rules do the same at the same moment.
func sameRule(a, b model.Rule) bool {
	return a.Crews.Meets(b.Crews) && a.When != nil && len(a.Do) > 0 && reflect.DeepEqual(a.When, b.When) && reflect.DeepEqual(a.If, b.If) && reflect.DeepEqual(a.Do, b.Do)
}
