package sheet

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/words"
	"github.com/sortie-tools/sortie/schema/model"
)

// checkList is the steps of the set-up in two columns.
func (w *writer) checkList() part {
	steps := w.stepBlocks(w.column(2))
	if len(steps) == 0 {
		return part{}
	}
	p := w.heading("Check list", w.width())
	p.blocks = append([]layout.Block{p.block()}, steps...)
	p.h += 600
	w.inColumns(&p, steps)
	return p
}

// inColumns adds blocks in two columns under what a part has.
func (w *writer) inColumns(p *part, blocks []layout.Block) {
	columns, _ := layout.Balance(blocks, 2, layout.Height(blocks))
	var low scene.Unit
	for i, column := range columns {
		var c part
		c.stack(column, 0)
		p.add(scene.Group{Shift: scene.Point{X: scene.Unit(i) * (w.column(2) + gutter), Y: p.h}, Items: c.items})
		low = max(low, c.h)
	}
	p.h += low
}

// notesTitle is the heading over what the set-up of a mission has beyond the usual.
const notesTitle = "Special set-up"

// setupNotes is what this mission's set-up has beyond the usual, in two columns.
func (w *writer) setupNotes() part {
	blocks := w.noteBlocks(w.column(2))
	if len(blocks) == 0 {
		return part{}
	}
	p := w.heading(notesTitle, w.width())
	p.blocks = append([]layout.Block{p.block()}, blocks...)
	p.blocks[0].KeepNext = true
	w.inColumns(&p, blocks)
	p.notes = true
	return p
}

// noteBlocks are the notes with their titles in front.
func (w *writer) noteBlocks(width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for _, n := range words.Setup(w.m, w.r) {
		text := model.Text{Blocks: slices.Clone(n.Text.Blocks)}
		if len(text.Blocks) > 0 && text.Blocks[0].Kind == model.Paragraph {
			lead := []model.Inline{{Text: n.Title + ". ", Strong: true}}
			text.Blocks[0].Inlines = append(lead, text.Blocks[0].Inlines...)
		}
		blocks = append(blocks, w.prose(text, w.st.list, width)...)
	}
	return blocks
}

// stepBlocks are the numbered steps, each with a box to tick.
func (w *writer) stepBlocks(width scene.Unit) []layout.Block {
	const indent = 10 * scene.Millimetre
	steps, _ := Steps(w.m, w.r)
	var out []layout.Block
	for i, s := range steps {
		blocks := w.prose(s, w.st.list, width-indent)
		if len(blocks) == 0 {
			continue
		}
		b := w.step(blocks[0], i+1, indent)
		b.Whole, b.Gap = true, points(24)
		out = append(out, b)
	}
	return out
}

// step puts a tick box and a number before the first line of a block.
func (w *writer) step(b layout.Block, n int, indent scene.Unit) layout.Block {
	for j := range b.Rows {
		b.Rows[j].Items = []scene.Item{scene.Group{Shift: scene.Point{X: indent}, Items: b.Rows[j].Items}}
	}
	mid := b.Rows[0].Height / 2
	st := w.st.label
	st.Size, st.Colour, st.Tracking = points(84), w.tones.Ink, 0
	first := w.icon("tick-box", scene.Point{X: 1700, Y: mid}, 3300)
	first = append(first, w.set.Line(st, number(n)).Right(indent-1700, w.middle(st, mid))...)
	b.Rows[0].Items = append(first, b.Rows[0].Items...)
	return b
}
