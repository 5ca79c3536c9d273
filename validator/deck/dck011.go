package deck

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck011 finds large games without the cards that are advised for them (seeds 000:1662, 002:4277).
func dck011() check.Check {
	return check.Check{
		Code:     "DCK011",
		Title:    "many crews without the support cards",
		Severity: diag.Note,
		Needs:    []check.Capability{check.EventDecks, check.Track, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{piles.CastFact},
		Text: "The rulebooks advise games of four crews and more, those in which a round adds a second peg, to shuffle in the cards " +
			"that come with a second set of figures, and to use that set. The mission can be played by so many and its deck " +
			"does not take these cards, although a deck of them is at hand. Add them in a variation for these numbers.",
		Before: "edition: \"firstborn\"\nplayers: {min: 1, max: 4}",
		After:  "edition: \"firstborn\"\nplayers: {min: 1, max: 4}\nvariations: [{min: 4, events: \"first-born-support\": \"all\"}]",
		Run: func(p *check.Pass) {
			rules := p.Rules.Hostility
			if rules.CrewsPerPeg <= 0 || p.Players <= rules.CrewsPerPeg {
				return
			}
			for _, g := range p.Rules.Groups {
				for _, kind := range supportCards(p, g) {
					held := estimate.Held(p.Mission, p.Decks, kind)
					if held > 0 && share(p, kind) == nil && piles.CastOf(p).GroupAbsence(g.ID) == "" { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("%s play without the %s", english.Count(p.Players, "crew"), english.Count(held, kind+" card")),
							Remedy: fmt.Sprintf("add variations: [{min: %d, max: %d, events: %s: \"all\"}] and the second set of figures",
								rules.CrewsPerPeg+1, p.Subject.Mission.Players.Max, parts.QuotedKey(kind)),
							Range:   p.First("players.max", "players"),
							Reasons: append(takes(p), fmt.Sprintf("%s add a peg each round, one more adds a second", english.Count(rules.CrewsPerPeg, "crew"))),
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
func supportCards(p *check.Pass, g model.NPCGroup) []string {
	var out []string
	for _, kind := range g.Cards[min(1, len(g.Cards)):] {
		box := check.Find(p.Rules.Boxes, kind, check.BoxID)
		second := g.Second != nil && g.Second.Cards == kind
		if second || box != nil && slices.ContainsFunc(box.NPCs, func(n model.BoxCount) bool { return groupOf(p, n.ID) == g.ID }) {
			out = append(out, kind)
		}
	}
	return out
}

// groupOf is the group of a kind of NPC.
func groupOf(p *check.Pass, kind string) string {
	if k := check.Find(p.Rules.NPCs, kind, parts.NPCID); k != nil {
		return k.Group
	}
	return ""
}
