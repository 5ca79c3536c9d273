package main

// board is where nobody can go.
type board struct {
	facts *facts
	taken map[cell]bool
	east  map[cell]bool // walls
	south map[cell]bool
	doors map[edge][]string
	links map[[2]cell]int
}

// edge is the east edge of a place, or its south edge.
type edge struct {
	at   cell
	east bool
}

func boardOf(f *facts) *board {
	b := &board{f, map[cell]bool{}, map[cell]bool{}, map[cell]bool{}, map[edge][]string{}, map[[2]cell]int{}}
	for _, x := range f.Boards {
		for to, list := range map[*map[cell]bool][][]int{&b.taken: x.Taken, &b.east: x.East, &b.south: x.South} {
			for _, p := range list {
				if c, ok := at(p); ok {
					(*to)[c] = true
				}
			}
		}
		for _, d := range x.Doors {
			if c, ok := at(d.At); ok {
				e := edge{c, d.Edge == "east"}
				b.doors[e] = append(b.doors[e], d.Door)
			}
		}
		for _, l := range x.Links {
			from, _ := at(l.From)
			for _, p := range l.To {
				if to, ok := at(p); ok {
					b.links[[2]cell{from, to}] = l.Length
				}
			}
		}
	}
	return b
}

// free reports whether somebody can stand in a place.
func (b *board) free(c cell) bool {
	if c.z < 0 || c.z >= len(b.facts.Boards) || b.taken[c] {
		return false
	}
	x := &b.facts.Boards[c.z]
	return c.x >= 0 && c.y >= 0 && c.x < x.Columns && c.y < x.Rows
}

// open reports whether there is a way from a place to one that shares an edge with it, past doors as they stand.
func (b *board) open(from, to cell, doors map[string]string) bool {
	if to.x < from.x || to.y < from.y {
		from, to = to, from
	}
	east := to.x > from.x
	if east && b.east[from] || !east && b.south[from] || !b.free(from) || !b.free(to) {
		return false
	}
	for _, d := range b.doors[edge{from, east}] {
		if doors[d] != "open" {
			return false
		}
	}
	return true
}

// step is the length of a step between two places; false where there is none.
func (b *board) step(from, to cell, doors map[string]string) (int, bool) {
	if n, ok := b.links[[2]cell{from, to}]; ok {
		return n, true
	}
	dx, dy := to.x-from.x, to.y-from.y
	if from.z != to.z || dx < -1 || dx > 1 || dy < -1 || dy > 1 || dx == 0 && dy == 0 {
		return 0, false
	}
	if dx == 0 || dy == 0 {
		return 100, b.open(from, to, doors)
	}
	a, c := cell{to.x, from.y, from.z}, cell{from.x, to.y, from.z}
	return b.facts.Move.Across, b.open(from, a, doors) && b.open(a, to, doors) && b.open(from, c, doors) && b.open(c, to, doors)
}

// near reports whether two places share an edge with nothing between.
func (b *board) near(x, y cell, doors map[string]string) bool {
	d := (x.x-y.x)*(x.x-y.x) + (x.y-y.y)*(x.y-y.y)
	return x.z == y.z && d == 1 && b.open(x, y, doors)
}

// band is the range between two bases of an inch, counted from 0; -1: beyond all, or on another floor.
func (b *board) band(x, y cell) int {
	if x.z != y.z {
		return -1
	}
	far := ((x.x-y.x)*(x.x-y.x) + (x.y-y.y)*(x.y-y.y)) * 10_000
	for i, to := range b.facts.Ranges {
		if to == 0 || far <= (to+100)*(to+100) {
			return i
		}
	}
	return -1
}
