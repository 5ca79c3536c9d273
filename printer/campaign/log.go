package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of what is filled in with a pencil.
const (
	writeHigh = 6500 // height of a line
	tickSide  = 4200 // side of a box
	mostTicks = 60   // boxes of a tally that are printed
	openTicks = 20   // boxes of a tally without an end
	mostGames = 40   // lines of the log

	leastGames = 12 // lines of it on a page that has something else
	mostCrews  = 12 // that any campaign seats
)

// tallies are the campaign's counters, with boxes to tick: those that are filled at the start are crossed.
func (w *writer) tallies() {
	var blocks []layout.Block
	for _, c := range w.c.Counters {
		blocks = append(blocks, w.tallyBlock(c))
	}
	w.section("Tallies", "tallies", blocks, 1)
}

func (w *writer) tallyBlock(c model.CampaignCounter) layout.Block {
	most := openTicks
	if c.Most != nil {
		most = min(max(*c.Most, 0), mostTicks)
	}
	title := c.Title
	if c.Most != nil {
		title += fmt.Sprintf(" (%d at most)", *c.Most)
	}
	if c.Shared && w.c.Players.Max > 1 {
		title += ", one for all crews"
	}
	b := layout.Block{Gap: 2 * scene.Millimetre}
	head := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Strong, Text: w.daggered(title, "counters."+c.ID)}}, page.Points(120), w.Width())
	b.Rows, b.Head = append(b.Rows, head.Rows...), 0
	b.KeepRows = 2
	crews := 1
	if !c.Shared {
		crews = max(1, min(w.c.Players.Max, mostCrews))
	}
	for range crews {
		b.Rows = append(b.Rows, w.ticks(most, c.Start, !c.Shared && crews > 1)...)
	}
	return b
}

// ticks are rows of boxes, with a line for the crew's name before them where each crew has its own.
func (w *writer) ticks(n, start int, named bool) []layout.Row {
	left := scene.Unit(0)
	if named {
		left = w.Width() * 3 / 10
	}
	const apart = tickSide + 1200
	per := max(1, int((w.Width()-left)/apart))
	var out []layout.Row
	for i := range max(n, 1) {
		if i%per == 0 {
			row := layout.Row{Height: tickSide + 1800}
			if named && i == 0 {
				row.Items = append(row.Items, scene.Stroke{Path: page.Line(0, tickSide+400, left-page.Space, tickSide+400), Colour: w.Tones.Rule, Width: page.Hair})
			}
			out = append(out, row)
		}
		if i >= n {
			break
		}
		row := &out[len(out)-1]
		c := scene.Point{X: left + scene.Unit(i%per)*apart + tickSide/2, Y: tickSide/2 + 400}
		row.Items = append(row.Items, w.TickBox(i < start, c, tickSide)...)
	}
	return out
}

// log is tables to fill in, on a page of their own unless this one has the room: the games as they are played, and the crews as they
// stand.
func (w *writer) log() {
	crews := page.Table{Columns: w.crewColumns()}
	for range max(1, min(w.c.Players.Max, mostCrews)) {
		crews.Rows = append(crews.Rows, w.writeRow("", len(crews.Columns)))
	}
	standing := w.Table(crews, w.Width())
	games := page.Table{Columns: []page.TableColumn{
		{Head: "Game", Width: 8 * scene.Millimetre}, {Head: "Date", Width: 14 * scene.Millimetre}, {Head: "Stage", Fill: true},
		{Head: "Crews", Fill: true}, {Head: "Won by", Fill: true}, {Head: "What followed", Fill: true},
	}}
	const line = writeHigh + 1500 // with the air around it
	least := scene.Unit(max(w.games(), leastGames))*line + standing.Height() + 3*headRoom + 2*page.Space
	if w.Left() < least {
		w.Fresh("Log")
	}
	room := w.Left() - 3*headRoom - standing.Height() - 2*page.Space
	for i := range max(w.games(), int(room/line)) {
		games.Rows = append(games.Rows, w.writeRow(fmt.Sprint(i+1), len(games.Columns)))
	}
	w.section("Log of games", "log", []layout.Block{w.Table(games, w.Width())}, 1)
	w.section("The crews", "crews", []layout.Block{standing}, 1)
}

// games is how many games a campaign may take.
func (w *writer) games() int {
	n := len(w.c.Nodes)
	for _, x := range w.c.Nodes {
		n += min(max(0, x.Times-1), mostGames)
	}
	return min(n, mostGames)
}

// mostTurnColumns is how many turns of a league have a column of their own in its table.
const mostTurnColumns = 6

// crewColumns are the columns of the crews as they stand; a league has one for the points of each turn.
func (w *writer) crewColumns() []page.TableColumn {
	const narrow, wider = 9 * scene.Millimetre, 12 * scene.Millimetre
	out := []page.TableColumn{{Head: "Crew", Fill: true}}
	counted := "Won"
	if l := w.c.League; l != nil {
		counted = "Points"
		for i := range l.Calendar {
			if len(l.Calendar) <= mostTurnColumns {
				out = append(out, page.TableColumn{Head: fmt.Sprintf("T%d", i+1), Width: narrow})
			}
		}
	}
	return append(out, page.TableColumn{Head: counted, Width: wider}, page.TableColumn{Head: "UA", Width: wider},
		page.TableColumn{Head: "Worth", Width: wider}, page.TableColumn{Head: "Boons, losses, remarks", Fill: true})
}
