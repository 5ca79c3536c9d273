package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// deckOperators break event decks.
func deckOperators() []operator {
	return []operator{
		{"misspell-name", "writes a name that nothing has", misspellName, dangling, nil},
		{"name-wrong-thing", "names a thing of the wrong kind", nameWrongThing, dangling, nil},
		{"shadow-band", "lets the first band of a card count at every level", shadowBand, bands, nil},
		{"twin-levels", "gives a band the levels of an earlier one", twinLevels, bands, nil},
		{"drop-levels", "takes levels away from a card's bands", dropLevels, bands, nil},
		{"empty-card", "takes all bands off a card", emptyCard, bands, nil},
		{"drop-all-cards", "takes all cards out of a deck", dropAllCards, bands, nil},
		{"impossible-row", "has a card roll for a number that the die has not", impossibleRow, cardFaces, nil},
		{"name-nobody", "names nobody where somebody is meant", nameNobody, nobody, nil},
	}
}

// bands finds bands of cards that no level of hostility comes to, and cards that say nothing at some.
func bands(t *trial) []fault {
	dck := []string{"DCK"}
	var faults []fault
	if len(t.deck.Cards) == 0 {
		faults = append(faults, wrong(dck, "no cards"))
	}
	for _, c := range t.deck.Cards {
		counts := map[int]bool{}
		for _, l := range t.rules.Hostility.Levels {
			at := first(c, l)
			counts[at] = true
			if at < 0 {
				faults = append(faults, wrong(dck, "card %s says nothing at %s", c.ID, l.ID))
			}
		}
		for i := range c.Bands {
			if !counts[i] {
				faults = append(faults, wrong(dck, "band %d of card %s never counts", i, c.ID))
			}
		}
	}
	return faults
}

// first is the band of a card that counts at a level; -1 if none does.
func first(c model.Card, l model.HostilityLevel) int {
	for i, b := range c.Bands {
		if len(b.Levels) == 0 || slices.Contains(b.Levels, l.ID) {
			return i
		}
		for _, m := range l.Matches {
			if slices.Contains(b.Levels, m) {
				return i
			}
		}
	}
	return -1
}

func shadowBand(t *trial) string {
	c := pickWhere(t, t.deck.Cards, func(c model.Card) bool { return len(c.Bands) > 1 })
	if c == nil {
		return ""
	}
	c.Bands[0].Levels = nil
	return did("the first band of %s counts everywhere", c.ID)
}

func twinLevels(t *trial) string {
	c := pickWhere(t, t.deck.Cards, func(c model.Card) bool { return len(c.Bands) > 1 })
	if c == nil {
		return ""
	}
	i := 1 + t.IntN(len(c.Bands)-1)
	c.Bands[i].Levels = slices.Clone(c.Bands[t.IntN(i)].Levels)
	return did("band %d of %s has the levels %v", i, c.ID, c.Bands[i].Levels)
}

func dropLevels(t *trial) string {
	c := pickWhere(t, t.deck.Cards, func(c model.Card) bool { return len(c.Bands) > 1 && len(c.Bands[0].Levels) > 0 })
	if c == nil {
		return ""
	}
	i := t.IntN(len(c.Bands))
	gone := c.Bands[i].Levels
	c.Bands = slices.Delete(c.Bands, i, i+1)
	return did("%s says nothing any more at %v", c.ID, gone)
}

func emptyCard(t *trial) string {
	c := pick(t, t.deck.Cards)
	if c == nil {
		return ""
	}
	c.Bands = nil
	return did("%s says nothing", c.ID)
}

func dropAllCards(t *trial) string {
	n := len(t.deck.Cards)
	t.deck.Cards = nil
	return did("%d cards are gone", n)
}

func impossibleRow(t *trial) string {
	c := pickWhere(t, t.deck.Cards, func(c model.Card) bool { return len(c.Bands) > 0 })
	d := pickWhere(t, t.rules.Dice, func(d model.Die) bool { return highest(t.rules, d.ID) > 0 })
	if c == nil || d == nil {
		return ""
	}
	b := pick(t, c.Bands)
	n := highest(t.rules, d.ID) + 1 + t.IntN(4)
	b.Do = []model.Effect{{Kind: "roll", Die: d.ID, Dice: 1, Rows: []model.RollRow{{From: 1, To: n - 1}, {From: n, Do: b.Do}}}}
	return did("%s rolls for a %d", c.ID, n)
}

// cardFaces finds rows of a card's table that its die never shows.
func cardFaces(t *trial) []fault {
	var faults []fault
	for _, c := range t.deck.Cards {
		for _, b := range c.Bands {
			for _, e := range deep(b.Do) {
				for _, row := range e.Rows {
					if row.From > max(e.Dice, 1)*highest(t.rules, e.Die) {
						faults = append(faults, wrong([]string{"DIE"}, "card %s waits for a %d", c.ID, row.From))
					}
				}
			}
		}
	}
	return faults
}
