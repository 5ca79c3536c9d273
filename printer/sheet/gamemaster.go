package sheet

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// gmTitle is the heading over what only a game master reads.
const gmTitle = "For the game master"

// gameMaster is the section of a game master's edition that the players' does not have, on pages of its own. What is
// handed round is the players' edition: who sets up by this one must know what lies face down.
func (w *writer) gameMaster() {
	if !w.opt.GM {
		return
	}
	notes := describe.Secrets(w.whole, w.r)
	if len(notes) == 0 {
		return
	}
	var blocks []layout.Block
	for _, n := range notes {
		blocks = append(blocks, page.From(n.From, w.ProseWidth(), w.titled(n.Title, n.Text, w.ProseWidth()))...)
	}
	w.Fresh(gmTitle)
	w.Page.Add(scene.Bookmark{Name: w.bookmark("gm"), Title: gmTitle})
	p := w.Heading("Not for the players", w.Width())
	w.Place(p, page.MarginX, w.Y)
	w.Y += p.H + scene.Millimetre
	w.Columns(blocks, w.ProseColumns(), gmTitle)
	w.Y += page.Space
	w.watch()
	w.gmMap()
	w.remarks(w.Bottom() - footGap)
}

// The measures of a game master's map.
const (
	gmMapMost  = 150 * scene.Millimetre // its width
	gmMapLeast = 100 * scene.Millimetre // less than this and it goes to a page of its own
)

// gmMap is the map with what players are not to know written beside things, where there is something of the
// sort on the board.
func (w *writer) gmMap() {
	if len(w.whole.Setup.Hidden) == 0 && !slices.ContainsFunc(w.whole.Setup.Contents, func(c model.Content) bool { return c.Hidden && c.At.Piece != "" }) {
		return
	}
	opt := board.Full(0)
	opt.GM = true
	size := board.Size(w.whole, opt)
	most := min(gmMapMost, w.Width())
	if w.Left() < min(gmMapLeast, most)*size.H/max(1, size.W) {
		w.Fresh(gmTitle)
	}
	opt.Width = min(most, w.Left()*size.W/max(1, size.H))
	picture := board.Map(w.whole, w.r, w.Set, opt)
	alt := fmt.Sprintf("Map of the board of %s for the game master, with what is said above beside things.", w.m.Title)
	w.Page.Add(scene.Group{Tag: scene.Figure, Alt: alt, Items: []scene.Item{picture.At(page.MarginX, w.Y)}})
	w.Y += picture.H + page.Space
}

// watch is a table of what comes by the clock, with a box to tick: everybody may know it, and somebody has to
// keep an eye on it.
func (w *writer) watch() {
	t := page.Table{Columns: []page.TableColumn{{}, {Head: "When"}, {Head: "What", Fill: true}}}
	for _, x := range describe.Watch(w.whole, w.r) {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.IconCell("tick-box", "", 3*scene.Millimetre), w.Say(x.When), w.watched(x)}})
	}
	if len(t.Rows) > 0 {
		w.acrossThePage("What to watch for", "watch", w.Table(t, w.Width()))
	}
}

// watched is what comes, with the words of the special instruction.
func (w *writer) watched(x describe.Moment) page.Cell {
	cell := w.SayStrong(x.What)
	cell.Blocks = func(width scene.Unit) []layout.Block { return w.prose(x.Text, w.Styles.List, width) }
	return cell
}

// withheld tells players that there is more than this.
func (w *writer) withheld() []layout.Block {
	text := describe.Withheld(w.whole)
	if text == "" || w.opt.GM {
		return nil
	}
	return w.titled("Not on this sheet", plain(text), w.ProseWidth())
}
