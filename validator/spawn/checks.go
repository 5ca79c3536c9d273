// Package spawn holds the checks of entry points, hatches, deployment and figures at the start (codes SPN).
package spawn

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of where figures come onto the board.
func Checks() []check.Check {
	return []check.Check{
		spn001(), spn002(), spn003(), spn004(), spn005(), spn006(), spn007(), spn008(), spn009(), spn010(),
		spn011(), spn012(), spn013(), spn014(), spn015(), spn016(), spn017(), spn018(), spn019(), spn020(),
		spn021(), spn022(), spn023(), spn024(), spn025(),
	}
}
