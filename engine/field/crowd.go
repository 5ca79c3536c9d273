package field

import "math/bits"

// Crowd is who is where on the floors: up to 64 figures, by number. It answers without going through them all, as a set has
// a bit for each. It knows cells and nothing of what stands between them, so that it is as good for any field that has the same floors.
type Crowd struct {
	here   []uint64 // by cell, one place on: in None is nobody
	floors []uint64
	cols   span
	rows   span
	at     [64]Cell // of each
}

// span is who is how far along one side of the floors: whoever is between two places is at the first of them or beyond it, and at the
// second or before it. It has one place more beyond each rim, as most ask for what lies beside something.
type span struct{ upTo, from []uint64 }

func newSpan(n int) span { return span{make([]uint64, n+2), make([]uint64, n+2)} }

// put puts somebody, of a bit, at a place.
func (s *span) put(bit uint64, at int16) {
	beyond, before := s.upTo[at+1:], s.from[:at+2]
	for i := range beyond {
		beyond[i] |= bit
	}
	for i := range before {
		before[i] |= bit
	}
}

// take takes somebody away from a place.
func (s *span) take(bit uint64, at int16) {
	beyond, before := s.upTo[at+1:], s.from[:at+2]
	for i := range beyond {
		beyond[i] &^= bit
	}
	for i := range before {
		before[i] &^= bit
	}
}

// move has somebody be at another place.
func (s *span) move(bit uint64, from, to int16) {
	for ; from < to; from++ {
		s.upTo[from+1] &^= bit
		s.from[from+2] |= bit
	}
	for ; from > to; from-- {
		s.from[from+1] &^= bit
		s.upTo[from] |= bit
	}
}

// between are those at some places and between them, no farther than one beyond a rim.
func (s *span) between(first, last int16) uint64 { return s.from[first+1] & s.upTo[last+1] }

// within are those no farther than so much from a place, however far beyond the rim that leads.
func (s *span) within(at, far int16) uint64 {
	first, last := int(at)-int(far)+1, int(at)+int(far)+1
	return s.from[max(first, 0)] & s.upTo[min(last, len(s.upTo)-1)]
}

// Clear takes everybody away, and makes room for the floors of a field.
func (c *Crowd) Clear(f *Field) {
	*c = Crowd{here: make([]uint64, len(f.Spots)+1), cols: newSpan(f.cols), rows: newSpan(f.rows), floors: make([]uint64, len(f.first))}
}

// Put puts a figure into a cell.
func (c *Crowd) Put(f *Field, figure int8, at Cell) {
	p, bit := &f.place[at], uint64(1)<<uint(figure)
	c.here[at+1] |= bit
	c.floors[p.floor] |= bit
	c.cols.put(bit, p.col)
	c.rows.put(bit, p.row)
	c.at[figure] = at
}

// Take takes a figure out of a cell in which it is.
func (c *Crowd) Take(f *Field, figure int8, at Cell) {
	p, bit := &f.place[at], uint64(1)<<uint(figure)
	c.here[at+1] &^= bit
	c.floors[p.floor] &^= bit
	c.cols.take(bit, p.col)
	c.rows.take(bit, p.row)
}

// Move has a figure be in another cell than it is.
func (c *Crowd) Move(f *Field, figure int8, from, to Cell) {
	a, b, bit := &f.place[from], &f.place[to], uint64(1)<<uint(figure)
	c.here[from+1] &^= bit
	c.here[to+1] |= bit
	c.floors[a.floor] &^= bit
	c.floors[b.floor] |= bit
	c.cols.move(bit, a.col, b.col)
	c.rows.move(bit, a.row, b.row)
	c.at[figure] = to
}

// Here are those in a cell; nobody is in None.
func (c *Crowd) Here(at Cell) uint64 { return c.here[at+1] }

// Touching are those in base contact with whoever is in a cell, as Touch has it.
func (c *Crowd) Touching(f *Field, at Cell, shut Doors) uint64 {
	steps := &f.steps[at]
	if c.here[steps[North].To+1]|c.here[steps[East].To+1]|c.here[steps[South].To+1]|c.here[steps[West].To+1] == 0 {
		return 0
	}
	var out uint64
	for d := North; d < Dirs; d += 2 {
		s := steps[d]
		if who := c.here[s.To+1]; who != 0 && f.gates[s.gate]&shut == 0 {
			out |= who
		}
	}
	return out
}

// Near are those of some who are no farther from a cell than a step, as far as columns and rows tell, on any floor.
func (c *Crowd) Near(f *Field, some uint64, at Cell) uint64 {
	if some == 0 {
		return 0
	}
	p := &f.place[at]
	return some & c.cols.between(p.col-1, p.col+1) & c.rows.between(p.row-1, p.row+1)
}

// All are all who are anywhere.
func (c *Crowd) All() uint64 {
	var out uint64
	for _, in := range c.floors {
		out |= in
	}
	return out
}

// Within are those to whom a walk of so many steps from a cell could lead, as Field.Within has it.
func (c *Crowd) Within(f *Field, at Cell, steps int16) uint64 {
	if f.linked {
		return c.All()
	}
	return c.Around(f, at, steps)
}

// Around are those on the floor of a cell who are no more than so many columns and rows from it.
func (c *Crowd) Around(f *Field, at Cell, cells int16) uint64 {
	p := &f.place[at]
	return c.cols.within(p.col, cells) & c.rows.within(p.row, cells) & c.floors[p.floor]
}

// Among are those of some who stand so close to a line of sight between two cells of one floor that they may hide something: all lines
// end within half an inch of a centre, and bases reach half an inch.
func (c *Crowd) Among(f *Field, some uint64, from, to Cell) uint64 {
	a, b := &f.place[from], &f.place[to]
	some &= c.floors[a.floor] & c.cols.between(min(a.col, b.col)-1, max(a.col, b.col)+1)
	if some == 0 {
		return 0
	}
	some &= c.rows.between(min(a.row, b.row)-1, max(a.row, b.row)+1)
	dx, dy := int(b.col-a.col), int(b.row-a.row)
	far := dx*dx + dy*dy
	for left := some; left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		p := &f.place[c.at[i&63]]
		if off := dx*int(p.row-a.row) - dy*int(p.col-a.col); off*off > far {
			some &^= 1 << uint(i)
		}
	}
	return some
}
