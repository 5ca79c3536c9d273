package geom

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Room is an area closed off by panels and the rim; pieces do not divide it.
type Room struct {
	Name   string // R1, R2, … from the north-west
	Cells  []Cell // row by row
	Panels []int  // the panels of its border, by index on the board, ascending
	Heart  Cell   // a cell far from the border, for a label
}

// Rooms are the rooms of the board, ordered by their northernmost, then westernmost cell.
func (g *Grid) Rooms() []Room { return g.rooms }

// RoomAt is the room that holds a point; points on a border belong to the cell they fall in.
func (g *Grid) RoomAt(p model.Point) Room { return g.RoomOf(g.CellAt(p)) }

// RoomOf is the room that holds a cell of the board.
func (g *Grid) RoomOf(c Cell) Room { return g.rooms[g.roomOf[g.index(c)]] }

func (g *Grid) findRooms() {
	g.roomOf = make([]int, g.Cols*g.Rows)
	for i := range g.roomOf {
		g.roomOf[i] = -1
	}
	left := make([]Cell, len(g.roomOf)) // all rooms share one list of cells: they fill it
	for i := range g.roomOf {
		if g.roomOf[i] < 0 {
			r := g.floodRoom(g.cell(i), left[:0])
			g.rooms, left = append(g.rooms, r), left[len(r.Cells):]
		}
	}
}

// floodRoom collects the room of a cell and marks it. Its cells go into an empty list.
func (g *Grid) floodRoom(start Cell, cells []Cell) Room {
	r := Room{Name: fmt.Sprintf("R%d", len(g.rooms)+1)}
	g.roomOf[g.index(start)] = len(g.rooms)
	cells = append(cells, start)
	for i := 0; i < len(cells); i++ {
		for n := range g.neighbours(cells[i]) {
			crossed := g.crossed(cells[i], n)
			for _, x := range crossed {
				if !slices.Contains(r.Panels, x.panel) {
					r.Panels = append(r.Panels, x.panel)
				}
			}
			if len(crossed) == 0 && g.roomOf[g.index(n)] < 0 {
				g.roomOf[g.index(n)] = len(g.rooms)
				cells = append(cells, n)
			}
		}
	}
	r.Cells = slices.Clip(cells)
	g.inOrder(r.Cells)
	slices.Sort(r.Panels)
	r.Heart = heart(r.Cells)
	return r
}

// inOrder puts cells in the order of their rows. Numbers are sorted and not cells: whoever prints has code for those
// already, and the table in the browser would carry some more for these.
func (g *Grid) inOrder(cells []Cell) {
	at := make([]int, len(cells))
	for i, c := range cells {
		at[i] = g.index(c)
	}
	slices.Sort(at)
	for i, k := range at {
		cells[i] = g.cell(k)
	}
}

// heart is a cell as far from the border as the room allows; of several, the one nearest to the middle
// of the room.
func heart(cells []Cell) Cell {
	depth := depths(cells)
	var deepest []Cell
	var sum Cell
	for _, c := range cells {
		sum.Col, sum.Row = sum.Col+c.Col, sum.Row+c.Row
		switch d := depth(c); {
		case len(deepest) == 0 || d > depth(deepest[0]):
			deepest = append(deepest[:0], c)
		case d == depth(deepest[0]):
			deepest = append(deepest, c)
		}
	}
	far := func(c Cell) int {
		dc, dr := c.Col*len(cells)-sum.Col, c.Row*len(cells)-sum.Row
		return dc*dc + dr*dr
	}
	return slices.MinFunc(deepest, func(a, b Cell) int { return far(a) - far(b) })
}

// depths is how many steps, aslant ones too, each of some cells is away from the nearest cell that is
// not among them. Two sweeps find it: one from the north-west, one back.
func depths(cells []Cell) func(Cell) int {
	lo, hi := cells[0], cells[0]
	for _, c := range cells {
		lo, hi = Cell{min(lo.Col, c.Col), min(lo.Row, c.Row)}, Cell{max(hi.Col, c.Col), max(hi.Row, c.Row)}
	}
	cols := hi.Col - lo.Col + 3 // a frame of cells that are not among them
	steps := make([]int, cols*(hi.Row-lo.Row+3))
	at := func(c Cell) int { return (c.Row-lo.Row+1)*cols + c.Col - lo.Col + 1 }
	for _, c := range cells {
		steps[at(c)] = len(steps)
	}
	for i := cols + 1; i < len(steps)-cols-1; i++ {
		steps[i] = min(steps[i], 1+min(steps[i-1], steps[i-cols-1], steps[i-cols], steps[i-cols+1]))
	}
	for i := len(steps) - cols - 2; i > cols; i-- {
		steps[i] = min(steps[i], 1+min(steps[i+1], steps[i+cols-1], steps[i+cols], steps[i+cols+1]))
	}
	return func(c Cell) int { return steps[at(c)] }
}
