package corespace

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// buildDeck shuffles together what the mission asks for (seed 000:629, 1646), puts aside what waits beside the
// deck, and changes the deck as the set-up says. Kinds that the mission leaves to the players join it as far as
// they said so.
func (t *Table) buildDeck() error {
	t.state.Deck, t.state.Beside = nil, nil
	for _, a := range t.mission.Setup.Events {
		cards := t.ofKind(a.Kind)
		switch {
		case a.Mode == model.AllCards || a.Mode == model.AsideCards:
			a.Count = len(cards)
		case t.leftOpen(a.Kind):
			a.Count = t.included(a.Kind)
			t.shuffle(deckStream, cards)
		case a.Mode == model.RandomCards:
			t.shuffle(deckStream, cards)
		}
		if a.Count > len(cards) {
			return fmt.Errorf("the mission asks for %d %s cards and the decks hold %d", a.Count, a.Kind, len(cards))
		}
		to := &t.state.Deck
		if a.Mode == model.AsideCards {
			to = &t.state.Beside
		}
		*to = append(*to, cards[:max(a.Count, 0)]...)
	}
	t.shuffle(deckStream, t.state.Deck)
	for _, c := range t.mission.Setup.Deck {
		t.changeDeck(c)
	}
	return nil
}

// LeftOpen is the kinds of event card that a mission leaves to the players.
func LeftOpen(m *model.Mission) []model.EventAllocation {
	return slices.DeleteFunc(slices.Clone(m.Setup.Events), func(a model.EventAllocation) bool {
		return !slices.Contains([]model.EventMode{model.OptionalCards, model.ChoiceCards, model.RecommendedCards}, a.Mode)
	})
}

func (t *Table) leftOpen(kind string) bool {
	return slices.ContainsFunc(LeftOpen(t.mission), func(a model.EventAllocation) bool { return a.Kind == kind })
}

// included is how many cards of such a kind the players have shuffled in.
func (t *Table) included(kind string) int {
	if i := find(t.state.Included, kind, func(a model.Amount) string { return a.ID }); i >= 0 {
		return t.state.Included[i].Count
	}
	return 0
}

// ofKind is every copy of every card of a kind, in the order of the decks.
func (t *Table) ofKind(kind string) []string {
	if known, ok := t.cards[kind]; ok {
		return slices.Clone(known)
	}
	var out []string
	for _, d := range t.decks {
		if d.Kind != kind || d.Edition != t.rules.ID {
			continue
		}
		for i := range d.Cards {
			for range d.Cards[i].Copies {
				out = append(out, program.Keyed(d, &d.Cards[i]))
			}
		}
	}
	return out
}

func (t *Table) include(kind string, n int) error {
	if t.state.Round > 0 {
		return errors.New("the deck is made before the first round")
	}
	if !t.leftOpen(kind) {
		return fmt.Errorf("the mission does not leave %q cards to the players", kind)
	}
	if t.included(kind) > 0 {
		return fmt.Errorf("the %q cards are already in the deck", kind)
	}
	cards := t.ofKind(kind)
	if n == 0 {
		n = len(cards)
	}
	if n < 1 || n > len(cards) {
		return fmt.Errorf("the decks hold %d %q cards, not %d", len(cards), kind, n)
	}
	t.state.Included = append(t.state.Included, model.Amount{ID: kind, Count: n})
	if err := t.buildDeck(); err != nil {
		return err
	}
	t.emit(Event{Kind: CardsAdded, ID: kind, Count: n})
	return nil
}

// next takes the top card, making a new deck of the discards when there is none (seed 000:675).
func (t *Table) next() (string, error) {
	if len(t.state.Deck) == 0 {
		if len(t.state.Discard) == 0 {
			return "", errors.New("there is no event card to draw")
		}
		t.state.Deck, t.state.Discard = t.state.Discard, nil
		t.shuffle(deckStream, t.state.Deck)
		t.emit(Event{Kind: Reshuffled, Count: len(t.state.Deck)})
	}
	key := t.state.Deck[0]
	t.state.Deck = slices.Delete(t.state.Deck, 0, 1)
	return key, nil
}

// putAway discards the cards that lie open.
func (t *Table) putAway() {
	t.discard(&t.state.Drawn)
	t.discard(&t.state.Played)
}

func (t *Table) discard(open **Drawn) {
	if *open != nil {
		t.state.Discard = append(t.state.Discard, (*open).Card)
		*open = nil
	}
}
