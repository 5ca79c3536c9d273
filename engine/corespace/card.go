package corespace

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
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
	if t.hidden(t.program.Card(key).Sort) {
		t.keep(key)
		return nil
	}
	t.state.Drawn = t.reveal(key, Event{Kind: CardDrawn})
	return nil
}

func (t *Table) hidden(kind string) bool {
	i := find(t.rules.Cards, kind, func(k model.CardKind) string { return k.ID })
	return i >= 0 && t.rules.Cards[i].Hidden
}

// keep gives a card to the holder of the turn counter, face down (seed 000:681).
func (t *Table) keep(key string) {
	t.state.Held = append(t.state.Held, Held{Card: key, Crew: t.state.Turn})
	t.emit(Event{Kind: CardHidden, Crew: t.state.Turn + 1, Held: len(t.state.Held)})
	t.notice(Event{Kind: CardHidden, Card: key})
}

// reveal lays a card open, tells how that came about, and carries out what the card says as data at
// the current level.
func (t *Table) reveal(key string, how Event) *Drawn {
	c, d := t.program.Card(key), &Drawn{Card: key, Level: t.level()}
	band := c.Band(d.Level)
	how.Card, how.Band, how.Level = key, band+1, d.Level
	t.announce(how)
	if band < 0 {
		return d
	}
	if do := c.Does[band]; len(do) > 0 {
		t.state.Matters = append(t.state.Matters, &Matter{Source: key, Steps: slices.Clone(do)})
	}
	return d
}

// unresolvable is for drawn events only: what a crew keeps and plays is put away with or without an
// effect (seed 000:681, 686-693).
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
	t.forget(d.Card)
	t.fallback(t.program.Card(d.Card))
	t.shuffleBack(d.Card)
	return t.draw()
}

// fallback places the figure that a card without effect brings instead.
func (t *Table) fallback(c *program.Card) {
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

// play lays a kept card open beside the event that is being resolved.
func (t *Table) play(n int) error {
	h, err := t.held(n)
	if err != nil {
		return err
	}
	t.state.Held = slices.Delete(t.state.Held, n-1, n)
	t.discard(&t.state.Played)
	t.state.Played = t.reveal(h.Card, Event{Kind: CardPlayed, Crew: h.Crew + 1})
	return nil
}

func (t *Table) held(n int) (Held, error) {
	if n < 1 || n > len(t.state.Held) {
		return Held{}, fmt.Errorf("there is no kept card %d", n)
	}
	return t.state.Held[n-1], nil
}
