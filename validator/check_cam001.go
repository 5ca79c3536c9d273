package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// cam001 finds stages and endings that a campaign never comes to.
func cam001() Check {
	return Check{
		Code:     "CAM001",
		Title:    "a stage that the campaign never comes to",
		Severity: diag.Error,
		Text: "A campaign goes from its first stage along the branches under `next`, a league by its calendar. Nothing leads to this " +
			"stage, so nobody ever plays it. An ending that no branch leads to and that does not come about by itself is a warning.",
		Before: "start: node: \"landing\"\nnodes: {\n\tlanding: {mission: \"first-contact\", next: [{to: \"over\"}]}\n\traid: {mission: \"crossfire\", next: [{to: \"over\"}]}\n}",
		After:  "start: node: \"landing\"\nnodes: {\n\tlanding: {mission: \"first-contact\", next: [{to: \"raid\"}]}\n\traid: {mission: \"crossfire\", next: [{to: \"over\"}]}\n}",
		Run: func(p *Pass) {
			c := p.campaign()
			if c == nil {
				return
			}
			seen := from(c, starts(c))
			for _, n := range c.Nodes {
				if !seen[n.ID] {
					p.leftOut("stage", n.ID, "nodes."+n.ID, diag.Error, fromCalendar(league(c)))
				}
			}
			for _, e := range c.Endings {
				if !seen[e.ID] && e.When == nil && !league(c) {
					p.leftOut("ending", e.ID, "endings."+e.ID, diag.Warning, "let a branch of a stage lead to it, or say with when how it comes about")
				}
			}
		},
	}
}

func fromCalendar(league bool) string {
	if league {
		return "put it into a turn of the calendar, or take it out"
	}
	return "let a branch of another stage lead to it, or take it out"
}

// leftOut reports a stage or an ending that nothing leads to.
func (p *Pass) leftOut(what, id, path string, s diag.Severity, remedy string) {
	p.Report(diag.Diagnostic{
		Severity: s,
		Summary:  fmt.Sprintf("nothing leads to the %s %s", what, id),
		Remedy:   remedy,
		Range:    p.first(path+"@key", path),
	})
}
