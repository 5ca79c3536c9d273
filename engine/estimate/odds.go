package estimate

import (
	"fmt"
	"math/big"

	"github.com/sortie-tools/sortie/schema/model"
)

// Odds are an exact chance between 0 and 1.
type Odds struct{ rat *big.Rat }

// PerMille is the chance in thousandths, rounded to the nearest.
func (o Odds) PerMille() int {
	if o.rat == nil {
		return 0
	}
	n := new(big.Int).Mul(o.rat.Num(), big.NewInt(2000))
	n.Add(n, o.rat.Denom())
	return int(n.Quo(n, new(big.Int).Mul(o.rat.Denom(), big.NewInt(2))).Int64())
}

// Fraction is the chance as a fraction in its lowest terms, such as 3/8.
func (o Odds) Fraction() string {
	if o.rat == nil {
		return "0/1"
	}
	return o.rat.String()
}

// String is the chance in percent with one decimal. What is not quite certain or impossible never reads
// as if it were.
func (o Odds) String() string {
	n := o.PerMille()
	if o.rat != nil && n == 1000 && !o.rat.IsInt() {
		n = 999
	}
	if o.rat != nil && n == 0 && o.rat.Sign() > 0 {
		n = 1
	}
	return fmt.Sprintf("%d.%d%%", n/10, n%10)
}

// mostDrawn is how many draws odds are worked out for: games are shorter, and exact fractions grow with
// every draw.
const mostDrawn = 200

// Exactly is the chance that so many of the cards drawn from a shuffled deck without putting any back are
// of a kind: the hypergeometric distribution. What cannot happen has the chance 0.
func Exactly(deck, kind, drawn, wanted int) Odds {
	zero := Odds{new(big.Rat)}
	switch {
	case deck < 0, kind < 0, kind > deck, drawn < 0, drawn > deck, drawn > mostDrawn:
		return zero
	case wanted < 0, wanted > kind, wanted > drawn, drawn-wanted > deck-kind:
		return zero
	}
	ways := new(big.Int).Mul(choose(kind, wanted), choose(deck-kind, drawn-wanted))
	return Odds{new(big.Rat).SetFrac(ways, choose(deck, drawn))}
}

// choose is the number of ways to pick k of n things.
func choose(n, k int) *big.Int { return new(big.Int).Binomial(int64(n), int64(k)) }

// AtLeastOne is the chance that one card of a kind, or more, is among those drawn. Once the whole deck is
// drawn it has come if there is any.
func AtLeastOne(deck, kind, drawn int) Odds {
	one := big.NewRat(1, 1)
	switch {
	case kind <= 0 || drawn <= 0 || deck <= 0:
		return Odds{new(big.Rat)}
	case kind >= deck || drawn >= deck:
		return Odds{one}
	}
	return Odds{one.Sub(one, Exactly(deck, kind, min(drawn, mostDrawn), 0).rat)}
}

// KindCount is how many cards of a kind the deck holds.
type KindCount struct {
	Kind  string
	Cards int
}

// KindChance is the chance of one kind to have been drawn, by round.
type KindChance struct {
	KindCount
	By []Odds // index 0 is round 1
}

// Pile counts the cards of the event deck before the first round, by kind in the order of the set-up, as
// the table builds it: all of a kind, or the number asked for. Kinds that the players may add or leave,
// and those kept beside the deck, are not in it. Cards that the set-up takes out again are taken off.
func Pile(m *model.Mission, decks []*model.Deck) []KindCount {
	var out []KindCount
	for _, e := range m.Setup.Events {
		have, n := Held(m, decks, e.Kind), 0
		switch e.Mode {
		case model.AllCards:
			n = have
		case model.CountCards, model.RandomCards:
			n = min(max(e.Count, 0), have)
		}
		if n = n - takenOut(m, e.Kind, n); n > 0 {
			out = append(out, KindCount{e.Kind, n})
		}
	}
	return out
}

// Held is how many cards of a kind the decks hold for a mission, copies counted.
func Held(m *model.Mission, decks []*model.Deck, kind string) int {
	n := 0
	for _, d := range decks {
		if d == nil || d.Kind != kind || d.Edition != m.Edition {
			continue
		}
		for _, c := range d.Cards {
			n += max(c.Copies, 0)
		}
	}
	return n
}

// takenOut is how many of the cards of a kind the set-up takes out of the deck again, one after another.
// A single card that it names counts as one of its kind only if it says the kind, too.
func takenOut(m *model.Mission, kind string, have int) int {
	out := 0
	for _, c := range m.Setup.Deck {
		if c.Category != kind || c.Op != "remove" && c.Op != "set-aside" {
			continue
		}
		switch {
		case c.Card != "":
			out++
		case c.Count == 0:
			out = have
		default:
			out += c.Count
		}
	}
	return min(out, have)
}

// Total is the number of cards of all kinds.
func Total(pile []KindCount) int {
	n := 0
	for _, k := range pile {
		n += k.Cards
	}
	return n
}

// KindOdds is, for each kind in the event deck, the chance that a card of it has been drawn by each round.
// It assumes that one card is drawn a round (seed 000:673), that the deck is shuffled well, and that no
// card goes back: cards laid on top, drawn by rules or shuffled back are left out.
func KindOdds(m *model.Mission, decks []*model.Deck, rounds int) []KindChance {
	pile := Pile(m, decks)
	var out []KindChance
	for _, k := range pile {
		c := KindChance{KindCount: k}
		for r := 1; r <= min(rounds, mostDrawn); r++ {
			c.By = append(c.By, AtLeastOne(Total(pile), k.Cards, r))
		}
		out = append(out, c)
	}
	return out
}
