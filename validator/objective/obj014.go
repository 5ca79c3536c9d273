package objective

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// obj014 finds objectives that ask for the same.
func obj014() check.Check {
	return check.Check{
		Code:     "OBJ014",
		Title:    "two objectives ask for the same",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "Two objectives have the same goal to the last number: whoever meets one has met the other. Most often one was copied and its goal was " +
			"left as it was.",
		Before: "objectives: {\n\tprimary: done: {kind: \"defeat\", who: npc: \"assassin\"}\n\tsecondary: done: {kind: \"defeat\", who: npc: \"assassin\"}\n}",
		After:  "objectives: {\n\tprimary: done: {kind: \"defeat\", who: npc: \"assassin\"}\n\tsecondary: done: {kind: \"defeat\", who: npc: \"devastator\"}\n}",
		Run: func(p *check.Pass) {
			all := p.Mission.Objectives
			for i, o := range all[:min(len(all), parts.MostParts)] {
				j := slices.IndexFunc(all[:i], func(a model.Objective) bool { return a.Crews.Meets(o.Crews) && sameGoal(a.Done, o.Done) })
				if j >= 0 { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("objective %s asks for the same as objective %s", o.ID, all[j].ID),
						Remedy:  "change one of the goals, or put both rewards into one objective",
						Range:   p.Where.At("objectives." + o.ID + ".done"),
						Related: []diag.Related{{Range: p.Where.At("objectives." + all[j].ID + ".done"), Text: "the other one"}},
					})
				}
			}
		},
	}
}

// sameGoal reports whether two goals ask for the same thing. What only words say, what asks for nothing and
// what every crew does anyway may stand twice.
func sameGoal(a, b model.Goal) bool {
	kind, _ := kinds.GoalOf(a.Kind)
	return !kind.Common && reflect.DeepEqual(a, b)
}
