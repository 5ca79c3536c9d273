package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam015 finds campaigns in which a crew cannot pay its way.
func cam015() check.Check {
	return check.Check{
		Code:     "CAM015",
		Title:    "an economy that cannot pay upkeep and repairs",
		Severity: diag.Warning,
		Requires: []check.AnyFact{trade.CampaignUnits},
		// seed 002:5859-5870 and 5892-5927; seed 000:2262-2277
		Text: "On the shortest way through the campaign a crew takes in less than it has to pay. This is an estimate that takes the bright side: all " +
			"objectives are done, everything on the board is carried home, shared evenly and sold, nobody is lost, nothing is bought. " +
			"Against that stand the upkeep of every trader but the captain, one career level each, and what it costs on average to keep " +
			"the ship as it is. A played campaign says more. Where pay has no limit, nothing is reported.",
		Before: "nodes: raid: mission: \"raid\" // pays 1 UA, and three traders want 2 UA each",
		After:  "nodes: raid: {mission: \"raid\", after: [{do: [{kind: \"ua\", add: 12}]}]}",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil || c.Form == "free" || c.Carry != nil && !c.Carry.UA {
				return
			}
			way := campaign.NewGraph(c).Shortest()
			games, ok := gamesOf(c, trade.CampaignUnits.Of(p), way)
			if !ok {
				return
			}
			all, ok := estimate.Accounts(c.Start.UA, games, p.Rules)
			for i, a := range all {
				if ok && a.Left.Less(estimate.ShareOf(0, 1)) { // core
					p.Report(broke(p, c, way, all, i))
					return
				}
			}
		},
	}
}

// gamesOf are the games of some stages; false where a mission is not at hand.
func gamesOf(c *model.Campaign, s campaign.Units, way []model.CampaignNode) ([]estimate.Game, bool) {
	_, crews := campaignAtTable(c)
	var out []estimate.Game
	for _, n := range way {
		m := s.Mission(n.Mission)
		if m == nil {
			return nil, false
		}
		g := estimate.Game{Mission: m, Crews: min(max(crews, m.Players.Min), m.Players.Max), Traders: m.Setup.Crew}
		for _, e := range n.Before {
			g.Gift += campaignGift(e)
		}
		for _, a := range n.After {
			for _, e := range a.Do {
				if a.When == nil || campaignGift(e) > 0 { // the bright side
					g.Gift += campaignGift(e)
				}
			}
		}
		out = append(out, g)
	}
	return out, len(out) > 0
}

// campaignGift is what an effect gives in universal assets at most, or takes at least.
func campaignGift(e model.CrewEffect) int {
	c, pays := kinds.Of(kinds.CrewWrites(e), kinds.AssetsCell)
	if !pays || c.Move.Sets {
		return 0
	}
	return c.Move.High
}

// broke reports the first game after which a crew has spent more than it had.
func broke(p *check.Pass, c *model.Campaign, way []model.CampaignNode, all []estimate.Account, i int) diag.Diagnostic {
	short := all[i].Left.Times(-1)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("after game %d of %d, stage %s, a crew is about %s UA short, with everything gone well", i+1, len(all), way[i].ID, short),
		Remedy:  "pay more for objectives, put more loot on the boards, or let crews begin with more",
		Range:   p.First("nodes."+way[i].ID+".mission", "nodes."+way[i].ID),
		Reasons: []string{fmt.Sprintf("in hand at the start: %d UA", c.Start.UA)},
	}
	for j, a := range all[:i+1] {
		d.Reasons = append(d.Reasons, fmt.Sprintf("game %d, stage %s: pay %s + loot %s + gifts %s - upkeep %s - repairs %s; left %s",
			j+1, way[j].ID, a.Pay, a.Loot, a.Gift, a.Upkeep, a.Repairs, a.Left))
	}
	return d
}
