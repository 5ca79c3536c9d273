package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// ref002 finds ids that name two things.
func ref002() Check {
	return Check{
		Code:     "REF002",
		Title:    "one name for two things",
		Severity: diag.Error,
		Needs:    []Capability{Mission},
		Text: "Pieces, panels, airlocks, entry points, rules and objectives share one space of names, because prose, rules " +
			"and drawings point at any of them by name alone. Two of them have the same one.",
		Before: "board: {\n\tcrates: core: size: \"small\"\n\tfurniture: core: kind: \"console\"\n}",
		After:  "board: {\n\tcrates: s1: size: \"small\"\n\tfurniture: core: kind: \"console\"\n}",
		Run: func(p *Pass) {
			first := map[string]thing{}
			for _, t := range p.things() {
				key := t.id
				if t.family == hatchThing {
					key = "hatch " + key // hatches are numbered as entry points are, and told apart by the word
				}
				a, taken := first[key]
				if taken { // core
					p.sharedName(a, t)
					continue
				}
				first[key] = t
			}
		},
	}
}

// sharedName reports two things with one name.
func (p *Pass) sharedName(a, t thing) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%q names %s", t.id, both(a, t)),
		Remedy:  "give one of them another name",
		Range:   p.first(t.path+".id", t.path),
		Related: []diag.Related{{Range: p.first(a.path+".id", a.path), Text: "the other one"}},
	}
	if t.family != ruleThing && t.family != objectiveThing {
		d.Place = p.place(t.at)
	}
	p.Report(d)
}

// both says what two things of one name are.
func both(a, t thing) string {
	switch {
	case a.family != t.family:
		return "both " + article(a) + " and " + article(t)
	case a.family == furnitureThing:
		return "2 pieces of furniture"
	}
	return english.Count(2, string(a.family))
}

// article names the family of a thing with its article.
func article(t thing) string {
	switch t.family {
	case furnitureThing:
		return "a piece of furniture"
	case airlockThing, entryThing, objectiveThing:
		return "an " + string(t.family)
	}
	return "a " + string(t.family)
}
