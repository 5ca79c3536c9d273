package validator

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// share is what one kind of event card brings into the game.
type share struct {
	model.EventAllocation
	path  string
	held  int           // cards of the kind that the decks at hand hold, copies counted
	cards []*model.Card // each card once
}

// sure reports whether cards of the kind are in the deck whatever the players like.
func (s share) sure() bool {
	return s.Mode == model.AllCards || s.Mode == model.CountCards || s.Mode == model.RandomCards
}

// most is how many cards of the kind can be in the deck, or beside it.
func (s share) most() int {
	if s.Mode == model.CountCards || s.Mode == model.RandomCards {
		return min(s.Count, s.held)
	}
	return s.held
}

// card finds a card of the kind by its id.
func (s share) card(id string) *model.Card {
	i := slices.IndexFunc(s.cards, func(c *model.Card) bool { return c.ID == id })
	if i < 0 {
		return nil
	}
	return s.cards[i]
}

// shares are the kinds of event cards that the mission takes, in the order of its set-up.
func (p *Pass) shares() []share { return sharesFact.Of(p) }

var sharesFact = NewTableFact("shares", (*Pass).allShares)

func (p *Pass) allShares() []share {
	var out []share
	for _, e := range p.Mission.Setup.Events {
		s := share{EventAllocation: e, path: "setup.events." + e.Kind, held: estimate.Held(p.Mission, p.Decks, e.Kind)}
		for _, d := range p.Decks {
			if d.Kind != e.Kind || d.Edition != p.Mission.Edition {
				continue
			}
			for i := range d.Cards {
				s.cards = append(s.cards, &d.Cards[i])
			}
		}
		out = append(out, s)
	}
	return out
}

// share is that of a kind of card, or nil.
func (p *Pass) share(kind string) *share {
	return find(p.shares(), kind, func(s *share) string { return s.Kind })
}

// takes says, a line for each kind, what the mission takes of the cards.
func (p *Pass) takes() []string {
	var out []string
	for _, s := range p.shares() {
		mode := string(s.Mode)
		if s.Count > 0 {
			mode = strconv.Itoa(s.Count)
		}
		out = append(out, fmt.Sprintf("%s cards: %s (the decks hold %d)", s.Kind, mode, s.held))
	}
	return out
}

// atHand reports whether the decks hold cards of every kind that the mission takes. Where they do not,
// nobody knows which cards the players will have.
func (p *Pass) atHand() bool {
	return !slices.ContainsFunc(p.shares(), func(s share) bool { return s.held == 0 })
}

// hiddenKind reports whether cards of a kind are kept by whoever draws them: such a card is never shuffled
// back (seed 000:681).
func (p *Pass) hiddenKind(kind string) bool {
	k := find(p.Rules.Cards, kind, cardKindID)
	return k != nil && k.Hidden
}

// takenOut reports whether the set-up takes a card out of the deck by its name.
func (p *Pass) takenOut(c *model.Card) bool {
	return slices.ContainsFunc(p.Mission.Setup.Deck, func(d model.DeckChange) bool {
		return d.Card == c.ID && d.Op == "remove"
	})
}

// pegRange is a stretch of the hostility track, in pegs.
type pegRange struct{ low, high int }

// pegSpan is how many pegs can stand on the track during the game, as far as data says: what takes pegs off
// lowers it, a limit of rounds ends it.
func (p *Pass) pegSpan() pegRange {
	h := p.Rules.Hostility
	rise := estimate.RiseOf(p.Mission, h, p.Players, 1)
	if h.ShotsPerRound == 0 {
		rise.Shots = h.Holes() // every trader's shot counts, and nobody knows how many there are
	}
	s := pegRange{low: rise.Start, high: h.Holes()}
	down, up, rules := p.pegsMoved()
	s.low -= down
	if limit := estimate.Limit(p.Mission); limit > 0 && !rules {
		s.high = min(s.high, rise.After(limit, h.Holes())+min(up, h.Holes())*min(limit, h.Holes()))
	}
	s.low = min(max(s.low, 0), h.Holes())
	return s
}

// pegsMoved is how many pegs the cards take off together at most, the most that one adds, and whether rules
// of the mission move pegs: those may work any number of times.
func (p *Pass) pegsMoved() (down, up int, rules bool) {
	p.eachEffect(func(e effectAt) {
		if !kinds.Changes(e.Effect, kinds.TrackCell) {
			return
		}
		rules = true
		if e.Add < 0 {
			down = p.Rules.Hostility.Holes()
		}
	})
	p.eachCardEffect(func(c *model.Card, e *model.Effect) {
		if kinds.Changes(*e, kinds.TrackCell) {
			down = min(down+max(-e.Add, 0)*max(c.Copies, 1), p.Rules.Hostility.Holes())
			up = max(up, e.Add)
		}
	})
	return down, up, rules
}

// eachCardEffect calls f for every effect of every card that the mission may use.
func (p *Pass) eachCardEffect(f func(*model.Card, *model.Effect)) {
	for _, s := range p.shares() {
		for _, c := range s.cards {
			eachEffectOf(c, func(e *model.Effect) { f(c, e) })
		}
	}
}

// eachEffectOf calls f for every effect of a card, those among the rows and options of another included.
// Unlike cardEffects it makes no paths: there are many cards, and their sources are not at hand.
func eachEffectOf(c *model.Card, f func(*model.Effect)) {
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

// gameLevels are the levels of the track that the game can be at.
func (p *Pass) gameLevels() []string { return levelsFact.Of(p) }

var levelsFact = NewTableFact("levels", func(p *Pass) []string {
	var out []string
	s, h := p.pegSpan(), p.Rules.Hostility
	for i := h.Level(s.low); i >= 0 && i <= h.Level(s.high); i++ {
		out = append(out, h.Levels[i].ID)
	}
	return out
})
