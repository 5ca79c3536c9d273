package page

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Points is a size given in tenths of a typographic point: 95 is 9.5 points.
func Points(tenths scene.Unit) scene.Unit { return tenths * scene.Inch / 720 }

// The measures of every page.
const (
	MarginX = 12 * scene.Millimetre
	MarginY = 10 * scene.Millimetre
	Footer  = 6 * scene.Millimetre // below the text, above the lower margin
	Gutter  = 7 * scene.Millimetre // between columns
	Space   = 5 * scene.Millimetre // between sections
	Hair    = 150                  // the thinnest rule that every printer shows
)

// Styles are the letters of a page.
type Styles struct {
	Title   layout.Style // the name of the whole
	Heading layout.Style // of a section, in capitals
	Subject layout.Style // over a passage
	Body    layout.Style
	Strong  layout.Style
	Small   layout.Style
	Label   layout.Style // over and under things, and in running feet
	Figure  layout.Style // numbers that are read from afar

	Text layout.TextTheme // prose
	Lead layout.TextTheme // prose that a page opens with
	List layout.TextTheme // lists of short lines
}

// NewStyles are the letters in the colours of a theme. Ref turns what prose refers to into a bookmark; it may
// be nil.
func NewStyles(t icons.Theme, ref func(id string) string) Styles {
	st := func(face string, tenths scene.Unit, c scene.Colour) layout.Style {
		return layout.Style{Face: face, Size: Points(tenths), Colour: c}
	}
	tracked := func(s layout.Style, by scene.Unit) layout.Style { s.Tracking = by; return s }
	theme := func(tenths scene.Unit) layout.TextTheme {
		x := layout.Theme(Points(tenths), t.Ink, t.Accent)
		x.Ref = ref
		return x
	}
	return Styles{
		Title:   tracked(st(layout.Title, 300, t.Ink), 250),
		Heading: tracked(st(layout.Heading, 88, t.Ink), 220),
		Subject: st(layout.Heading, 108, t.Ink),
		Body:    st(layout.Body, 92, t.Ink),
		Strong:  st(layout.BodyBold, 92, t.Ink),
		Small:   st(layout.Body, 76, t.Ink),
		Label:   tracked(st(layout.Mono, 66, t.Soft), 80),
		Figure:  st(layout.Title, 150, t.Ink),
		Text:    theme(98), Lead: theme(112), List: tight(theme(84)),
	}
}

// tight is a theme with its lines closer together, for lists of short lines.
func tight(t layout.TextTheme) layout.TextTheme {
	t.Leading = t.Body.Size * 121 / 100
	return t
}

// Sized is a theme in letters of another size, with all the rest in proportion.
func Sized(t layout.TextTheme, size scene.Unit) layout.TextTheme {
	from := max(t.Body.Size, 1)
	scaled := func(u scene.Unit) scene.Unit { return u * size / from }
	t.Body.Size, t.Leading, t.Gap, t.Indent = size, scaled(t.Leading), scaled(t.Gap), scaled(t.Indent)
	headings := make([]layout.Style, len(t.Headings))
	for i, h := range t.Headings {
		h.Size = scaled(h.Size)
		headings[i] = h
	}
	t.Headings = headings
	return t
}
