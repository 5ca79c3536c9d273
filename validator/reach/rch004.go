package reach

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// rch004 finds effects that never come about.
func rch004() check.Check {
	return check.Check{
		Code:     "RCH004",
		Title:    "nothing sets off what a rule does",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values},
		Text: "The rule says as data what it does, but not when: no game ever does it, and checks count on none of it. " +
			"What holds from the start belongs into the set-up: a door that stands open is a panel's state. What only " +
			"prose can say stays prose, without effects. What holds all the time, such as a number that differs in a room, says `standing: true`.",
		Before: "rules: gate: {\n\ttitle: \"The gate\"\n\ttext:  \"It opens.\"\n\tdo: [{kind: \"door\", of: \"gate\", set: \"open\"}]\n}",
		After:  "rules: gate: {\n\ttitle: \"The gate\"\n\ttext:  \"It opens as the third round begins.\"\n\twhen: {kind: \"round\", at: 3}\n\tdo: [{kind: \"door\", of: \"gate\", set: \"open\"}]\n}",
		Run: func(p *check.Pass) {
			called := walks.CalledRules(p)
			for _, r := range p.Mission.Rules {
				if r.When == nil && !r.Standing && len(r.Do) > 0 && !called[r.ID] { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("rule %q does %s, but nothing sets it off", r.ID, english.Count(len(r.Do), "thing")),
						Remedy:  "add when, or take do out; or write standing: true where it holds all the time",
						Range:   p.First("rules."+r.ID+".do", "rules."+r.ID),
					})
				}
			}
		},
	}
}
