package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck017 finds rules that wait for a card which is rarely drawn.
func dck017() check.Check {
	return check.Check{
		Code:     "DCK017",
		Title:    "a rule waits for a card that seldom comes",
		Severity: diag.Note,
		Needs:    []check.Capability{check.EventDecks, check.Track, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{piles.Shares},
		Text: "A rule is set off by an event card of a kind, or by one card. With one card drawn a round from a shuffled deck, the odds " +
			"that it comes before the game is expected to end are less than even: most games never see the rule. Take more cards of " +
			"the kind or fewer of the others, or shuffle it into the top. How long a game is expected to last, see [DCK016](DCK016.md).",
		Before: "setup: events: {environment: \"all\", purge: \"all\", civilians: 1}\nrules: crowd: when: {kind: \"event-card\", category: \"civilians\"}",
		After:  "setup: events: {environment: \"all\", purge: \"all\", civilians: \"all\"}\nrules: crowd: when: {kind: \"event-card\", category: \"civilians\"}",
		Run: func(p *check.Pass) {
			span := estimate.Expected(p.Mission, p.Rules, p.Players)
			all := estimate.Total(estimate.Pile(p.Mission, p.Decks))
			parts.EachTrigger(p, func(t parts.TriggerAt) {
				n := awaited(p, t)
				odds := estimate.AtLeastOne(all, n, span.Rounds)
				if n > 0 && span.Rounds > 0 && odds.PerMille() < 500 { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the odds to draw what the rule waits for, %d of %s, are %s in %s", n, english.Count(all, "card"), odds, english.Count(span.Rounds, "round")),
						Remedy:  "take more of them into the deck or fewer of the others, or shuffle them into the top with setup: deck",
						Range:   p.First(t.Path+".card", t.Path+".category", t.Path),
						Reasons: append(spanReasons(p, span), oddsTable(p, span.Rounds)...),
					})
				}
			})
		},
	}
}

// awaited is how many cards in the deck a trigger waits for; 0 where it waits for none, where the players
// decide how many there are, or where a change of the deck brings them to the top.
func awaited(p *check.Pass, t parts.TriggerAt) int {
	if !kinds.Has(kinds.Reads(t.Trigger), kinds.CardCell) || !atHand(p) {
		return 0
	}
	s := share(p, t.Category)
	if s == nil || !s.Sure() {
		return 0
	}
	for _, c := range p.Mission.Setup.Deck {
		if c.Category == s.Kind || c.Card != "" && s.Card(c.Card) != nil {
			return 0
		}
	}
	if t.Card == "" {
		return s.Most()
	}
	c := s.Card(t.Card)
	if c == nil || s.Most() < s.Held {
		return 0
	}
	return max(c.Copies, 0)
}
