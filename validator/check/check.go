package check

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Check is one kind of mistake and how to find it.
type Check struct {
	Code     string // three letters and three digits, never used for anything else again
	Title    string // what is wrong, in a few words, without a full stop
	Text     string // Markdown: what the check looks for, why it matters, what to do
	Before   string // CUE that the check complains about
	After    string // the same, put right
	Severity diag.Severity
	Needs    []Capability
	// Requires are the facts that the check asks for; what those are found out from goes without saying.
	Requires []AnyFact
	// Each says that the check looks at a mission once for every number of crews that can play it, with
	// that number's variation in force. What holds for some numbers only is reported once, and says for
	// which.
	Each bool
	Run  func(*Pass)
}

// Doc is the documentation of the check.
func (c Check) Doc() diag.Doc {
	return diag.Doc{Code: c.Code, Title: c.Title, Text: c.Text, Before: c.Before, After: c.After, Severity: c.Severity}
}

// Codes is the documentation of some checks and of the codes that other packages report, sorted.
func Codes(checks []Check, others []diag.Doc) []diag.Doc {
	docs := slices.Clone(others)
	for _, c := range checks {
		docs = append(docs, c.Doc())
	}
	slices.SortFunc(docs, func(a, b diag.Doc) int { return cmp.Compare(a.Code, b.Code) })
	return docs
}

// Verify finds what keeps checks from being used: one without documentation, or a code with two meanings.
func Verify(checks []Check, others []diag.Doc) error {
	var errs []error
	for _, c := range checks {
		errs = append(errs, c.problem())
	}
	docs := Codes(checks, others)
	for i, d := range docs {
		if !codeForm.MatchString(d.Code) || d.Title == "" || d.Text == "" || d.Severity == 0 {
			errs = append(errs, fmt.Errorf("code %q is not documented: it needs three letters and three digits, a title, a text and a severity", d.Code))
		}
		if i > 0 && docs[i-1].Code == d.Code {
			errs = append(errs, fmt.Errorf("code %s has two meanings", d.Code))
		}
	}
	return errors.Join(errs...)
}

// codeForm is how codes look; docs/checks has a page by that name.
var codeForm = regexp.MustCompile(`^[A-Z]{3}[0-9]{3}$`)

// problem says what a check lacks beyond what every code needs, or nil.
func (c Check) problem() error {
	if c.Before == "" || c.After == "" || c.Run == nil {
		return fmt.Errorf("check %s is not complete: it needs an example before and after, and something to run", c.Code)
	}
	return nil
}
