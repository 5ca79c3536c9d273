// Package backdrop finds what lies behind a place on a page: the filled shapes that were painted there before.
//
// Only fills count as ground; lines are too thin to hold a letter. What nothing covers is white paper.
package backdrop

import (
	"math"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Fill is a shape that was painted, in the page's own coordinates.
type Fill struct {
	Path   scene.Path
	Box    scene.Rect
	Colour scene.Colour
	Mark   int         // of the caller's own
	Clip   *scene.Rect // around what is seen of it, on the page; nil: all
}

// Stack is the fills of a page in the order in which they were painted. The zero value is a blank page.
type Stack struct{ fills []Fill }

// Add paints a shape.
func (s *Stack) Add(f Fill) { s.fills = append(s.fills, f) }

// Len is how many shapes were painted.
func (s *Stack) Len() int { return len(s.fills) }

// Top is the topmost shape over a point that is more than a shade.
func (s *Stack) Top(p scene.Point) (Fill, bool) {
	const shade = 128 // of 255: a wash that is thinner leaves what is under it in force
	for i := len(s.fills) - 1; i >= 0; i-- {
		if f := s.fills[i]; f.Colour.A >= shade && f.covers(p) {
			return f, true
		}
	}
	return Fill{}, false
}

// Colour is what one sees at a point.
func (s *Stack) Colour(p scene.Point) scene.Colour {
	var over []scene.Colour
	seen := scene.RGB(0xFFFFFF)
	for i := len(s.fills) - 1; i >= 0; i-- {
		f := s.fills[i]
		if !f.covers(p) {
			continue
		}
		if f.Colour.A == 255 {
			seen = f.Colour
			break
		}
		over = append(over, f.Colour)
	}
	for i := len(over) - 1; i >= 0; i-- {
		seen = icons.Over(over[i], seen)
	}
	return seen
}

func (f Fill) covers(p scene.Point) bool {
	b := f.Box
	if f.Clip != nil && !f.Clip.Holds(p) {
		return false
	}
	return p.X >= b.X && p.Y >= b.Y && p.X <= b.X+b.W && p.Y <= b.Y+b.H && Inside(f.Path, p)
}

// Moved is a shape shifted on the page.
func (f Fill) Moved(by scene.Point) Fill {
	f.Path = f.Path.Shifted(by.X, by.Y)
	f.Box.X, f.Box.Y = f.Box.X+by.X, f.Box.Y+by.Y
	return f
}

// Inside reports whether a filled path covers a point, by the non-zero rule.
func Inside(path scene.Path, p scene.Point) bool {
	winding := 0
	Edges(path, func(a, b scene.Point) {
		cross := (b.X-a.X)*(p.Y-a.Y) - (p.X-a.X)*(b.Y-a.Y)
		switch {
		case a.Y <= p.Y && b.Y > p.Y && cross > 0:
			winding++
		case a.Y > p.Y && b.Y <= p.Y && cross < 0:
			winding--
		}
	})
	return winding != 0
}

// Area is roughly how much of the paper a filled path covers, in square micrometres. Shapes that lie on one
// another count twice, holes are taken off.
func Area(path scene.Path) float64 {
	var twice float64
	Edges(path, func(a, b scene.Point) { twice += float64(a.X)*float64(b.Y) - float64(b.X)*float64(a.Y) })
	return math.Abs(twice) / 2
}

// pieces is how many straight lines stand for a curve.
const pieces = 6

// Edges calls f for each side of a path's contours, curves in pieces; open contours are closed.
func Edges(path scene.Path, f func(a, b scene.Point)) {
	var start, at scene.Point
	pts := path.Points
	for _, v := range path.Verbs {
		switch v {
		case scene.MoveTo:
			if at != start {
				f(at, start)
			}
			start, at = pts[0], pts[0]
			pts = pts[1:]
		case scene.LineTo:
			f(at, pts[0])
			at, pts = pts[0], pts[1:]
		case scene.CurveTo:
			from := at
			for i := 1; i <= pieces; i++ {
				next := along(from, pts[0], pts[1], pts[2], float64(i)/pieces)
				f(at, next)
				at = next
			}
			pts = pts[3:]
		case scene.Close:
			if at != start {
				f(at, start)
			}
			at = start
		}
	}
	if at != start {
		f(at, start)
	}
}

// along is a point of a cubic curve.
func along(a, b, c, d scene.Point, t float64) scene.Point {
	u := 1 - t
	w := [4]float64{u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}
	mix := func(a, b, c, d scene.Unit) scene.Unit {
		return scene.Unit(math.Round(w[0]*float64(a) + w[1]*float64(b) + w[2]*float64(c) + w[3]*float64(d)))
	}
	return scene.Point{X: mix(a.X, b.X, c.X, d.X), Y: mix(a.Y, b.Y, c.Y, d.Y)}
}
