package cards

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Face is what one side of a card says.
type Face struct {
	Look
	Title  string
	Path   string // of the title in its unit, for reports
	Corner string // short, at the right end of the title bar, such as a price
	Parts  []Part
	Foot   string // at the foot on the left: what the card belongs to
	Mark   string // at the foot on the right: which part of a card that goes on it is
}

// Part is a piece of a face.
type Part struct {
	Path string // of its text in the unit
	What string // in a report: "the text of card …"
	// Set is the part's lines at the setting's width and size.
	Set func(s Setting) []layout.Block
	// Fill draws into what height the other parts leave, if that is at least Least; else it is left out.
	Fill  func(s Setting, h scene.Unit) []scene.Item
	Least scene.Unit
	// Wanted says that the text is set smaller to make room for the picture.
	Wanted bool
	Spine  *Spine // beside the part, if any
}

// Setting is how a part is to be set.
type Setting struct {
	*Bench
	Look  Look
	Size  scene.Unit // of the letters
	Width scene.Unit
}

// Theme is how prose is set.
func (s Setting) Theme() layout.TextTheme {
	t := layout.Theme(s.Size, s.Tones.Ink, s.Look.Colour)
	t.Leading, t.Gap = s.Size*122/100, s.Size*45/100
	for i := range t.Headings {
		t.Headings[i].Size = max(least, s.Size*105/100)
	}
	return t
}

// gapOf is the space between parts.
func gapOf(size scene.Unit) scene.Unit { return size * 60 / 100 }

// Draw draws a face, with the texts that it has no room for.
func (b *Bench) Draw(f Face) ([]scene.Item, []product.Cut) {
	items := []scene.Item{scene.Fill{Path: scene.RectPath(b.full()), Colour: b.Tones.Paper}}
	bar, cuts := b.bar(f)
	body, over := b.body(f)
	items = append(append(items, bar...), body...)
	return append(items, b.foot(f)...), append(cuts, over...)
}

// foot is the line at the foot of a card: it never says anything that is needed for playing.
func (b *Bench) foot(f Face) []scene.Item {
	if b.Proof {
		return nil
	}
	st := b.label()
	y, x := b.H-Safe, Safe+b.spineShift(f.Parts)
	mark := b.Set.Line(st, b.Set.Shorten(st, f.Mark, (b.W-Safe-x)*55/100))
	left := b.Set.Line(st, b.Set.Shorten(st, f.Foot, b.W-Safe-x-mark.Width-1500))
	items := []scene.Item{scene.Stroke{Path: level(x, b.W-Safe, y-2700), Colour: b.Tones.Rule, Width: 150}}
	items = append(items, left.At(x, y-300)...)
	return append(items, mark.Right(b.W-Safe, y-300)...)
}

// level is a straight line across.
func level(x0, x1, y scene.Unit) scene.Path {
	var p scene.Path
	p.Move(x0, y).Line(x1, y)
	return p
}

// cutOf reports a text that is too long by some letters.
func cutOf(p Part, f Face, over int) product.Cut {
	what, path := p.What, p.Path
	if path == "" {
		path = f.Path
	}
	if what == "" {
		what = fmt.Sprintf("the text of card %q", f.Title)
	}
	return product.Cut{Path: path, What: what, Place: "its card", Remedy: fmt.Sprintf("shorten it by about %d characters, or print larger cards", (over+9)/10*10)}
}
