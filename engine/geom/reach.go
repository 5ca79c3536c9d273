package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Query says who walks, and which locks give way.
type Query struct {
	// Base is the figure's diameter; 0 is one inch. A figure of more than an inch covers a square of
	// whole cells and needs a wide opening.
	Base model.Length
	// OpenLocked reports whether the locked and hidden doors of a panel (by index on the board) can be
	// gone through by now; nil means none. Doors that are merely closed always can be.
	OpenLocked func(panel int) bool
	// Steps is how many steps the figure goes at most; 0: as many as it can.
	Steps int
}

// span is the side of the square of cells that the figure covers. Whatever is larger than any board fits
// nowhere, however large it is.
func (q Query) span() int {
	return max(1, int((min(q.Base, model.MaxBoard+model.Inch)+model.Inch-1)/model.Inch))
}

// widest is the number of cells along the side of the largest figure that fits a wide opening.
const widest = 2

// admits reports whether the figure gets through a gate of a panel.
func (q Query) admits(panel int, gt gate) bool {
	if gt.locked && (q.OpenLocked == nil || !q.OpenLocked(panel)) {
		return false
	}
	switch n := q.span(); {
	case n == 1:
		return true
	case n <= widest:
		return gt.pass == model.Wide
	}
	return false
}

// passes reports whether the figure can be on both sides of the edge between two neighbours.
func (g *Grid) passes(a, b Cell, q Query) bool {
	for _, x := range g.crossed(a, b) {
		if !q.through(x) {
			return false
		}
	}
	return true
}

func (q Query) through(x crossing) bool {
	for _, gt := range x.gates {
		if q.admits(x.panel, gt) {
			return true
		}
	}
	return false
}

// CellSet is where a figure can get to, and how.
type CellSet struct {
	grid   *Grid
	span   int
	shut   []Cell  // starts on which the figure does not fit as long as a panel beneath them is shut
	dist   []int32 // steps to each position, below 0 for none; a position is the figure's north-western cell
	parent []int32 // the position a shortest way comes from, -1 at a start
	cover  []int32 // for each cell, the position with the fewest steps that covers it, or -1; nil for a figure of one cell
}

// unseen is the distance of a position that the figure does not get to.
const unseen = -1

// Reach finds everywhere a figure can go from any of the given cells.
func (g *Grid) Reach(from []Cell, q Query) *CellSet {
	s := g.emptySet(q.span())
	var queue []Cell
	for _, f := range from {
		for _, at := range square(Cell{f.Col - s.span + 1, f.Row - s.span + 1}, s.span) {
			switch {
			case !g.fits(at, q):
				s.shut = append(s.shut, at)
			case s.dist[g.index(at)] < 0:
				s.visit(at, 0, -1)
				queue = append(queue, at)
			}
		}
	}
	s.flood(queue, q)
	return s
}

// beside are the positions of the set from which one step can bring the figure onto one of some cells.
func (s *CellSet) beside(cells []Cell) []Cell {
	var out []Cell
	seen := map[Cell]bool{}
	for _, c := range cells {
		for _, at := range square(Cell{c.Col - s.span, c.Row - s.span}, 2*s.span+1) {
			if s.grid.Holds(at) && s.dist[s.grid.index(at)] >= 0 && !seen[at] {
				seen[at] = true
				out = append(out, at)
			}
		}
	}
	return out
}

// parentOf is the index of the position that the way to a position comes from, or -1.
func (s *CellSet) parentOf(at Cell) int { return int(s.parent[s.grid.index(at)]) }

// Clone is a copy to go on from.
func (s *CellSet) Clone() *CellSet {
	out := *s
	out.dist, out.parent, out.cover = slices.Clone(s.dist), slices.Clone(s.parent), slices.Clone(s.cover)
	return &out
}

// flood visits everything that can be walked to from the positions in the queue.
func (s *CellSet) flood(queue []Cell, q Query) {
	g := s.grid
	for ; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		i := g.index(at)
		if q.Steps > 0 && int(s.dist[i]) >= q.Steps {
			return
		}
		for n := range g.neighbours(at) {
			if s.dist[g.index(n)] < 0 && g.passes(at, n, q) && g.fits(n, q) {
				s.visit(n, int(s.dist[i])+1, i)
				queue = append(queue, n)
			}
		}
	}
}

// square are the cells of a square of n by n with its north-western cell at c.
func square(c Cell, n int) []Cell {
	cells := make([]Cell, 0, n*n)
	for row := range n {
		for col := range n {
			cells = append(cells, Cell{c.Col + col, c.Row + row})
		}
	}
	return cells
}

// fits reports whether a figure can stand with its north-western cell at c: all its cells are free
// and no panel that it could not walk through runs beneath it.
func (g *Grid) fits(c Cell, q Query) bool {
	n := q.span()
	if n == 1 {
		return g.Free(c)
	}
	for row := c.Row; row < c.Row+n; row++ {
		for col := c.Col; col < c.Col+n; col++ {
			s := Cell{col, row}
			if !g.Free(s) || col > c.Col && !g.passes(Cell{col - 1, row}, s, q) ||
				row > c.Row && !g.passes(Cell{col, row - 1}, s, q) {
				return false
			}
		}
	}
	return true
}

func (g *Grid) emptySet(span int) *CellSet {
	n := g.Cols * g.Rows
	s := &CellSet{grid: g, span: span, dist: make([]int32, n), parent: make([]int32, n)}
	for i := range n {
		s.dist[i], s.parent[i] = unseen, -1
	}
	if span > 1 {
		s.cover = slices.Repeat([]int32{-1}, n)
	}
	return s
}

func (s *CellSet) visit(at Cell, dist, parent int) {
	i := s.grid.index(at)
	s.dist[i], s.parent[i] = int32(dist), int32(parent)
	if s.cover == nil {
		return
	}
	for _, c := range square(at, s.span) {
		if j := s.grid.index(c); s.cover[j] < 0 {
			s.cover[j] = int32(i)
		}
	}
}

// over is the position with the fewest steps that covers a cell, or -1.
func (s *CellSet) over(cell int) int {
	switch {
	case s.cover != nil:
		return int(s.cover[cell])
	case s.dist[cell] < 0:
		return -1
	}
	return cell
}

// Has reports whether the figure can come to cover a cell.
func (s *CellSet) Has(c Cell) bool {
	return s.grid.Holds(c) && s.over(s.grid.index(c)) >= 0
}

// Distance is the number of steps until the figure covers a cell, or -1.
func (s *CellSet) Distance(c Cell) int {
	if !s.Has(c) {
		return -1
	}
	return int(s.dist[s.over(s.grid.index(c))])
}

// Path is a shortest way to a cell: the figure's north-western cell after each step, from the start.
// It is empty when there is no way.
func (s *CellSet) Path(c Cell) []Cell {
	if !s.Has(c) {
		return nil
	}
	var path []Cell
	for i := s.over(s.grid.index(c)); i >= 0; i = int(s.parent[i]) {
		path = append([]Cell{s.grid.cell(i)}, path...)
	}
	return path
}

// Cells are all cells of the set, row by row.
func (s *CellSet) Cells() []Cell {
	out := make([]Cell, 0, s.Count())
	for i := range s.dist {
		if s.over(i) >= 0 {
			out = append(out, s.grid.cell(i))
		}
	}
	return out
}

// Count is the number of cells of the set.
func (s *CellSet) Count() int {
	n := 0
	for i := range s.dist {
		if s.over(i) >= 0 {
			n++
		}
	}
	return n
}
