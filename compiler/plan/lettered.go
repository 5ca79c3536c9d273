package plan

import "fmt"

// leastWall is how many equal letters in a row on a line between cells are a wall to whoever drew them, down and
// across the page: a label stands once.
const (
	leastDown   = 2
	leastAcross = 3
)

// lettered reports walls that are drawn with a letter, once a letter, and reads them as walls: what else is wrong
// shows all the same.
func (r *reader) lettered() {
	told := map[rune]bool{}
	for y := range r.lines {
		for x, c := range r.lines[y] {
			if c < 'a' || c > 'z' || r.badLine[y] {
				continue
			}
			n, wall := r.lettersDown(x, y), '|'
			if across := r.lettersAcross(x, y); across > 0 {
				n, wall = across, '-'
			}
			if n == 0 || !r.table.glyphs[wall] {
				continue
			}
			if !told[c] {
				r.report(CodeGlyph, x, x+1, y, fmt.Sprintf("the letter %c stands where walls stand, on a line between two cells", c),
					"draw a wall down the page with | and one across it with -; sortie explain plan shows them")
				told[c] = true
			}
			r.redraw(x, y, n, wall)
		}
	}
}

// lettersDown counts the equal letters below each other from a place on, or is 0 where they are no wall.
func (r *reader) lettersDown(x, y int) int {
	n, c := 0, r.at(x, y)
	for x%step(across) == 0 && y+n < len(r.lines) && r.at(x, y+n) == c && r.class(r.at(x-1, y+n)) != label && r.class(r.at(x+1, y+n)) != label {
		n++
	}
	if n < leastDown {
		return 0
	}
	return n
}

// lettersAcross counts the equal letters beside each other from a place on, or is 0 where they are no wall.
func (r *reader) lettersAcross(x, y int) int {
	n, c := 0, r.at(x, y)
	for y%step(down) == 0 && r.at(x+n, y) == c {
		n++
	}
	if n < leastAcross {
		return 0
	}
	return n
}

// redraw puts the mark of a wall in the place of letters.
func (r *reader) redraw(x, y, n int, wall rune) {
	for k := range n {
		if wall == '|' {
			r.lines[y+k][x] = wall
		} else {
			r.lines[y][x+k] = wall
		}
	}
}
