package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj003 finds conditions that never hold.
func obj003() check.Check {
	return check.Check{
		Code:     "OBJ003",
		Title:    "a condition that never holds",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A condition asks for what can never be so: a first round after the last, a level above another that is below it, numbers of crews " +
			"that do not play, a counter where it never stands; or several conditions, together with what sets the rule off, " +
			"contradict one another. The rule never works, or the goal is never met.",
		Before: "if: {kind: \"all\", conditions: [{kind: \"round\", last: 3}, {kind: \"round\", first: 5}]}",
		After:  "if: {kind: \"any\", conditions: [{kind: \"round\", last: 3}, {kind: \"round\", first: 5}]}",
		Run: func(p *check.Pass) {
			eachTop(p, func(c conditionAt, when *model.Trigger) {
				if d, wrong := neverHolds(p, c, when); wrong { // core
					p.Report(d)
				}
			})
		},
	}
}

// neverHolds finds why a condition never holds: one part of it that never does, or parts that contradict one
// another or the trigger.
func neverHolds(p *check.Pass, c conditionAt, when *model.Trigger) (diag.Diagnostic, bool) {
	w := worlds.World(p)
	if d, wrong, other := wrongPart(p, w, c); wrong || other {
		return d, wrong
	}
	f, _ := w.Facts(c.Condition)
	return clashes(p, w, c, f, when)
}

// wrongPart finds a part of a condition that never holds by itself. Other says that another check tells of it.
func wrongPart(p *check.Pass, w *infer.World, c conditionAt) (d diag.Diagnostic, wrong, other bool) {
	conditions(c.path, c.Condition, func(x conditionAt) {
		n := w.Condition(x.Condition)
		switch {
		case n == nil || wrong:
		case n.Elsewhere:
			other = true
		default:
			d, wrong = never(p, n, x.path, "the condition never holds: "), true
		}
	})
	return d, wrong, other
}

// clashes finds parts of a condition that leave no value for something, with each other or with the trigger.
func clashes(p *check.Pass, w *infer.World, c conditionAt, f infer.Facts, when *model.Trigger) (diag.Diagnostic, bool) {
	d := diag.Diagnostic{Range: p.Where.At(c.path), Remedy: "change one of the bounds, or use kind: \"any\" where one of them is enough"}
	if name, wrong := f.Clash(); wrong {
		d.Summary = "the conditions contradict one another: they leave nothing for " + name
		d.Reasons = spoken(p, w, c, name)
		return d, true
	}
	if name, wrong := f.And(w.Room(f)).Clash(); wrong {
		d.Summary = "the condition never holds: " + w.Outside(name, f[name])
		d.Remedy = "choose bounds that the game can come to"
		d.Reasons = spoken(p, w, c, name)
		return d, true
	}
	said := w.Said(when)
	name, wrong := f.And(said).Clash()
	if !wrong {
		return d, false
	}
	d.Summary = fmt.Sprintf("the condition never holds when the rule is set off: %s is %s then, and is to be %s", name, w.InWords(name, said[name]), w.InWords(name, f[name]))
	d.Remedy = "let something else set the rule off, or change the condition"
	d.Reasons = append([]string{fmt.Sprintf("what sets it off leaves %s at %s", name, w.InWords(name, said[name]))}, spoken(p, w, c, name)...)
	return d, true
}

// spoken lists what the parts of a condition say about something.
func spoken(p *check.Pass, w *infer.World, c conditionAt, name string) []string {
	var out []string
	conditions(c.path, c.Condition, func(x conditionAt) {
		if of, r := w.Fact(x.Condition); of == name {
			out = append(out, fmt.Sprintf("%s asks for %s", x.path, w.InWords(name, r)))
		}
	})
	return out
}
