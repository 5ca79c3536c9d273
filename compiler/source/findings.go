package source

import (
	"fmt"
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Findings collects the diagnostics of one unit: bounded, and each place and code once. Units that
// share a file (a pack, an imported package) may find the same mistake; see Compile.
type Findings struct {
	mu   sync.Mutex
	List []diag.Diagnostic
}

// Add takes a diagnostic over, unless there are too many.
func (f *Findings) Add(d diag.Diagnostic) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch n := len(f.List); {
	case n < MaxFindings:
		f.List = append(f.List, d)
	case n == MaxFindings:
		f.List = append(f.List, diag.Diagnostic{
			Code: "PCK016", Severity: diag.Error, Range: d.Range, Remedy: "put the others right first",
			Summary: fmt.Sprintf("more than %d findings in one unit; the rest is left out", MaxFindings),
		})
	}
}

// Sorted is the list in the order of the source.
func Sorted(list []diag.Diagnostic) []diag.Diagnostic {
	slices.SortStableFunc(list, func(a, b diag.Diagnostic) int {
		switch {
		case a.Range.File < b.Range.File:
			return -1
		case a.Range.File > b.Range.File:
			return 1
		}
		if n := a.Range.Start.Offset - b.Range.Start.Offset; n != 0 {
			return n
		}
		if a.Code != b.Code {
			if a.Code < b.Code {
				return -1
			}
			return 1
		}
		return 0
	})
	return slices.CompactFunc(list, func(a, b diag.Diagnostic) bool {
		return a.Range == b.Range && a.Code == b.Code && a.Summary == b.Summary
	})
}

// Errors reports whether something is wrong, and not merely doubtful.
func (f *Findings) Errors() bool {
	return slices.ContainsFunc(f.List, func(d diag.Diagnostic) bool { return d.Severity == diag.Error })
}
