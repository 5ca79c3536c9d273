package board

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// cell is the side of the squares that a room is made of.
const cell = model.Inch

// room is the squares of a room of the model's.
type room struct {
	wide, high int
	in         map[[2]int]bool
}

// roomOf is the room of a floor that a point lies in, or the rooms of several points as one; it is empty where the floor
// has none there.
func roomOf(b *model.Board, at ...model.Point) room {
	r := room{wide: int((b.Width + cell - 1) / cell), high: int((b.Height + cell - 1) / cell), in: map[[2]int]bool{}}
	for _, known := range b.Rooms {
		if slices.ContainsFunc(at, func(p model.Point) bool {
			return slices.Contains(known.Squares, model.Square{Col: int(p.X / cell), Row: int(p.Y / cell)})
		}) {
			for _, s := range known.Squares {
				r.in[[2]int{s.Col, s.Row}] = true
			}
		}
	}
	return r
}

// outline is the room's edge moved inwards, and the rectangle around it.
func (r room) outline(f frame, inset scene.Unit) (scene.Path, scene.Rect) {
	var path scene.Path
	var box scene.Rect
	for c := range r.cells() {
		for side := range 4 {
			if !r.in[turned4(c, 0, -1, side)] {
				a, b := r.edge(f, c, side, inset)
				path.Append(join(a, b))
				box = around(box, a, b)
			}
		}
	}
	return path, box
}

// cells are the room's squares in order.
func (r room) cells() func(yield func([2]int) bool) {
	return func(yield func([2]int) bool) {
		for y := range r.high {
			for x := range r.wide {
				if c := [2]int{x, y}; r.in[c] && !yield(c) {
					return
				}
			}
		}
	}
}

// turned4 is the square at a step from another, the step turned clockwise by so many quarters.
func turned4(c [2]int, dx, dy, quarters int) [2]int {
	for range quarters {
		dx, dy = -dy, dx
	}
	return [2]int{c[0] + dx, c[1] + dy}
}

// edge is one side of a square, moved inwards by inset: shorter at a corner of the room that juts
// out, longer at one that juts in.
func (r room) edge(f frame, c [2]int, side int, inset scene.Unit) (from, to scene.Point) {
	half := f.len(cell) / 2
	mid := f.at(model.Point{X: model.Length(c[0])*cell + cell/2, Y: model.Length(c[1])*cell + cell/2})
	end := func(dx int) scene.Unit {
		switch {
		case !r.in[turned4(c, dx, 0, side)]:
			return half - inset
		case r.in[turned4(c, dx, -1, side)]:
			return half + inset
		}
		return half
	}
	at := func(x, y scene.Unit) scene.Point {
		for range side {
			x, y = -y, x
		}
		return scene.Point{X: mid.X + x, Y: mid.Y + y}
	}
	return at(-end(-1), inset-half), at(end(1), inset-half)
}

// around is a rectangle that holds two more points.
func around(r scene.Rect, a, b scene.Point) scene.Rect {
	if r == (scene.Rect{}) {
		r = scene.Rect{X: a.X, Y: a.Y}
	}
	x0, y0 := min(r.X, a.X, b.X), min(r.Y, a.Y, b.Y)
	x1, y1 := max(r.X+r.W, a.X, b.X), max(r.Y+r.H, a.Y, b.Y)
	return scene.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}
