package deck

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// ownerAbsent is why no figure of the groups that cards belong to is ever on the board. Empty: one can be, or
// the cards belong to no group, or they are not in the deck for sure.
func ownerAbsent(p *check.Pass, s piles.Share) string {
	why := ""
	if !s.Sure() || s.Most() == 0 {
		return ""
	}
	for _, g := range p.Rules.Groups {
		if !slices.Contains(g.Cards, s.Kind) {
			continue
		}
		if why = piles.CastOf(p).GroupAbsence(g.ID); why == "" {
			return ""
		}
	}
	return why
}

// silentAt are the levels of the track at which a card says nothing. A card that names a level which the track
// does not have is meant to say something somewhere: that name is reported where it stands.
func silentAt(p *check.Pass, c *model.Card) []string {
	var out, known []string
	for _, l := range p.Rules.Hostility.Levels {
		known = append(known, l.ID)
		if c.Band(l.ID) < 0 {
			out = append(out, l.ID)
		}
	}
	for _, b := range c.Bands {
		for _, level := range b.Levels {
			if !slices.Contains(known, level) {
				return nil
			}
		}
	}
	return out
}

// bandByLevel says which band of a card counts at each level of the track.
func bandByLevel(p *check.Pass, c *model.Card) []string {
	var out []string
	for _, l := range p.Rules.Hostility.Levels {
		line := l.ID + ": no band"
		if i := c.Band(l.ID); i >= 0 {
			line = fmt.Sprintf("%s: band %d, %q", l.ID, i+1, c.Bands[i].Title)
		}
		out = append(out, line)
	}
	return out
}

// eachDrawn calls f for every card that the deck may hold, those that players may add included.
func eachDrawn(p *check.Pass, f func(s piles.Share, card int)) {
	for _, s := range piles.Shares.Of(p) {
		if s.Mode == model.AsideCards {
			continue
		}
		for i, c := range s.Cards {
			if !takenOut(p, c) {
				f(s, i)
			}
		}
	}
}

// stuckLevels are the levels of the game at which no card of the deck can be resolved. A card that is kept
// by whoever draws it ends the drawing. Where a kind is not at hand its cards may help, for all we know.
func stuckLevels(p *check.Pass) []string {
	if !atHand(p) || len(estimate.Pile(p.Mission, p.Decks)) == 0 {
		return nil
	}
	var out []string
	for _, level := range gameLevels.Of(p) {
		helps := false
		eachDrawn(p, func(s piles.Share, c int) {
			helps = helps || hiddenKind(p, s.Kind) || unresolved(p, s.Cards[c], level) == ""
		})
		if !helps {
			out = append(out, level)
		}
	}
	return out
}
