package kinds

import (
	"github.com/sortie-tools/sortie/schema/english"
)

// Titles says what another unit of the pack is called, by its kind and its id, "post", "mission" or "crew", and what
// is printed on a "card" of the mission's decks.
// It is empty where the pack has none that is sound; nil where no pack is at hand.
type Titles func(kind, id string) string

// Of is the title of a unit, or its id in words where nobody knows it.
func (f Titles) Of(kind, id string) string {
	if f != nil {
		if title := f(kind, id); title != "" {
			return title
		}
	}
	return english.Capital(english.Spelled(id))
}
