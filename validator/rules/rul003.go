package rules

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// rul003 finds reinforcements that never run out.
func rul003() check.Check {
	return check.Check{
		Code:     "RUL003",
		Title:    "reinforcements without limit",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "Whenever a figure falls a rule places another one for whose fall a rule waits, and so on: the board is never cleared, and where " +
			"more than one comes for each it fills up for as long as there are figures. No condition, no choice, no `times` and no `perRound` stops it. If that " +
			"is the point of the mission, say so with an allowance; otherwise set a limit.",
		Before: "rules: horde: {when: {kind: \"defeated\", who: npc: \"harvester\"}, do: [{kind: \"spawn\", npc: \"harvester\", count: 2, at: any: \"entry\"}]}",
		After:  "rules: horde: {when: {kind: \"defeated\", who: npc: \"harvester\"}, do: [{kind: \"spawn\", npc: \"harvester\", count: 2, at: any: \"entry\"}], times: 3}",
		Run: func(p *check.Pass) {
			if len(p.Mission.Rules) > parts.MostParts {
				return
			}
			done, next := map[string]bool{}, infer.Remembered(worlds.World(p).BringsMore)
			for _, r := range p.Mission.Rules {
				way := infer.Circle(r.ID, next)
				if len(way) > 0 && !done[r.ID] { // core
					reinforced(p, way)
					for _, id := range way {
						done[id] = true
					}
				}
			}
		},
	}
}

// reinforced reports rules that replace whoever falls.
func reinforced(p *check.Pass, way []string) {
	last := way[len(way)-1]
	n := 0
	var steps []string
	for _, id := range way {
		for _, e := range parts.RuleCalled(p, id).Do {
			if c, brings := kinds.Of(kinds.Writes(e), kinds.FigureCell); brings && c.State != kinds.Replaced {
				n += max(e.Count, 1)
				steps = append(steps, fmt.Sprintf("rule %s places %d %s each time, without a limit", id, max(e.Count, 1), e.NPC))
			}
		}
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("rule %s places more for those that fall, without limit: %s each time", strings.Join(way, " and rule "), english.Count(n, "figure")),
		Remedy:  "limit one of the rules with times or perRound, or give it a condition",
		Range:   p.First(setsOff(p, last, way[0], worlds.World(p).BringsMore), "rules."+last),
		Reasons: steps,
	})
}
