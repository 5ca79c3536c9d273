package beside

import (
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/engine/textbook"
	"github.com/sortie-tools/sortie/schema/model"
)

// Checker has a mission in both hands. Two goroutines must not share one.
type Checker struct {
	Questions []Question
	// Bend, if there is one, changes what the textbook is told: how a test plants a fault.
	Bend func(*textbook.Position)

	mission *model.Mission
	book    *textbook.Book
	game    play.Game
	asked   map[string]int
}

// New lowers a mission for its crews, and opens its book.
func New(m *model.Mission, r *model.RuleSet, decks []*model.Deck, crews []*model.Crew) (*Checker, error) {
	x, err := play.Lower(m, r, decks, crews)
	if err != nil {
		return nil, err
	}
	return &Checker{Questions: Questions(), mission: m, book: textbook.Open(m, r, len(crews)), game: play.Game{Rules: x},
		asked: map[string]int{}}, nil
}

// Asked is how many answers have been compared so far, by question.
func (c *Checker) Asked() map[string]int { return c.asked }

// Play plays a game from a seed by a policy, and asks at every decision that ask says so of, or at all of them if it is nil. It
// returns how many decisions there were, and stops at the first difference.
func (c *Checker) Play(seed uint64, p policy.Policy, ask func(decision int) bool) (int, error) {
	g := &c.game
	if err := g.Reset(seed); err != nil {
		return 0, err
	}
	for n := 0; ; n++ {
		d, options := g.Next()
		if options == nil {
			return n, g.Err()
		}
		if ask == nil || ask(n) {
			if first := c.compare(n, d, options); first != nil {
				first.Mission, first.Seed = c.mission.ID, seed
				return n, first
			}
		}
		g.Apply(p.Choose(g, d, options))
	}
}

// compare asks all questions at a decision.
func (c *Checker) compare(n int, d play.Decision, options []play.Option) *Difference {
	m := &Moment{Game: &c.game, Book: position(c.book, &c.game), Number: n, Decision: d, Options: options, asked: c.asked}
	if c.Bend != nil {
		c.Bend(m.Book)
	}
	for _, q := range c.Questions {
		m.question = q.Name
		if q.Ask(m); m.first != nil {
			return m.first
		}
	}
	return nil
}
