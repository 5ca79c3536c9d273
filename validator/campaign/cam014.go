package campaign

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam014 finds crews that a campaign cannot begin with.
func cam014() check.Check {
	return check.Check{
		Code:     "CAM014",
		Title:    "a crew that the campaign cannot begin with",
		Severity: diag.Error,
		Requires: []check.AnyFact{trade.CampaignUnits},
		Text: "A campaign names the crews to choose from. One of them is worth more points than `start.points` allows, has nobody left once " +
			"`without` stays in the box, or carries more equipment than the start's budget pays for. Fewer crews to choose from than can play, or a trader in `without` who is in none of " +
			"the crews, is a warning.",
		Before: "start: {crews: [\"eidolon\"], without: [\"drum\"]} // Drum flies with somebody else",
		After:  "start: {crews: [\"eidolon\"], without: [\"hopper\"]}",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil || len(c.Start.Crews) == 0 {
				return
			}
			for _, d := range startFaults(p, c, trade.CampaignUnits.Of(p)) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// startFaults are what keeps the crews of a campaign from beginning it.
func startFaults(p *check.Pass, c *model.Campaign, s campaign.Units) []diag.Diagnostic {
	out := []diag.Diagnostic{fewCrews(p, c)}
	boards := map[string]bool{}
	for i, id := range c.Start.Crews {
		crew := tradePeer[model.Crew](p, "crew", id)
		if crew == nil {
			continue
		}
		for _, t := range crew.Traders {
			boards[t.Board], boards[t.ID] = true, true
		}
		d := tooRich(p, c, crew)
		d.Range = p.First(fmt.Sprintf("start.crews.%d", i), "start.crews")
		out = append(out, d)
	}
	for i, id := range c.Start.Without {
		known := check.Find(p.Rules.Traders, id, func(t *model.TraderKind) string { return t.ID }) != nil
		if s.Whole && known && !boards[id] {
			out = append(out, diag.Diagnostic{
				Severity: diag.Warning,
				Summary:  fmt.Sprintf("%s stays in the box at first, and is in no crew to choose from: %s", id, english.And(c.Start.Crews)),
				Remedy:   "name a trader of those crews, or take it out",
				Range:    p.First(fmt.Sprintf("start.without.%d", i), "start.without"),
			})
		}
	}
	return out
}

// fewCrews says that not every player has a crew to pick; a finding without a summary where all have.
func fewCrews(p *check.Pass, c *model.Campaign) diag.Diagnostic {
	n := len(c.Start.Crews)
	d := diag.Diagnostic{Severity: diag.Warning, Range: p.First("start.crews", "start")}
	switch {
	case n < c.Players.Min:
		d.Summary = fmt.Sprintf("%s to choose from, for at least %s", english.Count(n, "crew"), english.Count(c.Players.Min, "player"))
		d.Remedy = "name a crew for each of them, or leave crews out: then everybody brings one"
	case n < c.Players.Max:
		d.Summary = fmt.Sprintf("%s to choose from, for up to %s", english.Count(n, "crew"), english.Count(c.Players.Max, "player"))
		d.Remedy = fmt.Sprintf("name a crew for each of them, lower players.max to %d, or leave crews out: then everybody brings one", n)
	}
	return d
}

// tooRich says why a crew cannot begin; a finding without a summary where it can.
func tooRich(p *check.Pass, c *model.Campaign, crew *model.Crew) diag.Diagnostic {
	points, cost, left := 0, 0, 0
	var why []string
	for _, m := range trade.Members(p, crew) {
		if slices.Contains(c.Start.Without, m.Board) || slices.Contains(c.Start.Without, m.ID) {
			continue
		}
		left++
		points += m.Worth()
		price := gearPrice(p, m.Gear)
		cost += price
		why = append(why, fmt.Sprintf("%s: %s, equipment for %d UA", m.ID, english.Count(m.Worth(), "point"), price))
	}
	d := diag.Diagnostic{Reasons: append(why[:min(len(why), parts.FewNames)], fmt.Sprintf("together %s and %d UA", english.Count(points, "point"), cost))}
	switch budget := c.Start.Budget; {
	case left == 0:
		d.Summary = fmt.Sprintf("nobody of the crew %s is left: all %s stay in the box", crew.ID, english.Count(len(crew.Traders), "trader"))
		d.Remedy = "take traders out of without, or name another crew"
	case c.Start.Points > 0 && points > c.Start.Points:
		d.Summary = fmt.Sprintf("the crew %s is worth %s, and the campaign begins with %d at most", crew.ID, english.Count(points, "point"), c.Start.Points)
		d.Remedy = fmt.Sprintf("raise points to %d, or name another crew", points)
	case budget != nil && cost > *budget:
		d.Summary = fmt.Sprintf("the equipment of the crew %s costs %d UA, and the budget is %d", crew.ID, cost, *budget)
		d.Remedy = fmt.Sprintf("raise budget to %d, or name another crew", cost)
	}
	return d
}

// gearPrice is what some tokens cost to buy; what is not for sale costs nothing.
func gearPrice(p *check.Pass, gear []model.Amount) int {
	sum := 0
	for _, a := range gear {
		if t := check.Find(p.Rules.Tokens, a.ID, parts.TokenID); t != nil && t.Buy != nil {
			sum += *t.Buy * a.Count
		}
	}
	return sum
}
