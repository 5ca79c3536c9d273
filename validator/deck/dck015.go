package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck015 finds decks at hand that a table cannot tell apart.
func dck015() check.Check {
	return check.Check{
		Code:     "DCK015",
		Title:    "two decks with one id",
		Severity: diag.Error,
		Needs:    []check.Capability{check.EventDecks, check.Whole},
		Requires: []check.AnyFact{piles.Shares},
		Text: "Two of the decks that the mission draws from have the same id: a deck of the pack and one that comes with the program, " +
			"say. A card goes by its deck and its own name, so that a card of one is taken for its namesake in the other. Give the " +
			"pack's deck an id of its own.",
		Before: "// decks/weather/deck.cue\nid: \"sortie-purge\" // there is a deck of that id for another kind\nkind: \"environment\"",
		After:  "// decks/weather/deck.cue\nid: \"my-weather\"\nkind: \"environment\"",
		Run: func(p *check.Pass) {
			var seen []*model.Deck // two of one kind are both the pack's: REF004 tells of units with one id
			for _, d := range p.Decks {
				if d.ID == "" || d.Edition != p.Mission.Edition || share(p, d.Kind) == nil {
					continue
				}
				if same := check.Find(seen, d.ID, func(o **model.Deck) string { return (*o).ID }); same != nil && (*same).Kind != d.Kind { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("2 decks have the id %q: one of %s and one of %s cards", d.ID, (*same).Kind, d.Kind),
						Remedy:  "give the deck of the pack an id of its own",
						Range:   p.Where.At("setup.events." + d.Kind),
						Related: []diag.Related{{Range: p.Where.At("setup.events." + (*same).Kind), Text: "the other deck is drawn from here"}},
					})
				}
				seen = append(seen, d)
			}
		},
	}
}
