package audit

import (
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
)

// spot is a place on the page, in micrometres.
type spot struct{ x, y float64 }

// quad is the box of a text, turned as it is: from the left end of the baseline along it, up, and back.
type quad [4]spot

// quadOf is the box of a piece of a text that begins at a point and is turned clockwise about it.
func quadOf(at scene.Point, p piece, high scene.Unit, turn int) quad {
	sin, cos := math.Sincos(float64(turn%360) * math.Pi / 180)
	place := func(along, up scene.Unit) spot {
		x, y := float64(along), float64(-up)
		return spot{float64(at.X) + x*cos - y*sin, float64(at.Y) + x*sin + y*cos}
	}
	return quad{place(p.from, 0), place(p.to, 0), place(p.to, high), place(p.from, high)}
}

// bounds is the smallest upright rectangle around a quad.
func (q quad) bounds() scene.Rect {
	low, high := q[0], q[0]
	for _, s := range q {
		low, high = spot{min(low.x, s.x), min(low.y, s.y)}, spot{max(high.x, s.x), max(high.y, s.y)}
	}
	x, y := scene.Unit(math.Round(low.x)), scene.Unit(math.Round(low.y))
	return scene.Rect{X: x, Y: y, W: scene.Unit(math.Round(high.x)) - x, H: scene.Unit(math.Round(high.y)) - y}
}

// at is a place in a quad: 0,0 is its first corner and 1,1 the one across.
func (q quad) at(along, up float64) spot {
	return spot{
		q[0].x + along*(q[1].x-q[0].x) + up*(q[3].x-q[0].x),
		q[0].y + along*(q[1].y-q[0].y) + up*(q[3].y-q[0].y),
	}
}

// shrunk is a quad with each side moved inwards, at most to its middle.
func (q quad) shrunk(by float64) quad {
	w, h := math.Hypot(q[1].x-q[0].x, q[1].y-q[0].y), math.Hypot(q[3].x-q[0].x, q[3].y-q[0].y)
	if w == 0 || h == 0 {
		return q
	}
	a, u := min(by/w, .5), min(by/h, .5)
	return quad{q.at(a, u), q.at(1-a, u), q.at(1-a, 1-u), q.at(a, 1-u)}
}

// meets reports whether two quads share more than an edge: no line along a side of either parts them.
func (q quad) meets(r quad) bool { return !q.parted(r) && !r.parted(q) }

func (q quad) parted(r quad) bool {
	for i := range 2 {
		dx, dy := q[i+1].x-q[i].x, q[i+1].y-q[i].y
		along := func(s spot) float64 { return s.x*dx + s.y*dy }
		if span(q, along).apart(span(r, along)) {
			return true
		}
	}
	return false
}

type interval struct{ low, high float64 }

// take widens an interval so that it holds a number.
func (a *interval) take(v float64) { a.low, a.high = min(a.low, v), max(a.high, v) }

func (a interval) apart(b interval) bool { return a.high <= b.low || b.high <= a.low }

// span is how far a quad reaches in a direction.
func span(q quad, along func(spot) float64) interval {
	out := interval{math.Inf(1), math.Inf(-1)}
	for _, s := range q {
		out.take(along(s))
	}
	return out
}

// outline is a path on the page as straight lines, contour by contour.
type outline [][]spot

// steps is how many straight lines stand for a curve.
const steps = 8

// flat is a path, moved, as straight lines.
func flat(p scene.Path, by scene.Point) outline {
	var out outline
	pts := p.Points
	next := func() spot {
		s := spot{float64(pts[0].X + by.X), float64(pts[0].Y + by.Y)}
		pts = pts[1:]
		return s
	}
	for _, v := range p.Verbs {
		if v == scene.MoveTo {
			out = append(out, []spot{next()})
			continue
		}
		if len(out) == 0 {
			return nil // no path of ours begins without a place
		}
		last := &out[len(out)-1]
		switch v {
		case scene.LineTo:
			*last = append(*last, next())
		case scene.CurveTo:
			from := (*last)[len(*last)-1]
			*last = append(*last, curve(from, next(), next(), next())...)
		case scene.Close:
			*last = append(*last, (*last)[0])
		}
	}
	return out
}

func curve(a, b, c, d spot) []spot {
	var out []spot
	for i := 1; i <= steps; i++ {
		t := float64(i) / steps
		u := 1 - t
		at := func(a, b, c, d float64) float64 { return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d }
		out = append(out, spot{at(a.x, b.x, c.x, d.x), at(a.y, b.y, c.y, d.y)})
	}
	return out
}

// inside reports whether a place is inside, by the non-zero rule.
func (o outline) inside(s spot) bool {
	turns := 0
	for _, contour := range o {
		for i, a := range contour {
			b := contour[(i+1)%len(contour)]
			side := (b.x-a.x)*(s.y-a.y) - (s.x-a.x)*(b.y-a.y)
			switch {
			case a.y <= s.y && b.y > s.y && side > 0:
				turns++
			case a.y > s.y && b.y <= s.y && side < 0:
				turns--
			}
		}
	}
	return turns != 0
}

// holds reports whether all corners of a quad are inside.
func (o outline) holds(q quad) bool {
	for _, s := range q {
		if !o.inside(s) {
			return false
		}
	}
	return true
}

// crosses reports whether a line along the outline goes through a quad.
func (o outline) crosses(q quad) bool {
	for _, contour := range o {
		for i := 1; i < len(contour); i++ {
			if q.cut(contour[i-1], contour[i]) {
				return true
			}
		}
	}
	return false
}

// cut reports whether a piece of a line passes through a quad: what is left of it between the quad's sides is
// more than a point.
func (q quad) cut(a, b spot) bool {
	from, to := 0.0, 1.0
	for i := range 4 {
		p, next := q[i], q[(i+1)%4]
		in := func(s spot) float64 { return (next.y-p.y)*(s.x-p.x) - (next.x-p.x)*(s.y-p.y) } // positive inside
		da, db := in(a), in(b)
		switch {
		case da <= 0 && db <= 0:
			return false
		case da <= 0:
			from = max(from, da/(da-db))
		case db <= 0:
			to = min(to, da/(da-db))
		}
	}
	return from < to
}
