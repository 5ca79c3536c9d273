// Package reach holds the checks of who gets where: crates, places and figures behind locks, walls and pieces, keys in
// circles, and games too short for the way (codes RCH).
package reach

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of who gets where.
func Checks() []check.Check {
	return []check.Check{
		rch001(), rch002(), rch003(), rch004(), rch005(), rch006(), rch007(), rch008(),
		rch009(), rch010(), rch012(), rch013(), rch014(),
	}
}
