package sheet

import (
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The height of a line to write on: comfortable if there is room, usable if there is little.
const (
	logRowMost  = 9 * scene.Millimetre
	logRowLeast = 7 * scene.Millimetre
	logHead     = 4 * scene.Millimetre
	footGap     = 3 * scene.Millimetre  // between its last line and the rule of the foot, if there is room
	notesLeast  = 50 * scene.Millimetre // room below this is left blank
)

// spare fills what the text of the briefing leaves of its page: with the table to write in, which comes first,
// and a round at a glance. What has no room here comes behind the set-up: see log and round.
func (w *writer) spare() {
	round := w.roundPart()
	with := round.H + 2*page.Space
	if round.H > 0 && (w.Left() >= with+w.logHigh(logRowLeast) || w.Left() < w.logHigh(logRowLeast) && w.Left() >= with) {
		w.Place(round, page.MarginX, w.Bottom()-round.H)
		w.Floor = w.Bottom() - round.H - page.Space
		w.rounded = true
	}
	w.logAtFoot()
}

// logHigh is the height of the table with lines so high; of none where nobody plays.
func (w *writer) logHigh(each scene.Unit) scene.Unit {
	if w.m.Players.Max < 1 {
		return 0
	}
	return w.Heading(logTitle, w.Width()).H + logHead + scene.Unit(w.m.Players.Max)*each
}

const logTitle = "Crew log"

// logAtFoot sets the table at the foot of the briefing: one line a crew to fill in with a pencil, as crews are
// compared by what they brought and what they took.
func (w *writer) logAtFoot() {
	rows := scene.Unit(w.m.Players.Max)
	head := w.Heading(logTitle, w.Width())
	room := w.Floor - w.Y - head.H - logHead // of the lines
	if rows < 1 || room < rows*logRowLeast {
		return
	}
	lift := min(footGap, room-rows*logRowLeast)
	each := min(logRowMost, (room-lift)/rows)
	y := w.Floor - lift - head.H - logHead - rows*each
	w.Place(head, page.MarginX, y)
	w.logLines(y+head.H, rows, each)
	w.logged = true
	w.remarks(y - page.Space)
}

// log is the same behind the set-up, where the briefing had no room for it: every sheet has the table, in every
// language. More crews than a page has lines for have none.
func (w *writer) log() {
	rows := scene.Unit(w.m.Players.Max)
	if w.logged || rows < 1 || w.logHigh(logRowLeast) > w.Bottom()-page.HeadHeight {
		return
	}
	if w.Left() < w.logHigh(logRowLeast) {
		w.Fresh(logTitle)
	}
	each := logRowMost
	if w.Left() < w.logHigh(logRowMost) {
		each = logRowLeast
	}
	head := w.Heading(logTitle, w.Width())
	w.Place(head, page.MarginX, w.Y)
	w.logLines(w.Y+head.H, rows, each)
	w.Y += w.logHigh(each) + page.Space
}

// remarks are lines to write on between what the briefing says and a height, if there is much room.
func (w *writer) remarks(floor scene.Unit) {
	head := w.Heading("Notes", w.Width())
	lines := (floor - w.Y - head.H) / logRowMost
	if lines*logRowMost < notesLeast {
		return
	}
	y := floor - head.H - lines*logRowMost
	w.Place(head, page.MarginX, y)
	var grid scene.Path
	for i := range lines {
		below := y + head.H + (i+1)*logRowMost
		grid.Append(page.Line(page.MarginX, below, page.MarginX+w.Width(), below))
	}
	w.Page.Add(scene.Stroke{Path: grid, Colour: w.Tones.Rule, Width: page.Hair})
}

func (w *writer) logLines(y, rows, each scene.Unit) {
	columns := []struct {
		title string
		share scene.Unit
	}{{"crew", 26}, {"airlock", 9}, {"kit before, UA", 13}, {"kit after, UA", 13}, {"notes", 39}}
	if w.ProseColumns() == 1 {
		for i, share := range []scene.Unit{24, 12, 20, 20, 24} {
			columns[i].share = share
		}
	}
	var grid scene.Path
	x := page.MarginX
	bottom := y + logHead + rows*each
	for i, c := range columns {
		left := x + 1200
		if i == 0 {
			left = x
		} else {
			grid.Append(page.Line(x, y+logHead-2500, x, bottom))
		}
		w.Page.Add(w.Set.Line(w.Styles.Label, c.title).At(left, y+logHead-1200)...)
		x += w.Width() * c.share / 100
	}
	for i := range rows + 1 {
		grid.Append(page.Line(page.MarginX, y+logHead+i*each, page.MarginX+w.Width(), y+logHead+i*each))
	}
	w.Page.Add(scene.Stroke{Path: grid, Colour: w.Tones.Rule, Width: page.Hair})
}
