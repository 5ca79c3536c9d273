package trackers

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The measures of a card. It is never larger than half an A4 sheet, whatever the paper, so that all boards of a
// table have one size.
const (
	cardWidth  = 190 * mm
	cardHeight = 138 * mm
	cardPad    = 4 * mm
	cardHead   = 9 * mm
)

// card is a sheet folded once: two sides of one size.
type card struct{ w, h scene.Unit }

// cardOn is the size of a card on the writer's paper, which is used upright.
func (w *writer) card() card {
	high := w.Paper.H/2 - page.MarginY - page.Footer - 3*mm
	return card{min(w.Width(), cardWidth), min(high, cardHeight)}
}

// side is one side of a card in the making: what is left of it below Y.
type side struct {
	page.Part
	w, h scene.Unit
	y    scene.Unit
}

// left is the height that is left on a side.
func (s *side) left() scene.Unit { return s.h - s.y - cardPad }

// put draws a part below what is there, in the side's margin.
func (s *side) put(p page.Part) {
	s.Add(scene.Group{Shift: scene.Point{X: cardPad, Y: s.y}, Items: p.Items})
	s.y += p.H
}

// inner is the width between a side's margins.
func (s *side) inner() scene.Unit { return s.w - 2*cardPad }

// side begins a side with its head: a title on the left, on the right what the side is. A dark head marks the
// stronger side.
func (w *writer) side(c card, title, what string, dark bool) *side {
	s := &side{w: c.w, h: c.h}
	fill, ink := w.Tones.Wash, w.Tones.Ink
	if dark {
		fill, ink = w.Tones.Ink, w.Tones.Paper
	}
	s.Add(scene.Fill{Path: scene.RectPath(scene.Rect{W: c.w, H: cardHead}), Colour: fill})
	right := w.letters(layout.Heading, 86, ink)
	right.Tracking = 200
	label := w.OneLine(right, layout.Capitals(what), s.inner()/2)
	st := w.letters(layout.Title, 140, ink)
	st.Tracking = 120
	head := w.line(st, layout.Capitals(title), cardPad, cardHead/2, s.inner()-label.Width-4*mm)
	s.Add(scene.Group{Tag: scene.Heading2, Items: head})
	s.Add(label.Right(c.w-cardPad, w.Middle(right, cardHead/2))...)
	s.y = cardHead + 2*mm
	return s
}

// fold puts a card on a page of its own: its front over its back, with the line to fold and the line to cut.
func (w *writer) fold(name, title string, c card, front, back *side) {
	w.Blank()
	w.mark(name, title)
	x, mid := (w.Paper.W-c.w)/2, w.Paper.H/2
	note := w.letters(layout.Mono, 66, w.Tones.Soft)
	w.Page.Add(w.OneLine(note, "Cut along the line, fold at the dashes, back to back", c.w).At(x, mid-c.h-1800)...)
	for i, s := range []*side{front, back} {
		w.Page.Add(scene.Group{Shift: scene.Point{X: x, Y: mid - c.h + scene.Unit(i)*c.h}, Items: s.Items})
	}
	w.Page.Add(
		scene.Stroke{Path: scene.RectPath(scene.Rect{X: x, Y: mid - c.h, W: c.w, H: 2 * c.h}), Colour: w.Tones.Soft, Width: page.Hair},
		scene.Stroke{Path: page.Line(x-6*mm, mid, x+c.w+6*mm, mid), Colour: w.Tones.Ink, Width: 250, Dash: []scene.Unit{2500, 1500}},
	)
}
