package xiapages

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// plain is a passage of one paragraph.
func plain(text string) model.Text {
	if text == "" {
		return model.Text{}
	}
	return model.Text{Source: text, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: text}}}}}
}

// empty reports whether a passage says nothing.
func empty(t model.Text) bool { return len(t.Blocks) == 0 }

// chapter sets blocks in columns under a heading, on a new page if this one has no room for a decent
// beginning.
func (w *writer) chapter(place, title, name string, blocks []layout.Block, columns int) {
	if len(blocks) == 0 {
		return
	}
	const least = 26 * mm
	if w.Y > w.Top {
		w.Y += page.Space
	}
	head := w.Heading(title, w.Width())
	if first, _ := layout.Fit(blocks, w.Left()-head.H-mm); len(first) == 0 || w.Left() < head.H+min(least, layout.Height(blocks)) {
		w.Fresh(name)
	}
	w.mark(place, title, 1)
	w.Place(head, page.MarginX, w.Y)
	w.Y += head.H + mm
	w.Columns(blocks, columns, name)
}

// passage is prose under a small title that stays with it.
func (w *writer) passage(title string, text model.Text, width scene.Unit) []layout.Block {
	head := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Subject, Text: title}}, page.Points(150), width)
	body := w.Set.Text(text, w.Styles.Text, width)
	if len(body) > 0 {
		body[0].Gap = 0
	}
	head.KeepNext, head.Whole, head.Gap, head.Tag = len(body) > 0, true, page.Points(90), scene.Heading3
	return append([]layout.Block{head}, body...)
}

// followed is a passage with a sentence at the end of its last paragraph.
func followed(t model.Text, more string) model.Text {
	last := len(t.Blocks) - 1
	if more == "" {
		return t
	}
	if last < 0 || t.Blocks[last].Kind != model.Paragraph {
		return model.Text{Source: t.Source, Blocks: append(slices.Clone(t.Blocks), plain(more).Blocks...)}
	}
	out := model.Text{Source: t.Source, Blocks: slices.Clone(t.Blocks)}
	out.Blocks[last].Inlines = append(slices.Clone(out.Blocks[last].Inlines), model.Inline{Text: " " + more})
	return out
}

// eachFrom says of the entries of a list, each a block, what of the unit they show; those without a path, nothing.
func eachFrom(path func(i int) string, width scene.Unit, blocks []layout.Block) []layout.Block {
	for i := range blocks {
		page.From(path(i), width, blocks[i:i+1])
	}
	return blocks
}

// bullets is a list of short lines.
func (w *writer) bullets(lines []string, width scene.Unit) []layout.Block {
	list := model.Block{Kind: model.BulletList}
	for _, l := range lines {
		list.Blocks = append(list.Blocks, model.Block{Kind: model.ListItem, Blocks: plain(l).Blocks})
	}
	return w.Set.Text(model.Text{Blocks: []model.Block{list}}, w.Styles.List, width)
}
