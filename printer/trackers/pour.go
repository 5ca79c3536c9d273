package trackers

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// passages are blocks of prose that can be set in letters of any size, in tenths of a point.
type passages func(size, width scene.Unit) []layout.Block

// The sizes that text on a board is tried in; on a page behind it it has pageText. Letters smaller than easyText
// are larger in more columns where lines are short.
const (
	largestText = 96
	easyText    = 80
	leastText   = 64
	pageText    = 84
)

const textGap = 5 * mm // between the columns of a board

// setting is passages in columns, in letters of a size; 0: they do not fit.
type setting struct {
	size, step scene.Unit
	cols       [][]layout.Block
}

// pour sets passages in n columns on what is left of a side, in the largest letters in which they fit. If they
// do not fit in the smallest, the side says where they are, and they are handed back for a page behind it.
func (w *writer) pour(s *side, text passages, n scene.Unit) []layout.Block {
	best := w.set(s, text, n)
	if best.size < easyText {
		if more := w.set(s, text, n+1); more.size > best.size {
			best = more
		}
	}
	if best.size > 0 {
		w.columns(s, best.cols, best.step)
		return nil
	}
	const row = 3500
	if s.left() >= row {
		p := page.Part{H: row}
		p.Add(w.line(w.letters(layout.BodyItalic, 76, w.Tones.Soft), "More on the page behind this board.", 0, row/2, s.inner())...)
		s.put(p)
	}
	return text(pageText, w.Column(2))
}

// set is passages in n columns in the largest letters in which they fit. The smallest are tried first, since many
// fit in none.
func (w *writer) set(s *side, text passages, n scene.Unit) setting {
	width := (s.inner() - (n-1)*textGap) / n
	fits := func(size scene.Unit) setting {
		cols, rest := layout.Balance(text(size, width), int(n), max(s.left(), 1))
		if len(rest) > 0 {
			return setting{}
		}
		return setting{size, width + textGap, cols}
	}
	least := fits(leastText)
	for size := scene.Unit(largestText); size > leastText && least.size > 0; size -= 4 {
		if larger := fits(size); larger.size > 0 {
			return larger
		}
	}
	return least
}

// columns draws columns on a side.
func (w *writer) columns(s *side, cols [][]layout.Block, step scene.Unit) {
	low := scene.Unit(0)
	for i, c := range cols {
		var p page.Part
		p.Stack(c, 0)
		s.Add(scene.Group{Shift: scene.Point{X: cardPad + step*scene.Unit(i), Y: s.y}, Items: p.Items})
		low = max(low, p.H)
	}
	s.y += low
}

// after sets what a board had no room for on pages behind it.
func (w *writer) after(title string, rest []layout.Block) {
	if len(rest) == 0 {
		return
	}
	w.Fresh(title)
	w.Columns(rest, 2, title)
}

// ruled draws lines to write on over what is left of a side.
func (w *writer) ruled(s *side) {
	const step = 7 * mm
	var path scene.Path
	for y := s.y + step; y < s.h-cardPad; y += step {
		path.Append(page.Line(cardPad, y, s.w-cardPad, y))
	}
	if len(path.Points) > 6 { // a line or two are no place to write
		s.Add(scene.Stroke{Path: path, Colour: w.Tones.Rule, Width: page.Hair})
	}
	s.y = s.h
}
