package piles

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// Share is what one kind of event card brings into the game.
type Share struct {
	model.EventAllocation
	Path  string
	Held  int           // cards of the kind that the decks at hand hold, copies counted
	Cards []*model.Card // each card once
}

// Sure reports whether cards of the kind are in the deck whatever the players like.
func (s Share) Sure() bool {
	return s.Mode == model.AllCards || s.Mode == model.CountCards || s.Mode == model.RandomCards
}

// Most is how many cards of the kind can be in the deck, or beside it.
func (s Share) Most() int {
	if s.Mode == model.CountCards || s.Mode == model.RandomCards {
		return min(s.Count, s.Held)
	}
	return s.Held
}

// Card finds a card of the kind by its id.
func (s Share) Card(id string) *model.Card {
	i := slices.IndexFunc(s.Cards, func(c *model.Card) bool { return c.ID == id })
	if i < 0 {
		return nil
	}
	return s.Cards[i]
}

// Shares are the kinds of event cards that the mission takes, in the order of its set-up.
var Shares = check.NewTableFact("shares", allShares)

func allShares(p *check.Pass) []Share {
	var out []Share
	for _, e := range p.Mission.Setup.Events {
		s := Share{EventAllocation: e, Path: "setup.events." + e.Kind, Held: estimate.Held(p.Mission, p.Decks, e.Kind)}
		for _, d := range p.Decks {
			if d.Kind != e.Kind || d.Edition != p.Mission.Edition {
				continue
			}
			for i := range d.Cards {
				s.Cards = append(s.Cards, &d.Cards[i])
			}
		}
		out = append(out, s)
	}
	return out
}

// EachCardEffect calls f for every effect of every card that the mission may use.
func EachCardEffect(p *check.Pass, f func(*model.Card, *model.Effect)) {
	for _, s := range Shares.Of(p) {
		for _, c := range s.Cards {
			EachEffectOf(c, func(e *model.Effect) { f(c, e) })
		}
	}
}

// EachEffectOf calls f for every effect of a card, those among the rows and options of another included.
// Unlike cardEffects it makes no paths: there are many cards, and their sources are not at hand.
func EachEffectOf(c *model.Card, f func(*model.Effect)) {
	var all func(do []model.Effect)
	all = func(do []model.Effect) {
		for i := range do {
			f(&do[i])
			for _, row := range do[i].Rows {
				all(row.Do)
			}
			for _, option := range do[i].Options {
				all(option.Do)
			}
		}
	}
	for _, b := range c.Bands {
		all(b.Do)
	}
}
