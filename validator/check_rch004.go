package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// rch004 finds effects that never come about.
func rch004() Check {
	return Check{
		Code:     "RCH004",
		Title:    "nothing sets off what a rule does",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "The rule says as data what it does, but not when: no game ever does it, and checks count on none of it. " +
			"What holds from the start belongs into the set-up: a door that stands open is a panel's state. What only " +
			"prose can say stays prose, without effects.",
		Before: "rules: gate: {\n\ttitle: \"The gate\"\n\ttext:  \"It opens.\"\n\tdo: [{kind: \"door\", of: \"gate\", set: \"open\"}]\n}",
		After:  "rules: gate: {\n\ttitle: \"The gate\"\n\ttext:  \"It opens as the third round begins.\"\n\twhen: {kind: \"round\", at: 3}\n\tdo: [{kind: \"door\", of: \"gate\", set: \"open\"}]\n}",
		Run: func(p *Pass) {
			called := p.calledRules()
			for _, r := range p.Mission.Rules {
				if r.When == nil && len(r.Do) > 0 && !called[r.ID] { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("rule %q does %s, but nothing sets it off", r.ID, english.Count(len(r.Do), "thing")),
						Remedy:  "add when, or take do out",
						Range:   p.first("rules."+r.ID+".do", "rules."+r.ID),
					})
				}
			}
		},
	}
}

// calledRules are the rules that another rule runs, or that an objective unlocks.
func (p *Pass) calledRules() map[string]bool {
	called := map[string]bool{}
	each(p, func(path string, e *model.Effect) {
		if kinds.Changes(*e, kinds.RuleCell) && !strings.HasPrefix(path, "rules."+e.Rule+".") {
			called[e.Rule] = true
		}
	})
	each(p, func(_ string, g *model.Goal) { called[g.Unlocks] = true })
	return called
}
