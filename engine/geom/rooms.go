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
	for i, c := range g.Cells() {
		if g.roomOf[i] < 0 {
			g.rooms = append(g.rooms, g.floodRoom(c))
		}
	}
}

// floodRoom collects the room of a cell and marks it.
func (g *Grid) floodRoom(start Cell) Room {
	r := Room{Name: fmt.Sprintf("R%d", len(g.rooms)+1)}
	g.roomOf[g.index(start)] = len(g.rooms)
	border := map[int]bool{}
	for queue := []Cell{start}; len(queue) > 0; queue = queue[1:] {
		r.Cells = append(r.Cells, queue[0])
		for _, n := range g.neighbours(queue[0]) {
			crossed := g.crossed(queue[0], n)
			for _, x := range crossed {
				border[x.panel] = true
			}
			if len(crossed) == 0 && g.roomOf[g.index(n)] < 0 {
				g.roomOf[g.index(n)] = len(g.rooms)
				queue = append(queue, n)
			}
		}
	}
	slices.SortFunc(r.Cells, func(a, b Cell) int { return g.index(a) - g.index(b) })
	for p := range border {
		r.Panels = append(r.Panels, p)
	}
	slices.Sort(r.Panels)
	r.Heart = heart(r.Cells)
	return r
}

// heart is a cell as far from the border as the room allows: its edge is peeled off until nothing is
// left, and of the last layer the cell nearest to the middle of the room is taken.
func heart(cells []Cell) Cell {
	layer := cells
	for inner := peel(layer); len(inner) > 0; inner = peel(layer) {
		layer = inner
	}
	var sum Cell
	for _, c := range cells {
		sum.Col, sum.Row = sum.Col+c.Col, sum.Row+c.Row
	}
	far := func(c Cell) int {
		dc, dr := c.Col*len(cells)-sum.Col, c.Row*len(cells)-sum.Row
		return dc*dc + dr*dr
	}
	return slices.MinFunc(layer, func(a, b Cell) int { return far(a) - far(b) })
}

// peel keeps the cells whose eight neighbours all belong to the set.
func peel(cells []Cell) []Cell {
	in := make(map[Cell]bool, len(cells))
	for _, c := range cells {
		in[c] = true
	}
	var inner []Cell
	for _, c := range cells {
		if !slices.ContainsFunc(square(Cell{c.Col - 1, c.Row - 1}, 3), func(n Cell) bool { return !in[n] }) {
			inner = append(inner, c)
		}
	}
	return inner
}
