// Package board holds the checks of the board as it is built: walls and their joints, rooms, pieces and where they
// stand, doors and airlocks, levels and links (codes MAP).
package board

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of boards.
func Checks() []check.Check {
	return []check.Check{
		map101(), map102(), map103(), map104(), map105(), map106(), map107(), map108(),
		map109(), map110(), map111(), map112(), map113(), map114(), map115(), map116(),
		map117(), map118(), map119(), map120(), map121(), map122(), map123(), map124(),
		map125(), map126(), map127(), map128(), map129(), map130(), map131(), map132(),
		map133(), map134(), map135(),
	}
}
