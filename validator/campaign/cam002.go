package campaign

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// cam002 finds stages from which no way leads to an ending.
func cam002() check.Check {
	return check.Check{
		Code:     "CAM002",
		Title:    "a stage from which the campaign never ends",
		Severity: diag.Error,
		Text: "From every stage of a story some branch must lead on, and in the end to an ending. From this one none does: it has no " +
			"branches, or they only lead round in a circle. A campaign with an ending that comes about by itself, and a league or a free " +
			"campaign, need none.",
		Before: "nodes: raid: {mission: \"crossfire\"}",
		After:  "nodes: raid: {mission: \"crossfire\", next: [{to: \"over\"}]}",
		Run: func(p *check.Pass) {
			c, g := campaignOf(p)
			if c == nil || campaign.League(c) || slices.ContainsFunc(c.Endings, func(e model.CampaignEnding) bool { return e.When != nil }) {
				return
			}
			for _, n := range c.Nodes {
				ways := g.From(n.ID)
				if !slices.ContainsFunc(c.Endings, func(e model.CampaignEnding) bool { return ways[e.ID] }) { // core
					endlessStage(p, n)
				}
			}
		},
	}
}

// endlessStage reports a stage without a way to an ending.
func endlessStage(p *check.Pass, n model.CampaignNode) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("no branch leads on from stage %s", n.ID),
		Remedy:  "say with next where the campaign goes from here",
		Range:   p.First("nodes."+n.ID+"@key", "nodes."+n.ID),
	}
	if len(n.Next) > 0 {
		d.Summary = fmt.Sprintf("the branches of stage %s never lead to an ending", n.ID)
		d.Remedy = "let one of the stages that they lead to go on to an ending"
		d.Range = p.Where.At("nodes." + n.ID + ".next")
	}
	p.Report(d)
}
