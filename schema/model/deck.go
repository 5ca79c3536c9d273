package model

import "slices"

// Deck is the event cards of one kind.
type Deck struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Edition    string     `json:"edition"`
	Kind       string     `json:"kind" ref:"cards"`
	Missions   []string   `json:"missions,omitempty" ref:"+mission"` // that draw from it; none: all
	Joins      bool       `json:"joins,omitempty"`                   // its cards are added to those of other decks
	Provenance Provenance `json:"provenance"`
	Cards      []Card     `json:"cards"`
}

// For reports whether a mission may draw from the deck.
func (d *Deck) For(mission string) bool {
	return len(d.Missions) == 0 || slices.Contains(d.Missions, mission)
}

// Card is one event card, present Copies times.
type Card struct {
	ID       string     `json:"id"`
	Copies   int        `json:"copies"`
	Bands    []CardBand `json:"bands"`
	Fallback string     `json:"fallback,omitempty" ref:"npcs"` // NPC kind placed when nothing can be resolved
}

// Band is the index of what the card says at a hostility level: the first band that counts there. It
// is -1 if the card is silent.
func (c Card) Band(level string) int {
	return slices.IndexFunc(c.Bands, func(b CardBand) bool {
		return len(b.Levels) == 0 || slices.Contains(b.Levels, level)
	})
}

// CardBand is what a card says while the hostility is at one of its levels.
type CardBand struct {
	Levels []string `json:"levels,omitempty" ref:"hostility.levels"` // none means every level
	Title  string   `json:"title"`
	Text   Text     `json:"text"`
	Do     []Effect `json:"do,omitempty"`
}
