package deck

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// share is that of a kind of card, or nil.
func share(p *check.Pass, kind string) *piles.Share {
	return check.Find(piles.Shares.Of(p), kind, func(s *piles.Share) string { return s.Kind })
}

// takes says, a line for each kind, what the mission takes of the cards.
func takes(p *check.Pass) []string {
	var out []string
	for _, s := range piles.Shares.Of(p) {
		mode := string(s.Mode)
		if s.Count > 0 {
			mode = strconv.Itoa(s.Count)
		}
		out = append(out, fmt.Sprintf("%s cards: %s (the decks hold %d)", s.Kind, mode, s.Held))
	}
	return out
}

// atHand reports whether the decks hold cards of every kind that the mission takes. Where they do not,
// nobody knows which cards the players will have.
func atHand(p *check.Pass) bool {
	return !slices.ContainsFunc(piles.Shares.Of(p), func(s piles.Share) bool { return s.Held == 0 })
}

// hiddenKind reports whether cards of a kind are kept by whoever draws them: such a card is never shuffled
// back (seed 000:681).
func hiddenKind(p *check.Pass, kind string) bool {
	k := check.Find(p.Rules.Cards, kind, parts.CardKindID)
	return k != nil && k.Hidden
}

// takenOut reports whether the set-up takes a card out of the deck by its name.
func takenOut(p *check.Pass, c *model.Card) bool {
	return slices.ContainsFunc(p.Mission.Setup.Deck, func(d model.DeckChange) bool {
		return d.Card == c.ID && d.Op == "remove"
	})
}

// pegRange is a stretch of the hostility track, in pegs.
type pegRange struct{ low, high int }

// pegSpan is how many pegs can stand on the track during the game, as far as data says: what takes pegs off
// lowers it, a limit of rounds ends it.
func pegSpan(p *check.Pass) pegRange {
	h := p.Rules.Hostility
	rise := estimate.RiseOf(p.Mission, h, p.Players, 1)
	if h.ShotsPerRound == 0 {
		rise.Shots = h.Holes() // every trader's shot counts, and nobody knows how many there are
	}
	s := pegRange{low: rise.Start, high: h.Holes()}
	down, up, rules := pegsMoved(p)
	s.low -= down
	if limit := estimate.Limit(p.Mission); limit > 0 && !rules {
		s.high = min(s.high, rise.After(limit, h.Holes())+min(up, h.Holes())*min(limit, h.Holes()))
	}
	s.low = min(max(s.low, 0), h.Holes())
	return s
}

// pegsMoved is how many pegs the cards take off together at most, the most that one adds, and whether rules
// of the mission move pegs: those may work any number of times.
func pegsMoved(p *check.Pass) (down, up int, rules bool) {
	holes := p.Rules.Hostility.Holes()
	parts.EachEffect(p, func(e parts.EffectAt) {
		x, moves := kinds.Of(kinds.Writes(e.Effect), kinds.TrackCell)
		rules = rules || moves
		if x.Move.Goes(-1) {
			down = holes
		}
	})
	piles.EachCardEffect(p, func(c *model.Card, e *model.Effect) {
		if x, moves := kinds.Of(kinds.Writes(*e), kinds.TrackCell); moves {
			down = min(down+min(x.Move.Fall(), holes)*max(c.Copies, 1), holes)
			up = max(up, x.Move.Rise())
		}
	})
	return down, up, rules
}

// gameLevels are the levels of the track that the game can be at.
var gameLevels = check.NewTableFact("levels", func(p *check.Pass) []string {
	var out []string
	s, h := pegSpan(p), p.Rules.Hostility
	for i := h.Level(s.low); i >= 0 && i <= h.Level(s.high); i++ {
		out = append(out, h.Levels[i].ID)
	}
	return out
}, piles.Shares)
