package page

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Options say what stands on every page.
type Options struct {
	Paper    paper.Paper            // the zero value is A4
	Title    string                 // of the document, and in the head of its pages
	Subject  string                 // what the document is, for readers' title bars
	Language string                 // of its texts, BCP 47; empty is English
	Name     string                 // in the foot on the left: what this was made from
	Draft    bool                   // stamp every page as a draft
	Bound    bool                   // leave the foot of every page to the book that they are bound into
	Logo     *Logo                  // of the pack, in the foot and for covers; nil: it has none
	Ref      func(id string) string // the bookmark of what prose refers to; nil makes no links
}

// Writer fills pages from the top down.
type Writer struct {
	Set    *layout.Set
	Tones  icons.Theme
	Styles Styles
	Paper  paper.Paper
	Doc    *scene.Document
	Page   *scene.Page
	Y      scene.Unit // where the next thing goes
	Top    scene.Unit // where the page's first thing went
	Floor  scene.Unit // where the page's last free line ends, if something stands at its foot

	// Measured says in every foot how to print pages whose sizes matter, with a line to measure beside it; empty
	// is for pages that are only read.
	Measured string

	// Chosen is what no rulebook gives of what the document says without a dagger, in a few words each.
	Chosen []string
	// ChosenFrom is the path of the value of the unit that lists it.
	ChosenFrom string

	opt Options
}

// New is a writer of a document without pages yet: begin with Blank or Fresh, end with Finish.
func New(set *layout.Set, opt Options) *Writer {
	if opt.Paper.W == 0 {
		opt.Paper = paper.A4
	}
	if opt.Language == "" {
		opt.Language = "en"
	}
	tones := icons.Tones()
	return &Writer{
		Set: set, Tones: tones, Styles: NewStyles(tones, opt.Ref), Paper: opt.Paper, opt: opt,
		Doc: &scene.Document{Title: opt.Title, Subject: opt.Subject, Author: "Sortie", Language: opt.Language},
	}
}

// Width is that of the text.
func (w *Writer) Width() scene.Unit { return w.Paper.W - 2*MarginX }

// Bottom is where the text of a page ends.
func (w *Writer) Bottom() scene.Unit { return w.Paper.H - MarginY - Footer }

// Left is the height that is left on the page.
func (w *Writer) Left() scene.Unit { return w.Bottom() - w.Y }

// Column is the width of one of n columns.
func (w *Writer) Column(n scene.Unit) scene.Unit { return (w.Width() - (n-1)*Gutter) / n }

// Blank starts a page without anything on it.
func (w *Writer) Blank() {
	w.Page = &scene.Page{Name: fmt.Sprintf("page %d", len(w.Doc.Pages)+1), W: w.Paper.W, H: w.Paper.H}
	w.Doc.Pages = append(w.Doc.Pages, w.Page)
	w.Y, w.Top, w.Floor = MarginY, MarginY, w.Bottom()
}

// headBase is the baseline of a running head.
const headBase = MarginY + scene.Inch/6

// HeadHeight is where the text under a running head begins.
const HeadHeight = headBase + 2*scene.Millimetre + Space

// Fresh starts a page with the running head: the document's title on the left, what the page is on the
// right.
func (w *Writer) Fresh(what string) {
	w.Blank()
	right := w.Set.Line(w.Styles.Heading, w.headWhat(what))
	tag := scene.Artifact // a running head is not read out on every page
	if len(w.Doc.Pages) == 1 {
		tag = scene.Heading1
	}
	w.Page.Add(scene.Group{Tag: tag, Items: w.Set.Line(w.HeadTitle(what)).At(MarginX, headBase)})
	w.Page.Add(scene.Group{Tag: scene.Artifact, Items: right.Right(MarginX+w.Width(), headBase)})
	w.Rail(headBase + 2*scene.Millimetre)
	w.Y, w.Top = HeadHeight, HeadHeight
}

// HeadTitle is as much of the document's title as a head takes beside what the page is, and its style.
func (w *Writer) HeadTitle(what string) (layout.Style, string) {
	st := w.Styles.Title
	st.Size, st.Tracking = Points(150), 150
	text, width := layout.Capitals(w.opt.Title), w.Width()-w.Set.Width(w.Styles.Heading, w.headWhat(what))-Gutter
	st = w.Fitted(st, text, width, Points(90))
	return st, w.Set.Shorten(st, text, width)
}

// headWhat is as much of what a page is as its head takes and leaves room for the document's title.
func (w *Writer) headWhat(what string) string {
	return w.Set.Shorten(w.Styles.Heading, layout.Capitals(what), w.Width()*3/5)
}

// Rail is the line under a page's head: thin, with a solid start.
func (w *Writer) Rail(y scene.Unit) {
	bar := scene.Rect{X: MarginX, Y: y, W: 22 * scene.Millimetre, H: 1100}
	var path scene.Path
	path.Move(bar.X, bar.Y).Line(bar.X+bar.W, bar.Y).Line(bar.X+bar.W-bar.H, bar.Y+bar.H).Line(bar.X, bar.Y+bar.H).Close()
	w.Page.Add(
		scene.Fill{Path: path, Colour: w.Tones.Ink},
		scene.Stroke{Path: Line(MarginX, y+Hair/2, MarginX+w.Width(), y+Hair/2), Colour: w.Tones.Ink, Width: 2 * Hair},
	)
}

// Line is a straight path.
func Line(x0, y0, x1, y1 scene.Unit) scene.Path {
	var p scene.Path
	p.Move(x0, y0).Line(x1, y1)
	return p
}

// OneLine is as much of a text as a line takes, with an ellipsis for what it does not: for running
// heads and feet, whose text stands in full elsewhere.
func (w *Writer) OneLine(st layout.Style, text string, width scene.Unit) layout.Line {
	return w.Set.Line(st, w.Set.Shorten(st, text, width))
}

// Fitted is a style made small enough for a width, but not under the least size.
func (w *Writer) Fitted(st layout.Style, text string, width, least scene.Unit) layout.Style {
	width = max(width, 0) // what stands beside it may take all there is
	if have := w.Set.Width(st, text); have > width {
		st.Size, st.Tracking = max(least, st.Size*width/have*98/100), st.Tracking*width/have
	}
	return st
}

// Columns pours blocks into n columns of even height, over as many pages as they need. Further pages are
// headed by what again says.
func (w *Writer) Columns(blocks []layout.Block, n int, again string) {
	for len(blocks) > 0 {
		cols, rest := layout.Balance(blocks, n, w.Left())
		if len(cols[0]) == 0 && w.Y == w.Top {
			cols[0], rest = layout.Force(blocks, w.Left()) // taller than a page
		}
		low := w.Y
		for i, c := range cols {
			x := MarginX + scene.Unit(i)*(w.Column(scene.Unit(n))+Gutter)
			low = max(low, layout.Draw(w.Page, x, w.Y, c))
		}
		w.Y = low
		if blocks = rest; len(blocks) > 0 {
			w.Fresh(again)
		}
	}
}

// Finish adds what needs the number of pages, and gives the document.
func (w *Writer) Finish() *scene.Document {
	if !w.opt.Bound {
		w.sure()
	}
	for i, page := range w.Doc.Pages {
		if !w.opt.Bound {
			w.Foot(page, i+1, len(w.Doc.Pages))
		}
		if w.opt.Draft {
			icons.Draft(page, w.Set)
		}
	}
	return w.Doc
}

// Foot sets the foot of a page: what it was made from, who made it, and its number.
func (w *Writer) Foot(page *scene.Page, n, of int) {
	base := page.H - MarginY
	items := []scene.Item{scene.Stroke{
		Path:   Line(MarginX, base-4*scene.Millimetre, MarginX+w.Width(), base-4*scene.Millimetre),
		Colour: w.Tones.Rule, Width: Hair,
	}}
	count := w.Set.Line(w.Styles.Label, fmt.Sprintf("%d / %d", n, of))
	middle, room := w.footMiddle(page.W-MarginX-count.Width-footGap, base)
	mark, wide := w.markFoot(base)
	items = append(items, mark...)
	items = append(items, w.OneLine(w.Styles.Label, w.footName(room-wide), room-wide).At(MarginX+wide, base)...)
	items = append(items, middle...)
	items = append(items, count.Right(page.W-MarginX, base)...)
	page.Add(scene.Group{Tag: scene.Artifact, Items: items})
}

// footName is what the page was made from, without the last of its parts where there is no room for all of them.
func (w *Writer) footName(room scene.Unit) string {
	name := w.opt.Name
	for w.Set.Width(w.Styles.Label, name) > room {
		i := strings.LastIndex(name, " · ")
		if i < 0 {
			return name
		}
		name = name[:i]
	}
	return name
}

// footGap is between things in a foot.
const footGap = 4 * scene.Millimetre

// footMiddle is what stands between the ends of a foot, left of a line: who made the page, or how to print it at
// true size and a line to measure. It leaves so much room before it.
func (w *Writer) footMiddle(right, base scene.Unit) (items []scene.Item, room scene.Unit) {
	if w.Measured == "" {
		made := w.Set.Line(w.Styles.Label, "made with Sortie")
		return made.Centre(MarginX+w.Width()/2, base), (w.Width()-made.Width)/2 - footGap
	}
	st := w.Styles.Label
	st.Colour = w.Tones.Ink
	items, left := Gauge(w.Set, st, right, base)
	note := w.Set.Line(st, w.Measured)
	return append(items, note.Right(left-footGap, base)...), max(0, left-note.Width-2*footGap-MarginX)
}
