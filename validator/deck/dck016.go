package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck016 compares the size of the deck with the rounds that a game is expected to last (seeds 000:673-675).
func dck016() check.Check {
	return check.Check{
		Code:     "DCK016",
		Title:    "the event deck is smaller than the game is long",
		Severity: diag.Note,
		Needs:    []check.Capability{check.EventDecks, check.Track, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{piles.Shares},
		Text: "One event card is drawn in every round. The deck holds fewer cards than the game is expected to last rounds: before the " +
			"end all have been seen, and the discards come round again. That may be meant; more cards keep the events a surprise. " +
			"A game is expected to last until its limit of rounds or, where it has none, until the middle level of the track with " +
			"one shot heard in every round, which is an assumption. `--explain` shows how likely each kind of card is to have been " +
			"drawn by then.",
		Before: "setup: events: environment: 4\nends: [{kind: \"round\", at: 11}]",
		After:  "setup: events: environment: \"all\"\nends: [{kind: \"round\", at: 11}]",
		Run: func(p *check.Pass) {
			n := estimate.Total(estimate.Pile(p.Mission, p.Decks))
			span := estimate.Expected(p.Mission, p.Rules, p.Players)
			if n > 0 && atHand(p) && n < span.Rounds { // core
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("the event deck holds %s, the game is expected to last %s", english.Count(n, "card"), english.Count(span.Rounds, "round")),
					Remedy:  fmt.Sprintf("take %d more in, or let the discards come round again in round %d", span.Rounds-n, n+1),
					Range:   p.First("setup.events@key", "setup.events"),
					Reasons: append(spanReasons(p, span), oddsTable(p, span.Rounds)...),
				})
			}
		},
	}
}
