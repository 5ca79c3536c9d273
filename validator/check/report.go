package check

import (
	"fmt"
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Limits on what is said about one subject: nobody reads more at once, and a comprehension can make one
// mistake hundreds of times.
const (
	// MaxPerCode is the most findings of one code.
	MaxPerCode = 20
	// MaxFindings is the most findings of all codes together, but for those that say how many are
	// left out.
	MaxFindings = 200
)

// tally counts the findings of one code.
type tally struct {
	shown, left int
	worst       diag.Severity // of what was left out
	first       diag.Range    // of what was left out
}

// Report hands in a finding. Code and severity come from the check unless they are set. What is more
// than the limits allow is only counted.
func (p *Pass) Report(d diag.Diagnostic) {
	if d.Code == "" {
		d.Code = p.check.Code
	}
	if d.Severity == 0 {
		d.Severity = p.check.Severity
	}
	if p.held != nil {
		*p.held = append(*p.held, d)
		return
	}
	if allowed := p.run.Allowed; allowed != nil && p.run.allowed < MaxFindings && allowed(d) {
		p.run.allowed++
		p.run.found = append(p.run.found, d)
		return
	}
	t := p.tally(d.Code)
	if p.full() {
		t.leave(d)
		return
	}
	t.shown++
	p.run.found = append(p.run.found, d)
}

// Severity is that of the check, unless a finding says otherwise.
func (p *Pass) Severity() diag.Severity { return p.check.Severity }

// Enough reports whether a further finding of the check would only be counted: then its words need not
// be made. Where authors let findings stand it never is: those are shown with their words.
func (p *Pass) Enough() bool {
	switch {
	case p.run.Allowed != nil:
		return false
	case p.held != nil:
		return len(*p.held) >= MaxPerCode
	}
	return p.full()
}

// full reports whether no further finding of the check is shown.
func (p *Pass) full() bool {
	return p.tally(p.check.Code).shown >= MaxPerCode || len(p.run.found)-p.run.allowed >= MaxFindings
}

func (p *Pass) tally(code string) *tally {
	if p.run.tallies == nil {
		p.run.tallies = map[string]*tally{}
	}
	if p.run.tallies[code] == nil {
		p.run.tallies[code] = &tally{}
	}
	return p.run.tallies[code]
}

func (t *tally) leave(d diag.Diagnostic) {
	if t.left == 0 {
		t.worst, t.first = d.Severity, d.Range
	}
	t.left++
	t.worst = min(t.worst, d.Severity)
}

// close says of each code how many findings were left out.
func (r *run) close() {
	for _, code := range slices.Sorted(maps.Keys(r.tallies)) {
		if t := r.tallies[code]; t.left > 0 {
			r.found = append(r.found, diag.Diagnostic{
				Code: code, Severity: t.worst, Range: t.first, Label: "the first that is left out",
				Summary: fmt.Sprintf("%s of this kind not shown", more(t.left)),
				Remedy:  "put right what is shown; often the rest goes with it",
			})
		}
	}
}

func more(n int) string {
	if n == 1 {
		return "one more finding"
	}
	return fmt.Sprintf("%d more findings", n)
}
