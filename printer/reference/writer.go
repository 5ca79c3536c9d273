package reference

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// writer sets the sections of one rule set.
type writer struct {
	*page.Writer
	r *model.RuleSet
}

// The least size of the reference's text, and the most, in tenths of a point: it is looked things up in, not read.
const (
	textSize = 70
	textMost = 84
	sizeStep = 2
)

func newWriter(f *page.Writer, r *model.RuleSet, size scene.Unit) *writer {
	list := f.Styles.List
	list.Body.Size = page.Points(size)
	list.Leading, list.Gap, list.Indent = list.Body.Size*116/100, list.Body.Size*38/100, list.Body.Size*115/100
	for i := range list.Headings {
		list.Headings[i].Size = list.Body.Size * 105 / 100
	}
	f.Styles.List = list
	return &writer{Writer: f, r: r}
}

// section gives the blocks of a topic in a width; none if the rule set has nothing of it.
type section func(width scene.Unit) []layout.Block

// columnLeast is the least width of a column of text.
const columnLeast = 52 * scene.Millimetre

func (w *writer) columns() int { return max(1, min(3, int(w.Width()/columnLeast))) }

// partGap is between two parts.
const partGap = 4 * scene.Millimetre

// part pours sections into columns under what is there.
func (w *writer) part(sections ...section) {
	n := w.columns()
	var out []layout.Block
	for _, s := range sections {
		out = append(out, filled(s(w.Column(scene.Unit(n))))...)
	}
	w.pour(out, n)
}

// keptRows is how many rows of a long table stay together before and after a break.
const keptRows = 3

// whole sets a section over the whole width. Its tables are not parted unless they are taller than half a page: a
// heading never stands at the foot of a page with its table overleaf.
func (w *writer) whole(s section) {
	blocks := filled(s(w.Width()))
	for i := range blocks {
		if b := &blocks[i]; b.Head > 0 {
			b.KeepRows, b.Whole = keptRows, b.Height() <= (w.Bottom()-w.Top)/2
		}
	}
	w.pour(blocks, 1)
}

func (w *writer) pour(blocks []layout.Block, n int) {
	if len(blocks) == 0 {
		return
	}
	if w.Y > w.Top {
		w.Y += partGap
	}
	w.Columns(blocks, n, what)
}

// filled are the blocks with anything in them; a heading without anything below is left out.
func filled(blocks []layout.Block) []layout.Block {
	out := page.Filled(blocks)
	if n := len(out); n > 0 && out[n-1].KeepNext {
		out = out[:n-1]
	}
	return out
}

// bookmark is a name for links and the outline.
func (w *writer) mark(name, title string, level int) scene.Bookmark {
	id := "reference-" + w.r.ID
	if name != "" {
		id += "-" + name
	}
	return scene.Bookmark{Name: id, Title: title, Level: level}
}

func (w *writer) bookmark(name, title string, level int) { w.Page.Add(w.mark(name, title, level)) }

// sectionGap is over a heading.
const sectionGap = 3800

// head is the heading of a section with its bookmark. It stays with what follows.
func (w *writer) head(id, title string, width scene.Unit) layout.Block {
	p := w.Heading(title, width)
	p.Add(w.mark(id, title, 1))
	b := p.Block()
	b.KeepNext, b.Gap = true, sectionGap
	return b
}

// sub is a title within a section.
func (w *writer) sub(title string, width scene.Unit) layout.Block {
	st := w.Styles.Subject
	st.Size = w.Styles.List.Body.Size * 112 / 100
	b := w.Set.Paragraph([]layout.Span{{Style: st, Text: title}}, st.Size*125/100, width)
	b.KeepNext, b.Whole, b.Gap, b.Tag = true, true, 1800, scene.Heading3
	return b
}

// say is a paragraph.
func (w *writer) say(text string, width scene.Unit) layout.Block {
	if text == "" {
		return layout.Block{}
	}
	b := w.Set.Paragraph([]layout.Span{{Style: w.Styles.List.Body, Text: text}}, w.Styles.List.Leading, width)
	b.Gap = w.Styles.List.Gap
	return b
}

// text is prose; nothing where there is none.
func (w *writer) text(t model.Text, width scene.Unit) []layout.Block {
	return w.Set.Text(t, w.Styles.List, width)
}

// runIn is prose with its title in the first line.
func (w *writer) runIn(title string, t model.Text, width scene.Unit) []layout.Block {
	return w.text(model.Text{Blocks: titled(title, t)}, width)
}

func titled(title string, t model.Text) []model.Block {
	lead := model.Inline{Text: title + ". ", Strong: true}
	if strings.HasSuffix(title, "?") || strings.HasSuffix(title, "!") {
		lead.Text = title + " "
	}
	if len(t.Blocks) > 0 && t.Blocks[0].Kind == model.Paragraph {
		first := t.Blocks[0]
		first.Inlines = append([]model.Inline{lead}, first.Inlines...)
		return append([]model.Block{first}, t.Blocks[1:]...)
	}
	return append([]model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{lead}}}, t.Blocks...)
}

// notes are the rules of a list of the rule set, each with its title in the first line.
func (w *writer) notes(path string, list []model.RuleNote, width scene.Unit) []layout.Block {
	var out []layout.Block
	for _, n := range list {
		out = append(out, page.Ruled(path+"."+n.ID, width, w.runIn(n.Title+dagger.Of(n.Provenance), n.Text, width))...)
	}
	return out
}

// daggers explains the mark, once, at the end.
func (w *writer) daggers(width scene.Unit) []layout.Block {
	return []layout.Block{w.say(dagger.Note, width)}
}

// with is prose with a few words more at its end, in italics.
func with(t model.Text, more string) model.Text {
	if more == "" {
		return t
	}
	out := model.Text{Blocks: append([]model.Block(nil), t.Blocks...)}
	add := model.Inline{Text: " " + more, Emph: true}
	if n := len(out.Blocks); n > 0 && out.Blocks[n-1].Kind == model.Paragraph {
		last := out.Blocks[n-1]
		last.Inlines = append(append([]model.Inline(nil), last.Inlines...), add)
		out.Blocks[n-1] = last
		return out
	}
	out.Blocks = append(out.Blocks, model.Block{Kind: model.Paragraph, Inlines: []model.Inline{add}})
	return out
}

// icon is a symbol by the first of some names that has one; without any it is nothing.
func (w *writer) icon(side scene.Unit, alt string, names ...string) page.Drawing {
	for _, name := range names {
		if symbol, known := icons.Find(name); known {
			return page.Drawing{W: side, H: side, Alt: alt, Items: symbol.Draw(scene.Rect{W: side, H: side}, w.Tones.Plain())}
		}
	}
	return page.Drawing{}
}
