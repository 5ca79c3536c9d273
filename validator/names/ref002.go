package names

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref002 finds ids that name two things.
func ref002() check.Check {
	return check.Check{
		Code:     "REF002",
		Title:    "one name for two things",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Requires: []check.AnyFact{parts.Things},
		Text: "Pieces, panels, airlocks, entry points, rules and objectives share one space of names, because prose, rules " +
			"and drawings point at any of them by name alone. Two of them have the same one.",
		Before: "board: {\n\tcrates: core: size: \"small\"\n\tfurniture: core: kind: \"console\"\n}",
		After:  "board: {\n\tcrates: s1: size: \"small\"\n\tfurniture: core: kind: \"console\"\n}",
		Run: func(p *check.Pass) {
			first := map[string]parts.Thing{}
			for _, t := range parts.Things.Of(p) {
				key := t.ID
				if t.Family == parts.HatchThing {
					key = "hatch " + key // hatches are numbered as entry points are, and told apart by the word
				}
				a, taken := first[key]
				if taken { // core
					sharedName(p, a, t)
					continue
				}
				first[key] = t
			}
		},
	}
}

// sharedName reports two things with one name.
func sharedName(p *check.Pass, a, t parts.Thing) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%q names %s", t.ID, both(a, t)),
		Remedy:  "give one of them another name",
		Range:   p.First(t.Path+".id", t.Path),
		Related: []diag.Related{{Range: p.First(a.Path+".id", a.Path), Text: "the other one"}},
	}
	if t.Family != parts.RuleThing && t.Family != parts.ObjectiveThing {
		d.Place = p.Place(t.At)
	}
	p.Report(d)
}

// both says what two things of one name are.
func both(a, t parts.Thing) string {
	switch {
	case a.Family != t.Family:
		return "both " + article(a) + " and " + article(t)
	case a.Family == parts.FurnitureThing:
		return "2 pieces of furniture"
	}
	return english.Count(2, string(a.Family))
}
