// Package overlay answers what a designer asks of a board: how far somebody gets, what is seen, which areas are rooms, where
// figures arrive, how long crews walk. It works nothing out itself: the answers are those that the checks go by.
//
//   - A question names what is asked and, where that matters, a spot on a floor.
//   - An answer is what lies over the map: cells with a class and a word, places with a word, ways, and a table beside it.
//   - A class is one row of the legend. What it is called stands in the studio's words by its id, or is a word of the rule set.
package overlay

import (
	"errors"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// What can be asked.
const (
	Reach    = "reach"    // how far a trader gets from a spot
	Sight    = "sight"    // what a trader sees from a spot, and with which cover
	Rooms    = "rooms"    // which areas are rooms
	Arrivals = "arrivals" // where figures arrive, and how likely
	Rounds   = "rounds"   // how long crews walk from each airlock to each crate
)

// Question is what is asked of a board.
type Question struct {
	What  string       `json:"what"`
	Floor string       `json:"floor"` // of the spot: a level's or a further board's id; empty for the mission's board
	At    model.Point  `json:"at"`
	Far   model.Length `json:"far"`   // how far the trader goes; 0: as far as usual in a round
	Crews int          `json:"crews"` // at the table; 0: as few as can be
}

// Answer is what lies over the map.
type Answer struct {
	What    string   `json:"what"`
	From    *Spot    `json:"from,omitempty"` // the cell that was asked about
	Pace    *Pace    `json:"pace,omitempty"`
	Classes []Class  `json:"classes"`
	Cells   []Cell   `json:"cells"`
	Places  []Place  `json:"places"`
	Walks   []Walk   `json:"walks,omitempty"`
	Levels  []Level  `json:"levels,omitempty"`
	Rows    []string `json:"rows,omitempty"`    // what walks lead to, in order
	Columns []string `json:"columns,omitempty"` // where they begin
	Crews   *Crews   `json:"crews,omitempty"`
}

// Spot is a cell of a floor.
type Spot struct {
	Floor string `json:"floor"`
	Col   int    `json:"col"`
	Row   int    `json:"row"`
}

// Class is a row of the legend.
type Class struct {
	ID    string `json:"id"`
	Title string `json:"title,omitempty"` // a word of the rule set; empty: one of the studio's
	Count int    `json:"count"`           // squares of that class
}

// Cell is one square of a floor.
type Cell struct {
	Spot
	Class int    `json:"class"` // index among the classes
	Text  string `json:"text,omitempty"`
}

// Place is a point of a floor with a word.
type Place struct {
	Floor string      `json:"floor"`
	At    model.Point `json:"at"`
	Name  string      `json:"name"`
	Text  string      `json:"text"`
	Class string      `json:"class,omitempty"`
	Path  string      `json:"path,omitempty"` // of what stands there in the source
}

// Pace is how far traders go, in hundredths of an inch.
type Pace struct {
	Far   model.Length `json:"far"` // what was asked for
	Usual model.Length `json:"usual"`
	Most  model.Length `json:"most"`
}

// Crews are how many crews the answer is for, and how many may be.
type Crews struct {
	Of  int `json:"of"`
	Min int `json:"min"`
	Max int `json:"max"`
}

// ErrNobodyStands is the error of a spot on which no figure can stand.
var ErrNobodyStands = errors.New("nobody can stand there: something takes up the square, or it is off the board")

// Of answers a question about a unit.
func Of(u *compiler.Unit, q Question) (*Answer, error) {
	if u.Mission == nil || u.Rules == nil {
		return nil, errors.New("a " + u.Kind + " has no board")
	}
	l := &look{Pass: check.Look(judge.SubjectOf(u)), q: q, a: &Answer{What: q.What, Classes: []Class{}, Cells: []Cell{}, Places: []Place{}}}
	l.building = walks.Building.Of(l.Pass)
	answers := map[string]func() error{Reach: l.reach, Sight: l.sight, Rooms: l.rooms, Arrivals: l.arrivals, Rounds: l.rounds}
	answer := answers[q.What]
	if answer == nil {
		return nil, errors.New("no overlay shows " + q.What)
	}
	if err := answer(); err != nil {
		return nil, err
	}
	return l.a, nil
}

// look is a question on its way to an answer.
type look struct {
	*check.Pass
	q        Question
	a        *Answer
	building *geom.Building
}

// spot is the square that was asked about.
func (l *look) spot() (geom.Spot, error) {
	floor := l.building.Floor(l.q.Floor)
	if floor < 0 {
		return geom.Spot{}, errors.New("there is no floor " + l.q.Floor)
	}
	grid, b := l.building.Grid(floor), l.building.Floors()[floor].Board
	at := l.q.At
	if at.X < 0 || at.Y < 0 || at.X > b.Width || at.Y > b.Height || !grid.Free(grid.CellAt(at)) {
		return geom.Spot{}, ErrNobodyStands
	}
	s := geom.Spot{Floor: floor, Cell: grid.CellAt(at)}
	from := l.cell(s)
	l.a.From = &from
	return s, nil
}

// cell is a spot as the answer has it.
func (l *look) cell(s geom.Spot) Spot {
	return Spot{l.building.Floors()[s.Floor].ID, s.Col, s.Row}
}

// class is the index of a class, which is added if it is new.
func (l *look) class(id, title string) int {
	for i, c := range l.a.Classes {
		if c.ID == id {
			return i
		}
	}
	l.a.Classes = append(l.a.Classes, Class{ID: id, Title: title})
	return len(l.a.Classes) - 1
}

// mark adds a square.
func (l *look) mark(s geom.Spot, class int, text string) {
	l.a.Classes[class].Count++
	l.a.Cells = append(l.a.Cells, Cell{l.cell(s), class, text})
}
