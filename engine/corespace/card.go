package corespace

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func (t *Table) draw() error {
	if t.state.Round == 0 {
		return errors.New("events are drawn from the first round on")
	}
	t.putAway()
	key, err := t.next()
	if err != nil {
		return err
	}
	t.state.Drew = true
	if t.hidden(t.kinds[key]) {
		t.keep(key)
		return nil
	}
	t.reveal(key)
	return nil
}

func (t *Table) hidden(kind string) bool {
	i := find(t.rules.Cards, kind, func(k model.CardKind) string { return k.ID })
	return i >= 0 && t.rules.Cards[i].Hidden
}

// keep gives a card to the holder of the turn counter, face down (seed 000:688).
func (t *Table) keep(key string) {
	t.state.Held = append(t.state.Held, Held{Card: key, Crew: t.state.Turn})
	t.emit(Event{Kind: CardHidden, Crew: t.state.Turn + 1, Held: len(t.state.Held)})
}

// reveal lays a card open and carries out what it says as data at the current level.
func (t *Table) reveal(key string) {
	band := t.band(t.cards[key])
	t.state.Drawn = &Drawn{Card: key}
	t.emit(Event{Kind: CardDrawn, Card: key, Band: band + 1, Level: t.level()})
	if band < 0 {
		return
	}
	for _, e := range t.cards[key].Bands[band].Do {
		t.state.Drawn.Acted = t.apply(e) || t.state.Drawn.Acted
	}
}

// band is the index of the band for the current level, or -1 if the card is silent there.
func (t *Table) band(c *model.Card) int {
	level := t.level()
	return slices.IndexFunc(c.Bands, func(b model.CardBand) bool { return slices.Contains(b.Levels, level) })
}

func (t *Table) unresolvable() error {
	d := t.state.Drawn
	switch {
	case d == nil:
		return errors.New("no event card is being resolved")
	case d.Acted:
		return errors.New("a part of this card was already carried out")
	case len(t.state.Deck)+len(t.state.Discard) == 0:
		return errors.New("there is no other card to draw")
	}
	t.state.Drawn = nil
	t.fallback(t.cards[d.Card])
	t.shuffleBack(d.Card)
	return t.draw()
}

// fallback places the figure that a card without effect brings instead.
func (t *Table) fallback(c *model.Card) {
	if c.Fallback == "" {
		return
	}
	if n := t.npc(c.Fallback); n != nil {
		t.arrive(*n, 1)
	}
}

// shuffleBack puts a card into the deck again. An empty deck first takes in the discards, or the
// same card would be the only one to draw.
func (t *Table) shuffleBack(key string) {
	if len(t.state.Deck) == 0 {
		t.state.Deck, t.state.Discard = t.state.Discard, nil
	}
	t.state.Deck = append(t.state.Deck, key)
	t.shuffle(deckStream, t.state.Deck)
	t.emit(Event{Kind: CardBack, Card: key})
}

func (t *Table) play(n int) error {
	if _, err := t.Peek(n); err != nil {
		return err
	}
	h := t.state.Held[n-1]
	t.state.Held = slices.Delete(t.state.Held, n-1, n)
	t.putAway()
	t.emit(Event{Kind: CardPlayed, Card: h.Card, Crew: h.Crew + 1})
	t.reveal(h.Card)
	return nil
}

// Peek is the key of the nth kept card, counted from 1, for the eyes of the crew that keeps it.
func (t *Table) Peek(n int) (string, error) {
	if n < 1 || n > len(t.state.Held) {
		return "", fmt.Errorf("there is no kept card %d", n)
	}
	return t.state.Held[n-1].Card, nil
}
