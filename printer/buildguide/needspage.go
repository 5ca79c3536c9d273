package buildguide

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The measures of the lists of what is needed.
const (
	needPicture = 27 * scene.Millimetre // width of the column of pictures
	needColumn  = 82 * scene.Millimetre // least width of a column of rows
	needInch    = 3 * scene.Millimetre  // an inch of a panel, unless it is longer than the pictures
	needPad     = 1300
	sampleHigh  = 6 * scene.Millimetre
)

// needs lists what to take out of the boxes.
func (w *writer) needs() {
	w.Page.Add(scene.Bookmark{Name: w.bookmark("needs"), Title: "What it takes", Level: 1, Y: w.Y})
	columns := max(1, int((w.Width()+page.Gutter)/(needColumn+page.Gutter)))
	width := w.Column(scene.Unit(columns))
	w.needGroup("Walls and doors", w.panels(), width, columns)
	w.needGroup("Crates and furniture", append(w.crates(), w.furniture()...), width, columns)
	w.needGroup("Markers and ways", w.markers(), width, columns)
	w.needGroup("Figures from the start", w.figures(), width, columns)
	w.needNote()
}

// needGroup sets one list under its heading.
func (w *writer) needGroup(title string, list []need, width scene.Unit, columns int) {
	if len(list) == 0 {
		return
	}
	var blocks []layout.Block
	for _, n := range list {
		blocks = append(blocks, w.needRow(n, width))
	}
	if list[0].feature.Kind == board.PanelFeature && w.posts() > 0 {
		blocks = append(blocks, w.postRow(width))
	}
	head := w.Heading(title, w.Width())
	if w.Left() < head.H+blocks[0].Height() {
		w.Fresh(subject)
	}
	w.Place(head, page.MarginX, w.Y)
	w.Y += head.H
	w.Columns(blocks, columns, subject)
	w.Y += page.Space
}

// needRow is one line of a list: a picture, the name, where it comes from, and how many.
func (w *writer) needRow(n need, width scene.Unit) layout.Block {
	title := n.title
	if n.detail != "" {
		title += ", " + n.detail
	}
	title = brief(title, maxTitle)
	items, high := w.picture(n)
	row := w.row(title, n, width, high)
	row.Add(scene.Group{Shift: scene.Point{Y: (row.H - high) / 2}, Items: items})
	w.underline(&row, width)
	return page.From(n.from, width, []layout.Block{row.Block()})[0]
}

// row is a name with remarks under it and a number on the right, at least so high.
func (w *writer) row(title string, n need, width, high scene.Unit) page.Part {
	number := w.Set.Line(w.Styles.Figure, fmt.Sprintf("×%d", n.count))
	room := width - needPicture - number.Width - 3*scene.Millimetre
	var text page.Part
	blocks := []layout.Block{w.Set.Paragraph([]layout.Span{{Style: w.Styles.Strong, Text: title}}, page.Points(110), room)}
	if remark := n.source(); remark != "" {
		blocks = append(blocks, w.Set.Paragraph([]layout.Span{{Style: w.Styles.Small, Text: remark}}, page.Points(92), room))
	}
	text.Stack(blocks, needPicture)
	if short := n.short(); short > 0 {
		w.missing(&text, short, room)
	}
	p := page.Part{H: max(text.H, high) + 2*needPad}
	p.Add(scene.Group{Shift: scene.Point{Y: (p.H - text.H) / 2}, Items: text.Items})
	p.Add(number.Right(width, w.Middle(w.Styles.Figure, p.H/2))...)
	return p
}

// missing says how many more are needed than the boxes hold, with a mark before it.
func (w *writer) missing(p *page.Part, short int, room scene.Unit) {
	st := w.Styles.Strong
	st.Size = w.Styles.Small.Size
	at := scene.Point{X: needPicture + 1300, Y: p.H + page.Points(46)}
	p.Add(w.warning(at, 2600)...)
	p.Add(w.OneLine(st, fmt.Sprintf("%d more than the boxes hold", short), room-3500).At(needPicture+3500, w.Middle(st, at.Y))...)
	p.H += page.Points(92)
}

// warning is a triangle with a stroke in it.
func (w *writer) warning(c scene.Point, side scene.Unit) []scene.Item {
	var tri, mark scene.Path
	tri.Move(c.X, c.Y-side*45/100).Line(c.X+side/2, c.Y+side*45/100).Line(c.X-side/2, c.Y+side*45/100).Close()
	mark.Move(c.X, c.Y-side*12/100).Line(c.X, c.Y+side*28/100)
	return []scene.Item{
		scene.Fill{Path: tri, Colour: w.Tones.Ink},
		scene.Stroke{Path: mark, Colour: w.Tones.Paper, Width: side / 8},
	}
}

// postRow is the line of the posts, which no box counts.
func (w *writer) postRow(width scene.Unit) layout.Block {
	row := w.row("Post, between panels; not counted by the boxes", need{count: w.posts()}, width, sampleHigh)
	sample := board.Sample(w.m, w.r, w.set, board.Feature{Kind: board.PostFeature}, sampleHigh*2, sampleHigh)
	row.Add(scene.Group{Shift: scene.Point{X: (needPicture - 2*sampleHigh) / 2, Y: (row.H - sampleHigh) / 2}, Items: sample})
	w.underline(&row, width)
	return row.Block()
}

func (w *writer) underline(p *page.Part, width scene.Unit) {
	p.Add(scene.Stroke{Path: page.Line(0, p.H, width, p.H), Colour: w.Tones.Grid, Width: page.Hair})
}

// picture is a kind of thing drawn in the column of pictures: a panel as it stands, others from above.
func (w *writer) picture(n need) (items []scene.Item, high scene.Unit) {
	switch n.feature.Kind {
	case board.PanelFeature:
		return w.panelPicture(n.feature.ID, needPicture-4*scene.Millimetre, needInch)
	case board.CrateFeature:
		return board.SampleCrate(w.r, n.feature.ID, n.detail, needPicture-4*scene.Millimetre, sampleHigh), sampleHigh
	}
	sample := board.Sample(w.m, w.r, w.set, n.feature, needPicture-4*scene.Millimetre, sampleHigh)
	return sample, sampleHigh
}

// panelPicture is an elevation of a kind of panel in a width, at a scale if it fits.
func (w *writer) panelPicture(id string, width, inch scene.Unit) (items []scene.Item, high scene.Unit) {
	k := panelOf(w.r, id)
	e := &elevation{inch: inch, tones: w.Tones}
	if long := e.len(k.Length); long > width {
		e.inch = e.inch * width / long
	}
	e.draw(k)
	shift := scene.Point{X: (width - e.len(k.Length)) / 2}
	return []scene.Item{scene.Group{Shift: shift, Items: e.items}}, e.high()
}

// needNote explains the dagger.
func (w *writer) needNote() {
	if !w.assumed() {
		return
	}
	note := w.prose(w.Styles.List, dagger.Mark+" No document says what this box holds of walls and terrain; the number is our guess.")
	w.Columns([]layout.Block{note}, 1, subject)
	w.Y += page.Space
}
