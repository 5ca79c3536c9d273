// Package allocation holds the checks of what goes into crates, the pouch and hands: whether the boxes hold what a mission
// deals, sets aside and hands over (codes ALC).
package allocation

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of what goes into crates, the pouch and hands.
func Checks() []check.Check {
	return []check.Check{
		alc001(), alc002(), alc003(), alc004(), alc005(), alc006(), alc007(), alc008(),
		alc009(), alc010(), alc011(), alc012(), alc013(), alc014(), alc015(), alc016(),
		alc017(), alc018(), alc019(), alc020(), alc021(),
	}
}
