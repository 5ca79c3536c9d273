package geom

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Lock is a panel of a building: its floor, and its index on that floor's board.
type Lock struct{ Floor, Panel int }

// Walker says who walks through a building, and which locks give way.
type Walker struct {
	// Base is the figure's diameter, as in Query.
	Base model.Length
	// Open reports whether the locked and hidden doors of a panel can be gone through by now; nil means
	// none.
	Open func(Lock) bool
	// Corner is what a step across a corner costs: an inch where squares are counted, about 1.41 where
	// inches are measured. With 0 the figure goes along edges only.
	Corner model.Length
}

// on is the walker as one floor sees it.
func (w Walker) on(floor int) Query {
	q := Query{Base: w.Base}
	if w.Open != nil {
		q.OpenLocked = func(panel int) bool { return w.Open(Lock{floor, panel}) }
	}
	return q
}

// Reached is where in a building a figure can get to, and how; or, found by ReachBack, where it can
// come from.
type Reached struct {
	b      *Building
	back   bool
	corner int // what a step across a corner costs in hundredths of an inch; 0: costs count in steps
	on     []*CellSet
	came   map[Spot]came // positions reached by a link
}

// edge is what a step along an edge costs.
func (r *Reached) edge() int {
	if r.corner > 0 {
		return int(model.Inch)
	}
	return 1
}

// toll is what a link costs.
func (r *Reached) toll(w Way) int {
	if r.corner > 0 {
		return int(w.inches())
	}
	return w.Steps()
}

// came is the position and the way that a link was taken from.
type came struct {
	from Spot
	way  int
}

// Reach finds everywhere a figure can go from any of the given spots.
func (b *Building) Reach(from []Spot, w Walker) *Reached { return b.reach(from, w, false) }

// ReachBack finds everywhere a figure can come from to any of the given spots: one-way links are
// followed against their direction.
func (b *Building) ReachBack(to []Spot, w Walker) *Reached { return b.reach(to, w, true) }

func (b *Building) reach(from []Spot, w Walker, back bool) *Reached {
	r := &Reached{b: b, back: back, corner: int(max(w.Corner, 0)), came: map[Spot]came{}}
	for _, g := range b.grids {
		r.on = append(r.on, g.emptySet(Query{Base: w.Base}.span()))
	}
	f := r.flood(w)
	for _, at := range from {
		if !b.Holds(at) {
			continue
		}
		s := r.on[at.Floor]
		for _, pos := range square(Cell{at.Col - s.span + 1, at.Row - s.span + 1}, s.span) {
			if !f.start(Spot{at.Floor, pos}) {
				s.shut = append(s.shut, pos)
			}
		}
	}
	f.run()
	return r
}

// Reopen goes on from both sides of a panel that the figure gets through by now, as CellSet.Reopen does.
func (r *Reached) Reopen(l Lock, w Walker) {
	f := r.flood(w)
	for _, pos := range r.on[l.Floor].shut {
		f.start(Spot{l.Floor, pos})
	}
	for _, pos := range r.on[l.Floor].beside(r.b.grids[l.Floor].Beside(l.Panel)) {
		f.again(Spot{l.Floor, pos})
	}
	for _, way := range r.b.ways { // a figure may stand at a link's end only now that the panel is open
		for _, pos := range r.on[way.From].beside(way.Foot) {
			f.again(Spot{way.From, pos})
		}
		for _, pos := range r.on[way.To].beside(way.Head) {
			f.again(Spot{way.To, pos})
		}
	}
	f.run()
}

// Clone is a copy to go on from.
func (r *Reached) Clone() *Reached {
	out := &Reached{b: r.b, back: r.back, corner: r.corner, came: maps.Clone(r.came)}
	for _, s := range r.on {
		out.on = append(out.on, s.Clone())
	}
	return out
}

// Has reports whether the figure can come to cover a cell.
func (r *Reached) Has(floor int, c Cell) bool {
	return floor >= 0 && floor < len(r.on) && r.on[floor].Has(c)
}

// Any reports whether the figure can come to cover one of some cells of a floor.
func (r *Reached) Any(floor int, cells []Cell) bool {
	return slices.ContainsFunc(cells, func(c Cell) bool { return r.Has(floor, c) })
}

// Distance is the number of steps until the figure covers a cell, or -1; after ReachBack, the number of
// steps from covering it until the end of the way. A link counts as many steps as it costs. For a walker
// who cuts corners it is the length of the way in inches, rounded up.
func (r *Reached) Distance(floor int, c Cell) int {
	if !r.Has(floor, c) {
		return -1
	}
	return (r.on[floor].Distance(c) + r.edge() - 1) / r.edge()
}

// Length is the length of the way whose steps Distance counts, or -1.
func (r *Reached) Length(floor int, c Cell) model.Length {
	if !r.Has(floor, c) {
		return -1
	}
	return model.Length(r.on[floor].Distance(c)) * model.Inch / model.Length(r.edge())
}

// Cells are the cells of a floor that the figure can come to cover, row by row.
func (r *Reached) Cells(floor int) []Cell { return r.on[floor].Cells() }

// Spots are the cells of all floors, floor by floor.
func (r *Reached) Spots() []Spot {
	var out []Spot
	for i := range r.on {
		out = append(out, On(i, r.Cells(i))...)
	}
	return out
}

// Count is the number of cells on all floors.
func (r *Reached) Count() int {
	n := 0
	for _, s := range r.on {
		n += s.Count()
	}
	return n
}

// Path is a shortest way to a cell: the figure's north-western cell after each step, from the start.
// After ReachBack it leads from the cell. Where the floor changes, a link was taken. It is empty when there
// is no way.
func (r *Reached) Path(floor int, c Cell) []Spot {
	if !r.Has(floor, c) {
		return nil
	}
	at := Spot{floor, r.b.grids[floor].cell(r.on[floor].over(r.b.grids[floor].index(c)))}
	path := []Spot{at}
	for {
		if i := r.on[at.Floor].parentOf(at.Cell); i >= 0 {
			at.Cell = r.b.grids[at.Floor].cell(i)
		} else if l, ok := r.came[at]; ok {
			at = l.from
		} else {
			break
		}
		path = append(path, at)
	}
	if !r.back {
		slices.Reverse(path)
	}
	return path
}
