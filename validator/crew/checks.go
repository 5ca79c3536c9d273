// Package crew holds the checks of crews: traders, what they have learned and wear, what they cost and carry
// (codes CRW).
package crew

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of crews.
func Checks() []check.Check {
	return []check.Check{
		crw001(), crw002(), crw003(), crw004(), crw005(), crw006(), crw007(), crw008(), crw009(),
	}
}
