package names

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref012 finds assumptions that are listed twice.
func ref012() check.Check {
	return check.Check{
		Code:     "REF012",
		Title:    "an assumed value that is listed twice",
		Severity: diag.Warning,
		Text: "A path stands twice under `assumed`, or it lies within another path that is listed: all that is in an assumed value is assumed with it. " +
			"The second one says nothing; perhaps another one was meant.",
		Before: "assumed: [\"board\", \"board.plan\"]",
		After:  "assumed: [\"board\"]",
		Run: func(p *check.Pass) {
			all := assumed(p)
			for i, path := range all[:min(len(all), parts.MostParts)] {
				j := slices.IndexFunc(all, func(o string) bool { return o != "" && o != path && check.Below(path, o) })
				if j < 0 {
					j = slices.Index(all[:i], path)
				}
				if j >= 0 && path != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%q is assumed already with %q", path, all[j]),
						Remedy:  "take it out, or name the value that was meant",
						Range:   p.Where.At(fmt.Sprintf("assumed.%d", i)),
						Related: []diag.Related{{Range: p.Where.At(fmt.Sprintf("assumed.%d", j)), Text: "it is listed here"}},
					})
				}
			}
		},
	}
}
