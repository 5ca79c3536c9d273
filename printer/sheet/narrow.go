package sheet

import (
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// narrowPlan is the set-up on paper so narrow that the map takes all of its width, such as that of a booklet.
func (w *writer) narrowPlan() plan {
	p := plan{narrow: true, opt: board.Full(scene.Inch)}
	size := board.Size(w.whole, p.opt)
	p.opt.Width = min(w.Width(), (w.Bottom()-page.HeadHeight)*size.W/max(1, size.H))
	p.later = []page.Part{w.track(w.Width()), w.checkList()}
	if notes := w.setupNotes(); notes.H > 0 {
		p.later = append(p.later, notes)
	}
	return p
}

// narrowPage sets the map with everything else below it, one after the other.
func (w *writer) narrowPage(p plan) {
	picture := board.Map(w.whole, w.r, w.Set, p.opt)
	w.bookmarkPlaces(picture)
	w.Page.Add(w.figure(picture, page.MarginX, w.Y))
	w.Y += picture.H + near
	w.stackOver(w.keyStrip(board.Key(w.whole, w.r, w.Set, board.Full(0))))
	w.Columns(w.supplies(w.Column(2)), 2, "Set-up")
	w.Y += page.Space
	w.stackOver(p.later)
	w.otherFloors(p)
}

// flowLeast is the height from which a part begins where it is and goes on overleaf, on paper for booklets.
const flowLeast = 45 * scene.Millimetre

// stackOver places parts below each other, and on further pages where there is no more room.
func (w *writer) stackOver(parts []page.Part) {
	for _, p := range parts {
		flows := w.ProseColumns() == 1 && p.Blocks != nil && w.Left() > flowLeast
		if p.H > w.Left() && w.Y > w.Top && !flows {
			w.Fresh("Set-up")
		}
		if p.H > w.Left() && p.Blocks != nil {
			w.Columns(p.Blocks, w.ProseColumns(), "Set-up")
			w.Y += near
			continue
		}
		w.stackParts([]page.Part{p})
	}
}
