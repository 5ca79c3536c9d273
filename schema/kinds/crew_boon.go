package kinds

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// boonName is what a boon is called in a sentence. Boons have no titles: one is known by whoever grants it, a service
// by its title or the objective of a mission, else by the words of the effect that brings it.
func (n CrewNames) boonName(id string) string {
	if n.Here != nil {
		if title := grantedBy(n.Here, id); title != "" {
			return "the boon of " + english.Quoted(title)
		}
	}
	if c := n.Campaign; c != nil {
		if of := n.boonOfCampaign(c, id); of != "" {
			return of
		}
	}
	return "the boon " + english.Quoted(english.Capital(english.Spelled(id)))
}

// grantedBy is the service of a post that grants a boon.
func grantedBy(p *model.Post, boon string) string {
	for _, v := range p.Services {
		if v.Title != "" && granting(v.Do, boon) != nil {
			return v.Title
		}
	}
	return ""
}

// granting is the effect that grants a boon.
func granting(list []model.CrewEffect, boon string) *model.CrewEffect {
	i := slices.IndexFunc(list, func(e model.CrewEffect) bool { return slices.Contains(CrewWrites(e), Cell{Sort: BoonCell, ID: boon}) })
	if i < 0 {
		return nil
	}
	return &list[i]
}

// boonOfCampaign looks for a boon in a campaign: in its posts, its missions and its stages.
func (n CrewNames) boonOfCampaign(c *model.Campaign, id string) string {
	for _, post := range c.Posts {
		if n.Post == nil {
			break
		}
		if p := n.Post(post); p != nil && grantedBy(p, id) != "" {
			return "the boon of " + english.Quoted(grantedBy(p, id)) + " at " + english.Quoted(p.Title)
		}
	}
	for _, s := range c.Nodes {
		if title := n.objectiveWith(s.Mission, id); title != "" {
			return "the boon for " + title
		}
		if title := n.ruleWith(s.Mission, id); title != "" {
			return "the boon of " + title
		}
	}
	for _, list := range effectsOf(c) {
		if e := granting(list, id); e != nil && len(e.Text.Blocks) > 0 {
			return "the boon " + english.Quoted(strings.TrimSuffix(Spoken(e.Text.Blocks), "."))
		}
	}
	return ""
}

// objectiveWith is the objective of a mission that grants a boon, in words.
func (n CrewNames) objectiveWith(mission, boon string) string {
	m := n.mission(mission)
	if m == nil {
		return ""
	}
	for _, o := range m.Objectives {
		if slices.ContainsFunc(o.Reward.Boons, func(b model.Boon) bool { return b.ID == boon }) {
			return n.goal(mission, o.ID) + " of " + english.Quoted(m.Title)
		}
	}
	return ""
}

// ruleWith is the rule of a mission that grants a boon, in words.
func (n CrewNames) ruleWith(mission, boon string) string {
	m := n.mission(mission)
	if m == nil {
		return ""
	}
	for _, r := range m.Rules {
		grants := false
		Every(r.Do, func(e model.Effect) { grants = grants || granting(e.Changes, boon) != nil })
		if grants {
			return english.Quoted(r.Title) + " in " + english.Quoted(m.Title)
		}
	}
	return ""
}

// effectsOf are the effects of a campaign on crews.
func effectsOf(c *model.Campaign) [][]model.CrewEffect {
	out := [][]model.CrewEffect{c.Winner}
	for _, n := range c.Nodes {
		out = append(out, n.Before)
		for _, o := range n.After {
			out = append(out, o.Do)
		}
	}
	return out
}
