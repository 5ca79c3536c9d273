package scene

import "math"

// Verb is one step of a path.
type Verb uint8

// The steps of a path and how many points each takes: one, one, three (cubic), none.
const (
	MoveTo Verb = iota
	LineTo
	CurveTo
	Close
)

// Path is an outline: verbs and the points they take, in order.
type Path struct {
	Verbs  []Verb
	Points []Point
}

// Move starts a new contour.
func (p *Path) Move(x, y Unit) *Path { return p.add(MoveTo, Point{x, y}) }

// Line goes straight on.
func (p *Path) Line(x, y Unit) *Path { return p.add(LineTo, Point{x, y}) }

// Curve goes on along a cubic Bézier curve with two control points.
func (p *Path) Curve(x1, y1, x2, y2, x, y Unit) *Path {
	return p.add(CurveTo, Point{x1, y1}, Point{x2, y2}, Point{x, y})
}

// Close goes back to where the contour started.
func (p *Path) Close() *Path { return p.add(Close) }

func (p *Path) add(v Verb, pts ...Point) *Path {
	p.Verbs = append(p.Verbs, v)
	p.Points = append(p.Points, pts...)
	return p
}

// Append adds the contours of another path.
func (p *Path) Append(q Path) *Path {
	p.Verbs = append(p.Verbs, q.Verbs...)
	p.Points = append(p.Points, q.Points...)
	return p
}

// Map is the path with every point sent through f.
func (p Path) Map(f func(Point) Point) Path {
	out := Path{Verbs: append([]Verb(nil), p.Verbs...), Points: make([]Point, len(p.Points))}
	for i, pt := range p.Points {
		out.Points[i] = f(pt)
	}
	return out
}

// Turned is the path turned clockwise about a centre by whole degrees.
func (p Path) Turned(c Point, degrees int) Path {
	if degrees%360 == 0 {
		return p
	}
	sin, cos := math.Sincos(float64(degrees) * math.Pi / 180)
	return p.Map(func(q Point) Point {
		x, y := float64(q.X-c.X), float64(q.Y-c.Y)
		return Point{c.X + Unit(math.Round(x*cos-y*sin)), c.Y + Unit(math.Round(x*sin+y*cos))}
	})
}

// Shifted is the path moved by (dx, dy).
func (p Path) Shifted(dx, dy Unit) Path {
	return p.Map(func(q Point) Point { return Point{q.X + dx, q.Y + dy} })
}

// RectPath is the outline of a rectangle.
func RectPath(r Rect) Path {
	var p Path
	p.Move(r.X, r.Y).Line(r.X+r.W, r.Y).Line(r.X+r.W, r.Y+r.H).Line(r.X, r.Y+r.H).Close()
	return p
}

// kappa10000 is the control distance of a quarter circle drawn as one cubic, in ten-thousandths.
const kappa10000 = 5523

// CirclePath is the outline of a circle.
func CirclePath(c Point, r Unit) Path {
	k := r * kappa10000 / 10000
	var p Path
	p.Move(c.X+r, c.Y).
		Curve(c.X+r, c.Y+k, c.X+k, c.Y+r, c.X, c.Y+r).
		Curve(c.X-k, c.Y+r, c.X-r, c.Y+k, c.X-r, c.Y).
		Curve(c.X-r, c.Y-k, c.X-k, c.Y-r, c.X, c.Y-r).
		Curve(c.X+k, c.Y-r, c.X+r, c.Y-k, c.X+r, c.Y).Close()
	return p
}

// RoundedPath is the outline of a rectangle with rounded corners of radius rad.
func RoundedPath(r Rect, rad Unit) Path {
	rad = min(rad, r.W/2, r.H/2)
	k := rad - rad*kappa10000/10000
	x0, y0, x1, y1 := r.X, r.Y, r.X+r.W, r.Y+r.H
	var p Path
	p.Move(x0+rad, y0).Line(x1-rad, y0).Curve(x1-k, y0, x1, y0+k, x1, y0+rad).
		Line(x1, y1-rad).Curve(x1, y1-k, x1-k, y1, x1-rad, y1).
		Line(x0+rad, y1).Curve(x0+k, y1, x0, y1-k, x0, y1-rad).
		Line(x0, y0+rad).Curve(x0, y0+k, x0+k, y0, x0+rad, y0).Close()
	return p
}

// Bounds is the smallest upright rectangle around the path's points, those that control its curves
// included.
func (p Path) Bounds() Rect {
	if len(p.Points) == 0 {
		return Rect{}
	}
	low, high := p.Points[0], p.Points[0]
	for _, q := range p.Points {
		low = Point{min(low.X, q.X), min(low.Y, q.Y)}
		high = Point{max(high.X, q.X), max(high.Y, q.Y)}
	}
	return Rect{low.X, low.Y, high.X - low.X, high.Y - low.Y}
}
