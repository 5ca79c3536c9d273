package text

import (
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/model"
)

// Measures of the canvas.
const (
	columns = 4 // characters to a cell, west to east
	lines   = 2 // characters to a cell, north to south
	// maxCells is the most cells along a side that are drawn: twice as many as a mat of four
	// boards has, and the memory for a larger picture would be the model's to choose.
	maxCells = 120
	// usual is the lattice of boards whose rules name none.
	usual = 2 * model.Inch
)

// canvas is a grid of characters over the floor of a board.
type canvas struct {
	lattice       model.Length
	width, height int // the last column and line
	chars         [][]rune
	walls         [][]bool // part of a panel or post
}

func newCanvas(width, height, lattice model.Length) *canvas {
	if lattice <= 0 {
		lattice = usual
	}
	c := &canvas{lattice: lattice, width: extent(width, lattice) * columns, height: extent(height, lattice) * lines}
	for range c.height + 1 {
		c.chars = append(c.chars, []rune(strings.Repeat(" ", c.width+1)))
		c.walls = append(c.walls, make([]bool, c.width+1))
	}
	return c
}

// extent is the number of cells along a side, rounded up.
func extent(l, lattice model.Length) int {
	return max(1, min(maxCells, int((l+lattice-1)/lattice)))
}

func (c *canvas) inside(x, y int) bool { return x >= 0 && y >= 0 && x <= c.width && y <= c.height }

func (c *canvas) set(x, y int, r rune, wall bool) {
	if c.inside(x, y) {
		c.chars[y][x] = r
		c.walls[y][x] = c.walls[y][x] || wall
	}
}

func (c *canvas) solid(x, y int) bool { return c.inside(x, y) && c.walls[y][x] }

func (c *canvas) free(x, y int) bool { return c.inside(x, y) && c.chars[y][x] == ' ' }

// onLattice is the character of a lattice point, if the point is one.
func (c *canvas) onLattice(p model.Point) (x, y int, ok bool) {
	if p.X%c.lattice != 0 || p.Y%c.lattice != 0 {
		return 0, 0, false
	}
	x, y = int(p.X/c.lattice)*columns, int(p.Y/c.lattice)*lines
	return x, y, c.inside(x, y)
}

// column and line are the characters nearest to a place along a side; where two are as near, the
// one further on.
func (c *canvas) column(l model.Length) int { return nearest(l*columns, c.lattice) }
func (c *canvas) line(l model.Length) int   { return nearest(l*lines, c.lattice) }

func nearest(l, unit model.Length) int {
	n := (2*l + unit) / (2 * unit)
	return int(max(-1, min(n, 4*maxCells+1)))
}

// text is the canvas as lines of one length.
func (c *canvas) text() []string {
	var out []string
	for _, line := range c.chars {
		out = append(out, string(line))
	}
	return out
}

// isLetter reports letters of one column that may stand in a legend.
func isLetter(r rune) bool { return r < 0x250 && unicode.IsPrint(r) }
