package sheet

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The measures of the set-up page.
const (
	near       = 3500                   // between sections, closer than on the briefing
	mapLeast   = 106 * scene.Millimetre // a map smaller than this sends the check list to another page
	mapMost    = 172 * scene.Millimetre
	asideLeast = 42 * scene.Millimetre // of the column beside the map
	keyColumn  = 36 * scene.Millimetre // width of a column of the key, at least
	keyBeside  = 32 * scene.Millimetre // the same beside the map
)

// setupPage is what lies on the table during the set-up: the map with the supplies beside it, its
// key, the track and the check list. What does not fit under a map of decent size goes to another page.
func (w *writer) setupPage() {
	w.fresh("Set up")
	w.page.Add(scene.Bookmark{Name: "setup", Title: "Set up", Y: 0})
	plan := w.bestPlan()
	rest := w.mapAndSupplies(plan)
	w.stackParts(plan.below)
	w.afterwards(rest, plan.later)
	if !plan.insets {
		w.otherFloors()
	}
}

// plan is one way to share out the set-up page.
type plan struct {
	beside []board.KeyGroup // groups of the key beside the map, under the supplies
	insets bool             // the other floors stand there, too
	below  []part           // under the map
	later  []part           // on another page
	height scene.Unit       // of the map
	opt    board.Options
}

// bestPlan is the one with the largest map: each group of the key may stand beside the map, if there
// is room under the supplies, or below it. So may the maps of other floors, which else get pages of
// their own.
func (w *writer) bestPlan() plan {
	groups := board.Key(w.m, w.r, w.set, board.Full(0))
	rest := []part{w.track(w.width()), w.checkList()}
	if notes := w.setupNotes(); notes.h > 0 {
		rest = append(rest, notes)
	}
	var best plan
	for choice := range 1 << len(groups) {
		var beside, below []board.KeyGroup
		for i, g := range groups {
			if choice>>i&1 == 1 {
				beside = append(beside, g)
			} else {
				below = append(below, g)
			}
		}
		p := w.plan(beside, append(w.keyStrip(below), rest...))
		if choice == 0 || p.better(best) && w.holds(p) {
			best = p
		}
		if p.insets = len(w.m.Floors()) > 1; p.insets && p.better(best) && w.holds(p) {
			best = p
		}
	}
	return best
}

// better prefers a plan that keeps more on the page, then one with a larger map.
func (p plan) better(q plan) bool {
	if len(p.later) != len(q.later) {
		return len(p.later) < len(q.later)
	}
	if p.insets != q.insets {
		return p.insets
	}
	return p.opt.Width > q.opt.Width
}

// plan sizes the map for a choice of what stands beside it and below it.
func (w *writer) plan(beside []board.KeyGroup, foot []part) plan {
	p := plan{beside: beside, opt: board.Full(scene.Inch)}
	budget := w.left() - mapLeast - near
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

func (w *writer) stackParts(parts []part) {
	for _, p := range parts {
		w.place(p, marginX, w.y)
		w.y += p.h + near
	}
}

// mapAndSupplies draws the map, and beside it what the crews, the deck and the crates take. It gives
// what did not fit.
func (w *writer) mapAndSupplies(p plan) (rest []layout.Block) {
	picture := board.Map(w.m, w.r, w.set, p.opt)
	if p.insets {
		w.bookmarkFloors(w.insets(p))
	}
	w.bookmarkPlaces(picture)
	w.mapNote()
	w.page.Add(picture.At(marginX, w.y))
	here, rest := layout.Fit(w.besides(p), p.height)
	low := layout.Draw(w.page, marginX+picture.W+space, w.y, here)
	w.y = max(w.y+picture.H, low) + near
	return rest
}

// afterwards sets what found no room on the set-up page.
func (w *writer) afterwards(supplies []layout.Block, parts []part) {
	if len(supplies)+len(parts) > 0 {
		w.fresh("Set up")
	}
	if len(supplies) > 0 {
		w.columns(supplies, 2, "Set up")
		w.y += space
	}
	for _, p := range parts {
		if p.h > w.left() && w.y > w.top {
			w.fresh("Set up")
		}
		if p.h > w.left() && p.blocks != nil {
			w.columns(p.blocks, 2, "Set up")
			continue
		}
		w.stackParts([]part{p})
	}
}

// otherFloors shows each level and further board as large as the map could be, on pages of their own.
func (w *writer) otherFloors() {
	for i, opt := range board.InsetOptions(w.m, scene.Inch) {
		floor := board.Insets(w.m, w.r, w.set, w.floorInch(opt))[i]
		if floor.H > w.left() && w.y > w.top || i == 0 && floor.H > w.left() {
			w.fresh("Set up")
		}
		w.bookmarkFloors([]board.Picture{floor})
		w.page.Add(floor.At(marginX, w.y))
		w.y += floor.H + near
	}
}

// floorInch is how long an inch of a floor is on a page of its own.
func (w *writer) floorInch(opt board.Options) scene.Unit {
	const largest, title = scene.Inch / 3, 6 * scene.Millimetre
	size := board.Size(w.m, opt) // in board lengths, so that an inch is 100
	return min(largest, w.width()*100/max(1, size.W), (w.bottom()-headHeight-title)*100/max(1, size.H))
}

// bookmarkFloors makes everything on other floors a target for links: the page is the right one.
func (w *writer) bookmarkFloors(floors []board.Picture) {
	for _, floor := range floors {
		for _, id := range slices.Sorted(maps.Keys(floor.Places)) {
			w.page.Add(scene.Bookmark{Name: bookmarkOf(id), Y: w.y})
		}
	}
}

// bookmarkPlaces makes everything on the map a target for links.
func (w *writer) bookmarkPlaces(p board.Picture) {
	w.page.Add(scene.Bookmark{Name: "map", Title: "Map", Level: 1, Y: w.y})
	var ids []string
	for id := range p.Places {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		w.page.Add(scene.Bookmark{Name: bookmarkOf(id), Y: max(0, w.y+p.Places[id].Y-scene.Inch)})
	}
}
