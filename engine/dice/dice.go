// Package dice rolls a rule set's dice.
//
// A die is a list of faces. A roller picks one of them. The real roller draws on a random stream. It
// has three doubles, which no game is played with: Min and Max always roll the lowest or the highest
// face, for the worst and the best case; Script rolls what a test tells it to, and makes the test fail
// where the dice are asked for something else.
package dice

import (
	"github.com/sortie-tools/sortie/engine/rng"
	"github.com/sortie-tools/sortie/schema/model"
)

// Roller picks the face that a die lands on.
type Roller interface {
	// Roll is the index of a face of d. The die has at least one.
	Roll(d model.Die) int
}

// Real rolls with the luck of a random stream.
type Real struct{ Stream *rng.Stream }

// Roll picks a face; all are equally likely.
func (r Real) Roll(d model.Die) int { return r.Stream.Intn(len(d.Faces)) }

// Min always rolls the lowest face.
type Min struct{}

// Roll picks the first of the lowest faces.
func (Min) Roll(d model.Die) int { return best(d, func(a, b int) bool { return a < b }) }

// Max always rolls the highest face.
type Max struct{}

// Roll picks the first of the highest faces.
func (Max) Roll(d model.Die) int { return best(d, func(a, b int) bool { return a > b }) }

func best(d model.Die, better func(a, b int) bool) int {
	pick := 0
	for i, f := range d.Faces {
		if better(worth(f), worth(d.Faces[pick])) {
			pick = i
		}
	}
	return pick
}

// worth orders faces: by what they count, then by the printed number.
func worth(f model.Face) int { return f.Count*1000 + f.Number }
