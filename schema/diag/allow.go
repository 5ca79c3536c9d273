package diag

import (
	"fmt"
	"slices"
	"strings"
)

// Allow is the author's word that findings of some codes may stand, and why.
type Allow struct {
	Codes  []string
	Reason string
	Range  Range                  // where the author says so
	Covers Range                  // the stretch of source that it speaks of; no valid range: whole files
	Within func(file string) bool `json:"-"` // the files that it speaks of, where it is of no stretch; nil: all
	Shared bool                   // it stands in a file that several units read
}

// speaksOf reports whether a finding lies in what an allowance covers and has one of its codes.
func (a Allow) speaksOf(d Diagnostic) bool {
	if !slices.Contains(a.Codes, d.Code) {
		return false
	}
	c := a.Covers
	if !c.Valid() {
		return a.Within == nil || a.Within(d.Range.File)
	}
	return c.File == d.Range.File && c.Start.Offset <= d.Range.Start.Offset && d.Range.Start.Offset <= c.End.Offset
}

// CoversFinding reports whether an allowance lets a finding stand. Errors never may.
func (a Allow) CoversFinding(d Diagnostic) bool { return d.Severity != Error && a.speaksOf(d) }

// The codes of what is wrong with an allowance.
const (
	CodeUnknownAllowed = "ALW001" // a code that there is not, or an attribute that says too little
	CodeNothingAllowed = "ALW002" // nothing is found there any more
	CodeErrorAllowed   = "ALW003" // errors cannot be let stand
)

// Settle notes on each finding that an allowance covers why it may stand, and reports allowances that
// cover nothing, that would cover an error, or whose code is not known. The findings of all that was
// looked at must be among those given: an allowance for something that nobody looked for would be called
// useless. Which of them to judge, judged says.
func Settle(ds []Diagnostic, allows []Allow, known func(code string) bool, judged func(Allow) bool) []Diagnostic {
	out := slices.Clone(ds)
	for _, a := range allows {
		for _, code := range a.Codes {
			one := a
			one.Codes = []string{code}
			covered, errors := one.cover(out)
			switch {
			case !known(code):
				out = append(out, one.problem(CodeUnknownAllowed, "there is no code "+code, "write the code that the finding shows in brackets"))
			case errors:
				out = append(out, one.problem(CodeErrorAllowed, code+" is an error here, and an error cannot be let stand", "put right what it reports"))
			case !covered && judged(a):
				out = append(out, one.problem(CodeNothingAllowed, code+" is let stand, but nothing here is reported under it", "take it out"))
			}
		}
	}
	return out
}

// cover notes the reason on the findings that an allowance covers. It reports whether there are any, and
// whether some of them are errors.
func (a Allow) cover(ds []Diagnostic) (covered, errors bool) {
	for i := range ds {
		if !a.speaksOf(ds[i]) {
			continue
		}
		if covered = true; ds[i].Severity == Error {
			errors = true
		} else {
			ds[i].Allowed = a.Reason
		}
	}
	return covered, errors
}

func (a Allow) problem(code, summary, remedy string) Diagnostic {
	return Diagnostic{Code: code, Severity: Error, Summary: summary, Remedy: remedy, Range: a.Range, Label: fmt.Sprintf("%q", short(a.Reason))}
}

// short is the beginning of a text, for a label.
func short(s string) string {
	const most = 30
	if r := []rune(strings.TrimSpace(s)); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return s
}

// Counted are the findings that count: those that nobody lets stand.
func Counted(ds []Diagnostic) []Diagnostic {
	return slices.DeleteFunc(slices.Clone(ds), func(d Diagnostic) bool { return d.Allowed != "" })
}
