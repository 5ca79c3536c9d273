package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// cam003 finds objectives that a campaign asks about and no mission has.
func cam003() Check {
	return Check{
		Code:     "CAM003",
		Title:    "an objective that the mission does not have",
		Severity: diag.Error,
		Text: "A condition asks whether an objective was met: of the stage's own mission under `after` and `next`, of the mission before it " +
			"under `needs`, or of a mission that it names. That mission has no such objective, or is no stage of the campaign, and so it " +
			"is never met. A league gives points for an objective that none of its missions has.",
		Before: "raid: {mission: \"crossfire\", next: [{when: {kind: \"objective\", objective: \"vault\"}, to: \"rich\"}, {to: \"over\"}]}",
		After:  "raid: {mission: \"crossfire\", next: [{when: {kind: \"objective\", objective: \"alive\"}, to: \"rich\"}, {to: \"over\"}]}",
		Run: func(p *Pass) {
			c := p.tradeCampaign()
			if c == nil {
				return
			}
			s := campaignUnits.Of(p)
			for _, a := range p.askedGoals(c) {
				if d := noGoal(s, a); d.Summary != "" { // core
					d.Range = p.first(a.path+".objective", a.path)
					if a.named {
						d.Range = p.first(a.path+".mission", a.path)
					}
					p.Report(d)
				}
			}
		},
	}
}

// askedGoal is an objective that a campaign asks about, and the missions that it may be one of.
type askedGoal struct {
	objective, path string
	missions        []string
	named           bool // the mission is no stage of the campaign
}

// askedGoals are the objectives that facts and a league's table name.
func (p *Pass) askedGoals(c *model.Campaign) []askedGoal {
	var out []askedGoal
	all, g := campaign.Missions(c), campaign.NewGraph(c)
	each(p, func(path string, f *model.CrewFact) {
		if !kinds.Has(kinds.CrewReads(f), kinds.ObjectiveCell) {
			return
		}
		a := askedGoal{f.Objective, path, all, false}
		stage := campaignStageOf(path)
		switch n := g.Stage(stage); {
		case f.Mission != "":
			a.missions, a.named = []string{f.Mission}, !slices.Contains(all, f.Mission)
		case n == nil:
		case strings.HasPrefix(path, "nodes."+stage+".needs") || n.Mission == "":
			a.missions = g.LastMissions(stage)
		default:
			a.missions = []string{n.Mission}
		}
		out = append(out, a)
	})
	if c.League != nil {
		for i, pts := range c.League.Points {
			if pts.For == "objective" && pts.Objective != "" {
				out = append(out, askedGoal{pts.Objective, fmt.Sprintf("league.points.%d", i), all, false})
			}
		}
	}
	return out
}

// noGoal says that none of the missions has the objective; a finding without a summary where one has it or
// may have it.
func noGoal(s campaign.Units, a askedGoal) diag.Diagnostic {
	if a.named {
		return diag.Diagnostic{
			Summary: fmt.Sprintf("no stage of the campaign plays %s, so its objective %s is never met", a.missions[0], a.objective),
			Remedy:  "name the mission of a stage",
		}
	}
	var known, reasons []string
	for _, id := range a.missions {
		m := s.Mission(id)
		if m == nil || hasGoal(m, a.objective) {
			return diag.Diagnostic{}
		}
		own := names(m.Objectives, func(o *model.Objective) string { return o.ID })
		known = append(known, own...)
		reasons = append(reasons, fmt.Sprintf("mission %s has %s", id, english.And(own)))
	}
	if len(reasons) == 0 {
		return diag.Diagnostic{}
	}
	slices.Sort(known)
	whose := "mission " + a.missions[0] + " has"
	if len(a.missions) > 1 {
		whose = fmt.Sprintf("none of the %d missions has", len(a.missions))
		return diag.Diagnostic{Summary: fmt.Sprintf("%s an objective %s", whose, a.objective), Remedy: didYouMean(a.objective, slices.Compact(known)), Reasons: reasons}
	}
	return diag.Diagnostic{Summary: fmt.Sprintf("%s no objective %s", whose, a.objective), Remedy: didYouMean(a.objective, slices.Compact(known)), Reasons: reasons}
}

// hasGoal reports whether a mission has an objective. The first is the primary one, whatever its name.
func hasGoal(m *model.Mission, id string) bool {
	return find(m.Objectives, id, func(o *model.Objective) string { return o.ID }) != nil || id == "primary" && len(m.Objectives) > 0
}
