package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
)

// dck007 finds decks without cards and cards without bands.
func dck007() check.Check {
	return check.Check{
		Code:     "DCK007",
		Title:    "a deck without cards, or a card without a word",
		Severity: diag.Error,
		Needs:    []check.Capability{check.DeckOfOwn, check.Whole},
		Text: "The deck has no card, or one of its cards has no band that counts at any level of the edition's track: nothing is " +
			"printed on it, and whoever draws it shuffles it back. Write what the card says, or take it out.",
		Before: "cards: blank: bands: []",
		After:  "cards: blank: bands: [{title: \"Quiet\", text: \"Nothing stirs.\"}]",
		Run: func(p *check.Pass) {
			blank(p, len(p.Deck.Cards) == 0, diag.Diagnostic{
				Summary: "the deck has 0 cards",
				Remedy:  "write a card, or take the deck out of the pack",
				Range:   p.First("cards", "id"),
			})
			for i := range p.Deck.Cards {
				c := &p.Deck.Cards[i]
				levels := p.Rules.Hostility.Levels
				blank(p, len(c.Bands) == 0 || len(levels) > 0 && len(silentAt(p, c)) == len(levels), diag.Diagnostic{
					Summary: fmt.Sprintf("card %s has %s and says nothing at any level", c.ID, english.Count(len(c.Bands), "band")),
					Remedy:  "give it a band with a title and a text, or take it out",
					Range:   p.First("cards."+c.ID+".bands", "cards."+c.ID),
				})
			}
		},
	}
}

// blank reports what has nothing in it.
func blank(p *check.Pass, is bool, d diag.Diagnostic) {
	if is { // core
		p.Report(d)
	}
}
