package findings

import (
	"math"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// mark draws one mark.
func (o *overlay) mark(m diag.Mark, c scene.Colour) {
	o.used[m.Kind] = true
	switch m.Kind {
	case diag.CellsMark:
		for _, at := range m.At {
			o.cell(at, c)
		}
	case diag.SpotMark:
		for _, at := range m.At {
			o.add(spot(o.picture.Point(at), o.spotSize(m)/2, o.inches(6), c)...)
		}
	case diag.WayMark:
		o.add(way(o.points(m.At), o.inches(9), c)...)
	case diag.SightMark:
		o.add(sight(o.points(m.At), o.inches(6), c)...)
	case diag.EdgeMark:
		o.add(edge(o.points(m.At), o.inches(22), c)...)
	case diag.BoxMark:
		if len(m.At) > 1 {
			o.add(box(o.picture.Point(m.At[0]), o.picture.Point(m.At[1]), o.inches(7), c)...)
		}
	}
}

func (o *overlay) spotSize(m diag.Mark) scene.Unit {
	if m.Size > 0 {
		return o.inches(scene.Unit(m.Size))
	}
	return o.picture.Inch
}

func (o *overlay) points(at []model.Point) []scene.Point {
	out := make([]scene.Point, len(at))
	for i, p := range at {
		out[i] = o.picture.Point(p)
	}
	return out
}

// cell hatches one square inch.
func (o *overlay) cell(at model.Point, c scene.Colour) {
	mid, half := o.picture.Point(at), o.picture.Inch/2
	o.add(hatched(scene.Rect{X: mid.X - half, Y: mid.Y - half, W: 2 * half, H: 2 * half}, o.inches(4), c)...)
}

// hatched is a square with slanted lines through it, which go on in the square beside it.
func hatched(r scene.Rect, width scene.Unit, c scene.Colour) []scene.Item {
	var lines scene.Path
	for _, part := range []scene.Unit{1, 2, 3} {
		d := r.W * part / 3
		lines.Move(r.X, r.Y+d).Line(r.X+d, r.Y)
		if part < 3 {
			lines.Move(r.X+d, r.Y+r.H).Line(r.X+r.W, r.Y+d)
		}
	}
	return []scene.Item{
		scene.Fill{Path: scene.RectPath(r), Colour: c.Alpha(28)},
		scene.Stroke{Path: lines, Colour: c.Alpha(200), Width: width},
	}
}

// spot is a base, crossed out.
func spot(at scene.Point, radius, width scene.Unit, c scene.Colour) []scene.Item {
	d := radius * 707 / 1000
	var cross scene.Path
	cross.Move(at.X-d, at.Y-d).Line(at.X+d, at.Y+d).Move(at.X-d, at.Y+d).Line(at.X+d, at.Y-d)
	return []scene.Item{
		scene.Fill{Path: scene.CirclePath(at, radius), Colour: icons.Tones().Paper.Alpha(170)},
		scene.Stroke{Path: scene.CirclePath(at, radius), Colour: c, Width: width},
		scene.Stroke{Path: cross, Colour: c, Width: width, Cap: scene.RoundCap},
	}
}

// way is a walk: a dotted line with a ring where it begins and an arrow where it ends.
func way(at []scene.Point, width scene.Unit, c scene.Colour) []scene.Item {
	if len(at) < 2 {
		return nil
	}
	last := len(at) - 1
	return []scene.Item{
		scene.Stroke{Path: line(at), Colour: c, Width: width, Dash: []scene.Unit{width / 10, width * 2}, Cap: scene.RoundCap, Join: scene.RoundJoin},
		scene.Stroke{Path: scene.CirclePath(at[0], 2*width), Colour: c, Width: width * 2 / 3},
		scene.Fill{Path: arrow(at[last-1], at[last], 4*width), Colour: c},
	}
}

// sight is a line of sight: dashed, with an eye where it begins.
func sight(at []scene.Point, width scene.Unit, c scene.Colour) []scene.Item {
	if len(at) < 2 {
		return nil
	}
	e, r := at[0], 4*width
	var lids scene.Path
	lids.Move(e.X-2*r, e.Y).Curve(e.X-r, e.Y-3*r/2, e.X+r, e.Y-3*r/2, e.X+2*r, e.Y).Curve(e.X+r, e.Y+3*r/2, e.X-r, e.Y+3*r/2, e.X-2*r, e.Y).Close()
	return []scene.Item{
		scene.Stroke{Path: line(at), Colour: c, Width: width, Dash: []scene.Unit{6 * width, 3 * width}},
		scene.Fill{Path: lids, Colour: icons.Tones().Paper},
		scene.Stroke{Path: lids, Colour: c, Width: width},
		scene.Fill{Path: scene.CirclePath(e, r*2/3), Colour: c},
		scene.Fill{Path: scene.CirclePath(at[len(at)-1], r*2/3), Colour: c},
	}
}

// edge is a stretch such as a panel or a door, with a wide band along it.
func edge(at []scene.Point, width scene.Unit, c scene.Colour) []scene.Item {
	return []scene.Item{
		scene.Stroke{Path: line(at), Colour: c.Alpha(110), Width: width * 2, Cap: scene.RoundCap},
		scene.Stroke{Path: line(at), Colour: c, Width: width / 2, Cap: scene.RoundCap},
	}
}

// box is what something takes up, with a frame of long dashes.
func box(a, b scene.Point, width scene.Unit, c scene.Colour) []scene.Item {
	r := scene.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}
	return []scene.Item{
		scene.Fill{Path: scene.RectPath(r), Colour: c.Alpha(45)},
		scene.Stroke{Path: scene.RectPath(r), Colour: c, Width: width, Dash: []scene.Unit{4 * width, 2 * width}},
	}
}

func line(at []scene.Point) scene.Path {
	var p scene.Path
	for i, q := range at {
		if i == 0 {
			p.Move(q.X, q.Y)
		} else {
			p.Line(q.X, q.Y)
		}
	}
	return p
}

// arrow is the head of an arrow from one point at another.
func arrow(from, to scene.Point, length scene.Unit) scene.Path {
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	all := math.Hypot(dx, dy)
	if all == 0 {
		return scene.CirclePath(to, length/2)
	}
	dx, dy = dx/all*float64(length), dy/all*float64(length)
	var p scene.Path
	at := func(along, beside float64) (scene.Unit, scene.Unit) {
		return to.X + scene.Unit(math.Round(dx*along-dy*beside)), to.Y + scene.Unit(math.Round(dy*along+dx*beside))
	}
	x, y := at(0.4, 0)
	p.Move(x, y)
	x, y = at(-0.6, 0.5)
	p.Line(x, y)
	x, y = at(-0.6, -0.5)
	p.Line(x, y)
	p.Close()
	return p
}
