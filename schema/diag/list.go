package diag

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
)

// Sort puts findings in reading order: by file, line, column, then code. Findings of one place
// keep their order.
func Sort(ds []Diagnostic) {
	slices.SortStableFunc(ds, func(a, b Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.Range.File, b.Range.File),
			cmp.Compare(a.Range.Start.Line, b.Range.Start.Line),
			cmp.Compare(a.Range.Start.Col, b.Range.Start.Col),
			cmp.Compare(a.Code, b.Code),
		)
	})
}

// Counts is how many findings of each severity there are.
type Counts struct {
	Errors   int `json:"errors"`
	Warnings int `json:"warnings"`
	Notes    int `json:"notes"`
}

// Count counts the findings that nobody lets stand. Those without a valid severity count as errors, so that none is lost.
func Count(ds []Diagnostic) Counts {
	var c Counts
	for _, d := range ds {
		switch {
		case d.Allowed != "":
		case d.Severity == Warning:
			c.Warnings++
		case d.Severity == Note:
			c.Notes++
		default:
			c.Errors++
		}
	}
	return c
}

// String is the last line of a report: "1 error, 2 warnings".
func (c Counts) String() string {
	var parts []string
	for _, p := range []struct {
		n    int
		noun string
	}{{c.Errors, "error"}, {c.Warnings, "warning"}, {c.Notes, "note"}} {
		if p.n > 0 {
			parts = append(parts, english.Count(p.n, p.noun))
		}
	}
	if len(parts) == 0 {
		return "no findings"
	}
	return strings.Join(parts, ", ")
}
