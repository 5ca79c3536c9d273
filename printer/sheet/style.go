package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// points is a size given in tenths of a typographic point: 95 is 9.5 points.
func points(tenths scene.Unit) scene.Unit { return tenths * scene.Inch / 720 }

// The measures of every page.
const (
	marginX = 12 * scene.Millimetre
	marginY = 10 * scene.Millimetre
	footer  = 6 * scene.Millimetre // below the text, above the lower margin
	gutter  = 7 * scene.Millimetre // between columns
	space   = 5 * scene.Millimetre // between sections
	hair    = 150                  // the thinnest rule that every printer shows
)

// styles are the letters of the sheet.
type styles struct {
	title, heading, subject, body, strong, small, label, figure layout.Style
	text                                                        layout.TextTheme
	lead                                                        layout.TextTheme
	list                                                        layout.TextTheme
}

func newStyles(t art.Theme, ref func(id string) string) styles {
	st := func(face string, tenths scene.Unit, c scene.Colour) layout.Style {
		return layout.Style{Face: face, Size: points(tenths), Colour: c}
	}
	tracked := func(s layout.Style, by scene.Unit) layout.Style { s.Tracking = by; return s }
	theme := func(tenths scene.Unit) layout.TextTheme {
		x := layout.Theme(points(tenths), t.Ink, t.Accent)
		x.Ref = ref
		return x
	}
	return styles{
		title:   tracked(st(layout.Title, 300, t.Ink), 250),
		heading: tracked(st(layout.Heading, 88, t.Ink), 220),
		subject: st(layout.Heading, 108, t.Ink),
		body:    st(layout.Body, 92, t.Ink),
		strong:  st(layout.BodyBold, 92, t.Ink),
		small:   st(layout.Body, 76, t.Ink),
		label:   tracked(st(layout.Mono, 66, t.Soft), 80),
		figure:  st(layout.Title, 150, t.Ink),
		text:    theme(98), lead: theme(112), list: tight(theme(84)),
	}
}

// tight is a theme with its lines closer together, for lists of short lines.
func tight(t layout.TextTheme) layout.TextTheme {
	t.Leading = t.Body.Size * 121 / 100
	return t
}

// join says a list as people do: "a", "a and b", "a, b and c".
func join(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " and " + list[last]
}
