package sheet

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// plan is one way to share out the set-up page.
type plan struct {
	narrow bool             // nothing stands beside the map: everything follows below it
	beside []board.KeyGroup // groups of the key beside the map, under the supplies
	notes  bool             // what is special to the mission stands there, too
	insets bool             // and so do the other floors
	strip  []board.KeyGroup // groups of the key below the map
	below  []page.Part      // under the map
	later  []page.Part      // on another page
	height scene.Unit       // of the map
	opt    board.Options
}

// bestPlan is the one with the largest map: each group of the key may stand beside the map, if there
// is room under the supplies, or below it. So may the notes, and the maps of other floors, which else
// get pages of their own.
func (w *writer) bestPlan() plan {
	if w.ProseColumns() == 1 {
		return w.narrowPlan()
	}
	plans := w.plans(board.Key(w.whole, w.r, w.Set, board.Full(0)))
	first := plans[0] // which is good enough if nothing fits
	slices.SortStableFunc(plans, func(p, q plan) int {
		switch {
		case p.better(q):
			return -1
		case q.better(p):
			return 1
		}
		return 0
	})
	for _, p := range plans {
		if !p.better(first) {
			break
		}
		if w.holds(p) {
			return w.withStrip(p)
		}
	}
	return w.withStrip(first)
}

// plans are all ways to share out the page. They have no drawings yet, only heights.
func (w *writer) plans(groups []board.KeyGroup) []plan {
	rest := []page.Part{w.track(w.Width()), w.checkList()}
	notes := w.setupNotes()
	var out []plan
	for _, extra := range extras(notes.H > 0, len(w.m.Floors()) > 1) {
		for choice := range 1 << len(groups) {
			var beside, below []board.KeyGroup
			for i, g := range groups {
				if choice>>i&1 == 1 {
					beside = append(beside, g)
				} else {
					below = append(below, g)
				}
			}
			var foot []page.Part
			if len(below) > 0 {
				foot = append(foot, page.Part{Name: stripName, H: board.KeyStripHeight(below, w.Width(), w.stripColumns())})
			}
			foot = append(foot, rest...)
			if notes.H > 0 && !extra.notes {
				foot = append(foot, notes)
			}
			p := w.plan(beside, foot)
			p.strip, p.notes, p.insets = below, extra.notes, extra.insets
			out = append(out, p)
		}
	}
	return out
}

// stripName is the part of a plan that the strip of the key takes.
const stripName = "key"

// withStrip is a plan with the strip of its key drawn.
func (w *writer) withStrip(p plan) plan {
	for _, parts := range [][]page.Part{p.below, p.later} {
		for i := range parts {
			if parts[i].Name == stripName {
				parts[i] = w.keyStrip(p.strip)[0]
			}
		}
	}
	return p
}

// planned is the best plan, made before any page is.
func (w *writer) planned() plan {
	w.Fresh("Set-up")
	p := w.bestPlan()
	w.Doc.Pages = nil
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
func (w *writer) plan(beside []board.KeyGroup, foot []page.Part) plan {
	p := plan{beside: beside, opt: board.Full(scene.Inch)}
	budget := w.Left() - w.mapLeast() - near
	for _, f := range foot {
		if budget -= f.H + near; budget >= 0 && len(p.later) == 0 {
			p.below = append(p.below, f)
		} else {
			p.later = append(p.later, f)
		}
	}
	p.height = min(mapMost, w.Left()-stacked(p.below)-near)
	p.opt.Width = w.mapWidth(p.height)
	return p
}

// mapLeast is the height of the smallest map that is worth printing: on one of a long board an inch is
// still large enough for what stands on it.
func (w *writer) mapLeast() scene.Unit {
	const inch = 25 * scene.Millimetre / 10
	return min(mapMost, max(mapUsual, board.Size(w.whole, board.Full(0)).H*inch/100))
}

// mapWidth is the width of a map that is no higher than that and leaves room for what stands beside.
func (w *writer) mapWidth(height scene.Unit) scene.Unit {
	b := board.Size(w.whole, board.Full(0))
	return min(height*b.W/b.H, w.Width()-asideLeast-page.Space)
}

// keyStrip is the key below the map, in as many columns as the width takes.
func (w *writer) keyStrip(groups []board.KeyGroup) []page.Part {
	if len(groups) == 0 {
		return nil
	}
	k := board.KeyStrip(groups, w.Width(), w.stripColumns())
	return []page.Part{{H: k.H, Items: k.Items}}
}

func (w *writer) stripColumns() int { return int(w.Width() / keyColumn) }

// stacked is the height of parts with the page.Space above each.
func stacked(parts []page.Part) (h scene.Unit) {
	for _, p := range parts {
		h += p.H + near
	}
	return h
}
