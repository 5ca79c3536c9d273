package model

import (
	"fmt"
	"strings"
)

// Length is a distance in hundredths of an inch.
type Length int

// Inch is one inch as a Length.
const Inch Length = 100

// MaxBoard is the longest side of a board: three of the game's two-foot mats in a row, one more than
// the largest published boards have. A picture of nine mats takes seconds; every mat more adds some.
const MaxBoard = 72 * Inch

// String writes the length in inches, as the shortest decimal and without a unit: "8", "9.5", "-0.25".
func (l Length) String() string {
	sign := ""
	if l < 0 {
		sign, l = "-", -l
	}
	s := fmt.Sprintf("%s%d.%02d", sign, int(l/Inch), int(l%Inch))
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

// Point is a place on the board; the origin is the north-west corner, x grows east, y grows south.
type Point struct {
	X Length `json:"x"`
	Y Length `json:"y"`
}

// Footprint is the floor that a piece covers: a rectangle about its centre, turned clockwise.
type Footprint struct {
	Centre Point  `json:"centre"`
	Width  Length `json:"width"` // along x before turning
	Depth  Length `json:"depth"` // along y before turning
	Turn   int    `json:"turn"`  // whole degrees clockwise, 0 to 359
}

// Side is an edge of the board, or empty for a place that is on no edge.
type Side string

// The four sides of a board.
const (
	North Side = "north"
	East  Side = "east"
	South Side = "south"
	West  Side = "west"
)

// Range is an inclusive range of whole numbers.
type Range struct {
	Min int `json:"min"`
	Max int `json:"max"`
}
