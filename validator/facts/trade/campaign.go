package trade

import (
	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// Campaign is the subject, if it is a whole campaign of any form with its rule set.
func Campaign(p *check.Pass) *model.Campaign {
	c, ok := p.Subject.Value.(*model.Campaign)
	if !ok || p.Rules == nil || p.Subject.Partial {
		return nil
	}
	return c
}

// CampaignUnits are the missions, posts and crews that the campaign names that is looked at.
var CampaignUnits = check.NewFact("units of the campaign", func(p *check.Pass) campaign.Units {
	c, _ := p.Subject.Value.(*model.Campaign)
	u := campaign.Around(c, func(kind string, id string) any { return Peer(p, kind, id) })
	for _, id := range c.Start.Crews {
		u.Add(Peer(p, "crew", id))
	}
	u.Whole = u.Whole && p.Subject.Peer != nil
	return u
})
