package deck

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// dck008 finds cards that a mission can never resolve (seeds 000:686-693, 002:1662-1676).
func dck008() check.Check {
	return check.Check{
		Code:     "DCK008",
		Title:    "a card that can never be resolved in this mission",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.EventDecks, check.Track, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{floorLists, gameLevels, parts.Things, piles.CastFact, stock.StockFact},
		Text: "A card of which no part can be resolved is shuffled back, and another is drawn. Some cards of the deck can never be " +
			"resolved here: at every level that the game can be at they say nothing, or all that they do as data needs something " +
			"that is never there: figures that nothing brings, a piece, door, marker or counter that the mission does not have, a " +
			"token that is not in the boxes. Take them out with a change of the deck, or add what they speak of. The levels begin with " +
			"the pegs at the start, less what cards and rules take off; a limit of rounds ends them, with a peg for each shot that " +
			"counts. A band without `do` is left to the players. A general deck is made for many boards: a few cards that only lack a piece, " +
			"less than half of their kind, are as it should be and not reported.",
		Before: "setup: events: environment: \"all\" // a card moves the lifts, and there is none",
		After:  "setup: {\n\tevents: environment: \"all\"\n\tdeck: [{op: \"remove\", card: \"stuck-lift\"}]\n}",
		Run: func(p *check.Pass) {
			if len(stuckLevels(p)) > 0 {
				return // then the whole deck is reported
			}
			for _, s := range piles.Shares.Of(p) {
				if dead := deadCards(p, s); len(dead) > 0 && mustTake(p, s, dead) && matters(p, s, dead) { // core
					deadWeight(p, s, dead)
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
func deadCards(p *check.Pass, s piles.Share) []deadCard {
	if hiddenKind(p, s.Kind) || ownerAbsent(p, s) != "" {
		return nil
	}
	var out []deadCard
	for _, c := range s.Cards {
		if why, dead := neverResolved(p, c); dead && !takenOut(p, c) && len(silentAt(p, c)) < len(p.Rules.Hostility.Levels) {
			out = append(out, deadCard{c, why})
		}
	}
	return out
}

// neverResolved reports whether no part of a card can be resolved at any level of the game, and why.
func neverResolved(p *check.Pass, c *model.Card) (why []string, dead bool) {
	for _, level := range gameLevels.Of(p) {
		w := unresolved(p, c, level)
		if w == "" {
			return nil, false
		}
		why = append(why, fmt.Sprintf("card %s at %s: %s", c.ID, level, w))
	}
	return why, len(why) > 0
}

// mustTake reports whether some of the cards are, or may come, into the deck without anybody's choice:
// players who pick a number of cards pick others while there are enough.
func mustTake(p *check.Pass, s piles.Share, dead []deadCard) bool {
	n := 0
	for _, c := range dead {
		n += max(c.Copies, 1)
	}
	return s.Sure() && (s.Mode != model.CountCards || s.Count > s.Held-n)
}

// matters reports whether the cards are more than a few of a general deck that lack a piece on this board: at
// least half of their kind, or some that are silent, or that speak of figures or things by name.
func matters(p *check.Pass, s piles.Share, dead []deadCard) bool {
	return 2*len(dead) >= len(s.Cards) || slices.ContainsFunc(dead, func(c deadCard) bool {
		return silentThroughout(p, c.Card) || namesAbsent(p, c.Card)
	})
}

// silentThroughout reports whether a card says nothing at any level of the game.
func silentThroughout(p *check.Pass, c *model.Card) bool {
	return !slices.ContainsFunc(gameLevels.Of(p), func(level string) bool { return c.Band(level) >= 0 })
}

// namesAbsent reports whether a card speaks of figures that are never there, or of a thing of the mission by
// an id that nothing has.
func namesAbsent(p *check.Pass, c *model.Card) bool {
	absent := false
	piles.EachEffectOf(c, func(e *model.Effect) {
		bare := model.Effect{Kind: e.Kind, Of: e.Of, Piece: e.Piece, NPC: e.NPC}
		if e.Who != nil {
			bare.Who = &model.Who{NPC: e.Who.NPC, Group: e.Who.Group, Named: e.Who.Named}
		}
		absent = absent || !kinds.Changes(bare, kinds.AirlockCell) && idle(p, bare) != ""
	})
	return absent
}

// deadWeight reports the cards of a kind that can never be resolved.
func deadWeight(p *check.Pass, s piles.Share, dead []deadCard) {
	var names, why []string
	for _, c := range dead {
		names, why = append(names, c.ID), append(why, c.why...)
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%d of %s can never be resolved here: %s", len(dead), english.Count(len(s.Cards), s.Kind+" card"), english.And(names)),
		Remedy:  fmt.Sprintf("add what they need, or take them out with setup: deck: [%s]", removals(names)),
		Range:   p.Where.At(s.Path),
		Details: why[:1],
		Reasons: append([]string{"the game can be at " + english.And(gameLevels.Of(p))}, why...),
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
