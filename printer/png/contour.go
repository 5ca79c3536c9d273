package png

import "math"

type pt struct{ x, y float64 }

// contour is a polygon in pixels; whether it is closed matters to strokes only.
type contour struct {
	pts    []pt
	closed bool
	bounds box // set once the contour is final
}

type box struct{ x0, y0, x1, y1 float64 }

func (b box) and(c box) box {
	return box{max(b.x0, c.x0), max(b.y0, c.y0), min(b.x1, c.x1), min(b.y1, c.y1)}
}

func (b box) holds(c box) bool { return b.and(c) == c }

func (b box) empty() bool { return b.x0 >= b.x1 || b.y0 >= b.y1 }

// tolerance is how far a straightened curve may lie from the true one, in pixels.
const tolerance = 0.08

// curve appends a cubic curve as straight lines. The number of lines follows from how far the
// control points lie off the straight line.
func curve(pts []pt, c1, c2, to pt) []pt {
	if len(pts) == 0 {
		return append(pts, to)
	}
	from := pts[len(pts)-1]
	dx := max(math.Abs(from.x-2*c1.x+c2.x), math.Abs(c1.x-2*c2.x+to.x))
	dy := max(math.Abs(from.y-2*c1.y+c2.y), math.Abs(c1.y-2*c2.y+to.y))
	n := int(math.Ceil(math.Sqrt(0.75 * math.Hypot(dx, dy) / tolerance)))
	n = min(max(n, 1), 500)
	for i := 1; i < n; i++ {
		pts = append(pts, bezier(from, c1, c2, to, float64(i)/float64(n)))
	}
	return append(pts, to)
}

func bezier(a, b, c, d pt, t float64) pt {
	u := 1 - t
	k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return pt{k0*a.x + k1*b.x + k2*c.x + k3*d.x, k0*a.y + k1*b.y + k2*c.y + k3*d.y}
}

// extent bounds contours, each by itself and all together.
func extent(lines []contour) box {
	all := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for i := range lines {
		b := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
		for _, p := range lines[i].pts {
			b = box{min(b.x0, p.x), min(b.y0, p.y), max(b.x1, p.x), max(b.y1, p.y)}
		}
		lines[i].bounds = b
		all = box{min(all.x0, b.x0), min(all.y0, b.y0), max(all.x1, b.x1), max(all.y1, b.y1)}
	}
	return all
}

func outward(b box) box {
	return box{math.Floor(b.x0), math.Floor(b.y0), math.Ceil(b.x1), math.Ceil(b.y1)}
}

func rounded(b box) box {
	return box{math.Round(b.x0), math.Round(b.y0), math.Round(b.x1), math.Round(b.y1)}
}

// rectangle reports whether contours are a single upright rectangle.
func rectangle(lines []contour) (box, bool) {
	if len(lines) != 1 || len(lines[0].pts) != 4 {
		return box{}, false
	}
	p := lines[0].pts
	for i := range p {
		a, b, c := p[i], p[(i+1)%4], p[(i+2)%4]
		across, down := a.y == b.y && b.x == c.x, a.x == b.x && b.y == c.y
		if !across && !down {
			return box{}, false
		}
	}
	return extent(lines), true
}
