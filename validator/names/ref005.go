package names

import (
	"cmp"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref005 finds assumptions about values that are not there.
func ref005() check.Check {
	return check.Check{
		Code:     "REF005",
		Title:    "an assumed value that is not there",
		Severity: diag.Error,
		Text: "A mission, post, crew or campaign lists under `assumed` the paths of its values that its source does not give, so that readers can " +
			"tell them from the rest. It has no value at this path: it is misspelt, or the value was taken out.",
		Before: "setup: hostility: 2\nassumed: [\"setup.hostilty\"]",
		After:  "setup: hostility: 2\nassumed: [\"setup.hostility\"]",
		Run: func(p *check.Pass) {
			if p.Subject.Partial {
				return // the value may have been left out
			}
			for i, path := range assumed(p) {
				if path == "" || !p.Where.Has(path) { // core
					noValue(p, path, fmt.Sprintf("assumed.%d", i))
				}
			}
		},
	}
}

// unitWord is what the unit is, in a sentence.
func unitWord(p *check.Pass) string {
	return strings.ToLower(reflect.Indirect(reflect.ValueOf(p.Subject.Value)).Type().Name())
}

// noValue reports a path that leads nowhere.
func noValue(p *check.Pass, path, at string) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the %s has no value at %q", unitWord(p), path),
		Remedy:  "name a value that is stated here, by its fields joined with dots",
		Range:   p.Where.At(at),
	}
	if !p.Enough() {
		known := slices.DeleteFunc(slices.Sorted(maps.Keys(p.Where)), func(o string) bool {
			return slices.Contains(assumed(p), o) // to list one of these again would say nothing
		})
		d.Remedy = cmp.Or(diag.DidYouMean(path, known), d.Remedy)
		d.Fix = parts.Renamed(d.Range, path, known)
	}
	p.Report(d)
}
