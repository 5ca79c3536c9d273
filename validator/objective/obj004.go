package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj004 finds conditions that always hold.
func obj004() check.Check {
	return check.Check{
		Code:     "OBJ004",
		Title:    "a condition that always holds",
		Severity: diag.Note,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A condition lets everything pass that can be so: from round 1 on, from the lowest level of hostility on, a number of crews that " +
			"always plays. It changes nothing; either it is left over, or a number in it is not the one that was meant.",
		Before: "if: {kind: \"round\", first: 1}",
		After:  "if: {kind: \"round\", first: 2}",
		Run: func(p *check.Pass) {
			w := worlds.World(p)
			eachPlain(p, func(c conditionAt) {
				name, r := w.Fact(c.Condition)
				if name == "" || len(w.Possible(name)) == 0 || w.Still(name) {
					return
				}
				if w.Possible(name).Within(r) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the condition always holds: %s is %s in any case", name, w.InWords(name, w.Possible(name))),
						Remedy:  "take it out, or choose narrower bounds",
						Range:   p.Where.At(c.path),
					})
				}
			})
		},
	}
}

// eachPlain calls f for every plain condition that must hold itself: not for those of which the opposite is asked for.
func eachPlain(p *check.Pass, f func(conditionAt)) {
	var walk func(c conditionAt)
	walk = func(c conditionAt) {
		if kinds.Joined(c.Condition) == kinds.None {
			return
		}
		f(c)
		for i, inner := range c.Conditions {
			walk(conditionAt{inner, fmt.Sprintf("%s.conditions.%d", c.path, i)})
		}
	}
	eachTop(p, func(c conditionAt, _ *model.Trigger) { walk(c) })
}
