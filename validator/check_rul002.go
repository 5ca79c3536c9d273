package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// rul002 finds rules that run one another without end.
func rul002() Check {
	return Check{
		Code:     "RUL002",
		Title:    "rules run one another without end",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A rule makes another rule work, which makes the first one work again, and nothing ever stops them: no condition, " +
			"no choice, no roll, and no limit with `times` or `perRound`.",
		Before: "rules: {\n\tflood: do: [{kind: \"rule\", rule: \"surge\"}]\n\tsurge: do: [{kind: \"rule\", rule: \"flood\"}]\n}",
		After:  "rules: {\n\tflood: do: [{kind: \"rule\", rule: \"surge\"}]\n\tsurge: {perRound: 1, do: [{kind: \"rule\", rule: \"flood\"}]}\n}",
		Run: func(p *Pass) {
			done := map[string]bool{}
			for _, r := range p.Mission.Rules {
				if circle := p.circle(r.ID); len(circle) > 0 && !done[r.ID] {
					p.endless(circle)
					for _, id := range circle {
						done[id] = true
					}
				}
			}
		},
	}
}

// endless reports rules that run one another in a circle.
func (p *Pass) endless(circle []string) {
	last := circle[len(circle)-1]
	p.Report(diag.Diagnostic{
		Summary: "rule " + strings.Join(append(slices.Clone(circle), circle[0]), " runs ") + ", without end",
		Remedy:  fmt.Sprintf("limit one of them with times or perRound, give it a condition, or take the effect out of %s", last),
		Range:   p.first(p.runs(last, circle[0]), "rules."+last),
	})
}

// circle is a way from a rule back to it over rules that surely run the next one; nil where there is none.
func (p *Pass) circle(start string) []string {
	ways := [][]string{{start}}
	seen := map[string]bool{}
	for len(ways) > 0 {
		way := ways[0]
		ways = ways[1:]
		for _, next := range p.surely(way[len(way)-1]) {
			if next == start {
				return way
			}
			if !seen[next] {
				seen[next] = true
				ways = append(ways, append(slices.Clone(way), next))
			}
		}
	}
	return nil
}

// surely are the rules that a rule runs every time, without a limit or a condition.
func (p *Pass) surely(id string) []string {
	r := p.ruleCalled(id)
	if r == nil || r.If != nil || r.Optional || r.Times > 0 || r.PerRound > 0 {
		return nil
	}
	var out []string
	for _, e := range r.Do {
		if e.Kind == "rule" {
			out = append(out, e.Rule)
		}
	}
	return out
}

func (p *Pass) ruleCalled(id string) *model.Rule {
	return find(p.Mission.Rules, id, func(r *model.Rule) string { return r.ID })
}

// runs is where a rule says that it runs another.
func (p *Pass) runs(rule, other string) string {
	i := slices.IndexFunc(p.ruleCalled(rule).Do, func(e model.Effect) bool { return e.Kind == "rule" && e.Rule == other })
	return fmt.Sprintf("rules.%s.do.%d.rule", rule, i)
}
