// Package trade holds the checks of trading posts: what they sell, at what price, when they are open (codes TRD).
package trade

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of trading posts.
func Checks() []check.Check {
	return []check.Check{
		trd001(), trd002(), trd003(), trd004(), trd005(), trd006(), trd007(), trd008(), trd009(), trd010(),
		trd011(), trd012(), trd013(), trd014(),
	}
}
