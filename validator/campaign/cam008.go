package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam008 finds stages whose mission is for other numbers of crews.
func cam008() check.Check {
	return check.Check{
		Code:     "CAM008",
		Title:    "a stage for other numbers of players",
		Severity: diag.Error,
		Requires: []check.AnyFact{trade.CampaignUnits},
		Text: "The mission of a stage cannot be played by as many crews as sit at the table: in a story all crews of the campaign, in a league " +
			"those of one game. A crew that has to catch up alone needs a mission for one. Where only some of the campaign's numbers are outside its range, it is a warning.",
		Before: "players: {min: 4, max: 6}\nnodes: raid: mission: \"duel\" // for 2 crews",
		After:  "players: {min: 2, max: 2}\nnodes: raid: mission: \"duel\"",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil || c.Players.Min > c.Players.Max {
				return
			}
			for _, d := range append(otherTables(p, c), lonelyCatchUp(p, c)) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// otherTables are the stages whose mission not every number of crews can play.
func otherTables(p *check.Pass, c *model.Campaign) []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, n := range c.Nodes {
		m := trade.CampaignUnits.Of(p).Mission(n.Mission)
		if m == nil || m.Players.Min > m.Players.Max {
			continue
		}
		from, to := campaignAtTable(c)
		fit := max(0, min(to, m.Players.Max)-max(from, m.Players.Min)+1)
		if c.Form == "free" && m.Players.Min <= to {
			continue // whoever is there plays
		}
		if all := to - from + 1; fit < all {
			out = append(out, otherTable(p, c, n, m, fit, all))
		}
	}
	return out
}

// lonelyCatchUp says that a crew that lags behind has nobody to play the mission with that lets it catch up.
func lonelyCatchUp(p *check.Pass, c *model.Campaign) diag.Diagnostic {
	if c.CatchUp == nil || c.CatchUp.Together {
		return diag.Diagnostic{}
	}
	m := trade.CampaignUnits.Of(p).Mission(c.CatchUp.Mission)
	if m == nil || m.Players.Min <= 1 {
		return diag.Diagnostic{}
	}
	return diag.Diagnostic{
		Summary: fmt.Sprintf("a crew that lags behind plays %s alone, and that is for %s", m.ID, campaignCrewsFrom(m.Players.Min, m.Players.Max)),
		Remedy:  "choose a mission for 1 crew, or write together: true",
		Range:   p.Where.At("catchUp.mission"),
	}
}

// otherTable reports a mission that not every number of crews can play.
func otherTable(p *check.Pass, c *model.Campaign, n model.CampaignNode, m *model.Mission, fit, all int) diag.Diagnostic {
	from, to := campaignAtTable(c)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("stage %s plays %s, which is for %s, and here %s", n.ID, m.ID, campaignCrewsFrom(m.Players.Min, m.Players.Max), campaignPlayFrom(from, to)),
		Remedy:  "choose a mission for these numbers, or change the players of the campaign",
		Range:   p.First("nodes."+n.ID+".mission", "nodes."+n.ID),
		Reasons: []string{fmt.Sprintf("numbers of crews at the table: %d; of these the mission allows %d", all, fit)},
	}
	if fit > 0 {
		d.Severity = diag.Warning
	}
	return d
}

func campaignCrewsFrom(from, to int) string {
	if from == to {
		return english.Count(from, "crew")
	}
	return fmt.Sprintf("%d to %d crews", from, to)
}

func campaignPlayFrom(from, to int) string {
	if from == 1 && to == 1 {
		return "1 crew plays"
	}
	return campaignCrewsFrom(from, to) + " play"
}
