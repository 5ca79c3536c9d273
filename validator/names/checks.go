// Package names holds the checks of names, texts and numbers wherever they stand: what is unknown, written twice,
// linked to nothing or not in every language (codes REF).
package names

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of names and texts.
func Checks() []check.Check {
	return []check.Check{
		ref001(), ref002(), ref003(), ref005(), ref006(), ref007(), ref008(), ref009(),
		ref010(), ref011(), ref012(), ref013(), ref014(), ref015(), ref016(), ref017(),
	}
}
