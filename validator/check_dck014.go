package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// dck014 finds rules that want cards which the mission does not take.
func dck014() Check {
	return Check{
		Code:     "DCK014",
		Title:    "a rule asks the deck for cards that are not there",
		Severity: diag.Warning,
		Needs:    []Capability{EventDecks, Whole},
		Each:     true,
		Text: "A rule draws cards of a kind, takes them out or shuffles them in. The mission takes no cards of that kind, not even " +
			"beside the deck, or fewer than the rule wants, or none with that name.",
		Before: "setup: events: environment: \"all\"\nrules: alarm: do: [{kind: \"deck\", op: \"draw\", category: \"purge\", count: 1}]",
		After:  "setup: events: {environment: \"all\", purge: \"all\"}\nrules: alarm: do: [{kind: \"deck\", op: \"draw\", category: \"purge\", count: 1}]",
		Run: func(p *Pass) {
			p.eachEffect(func(e effectAt) {
				if why := p.lacking(e); why != "" { // core
					p.Report(diag.Diagnostic{
						Summary: ruleOf(e) + why,
						Remedy:  "take the cards in with setup: events, \"aside\" if they are to wait beside the deck, or name others",
						Range:   p.first(e.path+".card", e.path+".category", e.path),
						Reasons: p.takes(),
					})
				}
			})
		},
	}
}

// lacking is what an effect on the deck asks for in vain.
func (p *Pass) lacking(e effectAt) string {
	if !kinds.Changes(e.Effect, kinds.DeckCell) || !p.atHand() {
		return ""
	}
	if e.Card != "" {
		for _, s := range p.shares() {
			if (e.Category == "" || e.Category == s.Kind) && s.card(e.Card) != nil {
				return ""
			}
		}
		return fmt.Sprintf("%s asks for card %q, the mission takes 0 of that name", e.Op, e.Card)
	}
	if e.Category == "" || find(p.Rules.Cards, e.Category, cardKindID) == nil {
		return ""
	}
	s, want := p.share(e.Category), max(e.Count, 1)
	switch {
	case s == nil:
		return fmt.Sprintf("%s asks for %s, the mission takes 0", e.Op, english.Count(want, e.Category+" card"))
	case want > s.most():
		return fmt.Sprintf("%s asks for %s, the mission takes %d", e.Op, english.Count(want, e.Category+" card"), s.most())
	}
	return ""
}
