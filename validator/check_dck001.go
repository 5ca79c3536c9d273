package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// dck001 finds event shares that the decks cannot fill.
func dck001() Check {
	return Check{
		Code:     "DCK001",
		Title:    "more event cards are asked for than the decks hold",
		Severity: diag.Error,
		Needs:    []Capability{EventDecks},
		Text: "The mission takes a number of cards of one kind into its event deck. The decks at hand, those of the " +
			"pack or the ones that come with the program, hold fewer cards of that kind, copies counted.",
		Before: "setup: events: civilians: 40",
		After:  "setup: events: civilians: \"all\"",
		Run: func(p *Pass) {
			for _, e := range p.Mission.Setup.Events {
				if have := p.cards(e.Kind); e.Count > have && find(p.Rules.Cards, e.Kind, cardKindID) != nil {
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%d %s cards are asked for, the decks hold %d", e.Count, e.Kind, have),
						Remedy:  fmt.Sprintf("ask for %d at most, write \"all\", or add a deck", have),
						Range:   p.Where.At("setup.events." + e.Kind),
					})
				}
			}
		},
	}
}

// cards is how many cards of a kind the decks hold, copies counted.
func (p *Pass) cards(kind string) int {
	n := 0
	for _, d := range p.Decks {
		if d.Kind == kind && d.Edition == p.Mission.Edition {
			n += copies(d)
		}
	}
	return n
}

// copies is the number of cards in a deck.
func copies(d *model.Deck) int {
	n := 0
	for _, c := range d.Cards {
		n += c.Copies
	}
	return n
}
