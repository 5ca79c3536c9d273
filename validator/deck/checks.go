// Package deck holds the checks of event decks and of their cards: what comes up, what does nothing, what a deck says
// of figures and tokens that are not in the game (codes DCK).
package deck

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Checks are the checks of event decks.
func Checks() []check.Check {
	return []check.Check{
		dck001(), dck002(), dck003(), dck004(), dck005(), dck006(), dck007(), dck008(),
		dck009(), dck010(), dck011(), dck012(), dck013(), dck014(), dck015(), dck016(), dck017(), dck018(),
	}
}
