package theme

import (
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
)

// draw carries a command out.
func (r *reader) draw(letter byte, n []float64) {
	from := spot{}
	if letter >= 'a' {
		from = r.pen
	}
	at := func(i int) spot { return spot{from.x + n[i], from.y + n[i+1]} }
	switch upper(letter) {
	case 'M':
		r.move(at(0))
	case 'L':
		r.line(at(0))
	case 'H':
		r.line(spot{from.x + n[0], r.pen.y})
	case 'V':
		r.line(spot{r.pen.x, from.y + n[0]})
	case 'C':
		r.curve(at(0), at(2), at(4))
	case 'S':
		r.curve(r.mirrored("CcSs"), at(0), at(2))
	case 'Q':
		r.quadratic(at(0), at(2))
	case 'T':
		r.quadratic(r.mirrored("QqTt"), at(0))
	case 'A':
		r.arc(n[0], n[1], n[2], n[3] != 0, n[4] != 0, at(5))
	case 'Z':
		r.path.Close()
		r.pen, r.handle = r.start, r.start
	}
}

func (r *reader) point(s spot) (x, y scene.Unit) { return length(s.x * r.scale), length(s.y * r.scale) }

// length rounds to micrometres.
func length(v float64) scene.Unit { return scene.Unit(math.Round(v)) }

func (r *reader) move(to spot) {
	r.path.Move(r.point(to))
	r.pen, r.start, r.handle = to, to, to
}

// open begins a contour where the last one was closed.
func (r *reader) open() {
	if upper(r.verb) == 'Z' {
		r.path.Move(r.point(r.pen))
	}
}

func (r *reader) line(to spot) {
	r.open()
	r.path.Line(r.point(to))
	r.pen, r.handle = to, to
}

func (r *reader) curve(a, b, to spot) {
	r.open()
	ax, ay := r.point(a)
	bx, by := r.point(b)
	x, y := r.point(to)
	r.path.Curve(ax, ay, bx, by, x, y)
	r.pen, r.handle = to, b
}

// quadratic is a curve with one control point, drawn as one with two.
func (r *reader) quadratic(c, to spot) {
	p := r.pen
	r.curve(spot{p.x + (c.x-p.x)*2/3, p.y + (c.y-p.y)*2/3}, spot{to.x + (c.x-to.x)*2/3, to.y + (c.y-to.y)*2/3}, to)
	r.handle = c
}

// mirrored is the last control point seen from the other side of the pen, if the last command was a curve of
// that sort.
func (r *reader) mirrored(after string) spot {
	for i := range len(after) {
		if r.verb == after[i] {
			return spot{2*r.pen.x - r.handle.x, 2*r.pen.y - r.handle.y}
		}
	}
	return r.pen
}
