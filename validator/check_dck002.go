package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// dck002 finds kinds of event cards without a deck.
func dck002() Check {
	return Check{
		Code:     "DCK002",
		Title:    "no deck of a kind of event card is at hand",
		Severity: diag.Warning,
		Needs:    []Capability{EventDecks},
		Each:     true,
		Text: "The mission takes event cards of a kind of which neither the pack nor the program has a deck. \"All\" of them " +
			"are none: pages show no such card, and a table plays without them. Write a deck of the kind into the pack's folder " +
			"`decks`, or take the kind out. Where the players may leave the cards out anyway this is a note. A number of cards " +
			"that are not there is [DCK001](DCK001.md).",
		Before: "setup: events: gangers: \"all\" // no deck in the pack says kind: \"gangers\"",
		After:  "// decks/gangers/deck.cue\ncorespace.#Deck & {id: \"gangers\", edition: \"purge\", kind: \"gangers\", cards: {…}}",
		Run: func(p *Pass) {
			for _, s := range p.shares() {
				known := find(p.Rules.Cards, s.Kind, cardKindID) != nil
				if known && s.held == 0 && s.Count == 0 { // core
					p.deckless(s)
				}
			}
		},
	}
}

// deckless reports a kind of card without a deck.
func (p *Pass) deckless(s share) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the mission takes %s cards, the decks at hand hold 0", s.Kind),
		Remedy:  fmt.Sprintf("add a deck with kind: %q to the pack, or take %s out of the events", s.Kind, s.Kind),
		Range:   p.Where.At(s.path),
		Reasons: []string{"the decks at hand are of the kinds " + english.And(p.kindsHeld())},
	}
	if !s.sure() && s.Mode != model.AsideCards {
		d.Severity = diag.Note
	}
	p.Report(d)
}

// kindsHeld are the kinds of card of which there are decks for the mission.
func (p *Pass) kindsHeld() []string {
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
