package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// RunWithout runs all checks but one.
func RunWithout(code string, s Subject) []diag.Diagnostic {
	return runChecks(slices.DeleteFunc(Checks(), func(c Check) bool { return c.Code == code }), s)
}
