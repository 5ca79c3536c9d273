package buildguide

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The measures of the steps.
const (
	listLeast   = 40 * scene.Millimetre  // width of the list beside a picture
	listPicture = 12 * scene.Millimetre  // of the pictures in it
	listSample  = 5 * scene.Millimetre   // height of those that are no panels
	listInch    = 2600                   // an inch of a panel in them
	inchLeast   = 2800                   // of a picture that shares its page with others
	gapBeside   = 5 * scene.Millimetre   // between picture and list
	gapBelow    = 2 * scene.Millimetre   // the same, one above the other
	pictureMost = 150 * scene.Millimetre // width of a picture
)

// How many letters the lines of a step's list have.
const (
	maxTitle = 60
	maxWhich = 120
)

// shape is how a step is laid out.
type shape struct {
	columns scene.Unit // of steps on the page
	picture scene.Unit // its width
	below   bool       // the list stands below the picture, not beside it
}

// steps draws all steps, one below the other or in columns.
func (w *writer) steps() {
	column, low := scene.Unit(0), w.Bottom()
	var last shape
	for n, s := range w.list {
		f := w.shape(s)
		part := w.step(n, s, f)
		if column >= f.columns || f.columns != last.columns {
			column, w.Y = 0, low+page.Space
		}
		last = f
		if w.Left() < part.H {
			w.Fresh(subject)
			column, low = 0, w.Y
		}
		w.Page.Add(scene.Bookmark{Name: w.bookmark(fmt.Sprintf("step-%d", n+1)), Title: w.stepTitle(n, s), Level: 1, Y: w.Y})
		w.Place(part, page.MarginX+column*(w.Column(f.columns)+page.Gutter), w.Y)
		column, low = column+1, max(low, w.Y+part.H)
	}
	w.Y = low
}

// stepTitle is the heading of a step.
func (w *writer) stepTitle(n int, s step) string {
	title := fmt.Sprintf("Step %d of %d: %s", n+1, len(w.list), s.title)
	if floor := w.floorTitle(s.floor); floor != "" {
		title += ", " + floor
	}
	return title
}

// step is a heading, a picture and its list.
func (w *writer) step(n int, s step, f shape) page.Part {
	width := w.Column(f.columns)
	p := w.Heading(w.stepTitle(n, s), width)
	opt := w.options(s)
	opt.Width = f.picture
	picture := board.Map(w.m, w.r, w.set, opt)
	p.Add(scene.Group{Tag: scene.Figure, Alt: w.alt(s), Shift: scene.Point{Y: p.H}, Items: picture.Items})
	if f.below {
		list := w.listColumns(s, width)
		list.place(&p, 0, p.H+picture.H+gapBelow)
		p.H += picture.H + gapBelow + list.H
		return p
	}
	list := w.lines(s, width-f.picture-gapBeside)
	list.place(&p, f.picture+gapBeside, p.H)
	p.H += max(picture.H, list.H)
	return p
}

// column is a list that is placed in a step.
type column struct{ page.Part }

func (c column) place(p *page.Part, x, y scene.Unit) {
	p.Add(scene.Group{Shift: scene.Point{X: x, Y: y}, Items: c.Items})
}

// options are what the picture of a step shows.
func (w *writer) options(s step) board.Options {
	return board.Options{Grid: true, Pieces: true, Rim: true, Labels: true, Coordinates: true, Floor: s.floor, Build: &s.build}
}

// shape finds a layout in which as many steps as possible share a page and can still be read: two below
// each other, two beside each other, or one as large as the page takes.
func (w *writer) shape(s step) shape {
	head := w.Heading("", w.Width()).H
	room := w.Bottom() - page.HeadHeight
	half := (room - page.Space) / 2
	below := func(columns scene.Unit) scene.Unit { return w.listColumns(s, w.Column(columns)).H + gapBelow }
	for _, f := range []shape{
		w.within(s, shape{columns: 1}, w.Width()-listLeast-gapBeside, half-head),
		w.within(s, shape{columns: 1, below: true}, w.Width(), half-head-below(1)),
		w.within(s, shape{columns: 2, below: true}, w.Column(2), room-head-below(2)),
	} {
		if w.inch(s, f) >= inchLeast {
			return f
		}
	}
	one := w.within(s, shape{columns: 1}, w.Width()-listLeast-gapBeside, room-head)
	if f := w.within(s, shape{columns: 1, below: true}, w.Width(), room-head-below(1)); f.picture > one.picture {
		return f
	}
	return one
}

// within is a shape with a picture as large as a width and a height take.
func (w *writer) within(s step, f shape, width, height scene.Unit) shape {
	size := board.Size(w.m, w.options(s))
	f.picture = max(scene.Millimetre, min(pictureMost, width, height*size.W/max(1, size.H)))
	return f
}

// inch is how long an inch of the board is drawn.
func (w *writer) inch(s step, f shape) scene.Unit {
	opt := w.options(s)
	opt.Width = f.picture
	return board.Scale(w.m, opt)
}

// lines is the list of a step in one column.
func (w *writer) lines(s step, width scene.Unit) column {
	var c column
	for _, l := range s.lines {
		c.Below(w.line(l, width))
	}
	return c
}

// listColumns is the list of a step in as many columns as a width takes.
func (w *writer) listColumns(s step, width scene.Unit) column {
	n := max(1, (width+gapBeside)/(listLeast+gapBeside))
	each := (width - (n-1)*gapBeside) / n
	var c column
	var high scene.Unit // of the row
	for i, l := range s.lines {
		part := w.line(l, each)
		at := scene.Unit(i) % n
		column{part}.place(&c.Part, at*(each+gapBeside), c.H)
		high = max(high, part.H)
		if at == n-1 || i == len(s.lines)-1 {
			c.H, high = c.H+high, 0
		}
	}
	return c
}

// line is one entry: a picture, how many of what, and which.
func (w *writer) line(l line, width scene.Unit) page.Part {
	room := width - listPicture - 2*scene.Millimetre
	text := brief(strings.Join(l.which, ", "), maxWhich)
	if len(l.numbers) > 0 {
		text = brief(ranges(l.numbers), maxWhich)
	}
	title := brief(fmt.Sprintf("%d × %s", l.count, l.title), maxTitle)
	blocks := []layout.Block{w.Set.Paragraph([]layout.Span{{Style: w.Styles.Strong, Text: title}}, page.Points(108), room)}
	if text != "" {
		blocks = append(blocks, w.Set.Paragraph([]layout.Span{{Style: w.Styles.Small, Text: text}}, page.Points(92), room))
	}
	p := page.Part{H: 700}
	p.Stack(blocks, listPicture+2*scene.Millimetre)
	items, high := w.sample(l)
	p.H = max(p.H+900, high+1400)
	p.Add(scene.Group{Shift: scene.Point{Y: (p.H - high) / 2}, Items: items})
	w.underline(&p, width)
	if l.from != "" {
		p.Add(scene.Source{Area: scene.Rect{W: width, H: p.H}, Path: l.from})
	}
	return p
}

func (w *writer) sample(l line) (items []scene.Item, high scene.Unit) {
	switch l.feature.Kind {
	case board.PanelFeature:
		return w.panelPicture(l.feature.ID, listPicture, listInch)
	case board.CrateFeature:
		return board.SampleCrate(w.r, l.feature.ID, l.colour, listPicture, sampleHigh), sampleHigh
	}
	return board.Sample(w.m, w.r, w.set, l.feature, listPicture, listSample), listSample
}

// alt says a step in words.
func (w *writer) alt(s step) string {
	var what []string
	for _, l := range s.lines {
		what = append(what, fmt.Sprintf("%d × %s", l.count, l.title))
	}
	return fmt.Sprintf("The board with what is new in this step: %s.", strings.Join(what, "; "))
}
