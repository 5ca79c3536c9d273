// Package hostility holds the checks of the hostility track: pegs, rounds and what a level brings (codes HST).
package hostility

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of the hostility track.
func Checks() []check.Check {
	return []check.Check{
		hst001(), hst002(), hst003(), hst004(), hst005(), hst006(),
	}
}
