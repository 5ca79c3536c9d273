package validator

import (
	"github.com/sortie-tools/sortie/schema/diag"
)

// obj005 finds goals that nobody can meet.
func obj005() Check {
	return Check{
		Code:     "OBJ005",
		Title:    "a goal that nobody can meet",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "An objective asks for more than there can be: more figures than ever come, pieces to destroy that stand nowhere, more rounds " +
			"than the game has, a number that a counter never comes to, points that nothing scores, a ranking of a single crew, or one " +
			"and the same figure both dead and aboard. Nobody ever meets it.",
		Before: "ends: [{kind: \"round\", at: 6}]\nobjectives: primary: done: {kind: \"survive\", rounds: 8}",
		After:  "ends: [{kind: \"round\", at: 9}]\nobjectives: primary: done: {kind: \"survive\", rounds: 8}",
		Run: func(p *Pass) {
			w := p.world()
			p.eachGoal(func(g goalAt) {
				n := w.Goal(g.Goal)
				if n != nil && !n.Elsewhere { // core
					p.Report(p.never(n, g.path, "objective "+g.objective.ID+" cannot be met: "))
				}
			})
		},
	}
}
