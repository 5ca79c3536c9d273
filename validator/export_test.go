package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
)

// RunWithout runs all checks but one.
func RunWithout(code string, s check.Subject) []diag.Diagnostic {
	return check.Run(slices.DeleteFunc(Checks(), func(c check.Check) bool { return c.Code == code }), s)
}
