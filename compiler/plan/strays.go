package plan

import "fmt"

// strays reports posts and panel characters that stand between the lattice lines. One a line is
// enough, as they come from a line that slipped; such a line is read no further.
func (r *reader) strays() {
	for y, line := range r.lines {
		for x, c := range line {
			if r.badLine[y] {
				break
			}
			if kind := r.class(c); r.isStray(x, y, kind) {
				r.stray(x, y, kind)
			}
		}
	}
}

// isStray reports posts off the lattice points, panel characters inside cells, and those on a
// lattice line that stand alone: no panel is one character long.
func (r *reader) isStray(x, y int, kind class) bool {
	onRow, onColumn := y%step(down) == 0, x%step(across) == 0
	switch kind {
	case post:
		return !onRow || !onColumn
	case glyph:
		return !onColumn && (!onRow || !r.taken(x-1, y) && !r.taken(x+1, y))
	}
	return false
}

// stray reports one character off the lattice together with those that follow it.
func (r *reader) stray(x, y int, kind class) {
	end := x + 1
	for kind == glyph && r.class(r.at(end, y)) == glyph && end%step(across) != 0 {
		end++
	}
	what := "a post stands between the lattice points"
	if kind == glyph {
		what = fmt.Sprintf("%q stands off the lattice", string(r.lines[y][x:end]))
	}
	remedy := "move it " + shift(x)
	if y%step(down) != 0 && x%step(across) == 0 {
		remedy = "posts stand in every 2nd line: move it up or down by one, or draw a panel here"
	}
	r.report(CodeLattice, x, end, y, what, remedy)
	r.badLine[y] = true
}
