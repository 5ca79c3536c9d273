package check

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Capability is something that a subject may or may not have.
type Capability string

// The capabilities that checks ask for.
const (
	Mission    Capability = "mission"    // the subject is a mission
	Whole      Capability = "whole"      // nothing had to be left out of the subject when it was compiled
	DeckOfOwn  Capability = "deck"       // the subject is an event deck
	Walls      Capability = "walls"      // the edition builds boards of panels
	Crates     Capability = "crates"     // the edition hides tokens in crates
	Tokens     Capability = "tokens"     // the edition has equipment tokens
	Airlocks   Capability = "airlocks"   // crews dock at the rim
	Entries    Capability = "entries"    // arrivals come at numbered points
	Track      Capability = "track"      // pegs fill a hostility track
	EventDecks Capability = "eventdecks" // the cards of the event decks are known
	Boxes      Capability = "boxes"      // the mission names boxes, and all of them are known
)

// capabilities are what the subject has.
func (s Subject) capabilities() []Capability {
	has := map[Capability]bool{
		Mission:    s.Mission != nil,
		Whole:      !s.Partial && (s.Mission != nil || s.Deck != nil),
		DeckOfOwn:  s.Deck != nil,
		Walls:      s.Mission != nil && len(s.Rules.Panels) > 0,
		Crates:     s.Mission != nil && len(s.Rules.Crates) > 0,
		Tokens:     s.Mission != nil && len(s.Rules.Tokens) > 0,
		Airlocks:   s.Mission != nil && s.Rules.Board.Airlock > 0,
		Entries:    s.Mission != nil && s.Rules.Board.Entries.Max > 0,
		Track:      s.Mission != nil && len(s.Rules.Hostility.Levels) > 0,
		EventDecks: s.Mission != nil && len(s.Decks) > 0,
		Boxes:      s.Mission != nil && s.BoxesKnown(),
	}
	var out []Capability
	for c, ok := range has {
		if ok {
			out = append(out, c)
		}
	}
	slices.Sort(out)
	return out
}

// BoxesKnown reports whether the mission names boxes and the edition knows every one of them.
func (s Subject) BoxesKnown() bool {
	for _, id := range s.Mission.Boxes {
		if Find(s.Rules.Boxes, id, BoxID) == nil {
			return false
		}
	}
	return len(s.Mission.Boxes) > 0
}

// Find is the element of a list with an id, or nil.
func Find[T any](all []T, id string, name func(*T) string) *T {
	for i := range all {
		if name(&all[i]) == id {
			return &all[i]
		}
	}
	return nil
}

// BoxID is the id of a box.
func BoxID(b *model.Box) string { return b.ID }
