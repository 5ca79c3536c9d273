package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// part is something drawn at a fixed width, from its own top left corner.
type part struct {
	h     scene.Unit
	items []scene.Item
	// blocks are the same in pieces, for a part that may be parted over pages.
	blocks []layout.Block
	notes  bool // what is special to the mission's set-up
}

// block is the part as one piece of a column.
func (p part) block() layout.Block {
	return layout.Block{Rows: []layout.Row{{Height: p.h, Items: p.items}}, Whole: true}
}

func (p *part) add(items ...scene.Item) { p.items = append(p.items, items...) }

// below adds another part right under what is there.
func (p *part) below(q part) {
	p.add(scene.Group{Shift: scene.Point{Y: p.h}, Items: q.items})
	p.h += q.h
}

// stack adds blocks under what is there, moved right by x.
func (p *part) stack(blocks []layout.Block, x scene.Unit) {
	for i, b := range blocks {
		if i > 0 {
			p.h += b.Gap
		}
		for _, row := range b.Rows {
			p.add(scene.Group{Shift: scene.Point{X: x, Y: p.h}, Items: row.Items})
			p.h += row.Height
		}
	}
}

// place draws a part on the page.
func (w *writer) place(p part, x, y scene.Unit) {
	w.page.Add(scene.Group{Shift: scene.Point{X: x, Y: y}, Items: p.items})
}

// headingGap is the space under a heading.
const headingGap = 1200

// heading is the title of a section: capitals, a slanted bar before and a thin rule behind.
func (w *writer) heading(text string, width scene.Unit) part {
	const high = 5 * scene.Millimetre
	p := part{h: high + headingGap}
	capital := w.set.Metrics(w.st.heading).CapHeight
	base := high/2 + capital/2
	var bar scene.Path
	bar.Move(900, base-capital).Line(2000, base-capital).Line(1100, base).Line(0, base).Close()
	text = strings.ToUpper(text)
	l := w.oneLine(w.fitted(w.st.heading, text, width-3*scene.Millimetre, points(62)), text, width-3*scene.Millimetre)
	p.add(scene.Fill{Path: bar, Colour: w.tones.Accent})
	p.add(l.At(3*scene.Millimetre, base)...)
	if from := 3*scene.Millimetre + l.Width + 1500; from < width {
		p.add(scene.Stroke{Path: line(from, base-capital/2, width, base-capital/2), Colour: w.tones.Rule, Width: hair})
	}
	return p
}

// aside sets a remark at the right end of a heading, over its rule.
func (w *writer) aside(p *part, text string, width scene.Unit) {
	l := w.set.Line(w.st.label, text)
	mid := (p.h - headingGap) / 2
	p.add(scene.Fill{Path: scene.RectPath(scene.Rect{X: width - l.Width - 1500, Y: mid - 1000, W: l.Width + 1500, H: 2000}), Colour: w.tones.Paper})
	p.add(l.Right(width, w.middle(w.st.label, mid))...)
}

// icon draws a symbol centred on a point.
func (w *writer) icon(name string, c scene.Point, side scene.Unit) []scene.Item {
	symbol, _ := art.Find(name)
	return symbol.Draw(art.Around(c, side), w.tones.Plain())
}

// middle is the baseline of letters whose capitals are centred on y.
func (w *writer) middle(st layout.Style, y scene.Unit) scene.Unit {
	return y + w.set.Metrics(st).CapHeight/2
}
