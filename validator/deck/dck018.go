package deck

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// dck018 finds missions that are played without a single event card (seeds 000:681, 000:1370).
func dck018() check.Check {
	return check.Check{
		Code:     "DCK018",
		Title:    "no event cards at all",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Each:     true,
		Text: "The edition has event cards, and the mission takes none of any kind: there is no deck to draw from, and nothing ever happens but what the " +
			"players do. Name the kinds that are shuffled together. Where a first game is to go without them, let the finding stand and say why.",
		Before: "setup: events: {}",
		After:  "setup: events: {environment: \"all\", purge: \"all\"}",
		Run: func(p *check.Pass) {
			if len(p.Rules.Cards) > 0 && !drawsCards(p) { // core
				first := p.Rules.Cards[0].ID
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("the event deck is empty: the mission takes 0 of the %s of event card", english.Count(len(p.Rules.Cards), "kind")),
					Remedy:  fmt.Sprintf("name the kinds that are in the deck, such as %s: \"all\"", parts.QuotedKey(first)),
					Range:   p.First("setup.events@key", "setup.events"),
					Reasons: []string{"kinds of event card: " + strings.Join(parts.Names(p.Rules.Cards, parts.CardKindID), ", ")},
				})
			}
		},
	}
}

// drawsCards reports whether any event cards come into the game.
func drawsCards(p *check.Pass) bool {
	for _, e := range p.Mission.Setup.Events {
		if e.Count > 0 || e.Mode != model.CountCards && e.Mode != model.RandomCards {
			return true
		}
	}
	for _, c := range p.Mission.Setup.Deck {
		if c.Op != "remove" {
			return true
		}
	}
	found := false
	parts.EachEffect(p, func(e parts.EffectAt) { found = found || kinds.Changes(e.Effect, kinds.DeckCell) && e.Op != "remove" })
	return found
}
