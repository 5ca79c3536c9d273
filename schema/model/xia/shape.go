package xia

import (
	"cmp"
	"slices"
)

// Shape is a shape of hold spaces or outfit sections, row by row: '#' is a space, 'U' a Use Space and
// '.' no space.
type Shape []string

// cell is a space of a shape.
type cell struct{ x, y int }

// Spaces is the number of spaces.
func (s Shape) Spaces() int { return len(s.cells()) }

// Uses is the number of Use Spaces.
func (s Shape) Uses() int {
	n := 0
	for _, row := range s {
		for _, c := range row {
			if c == 'U' {
				n++
			}
		}
	}
	return n
}

func (s Shape) cells() []cell {
	var list []cell
	for y, row := range s {
		for x, c := range []byte(row) {
			if c != '.' {
				list = append(list, cell{x, y})
			}
		}
	}
	return list
}

// Holds reports whether outfits fit into a hold together. They may be turned, but lie face up
// (seed 001:508-514).
func (s Shape) Holds(outfits ...Shape) bool {
	p := &packing{cells: s.cells(), free: map[cell]bool{}}
	p.spare = len(p.cells)
	for _, c := range p.cells {
		p.free[c] = true
	}
	for _, o := range outfits {
		p.spare -= o.Spaces()
		p.add(o)
	}
	return p.from(0)
}

// packing is the state of one search. It goes through the hold in reading order: each space stays
// empty, or is the first one of an outfit. So no way of packing is tried twice.
type packing struct {
	cells []cell
	free  map[cell]bool
	spare int // spaces that may stay empty
	kinds []packed
}

// packed is a shape of outfit in its four turns, and how many of it wait.
type packed struct {
	turns [][]cell
	count int
}

// add has one more outfit wait.
func (p *packing) add(o Shape) {
	ways := turns(o.cells())
	for i, k := range p.kinds {
		if slices.EqualFunc(k.turns, ways, slices.Equal) {
			p.kinds[i].count++
			return
		}
	}
	p.kinds = append(p.kinds, packed{turns: ways, count: 1})
}

// from packs what waits into the spaces from the i-th on.
func (p *packing) from(i int) bool {
	if !slices.ContainsFunc(p.kinds, func(k packed) bool { return k.count > 0 }) {
		return p.spare >= 0
	}
	if i == len(p.cells) || p.spare < 0 {
		return false
	}
	if !p.free[p.cells[i]] {
		return p.from(i + 1)
	}
	for k := range p.kinds {
		if p.kinds[k].count > 0 && p.try(k, i) {
			return true
		}
	}
	p.spare--
	ok := p.from(i + 1)
	p.spare++
	return ok
}

// try lays an outfit of a kind with its first space on the i-th of the hold.
func (p *packing) try(kind, i int) bool {
	for _, turned := range p.kinds[kind].turns {
		taken := moved(turned, p.cells[i])
		if slices.ContainsFunc(taken, func(c cell) bool { return !p.free[c] }) {
			continue
		}
		p.set(taken, false)
		p.kinds[kind].count--
		ok := p.from(i + 1)
		p.kinds[kind].count++
		p.set(taken, true)
		if ok {
			return true
		}
	}
	return false
}

func (p *packing) set(cells []cell, to bool) {
	for _, c := range cells {
		p.free[c] = to
	}
}

// turns are the four quarter turns of a shape, each in reading order and with its first space at the
// origin.
func turns(cells []cell) [][]cell {
	var all [][]cell
	for range 4 {
		next := make([]cell, len(cells))
		for i, c := range cells {
			next[i] = cell{-c.y, c.x}
		}
		slices.SortFunc(next, func(a, b cell) int { return cmp.Or(cmp.Compare(a.y, b.y), cmp.Compare(a.x, b.x)) })
		cells = next
		if len(cells) > 0 {
			all = append(all, moved(cells, cell{-cells[0].x, -cells[0].y}))
		}
	}
	return all
}

func moved(cells []cell, by cell) []cell {
	out := make([]cell, len(cells))
	for i, c := range cells {
		out[i] = cell{c.x + by.x, c.y + by.y}
	}
	return out
}
