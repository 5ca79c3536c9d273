package impose

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The label of a sheet: letters small enough for the narrowest margin, and a measure for the ruler.
const (
	baseline = 4500 // at least, above the edge of the paper
	space    = 4 * mm
)

// title is what is printed, and which of its sheets this is.
type title struct{ name, of string }

// in is the title in a width. It is the name that gives way: without the rest nobody finds the back that belongs
// to a face.
func (t title) in(fonts *layout.Set, st layout.Style, width scene.Unit) string {
	if t.name == "" {
		return fonts.Shorten(st, t.of, width)
	}
	of := " · " + t.of
	return fonts.Shorten(st, fonts.Shorten(st, t.name, max(0, width-fonts.Width(st, of)))+of, width)
}

// label writes in a margin what the sheet is, how to print it, and a line to measure.
func (i *imposer) label(page *scene.Page, s *sheet, head title, note string) {
	long, wide := page.W-2*margin, page.H-s.bottom()
	if s.side {
		long, wide = page.H-2*margin, s.sideways()
	}
	up := max(baseline, (wide-markGap-markLength)/2-i.capital()/2)
	items := i.words(head, note, long)
	g := scene.Group{Tag: scene.Artifact, Shift: scene.Point{X: margin, Y: page.H - up}, Items: items}
	if s.side {
		g.Shift, g.Items = scene.Point{X: up + i.capital(), Y: page.H - margin}, scene.Turned(items, 3)
	}
	page.Add(g)
}

// free is the part of a page that marks may use: not its edge, and not where the label is.
func (i *imposer) free(s *sheet) scene.Rect {
	r := scene.Rect{X: markEdge, Y: markEdge, W: s.paper.W - 2*markEdge, H: s.paper.H - 2*markEdge}
	label := baseline + i.capital() + markGap - markEdge
	if s.side {
		r.X, r.W = r.X+label, r.W-label
	} else {
		r.H -= label
	}
	return r
}

// bottom is where the lowest block ends.
func (s *sheet) bottom() scene.Unit {
	var low scene.Unit
	for _, b := range s.blocks {
		a := b.area()
		low = max(low, a.Y+a.H)
	}
	return low
}

// sideways is the left margin that the widest block leaves.
func (s *sheet) sideways() scene.Unit {
	left := s.paper.W
	for _, b := range s.blocks {
		left = min(left, b.at.X)
	}
	return left
}

func (i *imposer) capital() scene.Unit { return i.fonts.Metrics(i.style(layout.Body)).CapHeight }

func (i *imposer) style(face string) layout.Style {
	return layout.Style{Face: face, Size: page.Points(66), Colour: i.tones.Ink}
}

// words is the label on a line from the origin: the title, the note behind it, the measure at the end.
func (i *imposer) words(head title, note string, long scene.Unit) []scene.Item {
	items, from := page.Gauge(i.fonts, i.style(layout.Body), long, 0)
	tail := i.fonts.Line(i.style(layout.Body), i.fonts.Shorten(i.style(layout.Body), note, max(0, from-space)))
	items = append(items, tail.Right(from-space, 0)...)
	strong := i.style(layout.BodyBold)
	whole := i.fonts.Line(strong, head.in(i.fonts, strong, max(0, from-2*space-tail.Width)))
	return append(items, whole.At(0, 0)...)
}
