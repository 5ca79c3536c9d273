package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// dck011 finds large games without the cards that are advised for them (seeds 000:1662, 002:4277).
func dck011() Check {
	return Check{
		Code:     "DCK011",
		Title:    "many crews without the support cards",
		Severity: diag.Note,
		Needs:    []Capability{EventDecks, Track, Whole},
		Each:     true,
		Text: "The rulebooks advise games of four crews and more, those in which a round adds a second peg, to shuffle in the cards " +
			"that come with a second set of figures, and to use that set. The mission can be played by so many and its deck " +
			"does not take these cards, although a deck of them is at hand. Add them in a variation for these numbers.",
		Before: "edition: \"firstborn\"\nplayers: {min: 1, max: 4}",
		After:  "edition: \"firstborn\"\nplayers: {min: 1, max: 4}\nvariations: [{min: 4, events: \"first-born-support\": \"all\"}]",
		Run: func(p *Pass) {
			rules := p.Rules.Hostility
			if rules.CrewsPerPeg <= 0 || p.Players <= rules.CrewsPerPeg {
				return
			}
			for _, g := range p.Rules.Groups {
				for _, kind := range p.supportCards(g) {
					held := estimate.Held(p.Mission, p.Decks, kind)
					if held > 0 && p.share(kind) == nil && p.cast().groupAbsence(g.ID) == "" { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("%s play without the %s", english.Count(p.Players, "crew"), english.Count(held, kind+" card")),
							Remedy: fmt.Sprintf("add variations: [{min: %d, max: %d, events: %s: \"all\"}] and the second set of figures",
								rules.CrewsPerPeg+1, p.Subject.Mission.Players.Max, quotedKey(kind)),
							Range:   p.first("players.max", "players"),
							Reasons: append(p.takes(), fmt.Sprintf("%s add a peg each round, one more adds a second", english.Count(rules.CrewsPerPeg, "crew"))),
						})
					}
				}
			}
		},
	}
}

// supportCards are the kinds of card of a group that come with a second set of its figures: beyond its usual
// kind, the first, those that allow a second arrival, and those that a box of the same name holds beside
// figures of the group.
func (p *Pass) supportCards(g model.NPCGroup) []string {
	var out []string
	for _, kind := range g.Cards[min(1, len(g.Cards)):] {
		box := find(p.Rules.Boxes, kind, boxID)
		second := g.Second != nil && g.Second.Cards == kind
		if second || box != nil && slices.ContainsFunc(box.NPCs, func(n model.BoxCount) bool { return p.groupOf(n.ID) == g.ID }) {
			out = append(out, kind)
		}
	}
	return out
}

// groupOf is the group of a kind of NPC.
func (p *Pass) groupOf(kind string) string {
	if k := find(p.Rules.NPCs, kind, npcID); k != nil {
		return k.Group
	}
	return ""
}
