package deck

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck003 finds event cards of NPCs that a game never sees (seeds 000:1370, 000:1674).
func dck003() check.Check {
	return check.Check{
		Code:     "DCK003",
		Title:    "event cards of NPCs that are never on the board",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.EventDecks, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{piles.CastFact},
		Text: "Each group of NPCs comes with event cards of its own. The mission shuffles the cards of a group in although none of " +
			"its figures can ever stand on the board: the mission is played without the group, its boxes hold no figure of it, or " +
			"nothing brings one on. Most of what such cards say cannot be resolved; they are drawn, shuffled back and drawn again. " +
			"Leave the cards out with the group, or bring the group into the game.",
		Before: "setup: {\n\twithout: [\"civilian\"]\n\tevents: {environment: \"all\", civilians: \"all\"}\n}",
		After:  "setup: {\n\twithout: [\"civilian\"]\n\tevents: environment: \"all\"\n}",
		Run: func(p *check.Pass) {
			for _, s := range piles.Shares.Of(p) {
				if why := ownerAbsent(p, s); why != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s are in the deck, but %s", english.Count(s.Most(), s.Kind+" card"), why),
						Remedy:  fmt.Sprintf("take %s out of the events, or bring the NPCs into the game", s.Kind),
						Range:   p.Where.At(s.Path),
						Reasons: append(takes(p), castOf(p, s.Kind)...),
					})
				}
			}
		},
	}
}

// castOf says of each kind of NPC that cards belong to whether it can be on the board.
func castOf(p *check.Pass, cards string) []string {
	var out []string
	for _, k := range p.Rules.NPCs {
		for _, g := range p.Rules.Groups {
			if g.ID == k.Group && slices.Contains(g.Cards, cards) {
				out = append(out, fmt.Sprintf("%s of the group %s: %s", k.ID, g.ID, piles.CastOf(p).Absence(k.ID)))
			}
		}
	}
	return out
}
