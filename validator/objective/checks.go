// Package objective holds the checks of goals: whether they can be met, what they wait for and what they pay
// (codes OBJ).
package objective

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of objectives, rules and how a game ends.
func Checks() []check.Check {
	return []check.Check{
		obj001(), obj002(), obj003(), obj004(), obj005(), obj006(), obj007(), obj008(), obj009(), obj010(),
		obj011(), obj012(), obj013(), obj014(), obj015(), obj016(), obj017(), obj018(),
	}
}
