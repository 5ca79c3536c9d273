package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// cam001 finds stages and endings that a campaign never comes to.
func cam001() check.Check {
	return check.Check{
		Code:     "CAM001",
		Title:    "a stage that the campaign never comes to",
		Severity: diag.Error,
		Text: "A campaign goes from its first stage along the branches under `next`, a league by its calendar. Nothing leads to this " +
			"stage, so nobody ever plays it. An ending that no branch leads to and that does not come about by itself is a warning.",
		Before: "start: node: \"landing\"\nnodes: {\n\tlanding: {mission: \"first-contact\", next: [{to: \"over\"}]}\n\traid: {mission: \"crossfire\", next: [{to: \"over\"}]}\n}",
		After:  "start: node: \"landing\"\nnodes: {\n\tlanding: {mission: \"first-contact\", next: [{to: \"raid\"}]}\n\traid: {mission: \"crossfire\", next: [{to: \"over\"}]}\n}",
		Run: func(p *check.Pass) {
			c, g := campaignOf(p)
			if c == nil {
				return
			}
			seen := g.Reached()
			for _, s := range campaignStops(c) {
				if !seen[s.id] { // core
					leftOut(p, s)
				}
			}
		},
	}
}

// campaignStop is a stage or an ending that something has to lead to.
type campaignStop struct {
	what, id, path string
	severity       diag.Severity
	remedy         string
}

// campaignStops are the stages, and the endings that do not come about by themselves.
func campaignStops(c *model.Campaign) []campaignStop {
	var out []campaignStop
	for _, n := range c.Nodes {
		out = append(out, campaignStop{"stage", n.ID, "nodes." + n.ID, diag.Error, fromCalendar(campaign.League(c))})
	}
	for _, e := range c.Endings {
		if e.When == nil && !campaign.League(c) {
			out = append(out, campaignStop{"ending", e.ID, "endings." + e.ID, diag.Warning, "let a branch of a stage lead to it, or say with when how it comes about"})
		}
	}
	return out
}

func fromCalendar(league bool) string {
	if league {
		return "put it into a turn of the calendar, or take it out"
	}
	return "let a branch of another stage lead to it, or take it out"
}

// leftOut reports a stage or an ending that nothing leads to.
func leftOut(p *check.Pass, s campaignStop) {
	p.Report(diag.Diagnostic{
		Severity: s.severity,
		Summary:  fmt.Sprintf("nothing leads to the %s %s", s.what, s.id),
		Remedy:   s.remedy,
		Range:    p.First(s.path+"@key", s.path),
	})
}
