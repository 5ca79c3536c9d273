package sheet

import (
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// holds reports whether everything beside the map is no taller than what is there. What is quickly measured
// comes first: most plans fail.
func (w *writer) holds(p plan) bool {
	budget, width := p.height, w.besideWidth(p)
	for _, g := range p.beside {
		budget -= g.Height(width, max(1, int(width/keyBeside))) + supplyGap
	}
	if p.insets {
		for _, opt := range board.InsetOptions(w.whole, board.Scale(w.whole, p.opt)) {
			size := board.Size(w.whole, opt)
			if budget -= opt.Width*size.H/max(1, size.W) + supplyGap; opt.Width > width {
				return false
			}
		}
	}
	if budget -= w.suppliesHigh(width); budget < 0 {
		return false
	}
	if p.notes {
		if budget -= w.notesHigh(width); budget < 0 {
			return false
		}
	}
	return !p.insets || layout.Height(w.besides(p)) <= p.height
}

// suppliesHigh is how tall the supplies are in a column; notesHigh is the same of the notes, with the gap
// above them. Many plans have columns of one width.
func (w *writer) suppliesHigh(width scene.Unit) scene.Unit {
	return remembered(w.supplyHigh, width, func() scene.Unit { return layout.Height(w.supplies(width)) })
}

func (w *writer) notesHigh(width scene.Unit) scene.Unit {
	return remembered(w.noteHigh, width, func() scene.Unit { return supplyGap + layout.Height(w.notesBeside(width)) })
}

func remembered(known map[scene.Unit]scene.Unit, width scene.Unit, measure func() scene.Unit) scene.Unit {
	if _, ok := known[width]; !ok {
		known[width] = measure()
	}
	return known[width]
}

func (w *writer) besideWidth(p plan) scene.Unit { return w.Width() - p.opt.Width - page.Space }

// insets are the other floors at the scale of the map.
func (w *writer) insets(p plan) []board.Picture {
	return board.Insets(w.whole, w.r, w.Set, board.Scale(w.whole, p.opt))
}

// besides is the column beside the map: the supplies, then groups of the key.
func (w *writer) besides(p plan) []layout.Block {
	width := w.besideWidth(p)
	blocks := w.supplies(width)
	if p.notes {
		notes := w.notesBeside(width)
		notes[0].Gap = supplyGap
		blocks = append(blocks, notes...)
	}
	if p.insets {
		for _, inset := range w.insets(p) {
			b := page.Part{H: inset.H, Items: inset.Items}.Block()
			b.Gap = supplyGap
			blocks = append(blocks, b)
		}
	}
	for _, g := range p.beside {
		k := g.Draw(width, max(1, int(width/keyBeside)))
		b := page.Part{H: k.H, Items: k.Items}.Block()
		b.Gap = supplyGap
		blocks = append(blocks, b)
	}
	return blocks
}

// notesBeside are the notes under their heading.
func (w *writer) notesBeside(width scene.Unit) []layout.Block {
	return append([]layout.Block{w.section(notesTitle, width)}, w.firstTight(w.noteBlocks(width))...)
}
