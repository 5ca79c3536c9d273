package icons

import (
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
)

// drawing collects the layers of a symbol.
type drawing struct{ layers []Layer }

func (d *drawing) fill(t Tone, paths ...scene.Path) *drawing { return d.add(t, 0, paths) }

func (d *drawing) line(t Tone, width scene.Unit, paths ...scene.Path) *drawing {
	return d.add(t, width, paths)
}

func (d *drawing) add(t Tone, width scene.Unit, paths []scene.Path) *drawing {
	var all scene.Path
	for _, p := range paths {
		all.Append(p)
	}
	d.layers = append(d.layers, Layer{Path: all, Tone: t, Width: width})
	return d
}

// boxed paints paper inside an outline and the outline itself.
func (d *drawing) boxed(inside Tone, width scene.Unit, p scene.Path) *drawing {
	return d.fill(inside, p).line(Line, width, p)
}

// poly is a closed outline through points given as x, y, x, y …
func poly(xy ...scene.Unit) scene.Path { p := open(xy...); p.Close(); return p }

// open is a line through points given as x, y, x, y …
func open(xy ...scene.Unit) scene.Path {
	var p scene.Path
	p.Move(xy[0], xy[1])
	for i := 2; i+1 < len(xy); i += 2 {
		p.Line(xy[i], xy[i+1])
	}
	return p
}

func rect(x, y, w, h scene.Unit) scene.Path {
	return scene.RectPath(scene.Rect{X: x, Y: y, W: w, H: h})
}

func rounded(x, y, w, h, rad scene.Unit) scene.Path {
	return scene.RoundedPath(scene.Rect{X: x, Y: y, W: w, H: h}, rad)
}

func circle(x, y, r scene.Unit) scene.Path { return scene.CirclePath(scene.Point{X: x, Y: y}, r) }

// Chamfered is a rectangle with its corners cut off at 45 degrees.
func Chamfered(r scene.Rect, cut scene.Unit) scene.Path {
	cut = min(cut, r.W/2, r.H/2)
	x0, y0, x1, y1 := r.X, r.Y, r.X+r.W, r.Y+r.H
	return poly(x0+cut, y0, x1-cut, y0, x1, y0+cut, x1, y1-cut, x1-cut, y1, x0+cut, y1, x0, y1-cut, x0, y0+cut)
}

func chamfered(x, y, w, h, cut scene.Unit) scene.Path {
	return Chamfered(scene.Rect{X: x, Y: y, W: w, H: h}, cut)
}

// regular is a regular polygon with its first corner at a turn from straight up.
func regular(n int, cx, cy, r scene.Unit, degrees float64) scene.Path {
	var xy []scene.Unit
	for i := range n {
		x, y := polar(cx, cy, r, degrees+360*float64(i)/float64(n))
		xy = append(xy, x, y)
	}
	return poly(xy...)
}

// star is a star with n points.
func star(n int, cx, cy, outer, inner scene.Unit) scene.Path {
	var xy []scene.Unit
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		x, y := polar(cx, cy, r, 180*float64(i)/float64(n))
		xy = append(xy, x, y)
	}
	return poly(xy...)
}

// polar is the point at a distance from a centre, clockwise from straight up.
func polar(cx, cy, r scene.Unit, degrees float64) (x, y scene.Unit) {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return cx + scene.Unit(math.Round(float64(r)*sin)), cy - scene.Unit(math.Round(float64(r)*cos))
}

// arc is an open arc, clockwise from one turn to another.
func arc(cx, cy, r scene.Unit, from, to float64) scene.Path {
	const steps = 6 // cubic pieces: fewer than 60 degrees each
	var p scene.Path
	x, y := polar(cx, cy, r, from)
	p.Move(x, y)
	step := (to - from) / steps
	k := 4.0 / 3 * math.Tan(step*math.Pi/720)
	for i := range steps {
		a := from + step*float64(i)
		p.Curve(arcPiece(cx, cy, r, a, a+step, k))
	}
	return p
}

func arcPiece(cx, cy, r scene.Unit, a, b, k float64) (x1, y1, x2, y2, x, y scene.Unit) {
	reach := scene.Unit(math.Round(float64(r) * k))
	ax, ay := polar(cx, cy, r, a)
	bx, by := polar(cx, cy, r, b)
	x1, y1 = polar(ax, ay, reach, a+90)
	x2, y2 = polar(bx, by, reach, b-90)
	return x1, y1, x2, y2, bx, by
}

// sector is a closed slice of a disc.
func sector(cx, cy, r scene.Unit, from, to float64) scene.Path {
	p := arc(cx, cy, r, from, to)
	p.Close()
	return p
}

// mirrored is a path seen in an upright mirror through the middle of the box.
func mirrored(p scene.Path) scene.Path {
	return p.Map(func(q scene.Point) scene.Point { return scene.Point{X: unit - q.X, Y: q.Y} })
}

// turned is a path turned clockwise about the middle of the box.
func turned(p scene.Path, degrees int) scene.Path {
	return p.Turned(scene.Point{X: unit / 2, Y: unit / 2}, degrees)
}

// around is n copies of a path turned evenly about the middle of the box.
func around(p scene.Path, n int) scene.Path {
	var all scene.Path
	for i := range n {
		all.Append(turned(p, i*360/n))
	}
	return all
}

// arrow is a solid arrow along a line: as wide as its shaft, with a head twice and a half as wide.
func arrow(x0, y0, x1, y1, w scene.Unit) scene.Path {
	dx, dy := float64(x1-x0), float64(y1-y0)
	long := math.Hypot(dx, dy)
	ux, uy := dx/long, dy/long
	at := func(along, aside float64) (x, y scene.Unit) {
		return x0 + scene.Unit(math.Round(ux*along-uy*aside)), y0 + scene.Unit(math.Round(uy*along+ux*aside))
	}
	half, wing := float64(w)/2, float64(w)*1.25
	neck := long - wing*1.2
	var xy []scene.Unit
	for _, p := range [][2]float64{{0, half}, {neck, half}, {neck, wing}, {long, 0}, {neck, -wing}, {neck, -half}, {0, -half}} {
		x, y := at(p[0], p[1])
		xy = append(xy, x, y)
	}
	return poly(xy...)
}

// lens is a leaf from one point to another, as wide as asked for.
func lens(x0, y0, x1, y1, w scene.Unit) scene.Path {
	dx, dy := float64(x1-x0), float64(y1-y0)
	long := math.Hypot(dx, dy)
	ox, oy := scene.Unit(-dy/long*float64(w)*0.67), scene.Unit(dx/long*float64(w)*0.67)
	ax, ay, bx, by := x0+(x1-x0)/4, y0+(y1-y0)/4, x0+(x1-x0)*3/4, y0+(y1-y0)*3/4
	var p scene.Path
	p.Move(x0, y0).Curve(ax+ox, ay+oy, bx+ox, by+oy, x1, y1).Curve(bx-ox, by-oy, ax-ox, ay-oy, x0, y0).Close()
	return p
}

// loop is an arc with an arrow's head at its end.
func loop(d *drawing, cx, cy, r, w scene.Unit, from, to float64) {
	d.line(Line, w, arc(cx, cy, r, from, to))
	x, y := polar(cx, cy, r, to)
	ahead := func(reach scene.Unit, degrees float64) (scene.Unit, scene.Unit) {
		dx, dy := polar(0, 0, reach, degrees)
		return x + dx, y + dy
	}
	ax, ay := ahead(w*14/10, to)
	bx, by := ahead(w*14/10, to+180)
	tx, ty := ahead(w*18/10, to+90)
	d.fill(Line, poly(ax, ay, tx, ty, bx, by))
}
