package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// rul001 finds rules that wait for one another.
func rul001() check.Check {
	return check.Check{
		Code:     "RUL001",
		Title:    "a rule waits for itself",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values},
		Text: "A rule with `kind: \"after\"` works some time after another rule. This one waits for itself, or for a rule that waits " +
			"for it in turn, and nothing else sets either off: none of them ever works. A rule that goes on by itself needs another " +
			"trigger to begin with.",
		Before: "rules: alarm: when: {kind: \"after\", rule: \"alarm\", rounds: 2}",
		After:  "rules: alarm: when: {kind: \"any\", triggers: [{kind: \"start\"}, {kind: \"after\", rule: \"alarm\", rounds: 2}]}",
		Run: func(p *check.Pass) {
			works := parts.Beginning(p)
			for _, r := range p.Mission.Rules {
				if !works[r.ID] { // core
					waiting(p, r)
				}
			}
		},
	}
}

// waiting reports a rule that nothing sets off.
func waiting(p *check.Pass, r model.Rule) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("rule %s waits for a rule that never works", r.ID),
		Remedy:  "name a rule that something else sets off, or give one of them another trigger with kind: \"any\"",
		Range:   p.First("rules."+r.ID+".when.rule", "rules."+r.ID+".when"),
	}
	if r.When.Rule == r.ID {
		d.Summary = fmt.Sprintf("rule %s waits for itself", r.ID)
	} else if r.When.Rule != "" {
		d.Summary = fmt.Sprintf("rule %s waits for rule %s, which never works", r.ID, r.When.Rule)
	}
	p.Report(d)
}
