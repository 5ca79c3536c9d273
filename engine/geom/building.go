package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Spot is a cell of one of the floors of a building.
type Spot struct {
	Floor int // index into the mission's floors
	Cell
}

// Building is every floor of a mission, each with a lattice of its own, joined by links. A building
// never changes; make a new one when a panel or piece has moved.
type Building struct {
	floors []model.NamedFloor
	grids  []*Grid
	ways   []Way
	hops   [][][]hop // by floor and cell: what can be taken there; nil for a floor without links
}

// Way is a link with the floors and cells of its two ends. A figure takes it from any of the cells of
// one end that it can stand on, to any of the other's.
type Way struct {
	Link     model.Link
	From, To int // floors
	// Foot and Head are the cells at the link's own end and at its other end: those that its point lies
	// in or on the edge of, and no panel cuts off from the first of them.
	Foot, Head []Cell
}

// Steps is how many steps the way costs: its inches of movement, rounded up to whole squares.
func (w Way) Steps() int { return int((w.inches() + model.Inch - 1) / model.Inch) }

// inches is the movement that the way costs.
func (w Way) inches() model.Length { return min(max(w.Link.Cost, 0), longest*model.Inch) }

// longest is the most steps that a link costs, so that sums of them stay numbers: more than any board
// has squares.
const longest = 1 << 20

// hop is one direction of a way as a figure at one of its ends finds it.
type hop struct {
	way  int
	back bool // from its head to its foot
}

// NewBuilding lays lattices over all floors of a mission and joins them. A link to a floor that does
// not exist joins nothing.
func NewBuilding(m *model.Mission, r *model.RuleSet) *Building {
	b := &Building{floors: m.Floors()}
	for _, f := range b.floors {
		b.grids = append(b.grids, New(f.Board, r))
	}
	b.hops = make([][][]hop, len(b.floors))
	for from, f := range b.floors {
		for _, l := range f.Board.Links {
			if to := b.Floor(l.Board); to >= 0 {
				b.join(from, to, l)
			}
		}
	}
	return b
}

// join adds a link and notes it on the cells of its ends.
func (b *Building) join(from, to int, l model.Link) {
	w := Way{Link: l, From: from, To: to, Foot: b.grids[from].touching(l.From), Head: b.grids[to].touching(l.To)}
	b.ways = append(b.ways, w)
	b.note(from, w.Foot, hop{way: len(b.ways) - 1})
	b.note(to, w.Head, hop{way: len(b.ways) - 1, back: true})
}

func (b *Building) note(floor int, cells []Cell, h hop) {
	g := b.grids[floor]
	if b.hops[floor] == nil {
		b.hops[floor] = make([][]hop, g.Cols*g.Rows)
	}
	for _, c := range cells {
		b.hops[floor][g.index(c)] = append(b.hops[floor][g.index(c)], h)
	}
}

// touching are the cells that a point lies in or on the edge of, as far as no panel stands between them
// and the first one.
func (g *Grid) touching(p model.Point) []Cell {
	out := []Cell{g.CellAt(p)}
	for i := 0; i < len(out); i++ {
		for n := range g.neighbours(out[i]) {
			if n.touches(p) && len(g.crossed(out[i], n)) == 0 && !slices.Contains(out, n) {
				out = append(out, n)
			}
		}
	}
	return out
}

// touches reports whether a point lies in the cell or on its edge.
func (c Cell) touches(p model.Point) bool {
	m := c.Centre()
	return 2*max(p.X-m.X, m.X-p.X) <= model.Inch && 2*max(p.Y-m.Y, m.Y-p.Y) <= model.Inch
}

// Bare is the same building without crates and furniture: they are no part of its walls, its rooms or the ends of its links.
func (b *Building) Bare() *Building {
	out := *b
	out.floors, out.grids = slices.Clone(b.floors), make([]*Grid, len(b.grids))
	for i, g := range b.grids {
		out.grids[i] = g.Bare()
		out.floors[i].Board = out.grids[i].board
	}
	return &out
}

// Floors are the floors of the building, the mission's board first.
func (b *Building) Floors() []model.NamedFloor { return b.floors }

// Floor is the index of the level or further board with an id; "" is the mission's board. It is -1
// where there is no such floor.
func (b *Building) Floor(id string) int {
	for i, f := range b.floors {
		if f.ID == id {
			return i
		}
	}
	return -1
}

// Grid is the lattice of one floor.
func (b *Building) Grid(floor int) *Grid { return b.grids[floor] }

// Ways are the links that join two floors, in the order of the floors that hold them.
func (b *Building) Ways() []Way { return b.ways }

// On are cells as spots of one floor.
func On(floor int, cells []Cell) []Spot {
	out := make([]Spot, len(cells))
	for i, c := range cells {
		out[i] = Spot{floor, c}
	}
	return out
}

// Holds reports whether the spot is on one of the floors.
func (b *Building) Holds(s Spot) bool {
	return s.Floor >= 0 && s.Floor < len(b.grids) && b.grids[s.Floor].Holds(s.Cell)
}
