// Package rules holds the checks of a mission's rules, of its dice and of the numbers of players (codes RUL, DIE, PLY,
// CNT).
package rules

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of numbers of players, dice and rules.
func Checks() []check.Check {
	return []check.Check{
		cnt001(), die001(), die002(), die003(), ply001(), ply002(), ply003(), ply004(), ply005(), ply006(), ply007(), ply008(),
		rul001(), rul002(), rul003(), rul004(), rul005(), rul006(), rul007(), rul008(), rul009(),
	}
}

// House are the checks of a rule set with house rules in it.
func House() []check.Check { return []check.Check{die001(), die002(), die003(), rul009()} }
