package trackers

import (
	"fmt"
	"strconv"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The measures of holes. No document gives them: they take the pegs and cubes that players have.
const (
	hole  = 8 * mm // a place for a peg or a cube of up to eight millimetres
	pitch = 9500   // from hole to hole
	pip   = 4200   // a space that is filled in with a pen
)

// holes is a row of places for pegs, in several lines if a width asks for that.
type holes struct {
	first  int // the number in the first hole
	count  int
	filled int // holes that have a peg at the start
	// accent are the numbers of holes at which something happens.
	accent map[int]bool
	// quiet leaves the numbers out.
	quiet bool
	// pitch is the distance of the holes, where it is not the usual one.
	pitch scene.Unit
}

// holes is the row as a part of that width.
func (w *writer) holes(h holes, width scene.Unit) page.Part {
	var p page.Part
	step := h.pitch
	if step == 0 {
		step = pitch
	}
	perRow := max(1, int((width-hole+step)/step))
	n := min(h.count, maxHoles)
	for i := range n {
		at := scene.Point{X: hole/2 + step*scene.Unit(i%perRow), Y: hole/2 + pitch*scene.Unit(i/perRow)}
		p.Add(w.hole(at, i < h.filled, h.accent[h.first+i])...)
		if !h.quiet {
			p.Add(w.holeNumber(h.first+i, i < h.filled, at)...)
		}
	}
	if n > 0 {
		p.H = hole + pitch*scene.Unit((n-1)/perRow)
		p.Items = []scene.Item{scene.Group{Tag: scene.Figure, Alt: h.alt(), Items: p.Items}}
	}
	return p
}

func (w *writer) holeNumber(n int, filled bool, at scene.Point) []scene.Item {
	colour := w.Tones.Soft
	if filled {
		colour = w.Tones.Ink
	}
	st := w.letters(layout.Body, 74, colour)
	return w.Set.Line(st, strconv.Itoa(n)).Centre(at.X, w.Middle(st, at.Y))
}

// alt says a row of holes in words.
func (h holes) alt() string {
	text := fmt.Sprintf("%d holes", h.count)
	if h.count == 1 {
		text = "a hole"
	}
	if !h.quiet {
		text += fmt.Sprintf(" from %d", h.first)
	}
	if n := min(h.filled, h.count); n > 0 {
		text += fmt.Sprintf(", %d of them filled at the start", n)
	}
	return text
}

// hole is a place for a peg: shaded and stout if a peg stands in it at the start, ringed if something happens
// when it is filled.
func (w *writer) hole(at scene.Point, filled, accent bool) []scene.Item {
	path := scene.CirclePath(at, hole/2-200)
	inside, line := w.Tones.Paper, scene.Unit(250)
	if filled {
		inside, line = w.Tones.Grid, 550
	}
	out := []scene.Item{scene.Fill{Path: path, Colour: inside}, scene.Stroke{Path: path, Colour: w.Tones.Ink, Width: line}}
	if accent {
		out = append(out, scene.Stroke{Path: scene.CirclePath(at, hole/2+350), Colour: w.Tones.Accent, Width: 600, Dash: []scene.Unit{1800, 700}})
	}
	return out
}

// pips is a row of small spaces to be filled in with a pen: the first so many are filled, so many more have an
// inner ring, which is where the value starts.
func (w *writer) pips(x, y scene.Unit, count, filled, start int) []scene.Item {
	var out []scene.Item
	for i := range min(max(count, 0), maxHoles) {
		c := scene.Point{X: x + pip/2 + scene.Unit(i)*(pip+500), Y: y}
		path := scene.CirclePath(c, pip/2-150)
		out = append(out, scene.Fill{Path: path, Colour: w.Tones.Paper}, scene.Stroke{Path: path, Colour: w.Tones.Ink, Width: 250})
		switch inner := scene.CirclePath(c, pip/2-900); {
		case i < filled:
			out = append(out, scene.Fill{Path: inner, Colour: w.Tones.Ink})
		case i < start:
			out = append(out, scene.Stroke{Path: inner, Colour: w.Tones.Soft, Width: 200})
		}
	}
	return out
}
