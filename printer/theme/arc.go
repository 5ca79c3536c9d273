package theme

import "math"

// thinnest is the least radius that is more than a line.
const thinnest = 1e-6

// arc goes along an ellipse to a place, in curves of a quarter turn at most. The arithmetic is that of the
// implementation notes of SVG 1.1, F.6.
func (r *reader) arc(rx, ry, degrees float64, large, clockwise bool, to spot) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	if min(rx, ry) < thinnest || to == r.pen {
		r.line(to)
		return
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	e := ellipse{rx: rx, ry: ry, sin: sin, cos: cos}
	from, sweep := e.through(r.pen, to, large, clockwise)
	if max(e.rx, e.ry) > maxNumber {
		r.line(to) // so long and thin that it is a line
		return
	}
	n := int(math.Ceil(math.Abs(sweep)/(math.Pi/2) - 1e-9))
	step := sweep / float64(max(n, 1))
	k := 4.0 / 3 * math.Tan(step/4)
	for i := range n {
		a := from + step*float64(i)
		b := a + step
		end := e.at(b)
		if i == n-1 {
			end = to
		}
		ta, tb := e.along(a), e.along(b)
		p, q := e.at(a), e.at(b)
		r.curve(spot{p.x + k*ta.x, p.y + k*ta.y}, spot{q.x - k*tb.x, q.y - k*tb.y}, end)
	}
}

// ellipse has its middle, its radii and how it is turned.
type ellipse struct {
	middle   spot
	rx, ry   float64
	sin, cos float64
}

func (e ellipse) turn(x, y float64) spot { return spot{e.cos*x - e.sin*y, e.sin*x + e.cos*y} }

// at is the place at an angle, along is the way on from there.
func (e ellipse) at(angle float64) spot {
	sin, cos := math.Sincos(angle)
	p := e.turn(e.rx*cos, e.ry*sin)
	return spot{e.middle.x + p.x, e.middle.y + p.y}
}

func (e ellipse) along(angle float64) spot {
	sin, cos := math.Sincos(angle)
	return e.turn(-e.rx*sin, e.ry*cos)
}

// through puts the middle where the ellipse goes through two places, larger if it must be, and gives the angle
// of the first and how far the second lies on.
func (e *ellipse) through(a, b spot, large, clockwise bool) (from, sweep float64) {
	dx, dy := (a.x-b.x)/2, (a.y-b.y)/2
	x, y := e.cos*dx+e.sin*dy, -e.sin*dx+e.cos*dy
	if need := x*x/(e.rx*e.rx) + y*y/(e.ry*e.ry); need > 1 {
		e.rx, e.ry = e.rx*math.Sqrt(need), e.ry*math.Sqrt(need)
	}
	under := e.rx*e.rx*y*y + e.ry*e.ry*x*x
	f := math.Sqrt(max(0, e.rx*e.rx*e.ry*e.ry/under-1))
	if large == clockwise {
		f = -f
	}
	cx, cy := f*e.rx*y/e.ry, -f*e.ry*x/e.rx
	c := e.turn(cx, cy)
	e.middle = spot{c.x + (a.x+b.x)/2, c.y + (a.y+b.y)/2}
	from = math.Atan2((y-cy)/e.ry, (x-cx)/e.rx)
	sweep = math.Atan2((-y-cy)/e.ry, (-x-cx)/e.rx) - from
	switch {
	case clockwise && sweep < 0:
		sweep += 2 * math.Pi
	case !clockwise && sweep > 0:
		sweep -= 2 * math.Pi
	}
	return from, sweep
}
