package cards

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Spine is the strip beside a part: a colour that grows darker from calm to severe, and marks that say the same
// in numbers.
type Spine struct {
	Marks  []string // such as the numbers of levels, from the top down
	Colour scene.Colour
	Ink    scene.Colour // of the marks
}

// spineWidth is how far the strip reaches into the safe area.
const spineWidth = 4800

// Severity is the spine of step i of n, from calm to severe.
func Severity(i, n int, marks ...string) *Spine {
	steps := []Spine{
		{Colour: scene.RGB(0xCFE3E4), Ink: scene.RGB(0x16191C)},
		{Colour: scene.RGB(0xEBC46A), Ink: scene.RGB(0x16191C)},
		{Colour: scene.RGB(0xB54D13), Ink: scene.RGB(0xFFFFFF)},
		{Colour: scene.RGB(0x741A14), Ink: scene.RGB(0xFFFFFF)},
	}
	at := 0
	if n > 1 {
		at = max(0, min(i, n-1)) * (len(steps) - 1) / (n - 1)
	}
	s := steps[at]
	s.Marks = marks
	return &s
}

// spineShift is how far parts are moved in by their spines.
func (b *Bench) spineShift(parts []Part) scene.Unit {
	for _, p := range parts {
		if p.Spine != nil {
			return spineWidth + 1400
		}
	}
	return 0
}

// spine draws the strip beside a part, to the end of the bleed on the left. A strip at the end of the body goes
// on to the edge of the card.
func (b *Bench) spine(s *Spine, top, bottom scene.Unit, last bool) []scene.Item {
	low := bottom
	if last {
		low = b.H + bleed
	}
	r := scene.Rect{X: -bleed, Y: top, W: bleed + Safe + spineWidth, H: low - top}
	items := []scene.Item{scene.Fill{Path: scene.RectPath(r), Colour: s.Colour}}
	return append(items, b.marks(s, scene.Point{X: Safe + spineWidth/2 - 500, Y: (top + bottom) / 2}, bottom-top)...)
}

// marks stacks a spine's marks about a point, as many as its height takes; the rest is told by the first and
// the last with a dash between them.
func (b *Bench) marks(s *Spine, at scene.Point, height scene.Unit) []scene.Item {
	st := layout.Style{Face: layout.Title, Size: page.Points(100), Colour: s.Ink}
	step := st.Size * 115 / 100
	marks := s.Marks
	if n := len(marks); n > 2 && step*scene.Unit(n) > height {
		marks = []string{marks[0], "–", marks[n-1]}
	}
	if n := scene.Unit(len(marks)); n > 1 && step*n > height {
		st.Size = max(least, st.Size*height/(step*n))
		step = st.Size * 115 / 100
	}
	var items []scene.Item
	y := at.Y - step*scene.Unit(len(marks)-1)/2 + b.Set.Metrics(st).CapHeight/2
	for _, m := range marks {
		fit, text := b.Fitted(st, m, spineWidth+600)
		items = append(items, b.Set.Line(fit, text).Centre(at.X, y)...)
		y += step
	}
	return items
}
