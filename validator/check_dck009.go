package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// dck009 finds decks in which one card after another is shuffled back without end (seeds 000:686-693,
// 002:1662-1676).
func dck009() Check {
	return Check{
		Code:     "DCK009",
		Title:    "cards are shuffled back for ever",
		Severity: diag.Error,
		Needs:    []Capability{EventDecks, Track, Whole},
		Each:     true,
		Text: "A card of which no part can be resolved goes back into the deck, and another is drawn. At some level that the game can " +
			"be at not one card of the deck can be resolved, so that drawing never ends. Take a kind of card into the deck that " +
			"can do something at that level.",
		Before: "setup: events: lifts: \"all\" // every card moves a lift, and there is none",
		After:  "setup: events: {environment: \"all\", lifts: \"all\"}",
		Run: func(p *Pass) {
			if levels := p.stuckLevels(); len(levels) > 0 { // core
				n := estimate.Total(estimate.Pile(p.Mission, p.Decks))
				d := diag.Diagnostic{
					Summary: fmt.Sprintf("at %s none of the %s in the deck can be resolved", english.And(levels), english.Count(n, "card")),
					Remedy:  "take in a kind of card that can do something there, such as one about the surroundings",
					Range:   p.first("setup.events@key", "setup.events"),
				}
				p.eachDrawn(func(s share, c int) {
					d.Reasons = append(d.Reasons, fmt.Sprintf("%s card %s at %s: %s", s.Kind, s.cards[c].ID, levels[0], p.unresolved(s.cards[c], levels[0])))
				})
				p.Report(d)
			}
		},
	}
}

// eachDrawn calls f for every card that the deck may hold, those that players may add included.
func (p *Pass) eachDrawn(f func(s share, card int)) {
	for _, s := range p.shares() {
		if s.Mode == model.AsideCards {
			continue
		}
		for i, c := range s.cards {
			if !p.takenOut(c) {
				f(s, i)
			}
		}
	}
}

// stuckLevels are the levels of the game at which no card of the deck can be resolved. A card that is kept
// by whoever draws it ends the drawing. Where a kind is not at hand its cards may help, for all we know.
func (p *Pass) stuckLevels() []string {
	if !p.atHand() || len(estimate.Pile(p.Mission, p.Decks)) == 0 {
		return nil
	}
	var out []string
	for _, level := range p.gameLevels() {
		helps := false
		p.eachDrawn(func(s share, c int) {
			helps = helps || p.hiddenKind(s.Kind) || p.unresolved(s.cards[c], level) == ""
		})
		if !helps {
			out = append(out, level)
		}
	}
	return out
}
