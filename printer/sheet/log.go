package sheet

import (
	"github.com/sortie-tools/sortie/printer/scene"
)

// The height of a line to write on: comfortable if there is room, usable if there is little.
const (
	logRowMost  = 9 * scene.Millimetre
	logRowLeast = 7 * scene.Millimetre
	logHead     = 4 * scene.Millimetre
	notesLeast  = 50 * scene.Millimetre // room below this is left blank
)

// log is a table to fill in with a pencil, one line a crew, where the briefing leaves room for it:
// crews are compared by what they brought and what they took.
func (w *writer) log() {
	rows := scene.Unit(w.m.Players.Max)
	head := w.heading("Crew log", w.width())
	room := w.floor - w.y - 2*space - head.h - logHead
	if rows == 0 || room < rows*logRowLeast {
		return
	}
	each := min(logRowMost, room/rows)
	y := w.floor - head.h - logHead - rows*each
	w.place(head, marginX, y)
	w.logLines(y+head.h, rows, each)
	w.remarks(y - space)
}

// remarks are lines to write on between what the briefing says and a height, if there is much room.
func (w *writer) remarks(floor scene.Unit) {
	head := w.heading("Notes", w.width())
	lines := (floor - w.y - space - head.h) / logRowMost
	if lines*logRowMost < notesLeast {
		return
	}
	y := floor - head.h - lines*logRowMost
	w.place(head, marginX, y)
	var grid scene.Path
	for i := range lines {
		below := y + head.h + (i+1)*logRowMost
		grid.Append(line(marginX, below, marginX+w.width(), below))
	}
	w.page.Add(scene.Stroke{Path: grid, Colour: w.tones.Rule, Width: hair})
}

func (w *writer) logLines(y, rows, each scene.Unit) {
	columns := []struct {
		title string
		share scene.Unit
	}{{"crew", 26}, {"airlock", 9}, {"kit before, UA", 13}, {"kit after, UA", 13}, {"notes", 39}}
	var grid scene.Path
	x := marginX
	bottom := y + logHead + rows*each
	for i, c := range columns {
		left := x + 1200
		if i == 0 {
			left = x
		} else {
			grid.Append(line(x, y+logHead-2500, x, bottom))
		}
		w.page.Add(w.set.Line(w.st.label, c.title).At(left, y+logHead-1200)...)
		x += w.width() * c.share / 100
	}
	for i := range rows + 1 {
		grid.Append(line(marginX, y+logHead+i*each, marginX+w.width(), y+logHead+i*each))
	}
	w.page.Add(scene.Stroke{Path: grid, Colour: w.tones.Rule, Width: hair})
}
