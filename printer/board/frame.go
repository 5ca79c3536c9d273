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
}

func newAxis(a, b scene.Point) axis {
	dx, dy := float64(b.X-a.X), float64(b.Y-a.Y)
	return axis{a, b, max(1, scene.Unit(math.Round(math.Sqrt(dx*dx+dy*dy))))}
}

// at is the point d along the axis and off beside it (to the right when looking along it).
func (x axis) at(d, off scene.Unit) scene.Point {
	dx, dy := x.b.X-x.a.X, x.b.Y-x.a.Y
	return scene.Point{X: x.a.X + (dx*d-dy*off)/x.length, Y: x.a.Y + (dy*d+dx*off)/x.length}
}

// strip is the rectangle from d0 to d1 along the axis between two offsets beside it.
func (x axis) strip(d0, d1, off0, off1 scene.Unit) scene.Path {
	var p scene.Path
	for i, q := range []scene.Point{x.at(d0, off0), x.at(d1, off0), x.at(d1, off1), x.at(d0, off1)} {
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
func (x axis) line(d0, d1, off scene.Unit) scene.Path { return join(x.at(d0, off), x.at(d1, off)) }

// cross goes across the axis at d, half to each side.
func (x axis) cross(d, half scene.Unit) scene.Path { return join(x.at(d, -half), x.at(d, half)) }

func join(a, b scene.Point) scene.Path {
	var p scene.Path
	p.Move(a.X, a.Y).Line(b.X, b.Y)
	return p
}
