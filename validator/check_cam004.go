package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// cam004 finds stages whose mission asks for what has not come about before.
func cam004() Check {
	return Check{
		Code:     "CAM004",
		Title:    "a mission that asks for what no earlier stage brings",
		Severity: diag.Error,
		Text: "The mission of a stage `requires` that other missions have been played or that the crew has a boon. No stage before it plays " +
			"that mission; or no mission, no stage and no post before it grants that boon. Where only some of the ways lead through the " +
			"mission that is required, it is a warning.",
		Before: "start: node: \"raid\" // its mission requires salvage-run\nnodes: raid: {mission: \"raid\", next: [{to: \"over\"}]}",
		After:  "start: node: \"depot\"\nnodes: {\n\tdepot: {mission: \"salvage-run\", next: [{to: \"raid\"}]}\n\traid: {mission: \"raid\", next: [{to: \"over\"}]}\n}",
		Run: func(p *Pass) {
			c := p.tradeCampaign()
			if c == nil {
				return
			}
			s := campaignScope.Of(p)
			for _, n := range c.Nodes {
				m := s.mission(n.Mission)
				if m == nil || m.Requires == nil {
					continue
				}
				for _, d := range append(p.lacksMissions(c, n, m), p.lacksBoons(c, s, n, m)...) {
					if d.Summary != "" { // core
						d.Range = p.first("nodes."+n.ID+".mission", "nodes."+n.ID)
						p.Report(d)
					}
				}
			}
		},
	}
}

// lacksMissions are the missions that one requires and that have not been played when its stage comes.
func (p *Pass) lacksMissions(c *model.Campaign, n model.CampaignNode, m *model.Mission) []diag.Diagnostic {
	var out []diag.Diagnostic
	earlier := campaignBefore(c, n.ID)
	for _, id := range m.Requires.Missions {
		if c.CatchUp != nil && c.CatchUp.Mission == id || id == m.ID {
			continue
		}
		var by []string
		for _, e := range earlier {
			if campaignNode(c, e).Mission == id {
				by = append(by, e)
			}
		}
		d := diag.Diagnostic{
			Remedy:  fmt.Sprintf("let every way to %s lead through %s, or take it out of requires", n.ID, id),
			Reasons: []string{"stages that can come before it: " + tradeListOr(earlier, "none"), "of these, " + id + " is played by: " + tradeListOr(by, "none")},
		}
		switch {
		case len(by) == 0:
			d.Summary = fmt.Sprintf("stage %s plays %s, which requires %s, and no stage before it plays that", n.ID, m.ID, id)
		case !league(c) && c.Form != "free" && campaignWithout(c, by)[n.ID]:
			d.Severity = diag.Warning
			d.Summary = fmt.Sprintf("stage %s plays %s, which requires %s, and can be reached without it", n.ID, m.ID, id)
		}
		out = append(out, d)
	}
	return out
}

// campaignWithout are the stages that a campaign comes to past some others.
func campaignWithout(c *model.Campaign, shut []string) map[string]bool {
	cut := *c
	cut.Nodes = slices.DeleteFunc(slices.Clone(c.Nodes), func(n model.CampaignNode) bool { return slices.Contains(shut, n.ID) })
	var begin []string
	for _, id := range starts(c) {
		if !slices.Contains(shut, id) {
			begin = append(begin, id)
		}
	}
	return from(&cut, begin)
}

// lacksBoons are the boons that a mission requires and that nothing before its stage grants.
func (p *Pass) lacksBoons(c *model.Campaign, s tradeScope, n model.CampaignNode, m *model.Mission) []diag.Diagnostic {
	if !s.whole || len(m.Requires.Boons) == 0 {
		return nil
	}
	have := boonsBefore(c, s, n)
	var out []diag.Diagnostic
	for _, id := range m.Requires.Boons {
		d := diag.Diagnostic{
			Remedy:  "let a mission, a stage or a post before it grant the boon, or take it out of requires",
			Reasons: []string{"boons that can be had before it: " + tradeListOr(have, "none")},
		}
		if !slices.Contains(have, id) {
			d.Summary = fmt.Sprintf("stage %s plays %s, which requires the boon %s, and nothing before it grants that", n.ID, m.ID, id)
		}
		out = append(out, d)
	}
	return out
}

// boonsBefore are the boons that can have been granted when a stage begins.
func boonsBefore(c *model.Campaign, s tradeScope, n model.CampaignNode) []string {
	var out []string
	grant := func(all []model.CrewEffect) {
		for _, e := range all {
			if e.Kind == "boon" {
				out = tradeOnce(out, e.Boon)
			}
		}
	}
	grant(n.Before)
	for _, id := range campaignBefore(c, n.ID) {
		e := campaignNode(c, id)
		grant(e.Before)
		for _, a := range e.After {
			grant(a.Do)
		}
		grant(c.Winner)
		for _, b := range missionBoons(s.mission(e.Mission)) {
			out = tradeOnce(out, b.ID)
		}
	}
	if c.CatchUp != nil {
		for _, b := range missionBoons(s.mission(c.CatchUp.Mission)) {
			out = tradeOnce(out, b.ID)
		}
	}
	for _, post := range s.posts {
		for _, v := range post.Services {
			grant(v.Do)
		}
	}
	return out
}

// missionBoons are the boons that the objectives of a mission pay.
func missionBoons(m *model.Mission) []model.Boon {
	if m == nil {
		return nil
	}
	var out []model.Boon
	for _, o := range m.Objectives {
		out = append(out, o.Reward.Boons...)
	}
	return out
}

// tradeListOr is a list of names, a few of them, or a word where there are none.
func tradeListOr(words []string, none string) string {
	if len(words) == 0 {
		return none
	}
	return english.And(words[:min(len(words), fewNames)])
}
