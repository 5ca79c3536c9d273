// Package boxes holds the checks of what a mission takes out of the boxes of the game: panels, pieces, figures and
// markers, with every number of crews (codes CMP).
package boxes

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of what the boxes hold.
func Checks() []check.Check {
	return []check.Check{
		cmp001(), cmp002(), cmp003(), cmp004(), cmp005(), cmp006(), cmp007(), cmp008(), cmp009(), cmp010(),
	}
}
