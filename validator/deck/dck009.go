package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// dck009 finds decks in which one card after another is shuffled back without end (seeds 000:686-693,
// 002:1662-1676).
func dck009() check.Check {
	return check.Check{
		Code:     "DCK009",
		Title:    "cards are shuffled back for ever",
		Severity: diag.Error,
		Needs:    []check.Capability{check.EventDecks, check.Track, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{floorLists, gameLevels, parts.Things, piles.CastFact, stock.StockFact},
		Text: "A card of which no part can be resolved goes back into the deck, and another is drawn. At some level that the game can " +
			"be at not one card of the deck can be resolved, so that drawing never ends. Take a kind of card into the deck that " +
			"can do something at that level.",
		Before: "setup: events: lifts: \"all\" // every card moves a lift, and there is none",
		After:  "setup: events: {environment: \"all\", lifts: \"all\"}",
		Run: func(p *check.Pass) {
			if levels := stuckLevels(p); len(levels) > 0 { // core
				n := estimate.Total(estimate.Pile(p.Mission, p.Decks))
				d := diag.Diagnostic{
					Summary: fmt.Sprintf("at %s none of the %s in the deck can be resolved", english.And(levels), english.Count(n, "card")),
					Remedy:  "take in a kind of card that can do something there, such as one about the surroundings",
					Range:   p.First("setup.events@key", "setup.events"),
				}
				eachDrawn(p, func(s piles.Share, c int) {
					d.Reasons = append(d.Reasons, fmt.Sprintf("%s card %s at %s: %s", s.Kind, s.Cards[c].ID, levels[0], unresolved(p, s.Cards[c], levels[0])))
				})
				p.Report(d)
			}
		},
	}
}
