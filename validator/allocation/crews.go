package allocation

import (
	"github.com/sortie-tools/sortie/schema/diag"
)

// manyCrews is from how many crews on the share of each is looked at. No document has a number for that: two
// crews who race for one crate are a mission, a third that finds every crate open is left out. Assumed.
const manyCrews = 3

// diagWith is a finding with a further reason.
func diagWith(d diag.Diagnostic, reason string) diag.Diagnostic {
	d.Reasons = append(d.Reasons, reason)
	return d
}
