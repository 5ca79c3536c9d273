package board

import (
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// standing says of some pieces that they stand.
func standing(pieces []parts.Thing) string {
	if len(pieces) == 1 {
		return pieces[0].String() + " stands"
	}
	return walks.AnyOf(pieces, "and") + " stand"
}
