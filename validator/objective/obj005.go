package objective

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj005 finds goals that nobody can meet.
func obj005() check.Check {
	return check.Check{
		Code:     "OBJ005",
		Title:    "a goal that nobody can meet",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "An objective asks for more than there can be: more figures than ever come, pieces to destroy that stand nowhere, more rounds " +
			"than the game has, a number that a counter never comes to, points that nothing scores, a ranking of a single crew, or one " +
			"and the same figure both dead and aboard. Nobody ever meets it.",
		Before: "ends: [{kind: \"round\", at: 6}]\nobjectives: primary: done: {kind: \"survive\", rounds: 8}",
		After:  "ends: [{kind: \"round\", at: 9}]\nobjectives: primary: done: {kind: \"survive\", rounds: 8}",
		Run: func(p *check.Pass) {
			w := worlds.World(p)
			parts.EachGoal(p, func(g parts.GoalAt) {
				n := w.Goal(g.Goal)
				if n != nil && !n.Elsewhere { // core
					p.Report(never(p, n, g.Path, "objective "+g.Objective.ID+" cannot be met: "))
				}
			})
		},
	}
}
