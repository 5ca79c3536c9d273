package corespace

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// changeDeck carries out a change of the deck before the game. What a change takes is at random among the cards
// that fit. What it brings in waits beside the deck or, where nothing does, is in the deck already.
func (t *Table) changeDeck(c model.DeckChange) {
	switch c.Op {
	case "remove":
		t.takeCards(c, &t.state.Deck)
	case "set-aside":
		t.state.Beside = append(t.state.Beside, t.takeCards(c, &t.state.Deck)...)
	case "shuffle-in":
		t.state.Deck = append(t.state.Deck, t.takeCards(c, &t.state.Beside)...)
		t.shuffle(deckStream, t.state.Deck)
	case "shuffle-top":
		t.onTop(t.takeCards(c, &t.state.Beside, &t.state.Deck), c.Top)
	case "top":
		t.onTop(t.takeCards(c, &t.state.Beside, &t.state.Deck), 0)
	}
}

// onTop shuffles cards together with so many from the top and lays them back there (seed 002:6316-6326).
func (t *Table) onTop(cards []string, top int) {
	n := min(max(top, 0), len(t.state.Deck))
	high := append(slices.Clone(t.state.Deck[:n]), cards...)
	t.shuffle(deckStream, high)
	t.state.Deck = append(high, t.state.Deck[n:]...)
}

// takeCards takes the cards that a change speaks of out of piles, one pile after the other: so many of a kind,
// all of it, or one card by name.
func (t *Table) takeCards(c model.DeckChange, piles ...*[]string) []string {
	want := c.Count
	switch {
	case c.Card != "":
		want = max(want, 1)
	case want == 0:
		want = t.fitting(c, piles)
	}
	var out []string
	for _, pile := range piles {
		t.shuffleAside(pile)
		*pile = slices.DeleteFunc(slices.Clone(*pile), func(key string) bool {
			if len(out) >= want || !t.fits(c, key) {
				return false
			}
			out = append(out, key)
			return true
		})
	}
	return out
}

// shuffleAside shuffles the cards beside the deck, so that those taken are at random; the deck is shuffled.
func (t *Table) shuffleAside(pile *[]string) {
	if pile == &t.state.Beside {
		t.shuffle(deckStream, *pile)
	}
}

// fitting is how many cards of some piles a change speaks of: those beside the deck if there are any.
func (t *Table) fitting(c model.DeckChange, piles []*[]string) int {
	for _, pile := range piles {
		n := 0
		for _, key := range *pile {
			if t.fits(c, key) {
				n++
			}
		}
		if n > 0 {
			return n
		}
	}
	return 0
}

// fits reports whether a change speaks of a card.
func (t *Table) fits(c model.DeckChange, key string) bool {
	return t.program.Card(key).Is(c.Category, "") && (c.Card == "" || strings.HasSuffix(key, "/"+c.Card)) &&
		(c.Category != "" || c.Card != "")
}
