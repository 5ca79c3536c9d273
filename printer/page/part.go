package page

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Part is something drawn at a fixed width, from its own top left corner.
type Part struct {
	H     scene.Unit
	Name  string // by which a caller finds it again among others
	Items []scene.Item
	// Blocks are the same in pieces, for a part that may be parted over pages.
	Blocks []layout.Block
}

// Block is the part as one piece of a column.
func (p Part) Block() layout.Block {
	return layout.Block{Rows: []layout.Row{{Height: p.H, Items: p.Items}}, Whole: true}
}

// Add draws items at their places in the part.
func (p *Part) Add(items ...scene.Item) { p.Items = append(p.Items, items...) }

// Below adds another part right under what is there.
func (p *Part) Below(q Part) {
	p.Add(scene.Group{Shift: scene.Point{Y: p.H}, Items: q.Items})
	p.H += q.H
}

// Stack adds blocks under what is there, moved right by x.
func (p *Part) Stack(blocks []layout.Block, x scene.Unit) {
	for i, b := range blocks {
		if i > 0 {
			p.H += b.Gap
		}
		p.Add(b.At(x, p.H)...)
		p.H += b.Height()
	}
}

// Place draws a part on the page.
func (w *Writer) Place(p Part, x, y scene.Unit) {
	w.Page.Add(scene.Group{Shift: scene.Point{X: x, Y: y}, Items: p.Items})
}

// HeadingGap is the space under a heading.
const HeadingGap = 1200

// Heading is the title of a section: capitals, a slanted bar before and a thin rule behind.
func (w *Writer) Heading(text string, width scene.Unit) Part {
	const high = 5 * scene.Millimetre
	p := Part{H: high + HeadingGap}
	capital := w.Set.Metrics(w.Styles.Heading).CapHeight
	base := high/2 + capital/2
	var bar scene.Path
	bar.Move(900, base-capital).Line(2000, base-capital).Line(1100, base).Line(0, base).Close()
	text = layout.Capitals(text)
	l := w.OneLine(w.Fitted(w.Styles.Heading, text, width-3*scene.Millimetre, Points(62)), text, width-3*scene.Millimetre)
	p.Add(scene.Fill{Path: bar, Colour: w.Tones.Accent})
	p.Add(scene.Group{Tag: scene.Heading2, Items: l.At(3*scene.Millimetre, base)})
	const stub = 4 * scene.Millimetre // a shorter rule looks like a dash
	if from := 3*scene.Millimetre + l.Width + 1500; from+stub <= width {
		p.Add(scene.Stroke{Path: Line(from, base-capital/2, width, base-capital/2), Colour: w.Tones.Rule, Width: Hair})
	}
	return p
}

// Section begins a section: its heading over the whole width, with the bookmark by which links and the outline find
// it. It begins on a new page, headed by again, if this one has less room under the heading than it needs.
func (w *Writer) Section(title, bookmark, again string, need scene.Unit) {
	head := w.Heading(title, w.Width())
	if w.Left() < head.H+need && w.Y > w.Top {
		w.Fresh(again)
	}
	w.Page.Add(scene.Bookmark{Name: bookmark, Title: title, Level: 1, Y: w.Y})
	w.Place(head, MarginX, w.Y)
	w.Y += head.H
}

// Aside sets a remark at the right end of a heading, over its rule.
func (w *Writer) Aside(p *Part, text string, width scene.Unit) {
	l := w.Set.Line(w.Styles.Label, text)
	mid := (p.H - HeadingGap) / 2
	p.Add(scene.Fill{Path: scene.RectPath(scene.Rect{X: width - l.Width - 1500, Y: mid - 1000, W: l.Width + 1500, H: 2000}), Colour: w.Tones.Paper})
	p.Add(l.Right(width, w.Middle(w.Styles.Label, mid))...)
}

// Icon draws a symbol centred on a point.
func (w *Writer) Icon(name string, c scene.Point, side scene.Unit) []scene.Item {
	symbol, _ := icons.Find(name)
	return symbol.Draw(icons.Around(c, side), w.Tones.Plain())
}

// TickBox is a box to tick, centred on a point; one that is ticked already has a cross.
func (w *Writer) TickBox(ticked bool, c scene.Point, side scene.Unit) []scene.Item {
	items := w.Icon("tick-box", c, side)
	if !ticked {
		return items
	}
	h := side / 4
	for _, d := range []scene.Unit{h, -h} {
		items = append(items, scene.Stroke{Path: Line(c.X-h, c.Y-d, c.X+h, c.Y+d), Colour: w.Tones.Ink, Width: 3 * Hair})
	}
	return items
}

// Filled are the blocks that have anything in them.
func Filled(blocks []layout.Block) []layout.Block {
	var out []layout.Block
	for _, b := range blocks {
		if len(b.Rows) > 0 {
			out = append(out, b)
		}
	}
	return out
}

// Middle is the baseline of letters whose capitals are centred on y.
func (w *Writer) Middle(st layout.Style, y scene.Unit) scene.Unit {
	return y + w.Set.Metrics(st).CapHeight/2
}

// From says of blocks what of the unit they show, whole rows of a width; without a path, nothing.
func From(path string, width scene.Unit, blocks []layout.Block) []layout.Block {
	return FromSource(scene.Source{Path: path}, width, blocks)
}

// Ruled says of blocks what of the rule set they show.
func Ruled(path string, width scene.Unit, blocks []layout.Block) []layout.Block {
	return FromSource(scene.Ruled(path), width, blocks)
}

// FromSource says the same where that may be a value of another unit.
func FromSource(s scene.Source, width scene.Unit, blocks []layout.Block) []layout.Block {
	if s.Path == "" {
		return blocks
	}
	for _, b := range blocks {
		for i := range b.Rows {
			if row := &b.Rows[i]; len(row.Items) > 0 {
				row.Items = append(row.Items[:len(row.Items):len(row.Items)], At(s, scene.Rect{W: width, H: row.Height}))
			}
		}
	}
	return blocks
}

// At is a source of which a place shows the value.
func At(s scene.Source, at scene.Rect) scene.Source {
	s.Area = at
	return s
}
