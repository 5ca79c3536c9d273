package paper

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// seams draws the edges at which the tiles are cut, and their labels.
func (s sheets) seams(r ratio) []scene.Item {
	var out []scene.Item
	words := wordsIn(scaled(s.items, r))
	for _, t := range s.grid.tiles() {
		visible := s.visible(t, r)
		out = append(out, scene.Stroke{Path: scene.RectPath(visible), Colour: alert, Width: 350})
		radius := min(6*mm, visible.W/3, visible.H/3)
		c := clearOf(words, visible, radius)
		for hidden(words, c, radius) > 0 && radius > leastLabel {
			radius = max(leastLabel, radius-mm)
			c = clearOf(words, visible, radius)
		}
		l := s.fonts.Line(s.style(layout.Title, radius, ink), t.label())
		wide, high := l.Width+radius/3, radius*115/100 // a plate no larger than the label hides the least of the drawing
		plate := scene.Rect{X: c.X - wide/2, Y: c.Y - high/2, W: wide, H: high}
		out = append(out, scene.Fill{Path: scene.RoundedPath(plate, radius/5), Colour: scene.RGB(0xffffff)})
		out = append(out, l.Centre(c.X, c.Y+radius*36/100)...)
	}
	return out
}

// wordsIn is where words and numbers stand in a drawing.
func wordsIn(items []scene.Item) []scene.Rect {
	var out []scene.Rect
	scene.Each(items, func(it scene.Item, shift scene.Point) {
		t, ok := it.(scene.Text)
		if !ok {
			return
		}
		w, h := t.Run.Width(), t.Run.Size
		if t.Turn%180 != 0 { // it runs up or down from its point
			out = append(out, scene.Rect{X: shift.X + t.At.X - h, Y: shift.Y + t.At.Y - w, W: 2 * h, H: 2 * w})
			return
		}
		// With half its size around it, for the disc or the plate that it stands on.
		out = append(out, scene.Rect{X: shift.X + t.At.X - h/2, Y: shift.Y + t.At.Y - h*13/10, W: w + h, H: 2 * h})
	})
	return out
}

// leastLabel is the size of a tile's label where larger ones would cover words.
const leastLabel = 3 * mm

// spots is how many places a tile's label may stand at, across and down.
const spots = 9

// clearOf is where in a tile a disc covers the fewest words; of several such places the nearest to the middle.
func clearOf(words []scene.Rect, in scene.Rect, radius scene.Unit) scene.Point {
	here := slices.DeleteFunc(slices.Clone(words), func(w scene.Rect) bool { return !over(w, in) })
	middle := scene.Point{X: in.X + in.W/2, Y: in.Y + in.H/2}
	best, fewest, nearest := middle, hidden(here, middle, radius), scene.Unit(0)
	for i := range scene.Unit(spots * spots) {
		c := scene.Point{
			X: in.X + radius + max(0, in.W-2*radius)*(i%spots)/(spots-1), Y: in.Y + radius + max(0, in.H-2*radius)*(i/spots)/(spots-1),
		}
		far := (c.X-middle.X)*(c.X-middle.X) + (c.Y-middle.Y)*(c.Y-middle.Y)
		if n := hidden(here, c, radius); n < fewest || n == fewest && far < nearest {
			best, fewest, nearest = c, n, far
		}
	}
	return best
}

// hidden is how many words a disc would lie over.
func hidden(words []scene.Rect, c scene.Point, radius scene.Unit) int {
	disc, n := scene.Rect{X: c.X - radius, Y: c.Y - radius, W: 2 * radius, H: 2 * radius}, 0
	for _, w := range words {
		if over(w, disc) {
			n++
		}
	}
	return n
}

func over(a, b scene.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}
