package field

import "github.com/sortie-tools/sortie/schema/model"

// Stroll is where one can walk from a cell within a length with nobody in the way. It hangs on the floor and on doors alone, so that a
// field keeps it once a search has found it: most searches meet nobody.
type Stroll struct {
	Cells []Cell   // in the order in which the search finds them
	Costs []uint16 // of each
	stops []stop   // of each
	field *Field
	start Cell
	box   []uint8 // by column and then row round the stroll: which of the cells it is, counted from stopsFrom on; beside one; or outside
	col   int     // of the first column of the box
	row   int
	high  int // rows of the box
	floor int16
}

// stop is how a cell of a stroll is reached: from which of its cells, and by a step in which direction. Dirs: it begins there.
type stop struct{ from, step uint8 }

// What else than a cell of a stroll is in its box.
const (
	outside = iota
	beside  // base contact with a cell of it, or as good as that
	stopsFrom
)

// MaxStroll is the longest stroll that is kept: its box has as few cells as a byte can tell apart.
const MaxStroll = 6 * model.Inch

// strolls are those of a length past some doors, by the cell where they begin.
type strolls struct {
	shut   Doors
	length model.Length
	from   []*Stroll
}

// maxStrolls is for how many lengths and ways that doors can stand strolls are kept.
const maxStrolls = 24

// Strolls reports whether strolls of a length are kept. Links lead too far.
func (f *Field) Strolls(length model.Length) bool {
	return !f.linked && length <= MaxStroll && length%model.Inch == 0
}

// Stroll is one that is kept; nil: it is not.
func (f *Field) Stroll(from Cell, length model.Length, shut Doors) *Stroll {
	return f.strollsPast(length, shut).from[from]
}

// strollsPast are those of a length past doors. Those that were asked for last stand first.
func (f *Field) strollsPast(length model.Length, shut Doors) *strolls {
	for i, w := range f.strolls {
		if w.shut == shut && w.length == length {
			if i > 0 {
				copy(f.strolls[1:i+1], f.strolls[:i])
				f.strolls[0] = w
			}
			return w
		}
	}
	w := &strolls{shut, length, make([]*Stroll, len(f.Spots))}
	if len(f.strolls) < maxStrolls {
		f.strolls = append(f.strolls, nil)
	}
	copy(f.strolls[1:], f.strolls)
	f.strolls[0] = w
	return w
}

// KeepStroll keeps a stroll: the cells that a search has found, and for each what it costs and from where it is reached.
func (f *Field) KeepStroll(from Cell, length model.Length, shut Doors, cells []Cell, way func(Cell) (cost uint16, from Cell)) *Stroll {
	at, around := f.place[from], int(length/model.Inch)+1
	s := &Stroll{Cells: append([]Cell(nil), cells...), Costs: make([]uint16, len(cells)), stops: make([]stop, len(cells)), field: f, start: from,
		col: int(at.col) - around, row: int(at.row) - around, high: 2*around + 1, floor: at.floor}
	s.box = make([]uint8, s.high*s.high)
	for i, c := range cells {
		s.box[s.at(c)] = uint8(i + stopsFrom)
	}
	for i, c := range cells {
		cost, from := way(c)
		s.Costs[i], s.stops[i] = cost, stop{uint8(i), uint8(Dirs)}
		if from != None {
			s.stops[i] = stop{s.box[s.at(from)] - stopsFrom, uint8(f.Towards(from, c))}
		}
	}
	for _, c := range cells {
		for d := North; d < Dirs; d += 2 {
			if to, ok := f.Step(c, d, 0); ok && s.box[s.at(to)] == outside {
				s.box[s.at(to)] = beside
			}
		}
	}
	f.strollsPast(length, shut).from[from] = s
	return s
}

// at is where a cell is in the box; beyond it where the cell is.
func (s *Stroll) at(c Cell) int {
	p := &s.field.place[c]
	col, row := int(p.col)-s.col, int(p.row)-s.row
	if uint(col) >= uint(s.high) || uint(row) >= uint(s.high) || p.floor != s.floor {
		return len(s.box)
	}
	return col*s.high + row
}

// Meets reports whether a figure in a cell would be in the way of the stroll, or in base contact with whoever takes it.
func (s *Stroll) Meets(c Cell) bool {
	i := s.at(c)
	return i < len(s.box) && s.box[i] != outside
}

// Stop is the place of a cell in the stroll; below 0: it is not reached.
func (s *Stroll) Stop(c Cell) int {
	if i := s.at(c); i < len(s.box) {
		return int(s.box[i]) - stopsFrom
	}
	return -1
}

// Way is the way to the cell at a place: its steps, four bits of a direction each, the first one lowest, and how many there are.
func (s *Stroll) Way(to int) (steps uint64, n int) {
	for w := s.stops[to]; w.step < uint8(Dirs); w = s.stops[w.from] {
		steps, n = steps<<4|uint64(w.step), n+1
	}
	return steps, n
}

// Route is the same way as cells, in place of what is in a list.
func (s *Stroll) Route(to int, out []Cell) []Cell {
	steps, n := s.Way(to)
	at := s.start
	out = append(out[:0], at)
	for ; n > 0; n, steps = n-1, steps>>4 {
		at = s.field.Next(at, Dir(steps&15))
		out = append(out, at)
	}
	return out
}
