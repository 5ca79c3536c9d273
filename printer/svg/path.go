package svg

import (
	"strconv"

	"github.com/sortie-tools/sortie/printer/scene"
)

// data is a path in SVG's own short writing: steps relative to where the pen stands, level and
// upright lines with one number, no letter repeated.
func data(p scene.Path) string {
	w := pathWriter{}
	pts := p.Points
	for _, v := range p.Verbs {
		switch v {
		case scene.MoveTo:
			w.move(pts[0])
			pts = pts[1:]
		case scene.LineTo:
			w.line(pts[0])
			pts = pts[1:]
		case scene.CurveTo:
			w.letter('c')
			w.step(pts[0])
			w.step(pts[1])
			w.step(pts[2])
			w.pen = pts[2]
			pts = pts[3:]
		case scene.Close:
			w.letter('z')
			w.pen = w.start
		}
	}
	return string(w.out)
}

type pathWriter struct {
	out        []byte
	last       byte // the letter in force
	pen, start scene.Point
}

// letter writes a command unless it is still in force.
func (w *pathWriter) letter(c byte) {
	if w.last != c || c == 'z' {
		w.out = append(w.out, c)
	}
	w.last = c
}

func (w *pathWriter) move(p scene.Point) {
	w.last = 0
	w.letter('M')
	w.number(p.X)
	w.number(p.Y)
	w.pen, w.start = p, p
}

func (w *pathWriter) line(p scene.Point) {
	switch {
	case p.Y == w.pen.Y:
		w.letter('h')
		w.number(p.X - w.pen.X)
	case p.X == w.pen.X:
		w.letter('v')
		w.number(p.Y - w.pen.Y)
	default:
		w.letter('l')
		w.step(p)
	}
	w.pen = p
}

func (w *pathWriter) step(p scene.Point) {
	w.number(p.X - w.pen.X)
	w.number(p.Y - w.pen.Y)
}

// number writes a number, with a blank before it where it would run into the one before.
func (w *pathWriter) number(v scene.Unit) {
	if n := len(w.out); v >= 0 && n > 0 && w.out[n-1] >= '0' && w.out[n-1] <= '9' {
		w.out = append(w.out, ' ')
	}
	w.out = strconv.AppendInt(w.out, int64(v), 10)
}
