package plan

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Write draws a board: the reverse of Read. Labels go back to their lines and columns if those lie
// in their cell, otherwise into the first free spot there. What cannot be drawn is left out: panels
// off the lattice or of a kind without a spelling, and labels for which a cell has no room. Lines
// have no blanks at their end, and the last has no line feed.
func Write(d *Drawing, o Options) string {
	if len(check(o)) > 0 {
		return ""
	}
	t, _ := newTable(o)
	w := &writer{reader: reader{o: o, table: t, nx: int(o.Width / o.Lattice), ny: int(o.Height / o.Lattice)}}
	w.clear()
	w.posts(d)
	for _, p := range d.Panels {
		w.panel(p)
	}
	for _, l := range d.Labels {
		w.label(l)
	}
	return w.String()
}

// writer fills a frame of characters.
type writer struct{ reader }

func (w *writer) clear() {
	w.lines = make([][]rune, w.height())
	for y := range w.lines {
		w.lines[y] = slices.Repeat([]rune{' '}, w.width())
	}
}

// posts draws the posts of the drawing, the corners, and the ends of panels. Panels that pass over
// a point are drawn later, on top.
func (w *writer) posts(d *Drawing) {
	corners := []model.Point{w.point(0, 0), w.point(w.nx, 0), w.point(0, w.ny), w.point(w.nx, w.ny)}
	for _, p := range slices.Concat(corners, d.Posts) {
		w.post(p)
	}
	for _, p := range d.Panels {
		if _, ok := w.spelling(p); ok {
			w.end(p, p.From)
			w.end(p, p.To)
		}
	}
}

func (w *writer) post(p model.Point) {
	if s, ok := w.spot(p); ok {
		w.lines[s.y*step(down)][s.x*step(across)] = '+'
	}
}

// end draws the post at a panel's end. A panel that comes straight from the board needs none on
// the rim.
func (w *writer) end(p Panel, at model.Point) {
	upright := p.From.X == p.To.X
	onRim := upright && (at.Y == 0 || at.Y == w.o.Height) || !upright && (at.X == 0 || at.X == w.o.Width)
	if !onRim {
		w.post(at)
	}
}

// spot is the lattice point at a place on the board.
func (w *writer) spot(p model.Point) (spot, bool) {
	x, y := p.X-w.o.Offset.X, p.Y-w.o.Offset.Y
	if x < 0 || y < 0 || x%w.o.Lattice != 0 || y%w.o.Lattice != 0 {
		return spot{}, false
	}
	s := spot{int(x / w.o.Lattice), int(y / w.o.Lattice)}
	return s, s.x <= w.nx && s.y <= w.ny
}

// spelling is how a panel is written on the lattice, if it can be.
func (w *writer) spelling(p Panel) (string, bool) {
	from, okFrom := w.spot(p.From)
	to, okTo := w.spot(p.To)
	if !okFrom || !okTo || (from.x == to.x) == (from.y == to.y) || from.x > to.x || from.y > to.y {
		return "", false
	}
	d := across
	if from.x == to.x {
		d = down
	}
	for _, e := range w.table.listed[d] {
		if w.table.match[d][e.text].kind != p.Kind || len(e.text) != (to.x-from.x+to.y-from.y)*step(d)-1 {
			continue
		}
		if p.Flipped {
			return reversed(e.text), true
		}
		return e.text, true
	}
	return "", false
}

func (w *writer) panel(p Panel) {
	text, ok := w.spelling(p)
	if !ok {
		return
	}
	from, _ := w.spot(p.From)
	x, y := from.x*step(across), from.y*step(down)
	for k, c := range []rune(text) {
		if p.From.Y == p.To.Y {
			w.lines[y][x+1+k] = c
		} else {
			w.lines[y+1+k][x] = c
		}
	}
}

// label writes a label where it stood, or into the first free spot of its cell.
func (w *writer) label(l Label) {
	cell, ok := w.spot(l.Cell)
	if problem, _ := unfitLabel(l.ID); problem != "" || !ok || cell.x >= w.nx || cell.y >= w.ny {
		return
	}
	if l.Line > 0 && l.Col > 0 && w.free(l.ID, l.Col-1, l.Line-1) && w.inCell(cell, l.Col-1, l.Line-1) {
		w.put(l.ID, l.Col-1, l.Line-1)
		return
	}
	for _, dy := range []int{1, 0} {
		for _, dx := range []int{1, 2, 3, 0} {
			if x, y := cell.x*step(across)+dx, cell.y*step(down)+dy; w.free(l.ID, x, y) {
				w.put(l.ID, x, y)
				return
			}
		}
	}
}

func (w *writer) inCell(c spot, x, y int) bool {
	i, j := w.cell(x, y)
	return c == spot{i, j}
}

// free reports whether a label has room at a spot, with a blank between it and other labels.
func (w *writer) free(id string, x, y int) bool {
	if y >= w.height() || x+len(id) > w.width() {
		return false
	}
	for k := range len(id) {
		if w.at(x+k, y) != ' ' {
			return false
		}
	}
	return !isLabel(w.at(x-1, y)) && !isLabel(w.at(x+len(id), y))
}

func (w *writer) put(id string, x, y int) { copy(w.lines[y][x:], []rune(id)) }

func (w *writer) String() string {
	var out []string
	for _, line := range w.lines {
		out = append(out, strings.TrimRight(string(line), " "))
	}
	return strings.Join(out, "\n")
}
