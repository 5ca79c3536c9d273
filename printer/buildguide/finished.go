package buildguide

import (
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// finishedInch is how long an inch of the finished board is at least where it has figures and ids on it, and where
// it shares a page.
const finishedInch = 3 * scene.Millimetre

// finished shows the board as it will stand: after the lists if their page has room for it, else after all
// steps. It reports whether it has been drawn.
func (w *writer) finished(last bool) bool {
	if len(w.list) == 0 {
		return true // there is nothing on it
	}
	head := w.Heading("The finished board", w.Width())
	opt := w.finishedIn(w.Left() - head.H)
	if board.Scale(w.m, opt) < finishedInch {
		if !last {
			return false
		}
		if w.Y > w.Top {
			w.Fresh(subject)
		}
		opt = w.finishedIn(w.Left() - head.H)
	}
	opt.Labels = board.Scale(w.m, opt) >= finishedInch
	picture := board.Map(w.m, w.r, w.set, opt)
	w.Page.Add(scene.Bookmark{Name: w.bookmark("finished"), Title: "The finished board", Level: 1, Y: w.Y})
	w.Place(head, page.MarginX, w.Y)
	w.Page.Add(scene.Group{
		Tag: scene.Figure, Alt: "The finished board from above.", Items: picture.Items,
		Shift: scene.Point{X: page.MarginX + (w.Width()-picture.W)/2, Y: w.Y + head.H},
	})
	w.Y += head.H + picture.H
	return true
}

// finishedIn is the picture as large as a height and the page's width take.
func (w *writer) finishedIn(height scene.Unit) board.Options {
	opt := board.Options{Grid: true, Pieces: true, Rim: true, Labels: true}
	size := board.Size(w.m, opt)
	opt.Width = max(scene.Millimetre, min(w.Width(), height*size.W/max(1, size.H)))
	return opt
}
