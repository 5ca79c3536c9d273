package board

import (
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostCells bounds the floors whose rooms are counted: twelve feet by twelve.
const mostCells = 288 * 288

// Rooms is how many rooms a floor has: what panels part from one another.
func Rooms(b *model.Board, r *model.RuleSet) int {
	p := &painter{b: b, r: r}
	whole := p.cells()
	if whole.wide*whole.high > mostCells {
		return 0
	}
	n, seen := 0, map[[2]int]bool{}
	for y := range whole.high {
		for x := range whole.wide {
			if seen[[2]int{x, y}] {
				continue
			}
			n++
			for c := range p.fill([2]int{x, y}).in {
				seen[c] = true
			}
		}
	}
	return n
}

// cell is the side of the squares that a room is made of: half the shortest panel of any edition.
const cell = model.Inch / 2

// room is the squares that can be reached from a point without passing a panel.
type room struct {
	wide, high int
	in         map[[2]int]bool
}

// cells are the squares of the floor, none of them in a room yet.
func (p *painter) cells() room {
	return room{wide: int((p.b.Width + cell - 1) / cell), high: int((p.b.Height + cell - 1) / cell), in: map[[2]int]bool{}}
}

// roomOf is the room that a point lies in.
func (p *painter) roomOf(at model.Point) room {
	return p.fill([2]int{int(at.X / cell), int(at.Y / cell)})
}

// fill spreads from a square until panels stop it, as water would on a floor with all doors shut.
func (p *painter) fill(start [2]int) room {
	r := p.cells()
	if !r.holds(start) {
		return r
	}
	if p.parted == nil {
		p.parted = p.partings(r)
	}
	r.in[start] = true
	for open := [][2]int{start}; len(open) > 0; open = open[1:] {
		for _, step := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			next := [2]int{open[0][0] + step[0], open[0][1] + step[1]}
			if r.holds(next) && !r.in[next] && !p.parted[[2][2]int{open[0], next}] {
				r.in[next] = true
				open = append(open, next)
			}
		}
	}
	return r
}

func (r room) holds(c [2]int) bool { return c[0] >= 0 && c[1] >= 0 && c[0] < r.wide && c[1] < r.high }

// partings are the pairs of neighbouring squares that a panel on the floor parts.
func (p *painter) partings(r room) map[[2][2]int]bool {
	out := map[[2][2]int]bool{}
	centre := func(c [2]int) model.Point {
		return model.Point{X: model.Length(c[0])*cell + cell/2, Y: model.Length(c[1])*cell + cell/2}
	}
	for _, x := range p.b.Panels {
		if p.kindOf(x).Overhead {
			continue
		}
		for c := range r.near(x) {
			for _, next := range [][2]int{{c[0] + 1, c[1]}, {c[0], c[1] + 1}} {
				if crosses(centre(c), centre(next), x.From, x.To) {
					out[[2][2]int{c, next}], out[[2][2]int{next, c}] = true, true
				}
			}
		}
	}
	return out
}

// near are the squares around a panel.
func (r room) near(x model.Panel) func(yield func([2]int) bool) {
	index := func(l model.Length) int { return int(l / cell) }
	x0, x1 := index(min(x.From.X, x.To.X))-2, index(max(x.From.X, x.To.X))+1
	y0, y1 := index(min(x.From.Y, x.To.Y))-2, index(max(x.From.Y, x.To.Y))+1
	return func(yield func([2]int) bool) {
		for cx := max(0, x0); cx <= min(x1, r.wide); cx++ {
			for cy := max(0, y0); cy <= min(y1, r.high); cy++ {
				if !yield([2]int{cx, cy}) {
					return
				}
			}
		}
	}
}

// crosses reports whether two lines meet.
func crosses(a, b, c, d model.Point) bool {
	side := func(a, b, c model.Point) model.Length { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }
	apart := func(x, y model.Length) bool { return x <= 0 && y >= 0 || x >= 0 && y <= 0 }
	return apart(side(a, b, c), side(a, b, d)) && apart(side(c, d, a), side(c, d, b))
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
