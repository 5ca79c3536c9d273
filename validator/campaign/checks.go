// Package campaign holds the checks of campaigns: stages and ways between them, what they ask for, how they begin and
// end (codes CAM).
package campaign

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of campaigns.
func Checks() []check.Check {
	return []check.Check{
		cam001(), cam002(), cam003(), cam004(), cam005(), cam006(), cam007(), cam008(), cam009(), cam010(),
		cam011(), cam012(), cam013(), cam014(), cam015(),
	}
}
