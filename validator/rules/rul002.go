package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// rul002 finds rules that set one another off without end.
func rul002() check.Check {
	return check.Check{
		Code:     "RUL002",
		Title:    "rules run one another without end",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A rule makes another rule work, or brings about at once what it waits for: a door that it opens, a counter that it sets, a figure that it " +
			"lets arrive, a card that it draws. That rule makes the first one work again, and nothing ever stops them: no condition, " +
			"no choice, no roll, and no limit with `times` or `perRound`.",
		Before: "rules: {\n\tflood: do: [{kind: \"rule\", rule: \"surge\"}]\n\tsurge: do: [{kind: \"rule\", rule: \"flood\"}]\n}",
		After:  "rules: {\n\tflood: do: [{kind: \"rule\", rule: \"surge\"}]\n\tsurge: {perRound: 1, do: [{kind: \"rule\", rule: \"flood\"}]}\n}",
		Run: func(p *check.Pass) {
			if len(p.Mission.Rules) > parts.MostParts {
				return
			}
			done, next := map[string]bool{}, infer.Remembered(worlds.World(p).SetsOff)
			for _, r := range p.Mission.Rules {
				way := infer.Circle(r.ID, next)
				if len(way) > 0 && !done[r.ID] { // core
					endless(p, way)
					for _, id := range way {
						done[id] = true
					}
				}
			}
		},
	}
}

// endless reports rules that set one another off in a circle.
func endless(p *check.Pass, way []string) {
	last := way[len(way)-1]
	var steps []string
	for i, id := range way {
		steps = append(steps, fmt.Sprintf("rule %s sets off rule %s, every time", id, way[(i+1)%len(way)]))
	}
	p.Report(diag.Diagnostic{
		Summary: "rule " + strings.Join(append(slices.Clone(way), way[0]), " runs ") + ", without end",
		Remedy:  fmt.Sprintf("limit one of them with times or perRound, give it a condition, or take the effect out of %s", last),
		Range:   p.First(setsOff(p, last, way[0], worlds.World(p).SetsOff), "rules."+last),
		Reasons: steps,
	})
}
