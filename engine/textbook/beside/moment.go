package beside

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/textbook"
)

// Moment is a decision of a game, with the position that it stands at.
type Moment struct {
	Game     *play.Game
	Book     *textbook.Position
	Number   int // of the decision, from 0
	Decision play.Decision
	Options  []play.Option

	// Attack is the one that is under way; where there is none nobody makes it, and it has less than no dice.
	Attack play.Attack
	// Settles says that the dice of the attack lie there and its sum is drawn: so many hits and misfires, and who is hit, whom a
	// die may have drawn.
	Settles        bool
	Hits, Misfires int
	Hit            int8
	Drawn          bool

	Turn  bool // what happens is done by whoever is in its turn
	Moved bool // who has moved in it before

	begun    begun // what whoever is in its turn has begun that with
	coming   *coming
	question string
	asked    map[string]int // answers compared, by question
	left     map[string]int // and those left out
	first    *Difference
	walks    []play.Walk // room for those of the engine
}

// Difference is where textbook and engine disagree.
type Difference struct {
	Mission      string
	Seed         uint64
	Decision     int
	Round        int
	Figure       int // -1: no single one
	Question     string
	About        string
	Book, Engine any
}

// Error says what differs.
func (d *Difference) Error() string {
	return fmt.Sprintf("%s, seed %d, decision %d (round %d), figure %d, %s, %s: the textbook says %v, the engine %v",
		d.Mission, d.Seed, d.Decision, d.Round, d.Figure, d.Question, d.About, d.Book, d.Engine)
}

// same compares two answers about a figure. What they are about is put into words only where they differ.
func same[T comparable](m *Moment, figure int8, book, engine T, about string, args ...any) {
	m.asked[m.question]++
	if book == engine || m.first != nil {
		return
	}
	m.first = &Difference{Decision: m.Number, Round: int(m.Game.Round), Figure: int(figure), Question: m.question,
		About: fmt.Sprintf(about, args...), Book: book, Engine: engine}
}

// standing are the figures of a moment that stand on the board.
func (m *Moment) standing(do func(i int8)) {
	for i := range int8(m.Game.Count) {
		if m.Game.Figures[i].Stands() {
			do(i)
		}
	}
}

// pairs are all pairs of a figure that stands and another on the board.
func (m *Moment) pairs(do func(a, b int8)) {
	m.standing(func(a int8) {
		for b := range int8(m.Game.Count) {
			if a != b && m.Game.Figures[b].OnBoard() {
				do(a, b)
			}
		}
	})
}

// leftOut notes a question that the textbook has no answer to.
func (m *Moment) leftOut() { m.left[m.question]++ }
