package describe

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// last says an event that ends the game, with how many rounds are played until then: a round is said by its
// beginning, as the language has it.
func (t teller) last(e model.Trigger) string {
	if !kinds.Has(kinds.Reads(e), kinds.RoundCell) {
		return t.ending(e)
	}
	return fmt.Sprintf("%s, after %s of play", t.ending(e), Played(e))
}

// Played says how many rounds are played when a round ends the game: "9 rounds".
func Played(e model.Trigger) string { return english.Count(max(0, e.At-1), "round") }

// ending says an event that ends the game.
func (t teller) ending(e model.Trigger) string { return "When " + t.Event(e) }
