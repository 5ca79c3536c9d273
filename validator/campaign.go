package validator

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/model"
)

// campaign is the subject with its ways, if it is a campaign in which one can tell what leads where: not a free one, nor
// one that names stages which are not there, a mistake of its own.
func (p *Pass) campaign() (*model.Campaign, *campaign.Graph) {
	c, ok := p.Subject.Value.(*model.Campaign)
	if !ok || p.Subject.Partial || c.Form == "free" {
		return nil, nil
	}
	if g := campaign.NewGraph(c); g.Whole() {
		return c, g
	}
	return nil, nil
}

// tradeCampaign is the subject, if it is a whole campaign of any form with its rule set.
func (p *Pass) tradeCampaign() *model.Campaign {
	c, ok := p.Subject.Value.(*model.Campaign)
	if !ok || p.Rules == nil || p.Subject.Partial {
		return nil
	}
	return c
}

// course is what can be told of the campaign that is looked at without playing it.
var course = NewFact("course of the campaign", func(p *Pass) *campaign.Course {
	c, _ := p.Subject.Value.(*model.Campaign)
	return campaign.NewCourse(c, p.Rules, campaignUnits.Of(p))
}, campaignUnits)

// campaignUnits are the missions, posts and crews that the campaign names that is looked at.
var campaignUnits = NewFact("units of the campaign", func(p *Pass) campaign.Units {
	c, _ := p.Subject.Value.(*model.Campaign)
	u := campaign.Around(c, p.peer)
	for _, id := range c.Start.Crews {
		u.Add(p.peer("crew", id))
	}
	u.Whole = u.Whole && p.Subject.Peer != nil
	return u
})

// campaignNode is a stage by its id, or nil.
func campaignNode(c *model.Campaign, id string) *model.CampaignNode {
	return find(c.Nodes, id, func(n *model.CampaignNode) string { return n.ID })
}

// campaignStageOf is the stage that a path of the source lies in; empty for none.
func campaignStageOf(path string) string {
	rest, ok := strings.CutPrefix(path, "nodes.")
	if !ok {
		return ""
	}
	id, _, _ := strings.Cut(rest, ".")
	return id
}

// carryAfter is what a crew keeps after a stage; nil where everything that the rules let it keep.
func carryAfter(c *model.Campaign, n model.CampaignNode) *model.CarryOver {
	if n.Carry != nil {
		return n.Carry
	}
	return c.Carry
}

// grants reports whether effects grant a boon.
func grants(list []model.CrewEffect, boon string) bool {
	return slices.Contains(campaign.Granted(list), boon)
}
