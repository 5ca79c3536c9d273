package sheet

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// checkList is the steps of the set-up in two columns.
func (w *writer) checkList() page.Part {
	steps := w.stepBlocks(w.ProseWidth())
	if len(steps) == 0 {
		return page.Part{}
	}
	p := w.Heading("Check list", w.Width())
	p.Blocks = append([]layout.Block{w.section("Check list", w.ProseWidth())}, steps...)
	p.H += 600
	w.inColumns(&p, steps)
	return p
}

// inColumns adds blocks in two columns under what a part has.
func (w *writer) inColumns(p *page.Part, blocks []layout.Block) {
	columns, _ := layout.Balance(blocks, w.ProseColumns(), layout.Height(blocks))
	var low scene.Unit
	for i, column := range columns {
		var c page.Part
		c.Stack(column, 0)
		p.Add(scene.Group{Shift: scene.Point{X: scene.Unit(i) * (w.ProseWidth() + page.Gutter), Y: p.H}, Items: c.Items})
		low = max(low, c.H)
	}
	p.H += low
}

// notesTitle is the heading over what the set-up of a mission has beyond the usual.
const notesTitle = "Special set-up"

// setupNotes is what this mission's set-up has beyond the usual, in two columns.
func (w *writer) setupNotes() page.Part {
	blocks := w.noteBlocks(w.ProseWidth())
	if len(blocks) == 0 {
		return page.Part{}
	}
	p := w.Heading(notesTitle, w.Width())
	p.Blocks = append([]layout.Block{w.section(notesTitle, w.ProseWidth())}, blocks...)
	w.inColumns(&p, blocks)
	p.Name = notesTitle
	return p
}

// noteBlocks are the notes with their titles in front.
func (w *writer) noteBlocks(width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for _, n := range describe.Setup(w.edition(), w.r, w.opt.Titles) {
		text := model.Text{Blocks: slices.Clone(n.Text.Blocks)}
		if len(text.Blocks) > 0 && text.Blocks[0].Kind == model.Paragraph {
			lead := []model.Inline{{Text: n.Title + ". ", Strong: true}}
			text.Blocks[0].Inlines = append(lead, text.Blocks[0].Inlines...)
		}
		blocks = append(blocks, page.From(n.From, width, w.prose(text, w.Styles.List, width))...)
	}
	return blocks
}

// wholeStep is the most lines of a step that is never parted.
const wholeStep = 12

// stepBlocks are the numbered steps, each with a box to tick.
func (w *writer) stepBlocks(width scene.Unit) []layout.Block {
	const indent = 10 * scene.Millimetre
	steps, _ := Steps(w.edition(), w.r, w.opt.Titles)
	var out []layout.Block
	for i, s := range steps {
		blocks := w.prose(s.Text, w.Styles.List, width-indent)
		if len(blocks) == 0 {
			continue
		}
		b := w.step(blocks[0], i+1, indent)
		b.Whole, b.Gap = len(b.Rows) <= wholeStep, page.Points(24)
		page.From(s.From, width, []layout.Block{b})
		if s.From == "" {
			page.Ruled(s.Rule, width, []layout.Block{b})
		}
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
	st := w.Styles.Label
	st.Size, st.Colour, st.Tracking = page.Points(84), w.Tones.Ink, 0
	first := w.Icon("tick-box", scene.Point{X: 1700, Y: mid}, 3300)
	first = append(first, w.Set.Line(st, number(n)).Right(indent-1700, w.Middle(st, mid))...)
	b.Rows[0].Items = append(first, b.Rows[0].Items...)
	return b
}
