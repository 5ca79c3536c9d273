package field

// Crowd is who is where on the floors: up to 64 figures, by number. It answers without going through them all, as a set has
// a bit for each. It knows cells and nothing of what stands between them, so that it is as good for any field that has the same floors.
type Crowd struct {
	here   []uint64 // by cell
	cols   []uint64
	rows   []uint64
	floors []uint64
}

// Clear takes everybody away, and makes room for the floors of a field.
func (c *Crowd) Clear(f *Field) {
	*c = Crowd{here: make([]uint64, len(f.Spots)), cols: make([]uint64, f.cols), rows: make([]uint64, f.rows), floors: make([]uint64, len(f.first))}
}

// Put puts a figure into a cell.
func (c *Crowd) Put(f *Field, figure int8, at Cell) {
	p, bit := &f.place[at], uint64(1)<<uint(figure)
	c.here[at] |= bit
	c.cols[p.col] |= bit
	c.rows[p.row] |= bit
	c.floors[p.floor] |= bit
}

// Take takes a figure out of a cell in which it is.
func (c *Crowd) Take(f *Field, figure int8, at Cell) {
	p, bit := &f.place[at], uint64(1)<<uint(figure)
	c.here[at] &^= bit
	c.cols[p.col] &^= bit
	c.rows[p.row] &^= bit
	c.floors[p.floor] &^= bit
}

// Here are those in a cell.
func (c *Crowd) Here(at Cell) uint64 { return c.here[at] }

// Touching are those in base contact with whoever is in a cell, as Touch has it.
func (c *Crowd) Touching(f *Field, at Cell, shut Doors) uint64 {
	var out uint64
	steps := &f.steps[at]
	for d := North; d < Dirs; d += 2 {
		if s := steps[d]; s.To != None && f.gates[s.gate]&shut == 0 {
			out |= c.here[s.To]
		}
	}
	return out
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
	var cols, rows uint64
	if f.linked {
		return c.All()
	}
	p := &f.place[at]
	for _, in := range c.cols[max(p.col-steps, 0):min(p.col+steps+1, int16(len(c.cols)))] {
		cols |= in
	}
	for _, in := range c.rows[max(p.row-steps, 0):min(p.row+steps+1, int16(len(c.rows)))] {
		rows |= in
	}
	return cols & rows & c.floors[p.floor]
}

// Among are those of some who may hide something of what stands in one cell from somebody in another, both of one floor.
func (c *Crowd) Among(f *Field, some uint64, from, to Cell) uint64 {
	a, b := &f.place[from], &f.place[to]
	some &= c.floors[a.floor]
	if some == 0 {
		return 0
	}
	var cols, rows uint64
	for _, in := range c.cols[max(min(a.col, b.col)-1, 0):min(max(a.col, b.col)+2, int16(len(c.cols)))] {
		cols |= in
	}
	if some &= cols; some == 0 {
		return 0
	}
	for _, in := range c.rows[max(min(a.row, b.row)-1, 0):min(max(a.row, b.row)+2, int16(len(c.rows)))] {
		rows |= in
	}
	return some & rows
}
