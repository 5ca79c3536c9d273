package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// doDeck draws from the event deck or changes it, as a set-up does.
func doDeck(t *Table, m *Matter, e effect) outcome {
	c := model.DeckChange{Op: e.Op, Category: e.Category, Card: e.Card, Count: e.Count}
	switch e.Op {
	case "draw":
		return t.drawFor(m, e)
	case "remove", "set-aside":
		return t.takeOut(c)
	}
	piles := []*[]string{&t.state.Beside}
	if e.Op != "shuffle-in" {
		piles = append(piles, &t.state.Deck)
	}
	if t.fitting(c, piles) == 0 {
		return idle
	}
	t.changeDeck(c)
	t.emit(Event{Kind: DeckChanged, Text: t.sayEffect("", e)})
	return acted
}

// takeOut takes cards out of the deck and, where it has too few, out of the discards.
func (t *Table) takeOut(c model.DeckChange) outcome {
	cards := t.takeCards(c, &t.state.Deck)
	if rest := c; c.Count == 0 || len(cards) < c.Count {
		if c.Count > 0 {
			rest.Count -= len(cards)
		}
		cards = append(cards, t.takeCards(rest, &t.state.Discard)...)
	}
	if len(cards) == 0 {
		return idle
	}
	if c.Op == "set-aside" {
		t.state.Beside = append(t.state.Beside, cards...)
	}
	t.emit(Event{Kind: DeckChanged, Count: len(cards), Text: english.Count(len(cards), "card") + " taken out of the deck."})
	return acted
}

// drawFor turns cards over, one after the other: each is resolved before the next.
func (t *Table) drawFor(m *Matter, e effect) outcome {
	i := slices.IndexFunc(t.state.Deck, func(key string) bool { return t.cardIs(key, e.Category, e.Card) })
	if i < 0 && len(t.state.Deck)+len(t.state.Discard) > 0 && e.Category == "" && e.Card == "" {
		i = 0
	}
	if i < 0 {
		return idle
	}
	if i > 0 { // the first that fits comes to the top
		key := t.state.Deck[i]
		t.state.Deck = slices.Insert(slices.Delete(t.state.Deck, i, i+1), 0, key)
	}
	drew := t.state.Drew
	if err := t.draw(); err != nil {
		return idle
	}
	t.state.Drew = drew // the phase's own event is another matter
	if e.Count > 1 {
		next := *e.Effect
		next.Count--
		m.Ask = &Ask{Kind: askChoose, Text: "Resolve the card, then draw the next one.", Options: []Choice{{Label: "Draw the next card", Steps: t.program.Ops([]model.Effect{next})}}}
	}
	return acted
}

// cardIs reports whether a card is of a kind, or the one with an id; nothing asked for is any card.
func (t *Table) cardIs(key, kind, id string) bool {
	return t.program.Card(key).Is(kind, id)
}

// forget takes off the list what a card left to the players that goes back into the deck.
func (t *Table) forget(card string) {
	t.state.Todo = slices.DeleteFunc(t.state.Todo, func(d Todo) bool { return d.Source == card })
	t.state.Matters = slices.DeleteFunc(t.state.Matters, func(m *Matter) bool { return m.Source == card })
}
