package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// A gap is where the end of a panel comes near another panel, or the rim, and does not touch it: where runs end off the
// lattice, or posts take up less than they should. A gap that is narrower than the narrowest opening a figure walks
// through is closed, wherever on the grid it lies.

// bridge is what closes a gap: a line that counts as a solid part of a panel.
type bridge struct {
	panel int // whose end it begins at
	line  line
}

// overshoot is how far a bridge goes on beyond the panel that it ends at, so that no rounding leaves a slit.
const overshoot = 2

// bridges closes the gaps of a board.
func (g *Grid) bridges() []bridge {
	width := g.narrowest()
	var out []bridge
	for i, p := range g.board.Panels {
		if g.overhead(i) || p.From == p.To {
			continue
		}
		for _, end := range [...]model.Point{p.From, p.To} {
			out = append(out, g.bridgesFrom(i, end, width)...)
		}
	}
	return out
}

// narrowest is the width of the narrowest opening that figures of some class pass; 0: there is none.
func (g *Grid) narrowest() model.Length {
	var least model.Length
	for _, k := range g.rules.Panels {
		for _, o := range k.Openings {
			if w := o.To - o.From; o.Pass != model.NoPass && (least == 0 || w < least) {
				least = w
			}
		}
	}
	return least
}

// bridgesFrom closes the gaps between one end of a panel and other panels or the rim. Where that panel, or one that goes
// on from the same end, touches the other, there is no gap.
func (g *Grid) bridgesFrom(panel int, end model.Point, width model.Length) []bridge {
	var out []bridge
	joined := func(o model.Panel) bool {
		return slices.ContainsFunc(g.endingAt(end), func(i int) bool {
			return slices.ContainsFunc(g.parts(i), func(p model.Panel) bool { return meet(p, o) })
		})
	}
	touches := func(j int) bool {
		return slices.ContainsFunc(g.endingAt(end), func(i int) bool { return g.meets(i, j) })
	}
	for _, at := range g.rimNear(end, width) {
		if !joined(g.side(end, at)) {
			out = append(out, bridge{panel, lineOf(model.Panel{From: end, To: at})})
		}
	}
	for j, o := range g.board.Panels {
		if g.overhead(j) || o.From == o.To {
			continue
		}
		for _, p := range g.parts(j) {
			if at, ok := across(end, p, width); ok && !touches(j) {
				out = append(out, bridge{panel, lineOf(model.Panel{From: end, To: at})})
			}
		}
	}
	return out
}

// endingAt are the panels that end at a point, by index.
func (g *Grid) endingAt(end model.Point) []int {
	var out []int
	for j, o := range g.board.Panels {
		if !g.overhead(j) && (o.From == end || o.To == end) {
			out = append(out, j)
		}
	}
	return out
}

// side is the side of the board that a point of it lies on, across from an end.
func (g *Grid) side(end, at model.Point) model.Panel {
	if at.X == end.X {
		return model.Panel{From: model.Point{X: 0, Y: at.Y}, To: model.Point{X: g.board.Width, Y: at.Y}}
	}
	return model.Panel{From: model.Point{X: at.X, Y: 0}, To: model.Point{X: at.X, Y: g.board.Height}}
}

// rimNear are the points of the rim nearest to an end on the board that is near it and not on it.
func (g *Grid) rimNear(end model.Point, width model.Length) []model.Point {
	var out []model.Point
	add := func(off model.Length, at model.Point) {
		if off > 0 && off < width {
			out = append(out, at)
		}
	}
	w, h := g.board.Width, g.board.Height
	add(end.X, model.Point{X: 0, Y: end.Y})
	add(end.Y, model.Point{X: end.X, Y: 0})
	add(w-end.X, model.Point{X: w, Y: end.Y})
	add(h-end.Y, model.Point{X: end.X, Y: h})
	return out
}

// across is the far end of a bridge from a point to a panel; false where they touch or are as far apart as a figure needs.
func across(end model.Point, o model.Panel, width model.Length) (model.Point, bool) {
	a, b, p := vecInches(o.From), vecInches(o.To), vecInches(end)
	d := vec{b.x - a.x, b.y - a.y}
	long, along := d.x*d.x+d.y*d.y, (p.x-a.x)*d.x+(p.y-a.y)*d.y
	if along <= 0 {
		return o.From, shorter(end, o.From, width)
	}
	if along >= long {
		return o.To, shorter(end, o.To, width)
	}
	off, n := area(a, b, p), vec{d.y, -d.x} // n points from the panel's clockwise side to the other
	if off < 0 {
		off, n = -off, vec{-n.x, -n.y}
	}
	if off == 0 || off*off >= int64(width)*int64(width)*long {
		return end, false
	}
	reach := off + overshoot*root(long)
	return model.Point{X: end.X + model.Length(rounded(n.x*reach, long)), Y: end.Y + model.Length(rounded(n.y*reach, long))}, true
}

// shorter reports whether two points are apart, and nearer than a length.
func shorter(a, b model.Point, than model.Length) bool {
	dx, dy := int64(b.X-a.X), int64(b.Y-a.Y)
	return a != b && dx*dx+dy*dy < int64(than)*int64(than)
}

// meet reports whether two panels share a point.
func meet(p, q model.Panel) bool {
	a, b, c, d := vecInches(p.From), vecInches(p.To), vecInches(q.From), vecInches(q.To)
	if !boxOf([]model.Point{p.From, p.To}).meets(boxOf([]model.Point{q.From, q.To})) {
		return false
	}
	return sign(area(a, b, c))*sign(area(a, b, d)) <= 0 && sign(area(c, d, a))*sign(area(c, d, b)) <= 0
}

func sign(n int64) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}
