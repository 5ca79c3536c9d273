package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// rul001 finds rules that wait for one another.
func rul001() Check {
	return Check{
		Code:     "RUL001",
		Title:    "a rule waits for itself",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A rule with `kind: \"after\"` works some time after another rule. This one waits for itself, or for a rule that waits " +
			"for it in turn, and nothing else sets either off: none of them ever works. A rule that goes on by itself needs another " +
			"trigger to begin with.",
		Before: "rules: alarm: when: {kind: \"after\", rule: \"alarm\", rounds: 2}",
		After:  "rules: alarm: when: {kind: \"any\", triggers: [{kind: \"start\"}, {kind: \"after\", rule: \"alarm\", rounds: 2}]}",
		Run: func(p *Pass) {
			works := p.beginning()
			for _, r := range p.Mission.Rules {
				if !works[r.ID] { // core
					p.waiting(r)
				}
			}
		},
	}
}

// beginning are the rules that something sets off. What another rule runs or unlocks is taken for set
// off, and so is what waits for a rule that is not there.
func (p *Pass) beginning() map[string]bool {
	called := map[string]bool{}
	each(p, func(_ string, e *model.Effect) { called[e.Rule] = true })
	each(p, func(_ string, g *model.Goal) { called[g.Unlocks] = true })
	return infer.Begins(p.Mission, called)
}

// waiting reports a rule that nothing sets off.
func (p *Pass) waiting(r model.Rule) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("rule %s waits for a rule that never works", r.ID),
		Remedy:  "name a rule that something else sets off, or give one of them another trigger with kind: \"any\"",
		Range:   p.first("rules."+r.ID+".when.rule", "rules."+r.ID+".when"),
	}
	if r.When.Rule == r.ID {
		d.Summary = fmt.Sprintf("rule %s waits for itself", r.ID)
	} else if r.When.Rule != "" {
		d.Summary = fmt.Sprintf("rule %s waits for rule %s, which never works", r.ID, r.When.Rule)
	}
	p.Report(d)
}
