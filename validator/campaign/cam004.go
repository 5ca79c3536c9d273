package campaign

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam004 finds stages whose mission asks for what has not come about before.
func cam004() check.Check {
	return check.Check{
		Code:     "CAM004",
		Title:    "a mission that asks for what no earlier stage brings",
		Severity: diag.Error,
		Requires: []check.AnyFact{course},
		Text: "The mission of a stage `requires` that other missions have been played or that the crew has a boon. No stage before it plays " +
			"that mission; or no mission, no stage and no post before it grants that boon. Where only some of the ways lead through the " +
			"mission that is required, it is a warning.",
		Before: "start: node: \"raid\" // its mission requires salvage-run\nnodes: raid: {mission: \"raid\", next: [{to: \"over\"}]}",
		After:  "start: node: \"depot\"\nnodes: {\n\tdepot: {mission: \"salvage-run\", next: [{to: \"raid\"}]}\n\traid: {mission: \"raid\", next: [{to: \"over\"}]}\n}",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil {
				return
			}
			s := course.Of(p)
			for _, n := range c.Nodes {
				m := s.Units.Mission(n.Mission)
				if m == nil || m.Requires == nil {
					continue
				}
				for _, d := range append(lacksMissions(c, s, n, m), lacksBoons(s, n, m)...) {
					if d.Summary != "" { // core
						d.Range = p.First("nodes."+n.ID+".mission", "nodes."+n.ID)
						p.Report(d)
					}
				}
			}
		},
	}
}

// lacksMissions are the missions that one requires and that have not been played when its stage comes.
func lacksMissions(c *model.Campaign, s *campaign.Course, n model.CampaignNode, m *model.Mission) []diag.Diagnostic {
	var out []diag.Diagnostic
	earlier := s.Before(n.ID)
	for _, id := range m.Requires.Missions {
		if c.CatchUp != nil && c.CatchUp.Mission == id || id == m.ID {
			continue
		}
		var by []string
		for _, e := range earlier {
			if s.Stage(e).Mission == id {
				by = append(by, e)
			}
		}
		d := diag.Diagnostic{
			Remedy:  fmt.Sprintf("let every way to %s lead through %s, or take it out of requires", n.ID, id),
			Reasons: []string{"stages that can come before it: " + parts.ListOr(earlier, "none"), "of these, " + id + " is played by: " + parts.ListOr(by, "none")},
		}
		switch {
		case len(by) == 0:
			d.Summary = fmt.Sprintf("stage %s plays %s, which requires %s, and no stage before it plays that", n.ID, m.ID, id)
		case campaign.Ordered(c) && s.Past(by...)[n.ID]:
			d.Severity = diag.Warning
			d.Summary = fmt.Sprintf("stage %s plays %s, which requires %s, and can be reached without it", n.ID, m.ID, id)
		}
		out = append(out, d)
	}
	return out
}

// lacksBoons are the boons that a mission requires and that nothing before its stage grants.
func lacksBoons(s *campaign.Course, n model.CampaignNode, m *model.Mission) []diag.Diagnostic {
	if !s.Units.Whole || len(m.Requires.Boons) == 0 {
		return nil
	}
	have := s.BoonsBefore(n)
	var out []diag.Diagnostic
	for _, id := range m.Requires.Boons {
		d := diag.Diagnostic{
			Remedy:  "let a mission, a stage or a post before it grant the boon, or take it out of requires",
			Reasons: []string{"boons that can be had before it: " + parts.ListOr(have, "none")},
		}
		if !slices.Contains(have, id) {
			d.Summary = fmt.Sprintf("stage %s plays %s, which requires the boon %s, and nothing before it grants that", n.ID, m.ID, id)
		}
		out = append(out, d)
	}
	return out
}
