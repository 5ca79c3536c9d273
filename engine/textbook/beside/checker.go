package beside

import (
	"fmt"

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
	laid    *textbook.Book // while pieces lie otherwise than on the map
	lies    *model.Mission // the mission with those
	desk    desk
	asked   map[string]int
	left    map[string]int

	number   int // of the decision
	decision play.Decision
	ammo     [play.MaxFigures]int8 // as it was at the decision
	turn     int16                 // whose turn it is
	moved    bool                  // it has moved in it
	begun    begun                 // and what it has begun that with
	roll     *roll                 // that has not come to its sum
	coming   coming
	first    *Difference
}

// New lowers a mission for its crews, and opens its book.
func New(m *model.Mission, r *model.RuleSet, decks []*model.Deck, crews []*model.Crew) (*Checker, error) {
	x, err := play.Lower(m, r, decks, crews)
	if err != nil {
		return nil, err
	}
	c := &Checker{Questions: Questions(), mission: m, book: textbook.Open(m, r, len(crews)), asked: map[string]int{}, left: map[string]int{}}
	c.game = play.Game{Rules: x, Log: c.hear}
	return c, nil
}

// Asked is how many answers have been compared so far, by question, and how many were left out because the textbook does not
// know all that a rule of a pack says.
func (c *Checker) Asked() (compared, left map[string]int) { return c.asked, c.left }

// Play plays a game from a seed by a policy, and asks at every decision that ask says so of, or at all of them if it is nil. What
// happens between decisions it always follows. It returns how many decisions there were, and stops at the first difference.
func (c *Checker) Play(seed uint64, p policy.Policy, ask func(decision int) bool) (int, error) {
	g := &c.game
	c.roll, c.first, c.number, c.coming, c.turn = nil, nil, -1, coming{phase: -1}, -1
	err := g.Reset(seed)
	if err != nil {
		return 0, err
	}
	for n := 0; c.first == nil; n++ {
		d, options := g.Next()
		if options == nil && c.first == nil {
			return n, c.ended(seed, n)
		}
		c.number, c.decision = n, d
		if options != nil && (ask == nil || ask(n)) {
			c.compare(options)
		}
		for i := range c.ammo {
			c.ammo[i] = g.Figures[i].Ammo
		}
		if options != nil {
			i := p.Choose(g, d, options)
			c.begins(options[i])
			g.Apply(i)
		}
	}
	c.first.Mission, c.first.Seed = c.mission.ID, seed
	return c.number, c.first
}

// ended is why a game could not go on that is over, with where that was; nil for one that came to its end.
func (c *Checker) ended(seed uint64, decision int) error {
	err := c.game.Err()
	if err != nil {
		err = fmt.Errorf("%s, seed %d, decision %d: %w", c.mission.ID, seed, decision, err)
	}
	return err
}

// open is the book of the mission as its pieces lie now.
func (c *Checker) open() *textbook.Book {
	m := c.game.Rules.Laid()
	if m == nil {
		return c.book
	}
	if c.laid == nil || c.lies != m {
		c.laid, c.lies = c.book.Laid(m), m
	}
	return c.laid
}

// moment is how the game stands now.
func (c *Checker) moment() *Moment {
	m := &Moment{Game: &c.game, Book: c.desk.position(c.open(), &c.game), Number: c.number, Decision: c.decision, asked: c.asked, left: c.left, coming: &c.coming, begun: c.begun}
	a, under := c.game.Attack()
	if m.Attack = a; !under || a.On < 0 { // none, or one on a piece
		m.Attack.By, m.Attack.Dice = -1, -1
	}
	if under && a.Pegs < 0 && a.By >= 0 {
		m.Book.Figures[a.By].Ammo = int(c.ammo[a.By]) // it has been spent on the attack
	}
	if c.Bend != nil {
		c.Bend(m.Book)
	}
	return m
}

// compare asks all questions at a decision.
func (c *Checker) compare(options []play.Option) {
	m := c.moment()
	m.Options = options
	for _, q := range c.Questions {
		if q.Ask == nil || m.first != nil || c.first != nil {
			continue
		}
		m.question = q.Name
		q.Ask(m)
	}
	if c.first == nil {
		c.first = m.first
	}
}
