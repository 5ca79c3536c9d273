package validator

import (
	"fmt"
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// ref005 finds assumptions about values that are not there.
func ref005() Check {
	return Check{
		Code:     "REF005",
		Title:    "an assumed value that is not there",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A mission lists under `assumed` the paths of its values that its source does not give, so that readers can " +
			"tell them from the rest. The mission has no value at this path: it is misspelt, or the value was taken out.",
		Before: "setup: hostility: 2\nassumed: [\"setup.hostilty\"]",
		After:  "setup: hostility: 2\nassumed: [\"setup.hostility\"]",
		Run: func(p *Pass) {
			for i, path := range p.Mission.Assumed {
				if p.Where.Has(path) && path != "" {
					continue
				}
				d := diag.Diagnostic{
					Summary: fmt.Sprintf("the mission has no value at %q", path),
					Remedy:  "name a value that the mission states, by its fields joined with dots",
					Range:   p.Where.At(fmt.Sprintf("assumed.%d", i)),
				}
				if !p.enough() {
					if n, ok := diag.Nearest(path, slices.Sorted(maps.Keys(p.Where))); ok {
						d.Remedy = fmt.Sprintf("did you mean %q?", n)
					}
				}
				p.Report(d)
			}
		},
	}
}
