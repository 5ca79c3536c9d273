package names

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref014 finds numbers that figures do not have.
func ref014() check.Check {
	return check.Check{
		Code:     "REF014",
		Title:    "a number that figures do not have",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Values},
		Text: "An effect changes a number of some figures by its name. Figures have no number of that name: it is none of those on the boards of traders " +
			"and NPCs, no icon with a number, and not how far they move.",
		Before: "do: [{kind: \"stat\", who: npc: \"harvester\", stat: \"armor\", add: 1}]",
		After:  "do: [{kind: \"stat\", who: npc: \"harvester\", stat: \"armour\", add: 1}]",
		Run: func(p *check.Pass) {
			if p.Rules == nil {
				return
			}
			known := statNames(p)
			parts.Each(p, func(path string, e *model.Effect) {
				if kinds.Changes(*e, kinds.NumberCell) && e.Stat != "" && !slices.Contains(known, e.Stat) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("figures have no number %q", e.Stat),
						Remedy:  parts.DidYouMean(e.Stat, known),
						Range:   p.First(path+".stat", path),
						Fix:     parts.Renamed(p.First(path+".stat", path), e.Stat, known),
					})
				}
			})
		},
	}
}

// statNames are the names of the numbers that figures have: the fields of their boards, the icons with a number,
// and "move", which stands on no board.
func statNames(p *check.Pass) []string {
	out := []string{"move"}
	for _, t := range []reflect.Type{reflect.TypeFor[model.Stats](), reflect.TypeFor[model.TraderKind]()} {
		for i := range t.NumField() {
			if f := t.Field(i); isNumber(f.Type) {
				name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
				out = append(out, name)
			}
		}
	}
	for _, a := range p.Rules.Abilities {
		if a.Valued {
			out = append(out, a.ID)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// isNumber reports whether a field of a board holds a number that can change.
func isNumber(t reflect.Type) bool {
	switch t {
	case reflect.TypeFor[*int](), reflect.TypeFor[int](), reflect.TypeFor[model.Stat](), reflect.TypeFor[model.Length]():
		return true
	}
	return false
}
