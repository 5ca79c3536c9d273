package deck

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck004 finds NPCs that are in the game without their event cards (seeds 000:1370, 000:1674).
func dck004() check.Check {
	return check.Check{
		Code:     "DCK004",
		Title:    "NPCs without their event cards",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.EventDecks, check.Track, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{floorLists, piles.CastFact},
		Text: "Whenever a group of NPCs takes part in a game, its event cards are to be shuffled into the deck. A group stands on " +
			"the board from the start, comes by a rule or by the hostility track, or has markers to come out of, and the deck holds none of its cards although " +
			"there is a deck of them. Add the kind to the events; where the mission plays on without these NPCs, name the group in " +
			"`setup.without`. A mission that takes cards of one kind only is left alone: that is the plain deck for a first game.",
		Before: "setup: events: {environment: \"all\", purge: \"all\"} // the track brings civilians, too",
		After:  "setup: events: {environment: \"all\", purge: \"all\", civilians: \"all\"}",
		Run: func(p *check.Pass) {
			if kindsTaken(p) < 2 {
				return
			}
			for _, g := range p.Rules.Groups {
				if kinds := cardsLeftOut(p, g); len(kinds) > 0 { // core
					cardless(p, g, kinds)
				}
			}
		},
	}
}

// kindsTaken is how many kinds of card the mission takes of which there are decks.
func kindsTaken(p *check.Pass) int {
	n := 0
	for _, s := range piles.Shares.Of(p) {
		if s.Held > 0 {
			n++
		}
	}
	return n
}

// cardsLeftOut are the kinds of card of a group that takes part, if there are decks of them and the mission
// takes none of them.
func cardsLeftOut(p *check.Pass, g model.NPCGroup) []string {
	if piles.CastOf(p).Left(g.ID) {
		return nil
	}
	var out []string
	for _, kind := range g.Cards {
		if share(p, kind) != nil {
			return nil
		}
		if estimate.Held(p.Mission, p.Decks, kind) > 0 {
			out = append(out, kind)
		}
	}
	if len(out) == 0 || bringers(p, g.ID) == nil || misspeltKind(p, g.Cards) {
		return nil
	}
	return out
}

// misspeltKind reports whether the mission takes cards of an unknown kind that may be meant for one of these: REF001
// tells of that.
func misspeltKind(p *check.Pass, kinds []string) bool {
	all := parts.Names(p.Rules.Cards, parts.CardKindID)
	return slices.ContainsFunc(piles.Shares.Of(p), func(s piles.Share) bool {
		near, ok := diag.Nearest(s.Kind, all)
		return ok && slices.Contains(kinds, near) && !slices.Contains(all, s.Kind)
	})
}

// bringers says what brings figures of a group into the game, but for event cards.
func bringers(p *check.Pass, group string) []string {
	var out []string
	of := func(kind string) bool {
		k := check.Find(p.Rules.NPCs, kind, parts.NPCID)
		return k != nil && k.Group == group && piles.CastOf(p).Absence(kind) == ""
	}
	for _, n := range p.Mission.Setup.NPCs {
		if of(n.Kind) {
			out = append(out, fmt.Sprintf("%s at the start", english.Count(max(n.Count, 1), n.Kind)))
		}
	}
	parts.EachEffect(p, func(e parts.EffectAt) {
		if kinds.Changes(e.Effect, kinds.FigureCell) && e.Source != nil && of(e.NPC) {
			out = append(out, fmt.Sprintf("rule %s brings a %s", e.Source.ID, e.NPC))
		}
	})
	if a := p.Mission.Setup.Arrivals; a == nil || !a.None {
		for _, l := range p.Rules.Hostility.Levels {
			if i := slices.IndexFunc(l.Arrivals, func(a model.Arrival) bool { return of(a.NPC) }); i >= 0 {
				out = append(out, fmt.Sprintf("the track brings a %s at %s", l.Arrivals[i].NPC, l.ID))
			}
		}
	}
	return append(out, waysOut(p, group)...)
}

// waysOut says which markers on the board are there for figures of a group to come out of.
func waysOut(p *check.Pass, group string) []string {
	var out []string
	for _, k := range p.Rules.NPCs {
		if k.Group != group || k.At == "" || piles.CastOf(p).Shortage(k.ID) != "" {
			continue
		}
		n := 0
		for _, m := range floorLists.Of(p).Markers {
			if m.Kind == k.At {
				n++
			}
		}
		if n > 0 {
			out = append(out, fmt.Sprintf("%s for a %s to come out of", english.Count(n, k.At), k.ID))
		}
	}
	return out
}

// cardless reports a group without its cards.
func cardless(p *check.Pass, g model.NPCGroup, kinds []string) {
	held := 0
	for _, k := range kinds {
		held += estimate.Held(p.Mission, p.Decks, k)
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s figures take part, but none of the group's %s is in the deck", g.ID, english.Count(held, strings.Join(kinds, " or ")+" card")),
		Remedy:  fmt.Sprintf("write setup: events: %s: \"all\", or leave the group out with setup: without: [%q]", parts.QuotedKey(kinds[0]), g.ID),
		Range:   p.First("setup.events@key", "setup.events"),
		Reasons: bringers(p, g.ID),
	})
}
