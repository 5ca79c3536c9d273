package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Contact are the cells from which a figure touches a piece: free, sharing an edge with a cell that
// the piece occupies, with no panel in between except at an opening that can be used. A piece too
// small to occupy any cell is touched from the cells it stands on.
func (g *Grid) Contact(f model.Footprint) []Cell {
	home, tiny := g.home(f)
	var out []Cell
	seen := map[Cell]bool{}
	add := func(c Cell) {
		if g.Free(c) && !seen[c] {
			seen[c] = true
			out = append(out, c)
		}
	}
	for _, h := range home {
		if tiny {
			add(h)
			continue
		}
		for n := range g.neighbours(h) {
			if g.passes(n, h, Query{}) {
				add(n)
			}
		}
	}
	return out
}

// home are the cells a piece occupies or, when it is too tiny to occupy any, those it stands on.
func (g *Grid) home(f model.Footprint) (cells []Cell, tiny bool) {
	if cells = g.Occupied(f); len(cells) > 0 {
		return cells, false
	}
	for _, c := range g.near(f) {
		if Overlap(f, model.Footprint{Centre: c.Centre(), Width: model.Inch, Depth: model.Inch}) {
			cells = append(cells, c)
		}
	}
	return cells, true
}

// StartCells are the cells just inside an airlock: those whose centre lies within the width of its
// door, and at least the nearest one.
func (g *Grid) StartCells(a model.Airlock) []Cell {
	nearest := g.CellAt(a.At)
	out := []Cell{nearest}
	for n := range g.neighbours(nearest) {
		c := n.Centre()
		level := a.Side == model.North || a.Side == model.South
		if level && n.Row == nearest.Row && near(c.X, a.At.X, g.rules.Board.Airlock) ||
			!level && n.Col == nearest.Col && near(c.Y, a.At.Y, g.rules.Board.Airlock) {
			if g.passes(nearest, n, Query{}) {
				out = append(out, n)
			}
		}
	}
	return out
}

// near reports whether two places are less than half a width apart.
func near(a, b, width model.Length) bool { return max(a-b, b-a) < width/2 }

// Beside are the free cells from which a step crosses a panel, on both of its sides; one in the rim has
// a single side, and an overhead panel none.
func (g *Grid) Beside(panel int) []Cell {
	var out []Cell
	lo, hi := g.around(panel)
	for row := lo.Row; row <= hi.Row; row++ {
		for col := lo.Col; col <= hi.Col; col++ {
			if c := (Cell{col, row}); g.Free(c) && g.leaves(c, panel) {
				out = append(out, c)
			}
		}
	}
	return out
}

// leaves reports whether some step from a cell crosses a panel, be it off the board.
func (g *Grid) leaves(c Cell, panel int) bool {
	if g.overhead(panel) {
		return false
	}
	for _, p := range g.parts(panel) {
		if leavesBy(c, lineOf(p)) {
			return true
		}
	}
	return false
}

// leavesBy reports whether some step from a cell crosses a line.
func leavesBy(c Cell, l line) bool {
	for _, n := range [...]Cell{{c.Col, c.Row - 1}, {c.Col - 1, c.Row}, {c.Col + 1, c.Row}, {c.Col, c.Row + 1}} {
		if l.crosses(c.Centre(), n.Centre()) {
			return true
		}
	}
	return false
}

// Crossed are the panels, by index on the board, between two cells that share an edge; overhead ones do
// not count.
func (g *Grid) Crossed(a, b Cell) []int {
	var out []int
	for _, x := range g.crossed(a, b) {
		out = append(out, x.panel)
	}
	return out
}

// InWall are the panels, by index on the board, that run through a piece; overhead ones do not count.
func (g *Grid) InWall(f model.Footprint) []int {
	var out []int
	reach := (f.Width + f.Depth) / 2 // no corner is farther from the centre
	for i := range g.board.Panels {
		through := func(p model.Panel) bool { return within(f.Centre, reach+Slack, p) && Crosses(f, p) }
		if !g.overhead(i) && slices.ContainsFunc(g.parts(i), through) {
			out = append(out, i)
		}
	}
	return out
}

// within reports whether a point lies in the smallest level rectangle around a panel, widened on all
// sides: the cheap question before the exact one.
func within(at model.Point, by model.Length, p model.Panel) bool {
	return at.X >= min(p.From.X, p.To.X)-by && at.X <= max(p.From.X, p.To.X)+by &&
		at.Y >= min(p.From.Y, p.To.Y)-by && at.Y <= max(p.From.Y, p.To.Y)+by
}
