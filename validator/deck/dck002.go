package deck

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck002 finds kinds of event cards without a deck.
func dck002() check.Check {
	return check.Check{
		Code:     "DCK002",
		Title:    "no deck of a kind of event card is at hand",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.EventDecks},
		Each:     true,
		Requires: []check.AnyFact{piles.Shares},
		Text: "The mission takes event cards of a kind of which neither the pack nor the program has a deck. \"All\" of them " +
			"are none: pages show no such card, and a table plays without them. Write a deck of the kind into the pack's folder " +
			"`decks`, or take the kind out. Where the players may leave the cards out anyway this is a note. A number of cards " +
			"that are not there is [DCK001](DCK001.md).",
		Before: "setup: events: gangers: \"all\" // no deck in the pack says kind: \"gangers\"",
		After:  "// decks/gangers/deck.cue\ncorespace.#Deck & {id: \"gangers\", edition: \"purge\", kind: \"gangers\", cards: {…}}",
		Run: func(p *check.Pass) {
			for _, s := range piles.Shares.Of(p) {
				known := check.Find(p.Rules.Cards, s.Kind, parts.CardKindID) != nil
				if known && !s.Other && s.Held == 0 && s.Count == 0 { // core
					deckless(p, s)
				}
			}
		},
	}
}

// deckless reports a kind of card without a deck.
func deckless(p *check.Pass, s piles.Share) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the mission takes %s cards, the decks at hand hold 0", s.Kind),
		Remedy:  fmt.Sprintf("add a deck with kind: %q to the pack, or take %s out of the events", s.Kind, s.Kind),
		Range:   p.Where.At(s.Path),
		Reasons: []string{"the decks at hand are of the kinds " + english.And(kindsHeld(p))},
	}
	if !s.Sure() && s.Mode != model.AsideCards {
		d.Severity = diag.Note
	}
	p.Report(d)
}

// kindsHeld are the kinds of card of which there are decks for the mission.
func kindsHeld(p *check.Pass) []string {
	var out []string
	for _, d := range p.Decks {
		if d.Edition == p.Mission.Edition && !slices.Contains(out, d.Kind) {
			out = append(out, d.Kind)
		}
	}
	if len(out) == 0 {
		return []string{"of other editions only"}
	}
	return out
}
