package sheet

import (
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// spot is how far down a page is filled.
type spot struct {
	page     *scene.Page
	y, floor scene.Unit
}

// here is where the next thing goes.
func (w *writer) here() spot { return spot{w.Page, w.Y, w.Floor} }

// back goes on at a spot.
func (w *writer) back(s spot) { w.Page, w.Y, w.Floor = s.page, s.y, s.floor }

// fill puts what needs no place of its own on what the text leaves: the board in words, the table to write in and
// a round at a glance. The list goes behind the set-up, or under the briefing if it fits there and the table does,
// too: it takes a page only if it needs one. Which of them a sheet has does not depend on its language, but for
// the round, which stands where there is room.
func (w *writer) fill(rest spot) {
	done := w.inWordsHere(0)
	last := w.here()
	w.back(rest)
	if !done {
		done = w.inWordsHere(w.logHigh(logRowLeast) + page.Space)
	}
	w.spare()
	w.back(last)
	w.log()
	if !done {
		w.boardInWords()
	}
	w.round()
}
