package campaign

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam003 finds objectives that a campaign asks about and no mission has.
func cam003() check.Check {
	return check.Check{
		Code:     "CAM003",
		Title:    "an objective that the mission does not have",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Values, trade.CampaignUnits},
		Text: "A condition asks whether an objective was met: of the stage's own mission under `after` and `next`, of the mission before it " +
			"under `needs`, or of a mission that it names. That mission has no such objective, or is no stage of the campaign, and so it " +
			"is never met. A league gives points for an objective that none of its missions has.",
		Before: "raid: {mission: \"crossfire\", next: [{when: {kind: \"objective\", objective: \"vault\"}, to: \"rich\"}, {to: \"over\"}]}",
		After:  "raid: {mission: \"crossfire\", next: [{when: {kind: \"objective\", objective: \"alive\"}, to: \"rich\"}, {to: \"over\"}]}",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil {
				return
			}
			s := trade.CampaignUnits.Of(p)
			for _, a := range askedGoals(p, c) {
				if d := noGoal(s, a); d.Summary != "" { // core
					d.Range = p.First(a.Path+".objective", a.Path)
					if a.Named {
						d.Range = p.First(a.Path+".mission", a.Path)
					}
					p.Report(d)
				}
			}
		},
	}
}

// askedGoals are the objectives that facts and a league's table name.
func askedGoals(p *check.Pass, c *model.Campaign) []trade.AskedGoal {
	var out []trade.AskedGoal
	all, g := campaign.Missions(c), campaign.NewGraph(c)
	parts.Each(p, func(path string, f *model.CrewFact) {
		if !kinds.Has(kinds.CrewReads(f), kinds.ObjectiveCell) {
			return
		}
		a := trade.AskedGoal{Objective: f.Objective, Path: path, Missions: all, Named: false}
		stage := campaignStageOf(path)
		switch n := g.Stage(stage); {
		case f.Mission != "":
			a.Missions, a.Named = []string{f.Mission}, !slices.Contains(all, f.Mission)
		case n == nil:
		case strings.HasPrefix(path, "nodes."+stage+".needs") || n.Mission == "":
			a.Missions = g.LastMissions(stage)
		default:
			a.Missions = []string{n.Mission}
		}
		out = append(out, a)
	})
	if c.League != nil {
		for i, pts := range c.League.Points {
			if pts.For == "objective" && pts.Objective != "" {
				out = append(out, trade.AskedGoal{Objective: pts.Objective, Path: fmt.Sprintf("league.points.%d", i), Missions: all, Named: false})
			}
		}
	}
	return out
}

// noGoal says that none of the missions has the objective; a finding without a summary where one has it or
// may have it.
func noGoal(s campaign.Units, a trade.AskedGoal) diag.Diagnostic {
	if a.Named {
		return diag.Diagnostic{
			Summary: fmt.Sprintf("no stage of the campaign plays %s, so its objective %s is never met", a.Missions[0], a.Objective),
			Remedy:  "name the mission of a stage",
		}
	}
	var known, reasons []string
	for _, id := range a.Missions {
		m := s.Mission(id)
		if m == nil || trade.HasGoal(m, a.Objective) {
			return diag.Diagnostic{}
		}
		own := parts.Names(m.Objectives, func(o *model.Objective) string { return o.ID })
		known = append(known, own...)
		reasons = append(reasons, fmt.Sprintf("mission %s has %s", id, english.And(own)))
	}
	if len(reasons) == 0 {
		return diag.Diagnostic{}
	}
	slices.Sort(known)
	whose := "mission " + a.Missions[0] + " has"
	if len(a.Missions) > 1 {
		whose = fmt.Sprintf("none of the %d missions has", len(a.Missions))
		return diag.Diagnostic{Summary: fmt.Sprintf("%s an objective %s", whose, a.Objective), Remedy: parts.DidYouMean(a.Objective, slices.Compact(known)), Reasons: reasons}
	}
	return diag.Diagnostic{Summary: fmt.Sprintf("%s no objective %s", whose, a.Objective), Remedy: parts.DidYouMean(a.Objective, slices.Compact(known)), Reasons: reasons}
}
