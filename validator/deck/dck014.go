package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck014 finds rules that want cards which the mission does not take.
func dck014() check.Check {
	return check.Check{
		Code:     "DCK014",
		Title:    "a rule asks the deck for cards that are not there",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.EventDecks, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{piles.Shares},
		Text: "A rule draws cards of a kind, takes them out or shuffles them in. The mission takes no cards of that kind, not even " +
			"beside the deck, or fewer than the rule wants, or none with that name.",
		Before: "setup: events: environment: \"all\"\nrules: alarm: do: [{kind: \"deck\", op: \"draw\", category: \"purge\", count: 1}]",
		After:  "setup: events: {environment: \"all\", purge: \"all\"}\nrules: alarm: do: [{kind: \"deck\", op: \"draw\", category: \"purge\", count: 1}]",
		Run: func(p *check.Pass) {
			parts.EachEffect(p, func(e parts.EffectAt) {
				if why := lacking(p, e); why != "" { // core
					p.Report(diag.Diagnostic{
						Summary: ruleOf(e) + why,
						Remedy:  "take the cards in with setup: events, \"aside\" if they are to wait beside the deck, or name others",
						Range:   p.First(e.Path+".card", e.Path+".category", e.Path),
						Reasons: takes(p),
					})
				}
			})
		},
	}
}

// lacking is what an effect on the deck asks for in vain.
func lacking(p *check.Pass, e parts.EffectAt) string {
	if !kinds.Changes(e.Effect, kinds.DeckCell) || !atHand(p) {
		return ""
	}
	if e.Card != "" {
		for _, s := range piles.Shares.Of(p) {
			if (e.Category == "" || e.Category == s.Kind) && s.Card(e.Card) != nil {
				return ""
			}
		}
		return fmt.Sprintf("%s asks for card %q, the mission takes 0 of that name", e.Op, e.Card)
	}
	if e.Category == "" || check.Find(p.Rules.Cards, e.Category, parts.CardKindID) == nil {
		return ""
	}
	s, want := share(p, e.Category), max(e.Count, 1)
	switch {
	case s == nil:
		return fmt.Sprintf("%s asks for %s, the mission takes 0", e.Op, english.Count(want, e.Category+" card"))
	case want > s.Most():
		return fmt.Sprintf("%s asks for %s, the mission takes %d", e.Op, english.Count(want, e.Category+" card"), s.Most())
	}
	return ""
}
