package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// dck016 compares the size of the deck with the rounds that a game is expected to last (seeds 000:673-675).
func dck016() Check {
	return Check{
		Code:     "DCK016",
		Title:    "the event deck is smaller than the game is long",
		Severity: diag.Note,
		Needs:    []Capability{EventDecks, Track, Whole},
		Each:     true,
		Text: "One event card is drawn in every round. The deck holds fewer cards than the game is expected to last rounds: before the " +
			"end all have been seen, and the discards come round again. That may be meant; more cards keep the events a surprise. " +
			"A game is expected to last until its limit of rounds or, where it has none, until the middle level of the track with " +
			"one shot heard in every round, which is an assumption. `--explain` shows how likely each kind of card is to have been " +
			"drawn by then.",
		Before: "setup: events: environment: 4\nends: [{kind: \"round\", at: 11}]",
		After:  "setup: events: environment: \"all\"\nends: [{kind: \"round\", at: 11}]",
		Run: func(p *Pass) {
			n := estimate.Total(estimate.Pile(p.Mission, p.Decks))
			span := estimate.Expected(p.Mission, p.Rules, p.Players)
			if n > 0 && p.atHand() && n < span.Rounds { // core
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("the event deck holds %s, the game is expected to last %s", english.Count(n, "card"), english.Count(span.Rounds, "round")),
					Remedy:  fmt.Sprintf("take %d more in, or let the discards come round again in round %d", span.Rounds-n, n+1),
					Range:   p.first("setup.events@key", "setup.events"),
					Reasons: append(p.spanReasons(span), p.oddsTable(span.Rounds)...),
				})
			}
		},
	}
}

// spanReasons say how long a game is expected to last, and why.
func (p *Pass) spanReasons(s estimate.Span) []string {
	if s.Level == "" {
		return []string{fmt.Sprintf("the mission ends when round %d begins", s.Rounds+1)}
	}
	return []string{
		fmt.Sprintf("%s: %s at the start, %d more each round, %d for a shot in each", english.Count(p.Players, "crew"), english.Count(s.Rise.Start, "peg"), s.Rise.Round, s.Rise.Shots),
		fmt.Sprintf("the middle level of the track, %s, is reached in round %d", s.Level, s.Rounds),
	}
}

// Limits on the odds that a finding shows: nobody reads more.
const (
	mostOdds   = 6   // rounds in a line
	mostKinds  = 12  // lines
	mostRounds = 200 // beyond, whatever there is has been drawn
)

// oddsTable says, a line for each kind in the deck, how likely a card of it is to have been drawn by some of
// the rounds.
func (p *Pass) oddsTable(rounds int) []string {
	if p.enough() {
		return nil
	}
	pile := estimate.Pile(p.Mission, p.Decks)
	all := estimate.Total(pile)
	rounds = min(rounds, mostRounds)
	var out []string
	for _, k := range pile[:min(len(pile), mostKinds)] {
		var cells []string
		step := (rounds-1)/mostOdds + 1
		for r := step; r <= rounds; r += step {
			cells = append(cells, fmt.Sprintf("%s by round %d", estimate.AtLeastOne(all, k.Cards, r), r))
		}
		out = append(out, fmt.Sprintf("%s drawn: %s", english.Count(k.Cards, k.Kind+" card"), strings.Join(cells, ", ")))
	}
	return out
}
