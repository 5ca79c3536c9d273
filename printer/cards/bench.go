package cards

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

// The measures of a card.
const (
	Safe  = 3 * mm // nothing that is read comes nearer to the trim
	bleed = impose.Bleed
	foot  = 3 * mm // height of the line at the foot
	wide  = 55 * mm
)

// Bench is where cards of one size are made.
type Bench struct {
	Set   *layout.Set
	Tones icons.Theme
	W, H  scene.Unit // trim
	// Proof is set where only the cuts are wanted: text that fits is not set at its best size, nor drawn.
	Proof bool

	sketch bool // only heights are wanted: parts are set with nothing in them
}

// NewBench is a bench for cards of a size.
func NewBench(set *layout.Set, w, h scene.Unit) *Bench {
	return &Bench{Set: set, Tones: icons.Tones(), W: w, H: h}
}

// small reports whether the card is a narrow one, with smaller letters and a lower title bar.
func (b *Bench) small() bool { return b.W < wide }

// barHeight is where the title bar ends.
func (b *Bench) barHeight() scene.Unit {
	if b.small() {
		return Safe + 6*mm
	}
	return Safe + 7*mm
}

// Body is the area that parts take: below the title bar, above the foot, inside the safe area.
func (b *Bench) Body() scene.Rect {
	top := b.barHeight() + notch + 1300
	return scene.Rect{X: Safe, Y: top, W: b.W - 2*Safe, H: b.H - Safe - foot - 900 - top}
}

// sizes are the sizes of text that are tried one after the other, in tenths of a point.
func (b *Bench) sizes() []scene.Unit {
	first := scene.Unit(92)
	switch {
	case b.small():
		first = 78
	case b.W >= 70*mm:
		first = 98
	}
	var out []scene.Unit
	for t := first; t > 60; t -= 3 {
		out = append(out, page.Points(t))
	}
	return append(out, least)
}

// least is the smallest size of letters: six points.
const least = scene.Inch / 12

// style is a style in ink.
func (b *Bench) style(face string, size scene.Unit) layout.Style {
	return layout.Style{Face: face, Size: size, Colour: b.Tones.Ink}
}

// label is the style of small words beside things.
func (b *Bench) label() layout.Style {
	return layout.Style{Face: layout.Body, Size: least, Colour: b.Tones.Soft, Tracking: 60}
}

// full is the card with its bleed.
func (b *Bench) full() scene.Rect {
	return scene.Rect{X: -bleed, Y: -bleed, W: b.W + 2*bleed, H: b.H + 2*bleed}
}

// Fitted is a style made small enough for a width, but not under the least size, and as much of the text as it
// then takes.
func (b *Bench) Fitted(st layout.Style, text string, width scene.Unit) (layout.Style, string) {
	if have := b.Set.Width(st, text); have > width && have > 0 {
		st.Size = max(least, st.Size*width/have*99/100)
	}
	return st, b.Set.Shorten(st, text, width)
}

// Piece is a card with its two sides, ready for sheets.
func (b *Bench) Piece(id, title string, copies int, face, back []scene.Item) impose.Piece {
	return impose.Piece{ID: id, Title: title, Copies: copies, W: b.W, H: b.H, Face: face, Back: back}
}
