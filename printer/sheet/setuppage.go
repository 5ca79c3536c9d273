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
	mapUsual   = 106 * scene.Millimetre // a map smaller than this sends the check list to another page
	mapMost    = 172 * scene.Millimetre
	asideLeast = 42 * scene.Millimetre // of the column beside the map
	keyColumn  = 36 * scene.Millimetre // width of a column of the key, at least
	keyBeside  = 32 * scene.Millimetre // the same beside the map
)

// setupPage is what lies on the table during the set-up: the map with the supplies beside it, its
// key, the track and the check list. What does not fit under a map of decent size goes to another page.
func (w *writer) setupPage(plan plan) {
	w.fresh("Set up")
	w.page.Add(scene.Bookmark{Name: "setup", Title: "Set up", Y: 0})
	rest := w.mapAndSupplies(plan)
	w.stackParts(plan.below)
	w.afterwards(rest, plan.later)
	if !plan.insets {
		w.otherFloors()
	}
}

// earlier sets the notes at the end of the briefing if the set-up page has no room for them and the
// briefing does: better than a page of their own.
func (w *writer) earlier(p *plan) {
	i := slices.IndexFunc(p.later, func(x part) bool { return x.notes })
	if i < 0 || p.later[i].h+space > w.left() {
		return
	}
	w.y += space
	w.stackParts(p.later[i : i+1])
	p.later = slices.Delete(p.later, i, i+1)
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

// floorInch is how long an inch of a floor is on a page of its own: longer for the only floor than for
// one of several, which share pages.
func (w *writer) floorInch(opt board.Options) scene.Unit {
	const title = 6 * scene.Millimetre
	largest := scene.Inch * 2 / 5
	if len(w.m.Floors()) == 2 {
		largest = scene.Inch * 4 / 5
	}
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
