package layout

import "github.com/sortie-tools/sortie/printer/scene"

// TextTheme is how prose is set.
type TextTheme struct {
	Body    Style
	Leading scene.Unit // from baseline to baseline
	Gap     scene.Unit // between blocks
	// Headings are the styles of levels 1, 2, …; deeper levels take the last.
	Headings []Style
	Strong   string       // face of strong text
	Emph     string       // face of emphasised text
	Both     string       // face of text that is both
	Code     string       // face of code
	Indent   scene.Unit   // of lists and quotes
	Accent   scene.Colour // bullets, numbers, references, the bar beside a quote
	Rule     scene.Colour // lines of a table
	Shade    scene.Colour // head of a table
	// Ref turns a reference's id into the name of a bookmark; "" makes no link. Nil: no links.
	Ref func(id string) string
}

// Theme is a plain theme for body text of a size in ink, with accents in another colour.
func Theme(size scene.Unit, ink, accent scene.Colour) TextTheme {
	head := func(percent scene.Unit) Style {
		return Style{Face: Heading, Size: size * percent / 100, Colour: ink}
	}
	return TextTheme{
		Body: Style{Face: Body, Size: size, Colour: ink}, Leading: size * 130 / 100, Gap: size * 60 / 100,
		Headings: []Style{head(150), head(125), head(105)},
		Strong:   BodyBold, Emph: BodyItalic, Both: BodyBoldItalic, Code: Mono,
		Indent: size * 140 / 100, Accent: accent, Rule: ink.Alpha(90), Shade: ink.Alpha(22),
	}
}
