package rules

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// ply008 finds numbers of crews for which a mission has no goal.
func ply008() check.Check {
	return check.Check{
		Code:     "PLY008",
		Title:    "a number of crews with nothing to do",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "Objectives can hold for some numbers of crews alone, with `crews`. For this number none is left that has to be done, so " +
			"that nobody can succeed or fail. Widen the range of one, or write another for those that are left.",
		Before: "players: {min: 1, max: 4}\nobjectives: primary: {text: \"Two crews are to flee.\", crews: max: 2, done: kind: \"escape\"}",
		After:  "players: {min: 1, max: 4}\nobjectives: {\n\tprimary: {text: \"Two crews are to flee.\", crews: max: 2, done: kind: \"escape\"}\n\tmany: {text: \"More are to hold out.\", crews: min: 3, done: {kind: \"survive\", rounds: 6}}\n}",
		Run: func(p *check.Pass) {
			if !slices.ContainsFunc(p.Mission.Objectives, func(o model.Objective) bool { return o.Crews != nil }) {
				return
			}
			for _, t := range p.Tables() {
				if !slices.ContainsFunc(t.Mission.Objectives, func(o model.Objective) bool { return !o.Optional }) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("with %s no objective holds that has to be done", english.Count(t.Crews, "crew")),
						Remedy:  "widen the range of an objective, or write another for as many crews",
						Range:   p.First("objectives.primary.crews", "objectives"),
						Reasons: []string{fmt.Sprintf("objectives of the mission: %d; with %s and not optional: 0", len(p.Mission.Objectives), english.Count(t.Crews, "crew"))},
					})
				}
			}
		},
	}
}
