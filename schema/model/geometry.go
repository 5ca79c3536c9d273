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
	Hollow Hollow `json:"hollow,omitzero"`
}

// Hollow is floor within a footprint that the piece leaves free, in the middle of one of its sides before turning.
type Hollow struct {
	Side  Side   `json:"side"`
	Width Length `json:"width"` // along the side
	Depth Length `json:"depth"` // in from it
}

// Solids are the rectangles that a piece stands on: all of its footprint, or what its hollow leaves.
func (f Footprint) Solids() []Footprint {
	h := f.Hollow
	if h.Width <= 0 || h.Depth <= 0 || h.Depth >= f.along(h.Side) || h.Width >= f.across(h.Side) {
		f.Hollow = Hollow{}
		return []Footprint{f}
	}
	arm, back := (f.across(h.Side)-h.Width)/2, f.along(h.Side)-h.Depth
	out := []Footprint{
		f.within(h.Side, -(f.across(h.Side)-arm)/2, 0, arm, f.along(h.Side)),
		f.within(h.Side, (f.across(h.Side)-arm)/2, 0, arm, f.along(h.Side)),
		f.within(h.Side, 0, -h.Depth/2, h.Width, back),
	}
	return out
}

// across is how long a side of a footprint is, and along how far it is from there to the other side.
func (f Footprint) across(side Side) Length {
	if side == East || side == West {
		return f.Depth
	}
	return f.Width
}

func (f Footprint) along(side Side) Length { return f.Width + f.Depth - f.across(side) }

// Free is the hollow of a footprint as a rectangle of its own.
func (f Footprint) Free() Footprint {
	h := f.Hollow
	return f.within(h.Side, 0, (f.along(h.Side)-h.Depth)/2, h.Width, h.Depth)
}

// within is a rectangle inside a footprint, by its middle and size as seen by somebody who looks from the middle towards a
// side: so far to the right and so far ahead.
func (f Footprint) within(side Side, right, ahead, wide, deep Length) Footprint {
	x, y := right, -ahead // north
	switch side {
	case East:
		x, y = ahead, right
	case South:
		x, y = -right, ahead
	case West:
		x, y = -ahead, -right
	}
	if side == East || side == West {
		wide, deep = deep, wide
	}
	sin, cos := Sincos(f.Turn)
	turned := func(a, b int64) Length { return halved(2 * (int64(x)*a + int64(y)*b)) }
	at := Point{X: f.Centre.X + turned(cos, -sin), Y: f.Centre.Y + turned(sin, cos)}
	return Footprint{Centre: at, Width: wide, Depth: deep, Turn: f.Turn}
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
