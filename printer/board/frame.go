package board

import (
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// frame places the board on a page: where its north-west corner lies and how long an inch is.
type frame struct {
	origin scene.Point
	inch   scene.Unit
}

func (f frame) len(l model.Length) scene.Unit { return scene.Unit(l) * f.inch / scene.Unit(model.Inch) }

func (f frame) at(p model.Point) scene.Point {
	return scene.Point{X: f.origin.X + f.len(p.X), Y: f.origin.Y + f.len(p.Y)}
}

// footprint is the rectangle of a piece before it is turned about its centre.
func (f frame) footprint(fp model.Footprint) scene.Rect {
	w, h, c := f.len(fp.Width), f.len(fp.Depth), f.at(fp.Centre)
	return scene.Rect{X: c.X - w/2, Y: c.Y - h/2, W: w, H: h}
}

// axis is a line between two points with distances along and beside it, as a panel needs.
type axis struct {
	a, b   scene.Point
	length scene.Unit
	bow    *bow // nil: it is straight
}

// bow is a quarter of a circle from the axis's first point to its last.
type bow struct {
	centre scene.Point
	radius float64
	from   float64 // the angle of the first point, clockwise from the east
	turn   float64 // 1 to the right, -1 to the left
}

// newBow is an axis that turns to a side.
func newBow(a, b scene.Point, side string) axis {
	turn := 1.0
	if side == model.BendLeft {
		turn = -1
	}
	dx, dy := float64(b.X-a.X), float64(b.Y-a.Y)
	cx, cy := float64(a.X)+(dx-turn*dy)/2, float64(a.Y)+(dy+turn*dx)/2
	w := &bow{centre: unitPoint(cx, cy), radius: math.Hypot(float64(a.X)-cx, float64(a.Y)-cy), from: math.Atan2(float64(a.Y)-cy, float64(a.X)-cx), turn: turn}
	return axis{a: a, b: b, length: max(1, scene.Unit(math.Round(w.radius*math.Pi/2))), bow: w}
}

func unitPoint(x, y float64) scene.Point {
	return scene.Point{X: scene.Unit(math.Round(x)), Y: scene.Unit(math.Round(y))}
}

// at is the point so far along the bow, of a length, and off beside it.
func (w *bow) at(d, length, off scene.Unit) scene.Point {
	angle, r := w.from+w.turn*math.Pi/2*float64(d)/float64(length), w.radius-w.turn*float64(off)
	return unitPoint(float64(w.centre.X)+r*math.Cos(angle), float64(w.centre.Y)+r*math.Sin(angle))
}

func newAxis(a, b scene.Point) axis {
	dx, dy := float64(b.X-a.X), float64(b.Y-a.Y)
	return axis{a: a, b: b, length: max(1, scene.Unit(math.Round(math.Sqrt(dx*dx+dy*dy))))}
}

// at is the point d along the axis and off beside it (to the right when looking along it).
func (x axis) at(d, off scene.Unit) scene.Point {
	if x.bow != nil {
		return x.bow.at(d, x.length, off)
	}
	dx, dy := x.b.X-x.a.X, x.b.Y-x.a.Y
	return scene.Point{X: x.a.X + (dx*d-dy*off)/x.length, Y: x.a.Y + (dy*d+dx*off)/x.length}
}

// bowSteps is how many straight lines draw a quarter of a circle.
const bowSteps = 30

// way are points from d0 to d1 along the axis at an offset: its ends or, where it bends, as many as draw a curve.
func (x axis) way(d0, d1, off scene.Unit) []scene.Point {
	steps := 1
	if x.bow != nil {
		steps = 1 + bowSteps*int(max(d1-d0, d0-d1))/int(x.length)
	}
	out := make([]scene.Point, steps+1)
	for i := range out {
		out[i] = x.at(d0+(d1-d0)*scene.Unit(i)/scene.Unit(steps), off)
	}
	return out
}

// box is the smallest rectangle around the axis.
func (x axis) box() scene.Rect {
	lo, hi := x.a, x.a
	for _, q := range x.way(0, x.length, 0) {
		lo = scene.Point{X: min(lo.X, q.X), Y: min(lo.Y, q.Y)}
		hi = scene.Point{X: max(hi.X, q.X), Y: max(hi.Y, q.Y)}
	}
	return scene.Rect{X: lo.X, Y: lo.Y, W: hi.X - lo.X, H: hi.Y - lo.Y}
}

// strip is the band from d0 to d1 along the axis between two offsets beside it.
func (x axis) strip(d0, d1, off0, off1 scene.Unit) scene.Path {
	var p scene.Path
	for i, q := range append(x.way(d0, d1, off0), x.way(d1, d0, off1)...) {
		if i == 0 {
			p.Move(q.X, q.Y)
			continue
		}
		p.Line(q.X, q.Y)
	}
	p.Close()
	return p
}

// line goes from d0 to d1 at an offset.
func (x axis) line(d0, d1, off scene.Unit) scene.Path {
	var p scene.Path
	for i, q := range x.way(d0, d1, off) {
		if i == 0 {
			p.Move(q.X, q.Y)
			continue
		}
		p.Line(q.X, q.Y)
	}
	return p
}

// cross goes across the axis at d, half to each side.
func (x axis) cross(d, half scene.Unit) scene.Path { return join(x.at(d, -half), x.at(d, half)) }

func join(a, b scene.Point) scene.Path {
	var p scene.Path
	p.Move(a.X, a.Y).Line(b.X, b.Y)
	return p
}
