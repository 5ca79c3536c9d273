package page

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// GameMaster is what a document's kind is followed by in the edition for game masters.
const GameMaster = " · game master’s edition"

// Opening heads a document's first page: what it is on the left, what it belongs to on the right, and a rail
// below. The right one gives way.
func (w *Writer) Opening(what, of string) {
	base := MarginY + Points(60)
	left := w.OneLine(w.Styles.Label, layout.Capitals(what), w.Width())
	w.Page.Add(left.At(MarginX, base)...)
	if room := w.Width() - left.Width - Gutter; room > w.Width()/5 {
		w.Page.Add(w.OneLine(w.Styles.Label, layout.Capitals(of), room).Right(MarginX+w.Width(), base)...)
	}
	w.Rail(base + 1800)
	w.Y = base + 1800 + Space
}

// BigTitle sets a document's title as large as two lines of a width allow. A title that is longer in the
// smallest letters takes more lines, and further pages if it must; again heads those.
func (w *Writer) BigTitle(title string, width scene.Unit, again string) {
	lines, st := w.Shrunk(w.Styles.Title, layout.Capitals(title), width, 2)
	b := layout.Block{Tag: scene.Heading1}
	for _, l := range lines {
		b.Rows = append(b.Rows, layout.Row{Height: st.Size * 105 / 100, Items: l.At(0, st.Size*80/100)})
	}
	w.Columns(From("title", width, []layout.Block{b}), 1, again)
	w.Y += scene.Millimetre
}

// Shrunk is a text in lines, in letters small enough for most lines, but not under 14 points: a text that is
// too long even then has more.
func (w *Writer) Shrunk(st layout.Style, text string, width scene.Unit, most int) ([]layout.Line, layout.Style) {
	lines := w.Set.Wrap([]layout.Span{{Style: st, Text: text}}, width)
	for len(lines) > most && st.Size > Points(140) {
		st.Size = st.Size * 90 / 100
		lines = w.Set.Wrap([]layout.Span{{Style: st, Text: text}}, width)
	}
	return lines, st
}

// Fact is a number or a word that a reader looks for first, with a symbol before it.
type Fact struct {
	Icon, Label, Value string
	// Symbol is drawn instead of the icon, if there is one.
	Symbol func(c scene.Point, side scene.Unit) []scene.Item
	From   string // path of the value of the unit that it shows, if it is one
}

// The measures of a fact: the side of its symbol, and what it takes besides its words.
const (
	factIcon = 6 * scene.Millimetre
	FactRoom = factIcon + 3600
)

// factLeast is the room that a row of facts asks for.
const factLeast = 20 * scene.Millimetre

// Facts sets facts side by side over the whole width. Further pages are headed by what again says.
func (w *Writer) Facts(list []Fact, again string) {
	if w.Left() < factLeast {
		w.Fresh(again)
	}
	low, each := w.Y, w.Width()/scene.Unit(max(1, len(list)))
	for i, f := range list {
		low = max(low, w.FactAt(f, MarginX+scene.Unit(i)*each, each))
	}
	w.Y = low + 4*scene.Millimetre
}

// FactAt sets one fact at the writer's height, and gives the baseline of its last line.
func (w *Writer) FactAt(f Fact, x, width scene.Unit) scene.Unit {
	at := scene.Point{X: x + factIcon/2, Y: w.Y + factIcon/2 + 300}
	if f.Symbol != nil {
		w.Page.Add(f.Symbol(at, factIcon)...)
	} else {
		w.Page.Add(w.Icon(f.Icon, at, factIcon)...)
	}
	left, y := x+factIcon+1800, w.Y+2100
	w.Page.Add(w.OneLine(w.Styles.Label, layout.Capitals(f.Label), width-FactRoom).At(left, y)...)
	for _, l := range w.Set.Wrap([]layout.Span{{Style: w.Styles.Strong, Text: f.Value}}, width-FactRoom) {
		y += Points(118)
		w.Page.Add(l.At(left, y)...)
	}
	w.shows(f.From, scene.Rect{X: x, Y: w.Y, W: width, H: y + Points(40) - w.Y})
	return y
}

// shows says of a place on the page which value of the unit it shows; without a path, nothing.
func (w *Writer) shows(path string, at scene.Rect) {
	if path != "" {
		w.Page.Add(scene.Source{Area: at, Path: path})
	}
}

// prose is the width of text from which prose is set in two columns: less is paper for booklets.
const prose = 150 * scene.Millimetre

// ProseColumns is how many columns of prose a page has.
func (w *Writer) ProseColumns() int {
	if w.Width() < prose {
		return 1
	}
	return 2
}

// ProseWidth is the width of a column of prose.
func (w *Writer) ProseWidth() scene.Unit { return w.Column(scene.Unit(w.ProseColumns())) }
