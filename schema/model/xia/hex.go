package xia

import (
	"fmt"
	"slices"
)

// Rows is the number of hexes in each row of a tile, from north to south.
func Rows() []int { return []int{3, 4, 5, 4, 3} }

// radius is how far the rim of a tile is from its middle, in hexes.
const radius = 2

// Axial is the place of a hex: q grows to the east, r to the south-east.
type Axial struct {
	Q int `json:"q"`
	R int `json:"r"`
}

// Plus is the place a step further.
func (a Axial) Plus(b Axial) Axial { return Axial{a.Q + b.Q, a.R + b.R} }

// HexSides are the ways out of a hex, clockwise from the east.
func HexSides() []string { return []string{"e", "se", "sw", "w", "nw", "ne"} }

// hexSteps are the steps through the sides of HexSides.
var hexSteps = [6]Axial{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

// HexStep is the step through a side of a hex; false for what is no side.
func HexStep(side string) (Axial, bool) {
	i := slices.Index(HexSides(), side)
	if i < 0 {
		return Axial{}, false
	}
	return hexSteps[i], true
}

// Opposite is the side of the next hex that meets a side of this one; empty for what is no side.
func Opposite(side string) string {
	i := slices.Index(HexSides(), side)
	if i < 0 {
		return ""
	}
	return HexSides()[(i+3)%6]
}

// HexName is the name of a hex in its drawing, such as "c3"; empty for a place off the tile.
func HexName(a Axial) string {
	row := a.R + radius
	place := a.Q - westernmost(a.R)
	if row < 0 || row >= len(Rows()) || place < 0 || place >= Rows()[row] {
		return ""
	}
	return fmt.Sprintf("%c%d", 'a'+row, place+1)
}

// RowHex is the place of a hex by its row and its place in the row, both counted from 0.
func RowHex(row, place int) Axial {
	r := row - radius
	return Axial{Q: place + westernmost(r), R: r}
}

// ParseHex is the place of a hex by its name.
func ParseHex(name string) (Axial, bool) {
	if len(name) != 2 {
		return Axial{}, false
	}
	a := RowHex(int(name[0])-'a', int(name[1])-'1')
	return a, HexName(a) == name
}

// westernmost is the q of the first hex of a row.
func westernmost(r int) int { return max(-radius, -radius-r) }

// ParseSide splits the name of a side of a hex, such as "c3-ne".
func ParseSide(name string) (Axial, string, bool) {
	if len(name) < 4 || name[2] != '-' {
		return Axial{}, "", false
	}
	a, ok := ParseHex(name[:2])
	_, known := HexStep(name[3:])
	return a, name[3:], ok && known
}
