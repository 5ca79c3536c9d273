package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// dck008 finds cards that a mission can never resolve (seeds 000:686-693, 002:1662-1676).
func dck008() Check {
	return Check{
		Code:     "DCK008",
		Title:    "a card that can never be resolved in this mission",
		Severity: diag.Warning,
		Needs:    []Capability{EventDecks, Track, Whole},
		Each:     true,
		Text: "A card of which no part can be resolved is shuffled back, and another is drawn. Some cards of the deck can never be " +
			"resolved here: at every level that the game can be at they say nothing, or all that they do as data needs something " +
			"that is never there: figures that nothing brings, a piece, door, marker or counter that the mission does not have, a " +
			"token that is not in the boxes. Take them out with a change of the deck, or add what they speak of. The levels begin with " +
			"the pegs at the start, less what cards and rules take off; a limit of rounds ends them, with a peg for each shot that " +
			"counts. A band without `do` is left to the players. A general deck is made for many boards: a few cards that only lack a piece, " +
			"less than half of their kind, are as it should be and not reported.",
		Before: "setup: events: environment: \"all\" // a card moves the lifts, and there is none",
		After:  "setup: {\n\tevents: environment: \"all\"\n\tdeck: [{op: \"remove\", card: \"stuck-lift\"}]\n}",
		Run: func(p *Pass) {
			if len(p.stuckLevels()) > 0 {
				return // then the whole deck is reported
			}
			for _, s := range p.shares() {
				if dead := p.deadCards(s); len(dead) > 0 && p.mustTake(s, dead) && p.matters(s, dead) { // core
					p.deadWeight(s, dead)
				}
			}
		},
	}
}

// deadCard is a card that can never be resolved, and why.
type deadCard struct {
	*model.Card
	why []string // a line a level
}

// deadCards are the cards of a kind that can never be resolved. Cards whose NPCs are never there at all are
// reported as a kind, and such as are kept by the players are never shuffled back.
func (p *Pass) deadCards(s share) []deadCard {
	if p.hiddenKind(s.Kind) || p.ownerAbsent(s) != "" {
		return nil
	}
	var out []deadCard
	for _, c := range s.cards {
		if why, dead := p.neverResolved(c); dead && !p.takenOut(c) && len(p.silentAt(c)) < len(p.Rules.Hostility.Levels) {
			out = append(out, deadCard{c, why})
		}
	}
	return out
}

// neverResolved reports whether no part of a card can be resolved at any level of the game, and why.
func (p *Pass) neverResolved(c *model.Card) (why []string, dead bool) {
	for _, level := range p.gameLevels() {
		w := p.unresolved(c, level)
		if w == "" {
			return nil, false
		}
		why = append(why, fmt.Sprintf("card %s at %s: %s", c.ID, level, w))
	}
	return why, len(why) > 0
}

// mustTake reports whether some of the cards are, or may come, into the deck without anybody's choice:
// players who pick a number of cards pick others while there are enough.
func (p *Pass) mustTake(s share, dead []deadCard) bool {
	n := 0
	for _, c := range dead {
		n += max(c.Copies, 1)
	}
	return s.sure() && (s.Mode != model.CountCards || s.Count > s.held-n)
}

// matters reports whether the cards are more than a few of a general deck that lack a piece on this board: at
// least half of their kind, or some that are silent, or that speak of figures or things by name.
func (p *Pass) matters(s share, dead []deadCard) bool {
	return 2*len(dead) >= len(s.cards) || slices.ContainsFunc(dead, func(c deadCard) bool {
		return p.silentThroughout(c.Card) || p.namesAbsent(c.Card)
	})
}

// silentThroughout reports whether a card says nothing at any level of the game.
func (p *Pass) silentThroughout(c *model.Card) bool {
	return !slices.ContainsFunc(p.gameLevels(), func(level string) bool { return c.Band(level) >= 0 })
}

// namesAbsent reports whether a card speaks of figures that are never there, or of a thing of the mission by
// an id that nothing has.
func (p *Pass) namesAbsent(c *model.Card) bool {
	absent := false
	eachEffectOf(c, func(e *model.Effect) {
		bare := model.Effect{Kind: e.Kind, Of: e.Of, Piece: e.Piece, NPC: e.NPC}
		if e.Who != nil {
			bare.Who = &model.Who{NPC: e.Who.NPC, Group: e.Who.Group, Named: e.Who.Named}
		}
		absent = absent || !kinds.Changes(bare, kinds.AirlockCell) && p.idle(bare) != ""
	})
	return absent
}

// deadWeight reports the cards of a kind that can never be resolved.
func (p *Pass) deadWeight(s share, dead []deadCard) {
	var names, why []string
	for _, c := range dead {
		names, why = append(names, c.ID), append(why, c.why...)
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%d of %s can never be resolved here: %s", len(dead), english.Count(len(s.cards), s.Kind+" card"), english.And(names)),
		Remedy:  fmt.Sprintf("add what they need, or take them out with setup: deck: [%s]", removals(names)),
		Range:   p.Where.At(s.path),
		Details: why[:1],
		Reasons: append([]string{"the game can be at " + english.And(p.gameLevels())}, why...),
	})
}

// removals are the changes of a deck that take out cards.
func removals(cards []string) string {
	var out []string
	for _, id := range cards {
		out = append(out, fmt.Sprintf("{op: \"remove\", card: %q}", id))
	}
	return strings.Join(out, ", ")
}
