package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// placePieces marks the cells that crates and furniture occupy.
func (g *Grid) placePieces() {
	for _, c := range g.board.Crates {
		g.pieces = append(g.pieces, c.Footprint)
	}
	for _, f := range g.board.Furniture {
		g.pieces = append(g.pieces, f.Footprint)
	}
	g.holder = make([]int, g.Cols*g.Rows)
	for i := range g.holder {
		g.holder[i] = -1
	}
	for i, f := range g.pieces {
		for _, c := range g.Occupied(f) {
			if j := g.index(c); g.holder[j] < 0 {
				g.holder[j] = i
			}
		}
	}
}

// Occupied are the cells of the board whose centre a piece covers; those in its hollow are free. A piece without one that covers more than half
// of a cell always covers its centre, too: both are convex, and the cell is the same on either side of
// its centre.
func (g *Grid) Occupied(f model.Footprint) []Cell {
	var out []Cell
	for _, c := range g.near(f) {
		if contains(f, vecOf(c.Centre())) {
			out = append(out, c)
		}
	}
	return out
}

// near are the cells whose square meets the smallest level rectangle around a piece.
func (g *Grid) near(f model.Footprint) []Cell {
	cs := corners(f)
	lo, hi := cs[0], cs[0]
	for _, c := range cs[1:] {
		lo = vec{min(lo.x, c.x), min(lo.y, c.y)}
		hi = vec{max(hi.x, c.x), max(hi.y, c.y)}
	}
	first := Cell{floorCell(lo.x), floorCell(lo.y)}
	last := Cell{floorCell(hi.x), floorCell(hi.y)}
	var out []Cell
	for row := max(first.Row, 0); row <= min(last.Row, g.Rows-1); row++ {
		for col := max(first.Col, 0); col <= min(last.Col, g.Cols-1); col++ {
			out = append(out, Cell{col, row})
		}
	}
	return out
}

// floorCell is the column or row of a coordinate; all before the board are -1.
func floorCell(v int64) int {
	if v < 0 {
		return -1
	}
	return int(v / (int64(model.Inch) * fine))
}

// contains reports whether a point lies in a piece or on its edge.
func contains(f model.Footprint, p vec) bool {
	if f.Hollow != (model.Hollow{}) {
		return slices.ContainsFunc(f.Solids(), func(s model.Footprint) bool { return contains(s, p) })
	}
	c := vecOf(f.Centre)
	u, v := axes(f)
	x := rounded((p.x-c.x)*u.x+(p.y-c.y)*u.y, model.One)
	y := rounded((p.x-c.x)*v.x+(p.y-c.y)*v.y, model.One)
	return 2*abs(x) <= int64(f.Width)*fine && 2*abs(y) <= int64(f.Depth)*fine
}

func abs(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}
