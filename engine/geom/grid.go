package geom

import (
	"iter"

	"github.com/sortie-tools/sortie/schema/model"
)

// Cell is one square inch of the board. Col counts from the west, Row from the north, both from 0.
type Cell struct{ Col, Row int }

// Centre is the middle of the cell.
func (c Cell) Centre() model.Point {
	return model.Point{
		X: model.Length(c.Col)*model.Inch + model.Inch/2,
		Y: model.Length(c.Row)*model.Inch + model.Inch/2,
	}
}

// MaxCells is the most cells along one side. The compiler refuses larger boards, so only a board made
// elsewhere is ever cut here.
const MaxCells = int(model.MaxBoard / model.Inch)

// Grid is the one-inch lattice of a board with what stands in the way. It never changes; make a new
// one when a panel or piece has moved.
type Grid struct {
	Cols, Rows int

	board  *model.Board
	rules  *model.RuleSet
	curved map[int][]model.Panel // the straight parts of panels that bend; nil where none does
	kinds  []*model.PanelKind    // kind of each panel of the board; nil when the edition has none such
	walls  [][]crossing          // what some steps cross; the first is what most do: nothing
	east   []int32               // for each cell, index into walls: what a step to its eastern neighbour crosses
	south  []int32               // the same, southwards
	holder []int                 // which piece occupies a cell: index into pieces, or -1
	pieces []model.Footprint
	rooms  []Room
	roomOf []int // index into rooms for each cell
}

// New lays the lattice over a board. Kinds that the rule set does not know are solid panels.
func New(b *model.Board, r *model.RuleSet) *Grid {
	g := &Grid{board: b, rules: r}
	g.Cols, g.Rows = cellsAlong(b.Width), cellsAlong(b.Height)
	g.kinds = panelKinds(b, r)
	g.bends()
	g.findCrossings()
	g.placePieces()
	g.findRooms()
	return g
}

// cellsAlong is the number of cells whose centre lies within a length; at least one, so that every
// place can be named by a cell.
func cellsAlong(l model.Length) int {
	return min(max(int((l+model.Inch/2-1)/model.Inch), 1), MaxCells)
}

func panelKinds(b *model.Board, r *model.RuleSet) []*model.PanelKind {
	byID := make(map[string]*model.PanelKind, len(r.Panels))
	for i := range r.Panels {
		byID[r.Panels[i].ID] = &r.Panels[i]
	}
	kinds := make([]*model.PanelKind, len(b.Panels))
	for i, p := range b.Panels {
		kinds[i] = byID[p.Kind]
	}
	return kinds
}

// Holds reports whether the cell is on the board.
func (g *Grid) Holds(c Cell) bool {
	return c.Col >= 0 && c.Row >= 0 && c.Col < g.Cols && c.Row < g.Rows
}

// CellAt is the cell that a point lies in. Points on the rim or beyond it belong to the nearest cell.
func (g *Grid) CellAt(p model.Point) Cell {
	return Cell{
		Col: min(max(floorInch(p.X), 0), g.Cols-1),
		Row: min(max(floorInch(p.Y), 0), g.Rows-1),
	}
}

func floorInch(l model.Length) int {
	if l < 0 {
		return -1
	}
	return int(l / model.Inch)
}

// Cells are all cells, row by row from the north-west.
func (g *Grid) Cells() []Cell {
	cells := make([]Cell, 0, g.Cols*g.Rows)
	for i := range g.Cols * g.Rows {
		cells = append(cells, g.cell(i))
	}
	return cells
}

// Free reports whether the cell is on the board and no piece occupies it.
func (g *Grid) Free(c Cell) bool { return g.Holds(c) && g.holder[g.index(c)] < 0 }

func (g *Grid) index(c Cell) int { return c.Row*g.Cols + c.Col }

func (g *Grid) cell(i int) Cell { return Cell{Col: i % g.Cols, Row: i / g.Cols} }

// neighbours are the up to four cells that share an edge with c: north, west, east, south.
func (g *Grid) neighbours(c Cell) iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for _, n := range [...]Cell{{c.Col, c.Row - 1}, {c.Col - 1, c.Row}, {c.Col + 1, c.Row}, {c.Col, c.Row + 1}} {
			if g.Holds(n) && !yield(n) {
				return
			}
		}
	}
}
