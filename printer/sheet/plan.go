package sheet

import (
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// plan is one way to share out the set-up page.
type plan struct {
	beside []board.KeyGroup // groups of the key beside the map, under the supplies
	notes  bool             // what is special to the mission stands there, too
	insets bool             // and so do the other floors
	below  []part           // under the map
	later  []part           // on another page
	height scene.Unit       // of the map
	opt    board.Options
}

// bestPlan is the one with the largest map: each group of the key may stand beside the map, if there
// is room under the supplies, or below it. So may the notes, and the maps of other floors, which else
// get pages of their own.
func (w *writer) bestPlan() plan {
	groups := board.Key(w.m, w.r, w.set, board.Full(0))
	rest := []part{w.track(w.width()), w.checkList()}
	notes := w.setupNotes()
	var best plan
	first := true
	for _, extra := range extras(notes.h > 0, len(w.m.Floors()) > 1) {
		for choice := range 1 << len(groups) {
			var beside, below []board.KeyGroup
			for i, g := range groups {
				if choice>>i&1 == 1 {
					beside = append(beside, g)
				} else {
					below = append(below, g)
				}
			}
			foot := append(w.keyStrip(below), rest...)
			if notes.h > 0 && !extra.notes {
				foot = append(foot, notes)
			}
			p := w.plan(beside, foot)
			p.notes, p.insets = extra.notes, extra.insets
			if first || p.better(best) && w.holds(p) {
				best, first = p, false
			}
		}
	}
	return best
}

// planned is the best plan, made before any page is.
func (w *writer) planned() plan {
	w.fresh("Set up")
	p := w.bestPlan()
	w.doc.Pages = nil
	return p
}

// extras are the choices of what stands beside the map besides the key; nothing is the first.
func extras(notes, insets bool) []plan {
	out := []plan{{}}
	if notes {
		out = append(out, plan{notes: true})
	}
	if insets {
		for _, p := range out {
			p.insets = true
			out = append(out, p)
		}
	}
	return out
}

// better prefers a plan that keeps more on the page, then one with a larger map.
func (p plan) better(q plan) bool {
	if len(p.later) != len(q.later) {
		return len(p.later) < len(q.later)
	}
	if len(p.later) > 0 && p.notes != q.notes {
		return q.notes // the check list before the notes
	}
	if p.insets != q.insets {
		return p.insets
	}
	return p.opt.Width > q.opt.Width
}

// plan sizes the map for a choice of what stands beside it and below it.
func (w *writer) plan(beside []board.KeyGroup, foot []part) plan {
	p := plan{beside: beside, opt: board.Full(scene.Inch)}
	budget := w.left() - w.mapLeast() - near
	for _, f := range foot {
		if budget -= f.h + near; budget >= 0 && len(p.later) == 0 {
			p.below = append(p.below, f)
		} else {
			p.later = append(p.later, f)
		}
	}
	p.height = min(mapMost, w.left()-stacked(p.below)-near)
	p.opt.Width = w.mapWidth(p.height)
	return p
}

// mapLeast is the height of the smallest map that is worth printing: on one of a long board an inch is
// still large enough for what stands on it.
func (w *writer) mapLeast() scene.Unit {
	const inch = 25 * scene.Millimetre / 10
	return min(mapMost, max(mapUsual, board.Size(w.m, board.Full(0)).H*inch/100))
}

// mapWidth is the width of a map that is no higher than that and leaves room for what stands beside.
func (w *writer) mapWidth(height scene.Unit) scene.Unit {
	b := board.Size(w.m, board.Full(0))
	return min(height*b.W/b.H, w.width()-asideLeast-space)
}

// holds reports whether everything beside the map is no taller than what is there.
func (w *writer) holds(p plan) bool {
	if p.insets {
		for _, inset := range w.insets(p) {
			if inset.W > w.besideWidth(p) {
				return false
			}
		}
	}
	return layout.Height(w.besides(p)) <= p.height
}

func (w *writer) besideWidth(p plan) scene.Unit { return w.width() - p.opt.Width - space }

// insets are the other floors at the scale of the map.
func (w *writer) insets(p plan) []board.Picture {
	return board.Insets(w.m, w.r, w.set, board.Scale(w.m, p.opt))
}

// besides is the column beside the map: the supplies, then groups of the key.
func (w *writer) besides(p plan) []layout.Block {
	width := w.besideWidth(p)
	blocks := w.supplies(width)
	if p.notes {
		notes := append([]layout.Block{w.section(notesTitle, width)}, w.noteBlocks(width)...)
		notes[0].Gap = supplyGap
		blocks = append(blocks, notes...)
	}
	if p.insets {
		for _, inset := range w.insets(p) {
			b := part{h: inset.H, items: inset.Items}.block()
			b.Gap = supplyGap
			blocks = append(blocks, b)
		}
	}
	for _, g := range p.beside {
		k := g.Draw(width, max(1, int(width/keyBeside)))
		b := part{h: k.H, items: k.Items}.block()
		b.Gap = supplyGap
		blocks = append(blocks, b)
	}
	return blocks
}

// keyStrip is the key below the map, in as many columns as the width takes.
func (w *writer) keyStrip(groups []board.KeyGroup) []part {
	if len(groups) == 0 {
		return nil
	}
	k := board.KeyStrip(groups, w.width(), int(w.width()/keyColumn))
	return []part{{h: k.H, items: k.Items}}
}

// stacked is the height of parts with the space above each.
func stacked(parts []part) (h scene.Unit) {
	for _, p := range parts {
		h += p.h + near
	}
	return h
}
