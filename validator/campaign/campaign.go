package campaign

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// campaignOf is the subject with its ways, if it is a campaign in which one can tell what leads where: not a free one, nor
// one that names stages which are not there, a mistake of its own.
func campaignOf(p *check.Pass) (*model.Campaign, *campaign.Graph) {
	c, ok := p.Subject.Value.(*model.Campaign)
	if !ok || p.Subject.Partial || c.Form == "free" {
		return nil, nil
	}
	if g := campaign.NewGraph(c); g.Whole() {
		return c, g
	}
	return nil, nil
}

// course is what can be told of the campaign that is looked at without playing it.
var course = check.NewFact("course of the campaign", func(p *check.Pass) *campaign.Course {
	c, _ := p.Subject.Value.(*model.Campaign)
	return campaign.NewCourse(c, p.Rules, trade.CampaignUnits.Of(p))
}, trade.CampaignUnits, trade.CampaignUnits)

// campaignNode is a stage by its id, or nil.
func campaignNode(c *model.Campaign, id string) *model.CampaignNode {
	return check.Find(c.Nodes, id, func(n *model.CampaignNode) string { return n.ID })
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
