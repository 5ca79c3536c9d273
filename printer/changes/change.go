package changes

import "github.com/sortie-tools/sortie/schema/model"

// Sort is what has happened to a thing.
type Sort string

// The sorts of change.
const (
	Added   Sort = "added"
	Gone    Sort = "gone"
	Moved   Sort = "moved"
	Renamed Sort = "renamed"
	Changed Sort = "changed"
)

// Change is one thing that is different.
type Change struct {
	Sort    Sort   `json:"sort"`
	Unit    string `json:"unit"`             // whose it is, such as "mission cold-store"
	Path    string `json:"path,omitempty"`   // of the value: where it is now, or where it was; empty for a whole unit
	Subject string `json:"subject"`          // what pages call it
	Text    string `json:"text"`             // all of it in one sentence, without the values where those are long
	Before  string `json:"before,omitempty"` // in words
	After   string `json:"after,omitempty"`
	Spots   []Spot `json:"spots,omitempty"`
}

// Long reports whether the values are not in the sentence.
func (c Change) Long() bool { return len(c.Before) > longest || len(c.After) > longest }

// longest is how many bytes of a value a sentence has room for.
const longest = 40

// Spot is where a change is to be seen.
type Spot struct {
	Floor string        `json:"floor,omitempty"` // a level's or a further board's id; empty for the mission's board
	Now   bool          `json:"now"`             // on the board as it is now; else as it was
	Shape Shape         `json:"shape"`
	At    []model.Point `json:"at"` // in hundredths of an inch: two corners, two ends, or points
}

// Shape is what a spot looks like.
type Shape string

// The shapes of spots.
const (
	Box   Shape = "box"
	Edge  Shape = "edge"
	Point Shape = "point"
)

// middle is where a spot has its badge.
func (s Spot) middle() model.Point {
	if s.Shape == Point || len(s.At) < 2 {
		return s.At[0]
	}
	return model.Point{X: (s.At[0].X + s.At[1].X) / 2, Y: (s.At[0].Y + s.At[1].Y) / 2}
}
