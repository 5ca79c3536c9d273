package trackers

import (
	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// passages are blocks of prose that can be set in letters of any size, in tenths of a point.
type passages func(size, width scene.Unit) []layout.Block

// The sizes that text on a board is tried in; on a page behind it it has pageText.
const (
	largestText = 96
	leastText   = 64
	pageText    = 84
)

// pour sets passages in n columns on what is left of a side, in the largest letters in which they fit. If they
// do not fit in the smallest, the side says where they are, and they are handed back for a page behind it.
func (w *writer) pour(s *side, text passages, n scene.Unit) []layout.Block {
	const gap = 5 * mm
	width := (s.inner() - (n-1)*gap) / n
	fits := func(size scene.Unit) ([][]layout.Block, bool) {
		cols, rest := layout.Balance(text(size, width), int(n), max(s.left(), 1))
		return cols, len(rest) == 0
	}
	if cols, ok := fits(leastText); ok {
		for size := scene.Unit(largestText); size > leastText; size -= 4 {
			if larger, ok := fits(size); ok {
				cols = larger
				break
			}
		}
		w.columns(s, cols, width+gap)
		return nil
	}
	const row = 3500
	if s.left() >= row {
		p := folio.Part{H: row}
		p.Add(w.line(w.letters(layout.BodyItalic, 76, w.Tones.Soft), "More on the page behind this board.", 0, row/2, s.inner())...)
		s.put(p)
	}
	return text(pageText, w.Column(2))
}

// columns draws columns on a side.
func (w *writer) columns(s *side, cols [][]layout.Block, step scene.Unit) {
	low := scene.Unit(0)
	for i, c := range cols {
		var p folio.Part
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
		path.Append(folio.Line(cardPad, y, s.w-cardPad, y))
	}
	if len(path.Points) > 6 { // a line or two are no place to write
		s.Add(scene.Stroke{Path: path, Colour: w.Tones.Rule, Width: folio.Hair})
	}
	s.y = s.h
}
