package sheet

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
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
	w.Fresh("Set-up")
	w.Page.Add(scene.Bookmark{Name: w.bookmark("setup"), Title: "Set-up", Y: 0})
	if plan.narrow {
		w.narrowPage(plan)
		return
	}
	rest := w.mapAndSupplies(plan)
	w.stackParts(plan.below)
	w.afterwards(rest, plan.later)
	if !plan.insets {
		w.otherFloors(plan)
	}
}

// earlier sets the notes at the end of the briefing if the set-up page has no room for them and the
// briefing does: better than a page of their own.
func (w *writer) earlier(p *plan) {
	i := slices.IndexFunc(p.later, func(x page.Part) bool { return x.Name == notesTitle })
	if i < 0 || p.later[i].H > w.Left() {
		return
	}
	w.stackParts(p.later[i : i+1])
	w.Y += page.Space - near
	p.later = slices.Delete(p.later, i, i+1)
}

func (w *writer) stackParts(parts []page.Part) {
	for _, p := range parts {
		w.Place(p, page.MarginX, w.Y)
		w.Y += p.H + near
	}
}

// mapAndSupplies draws the map, and beside it what the crews, the deck and the crates take. It gives
// what did not fit.
func (w *writer) mapAndSupplies(p plan) (rest []layout.Block) {
	picture := board.Map(w.whole, w.r, w.Set, p.opt)
	if p.insets {
		w.bookmarkFloors(w.insets(p))
	}
	w.bookmarkPlaces(picture)
	w.Page.Add(w.figure(picture, page.MarginX, w.Y))
	here, rest := layout.Fit(w.besides(p), p.height)
	low := layout.Draw(w.Page, page.MarginX+picture.W+page.Space, w.Y, here)
	w.Y = max(w.Y+picture.H, low) + near
	return rest
}

// afterwards sets what found no room on the set-up page.
func (w *writer) afterwards(supplies []layout.Block, parts []page.Part) {
	if len(supplies)+len(parts) > 0 {
		w.Fresh("Set-up")
	}
	if len(supplies) > 0 {
		w.Columns(supplies, w.ProseColumns(), "Set-up")
		w.Y += page.Space
	}
	w.stackOver(parts)
}

// floorMost is how many times as large as the map other floors are drawn at most.
const floorMost = 2

// otherFloors shows each level and further board behind everything else, larger than the map but not so much
// that it takes a page for nothing.
func (w *writer) otherFloors(plan plan) {
	for i, opt := range board.InsetOptions(w.whole, scene.Inch) {
		inch := min(w.floorInch(opt), floorMost*board.Scale(w.whole, plan.opt))
		floor := board.Insets(w.whole, w.r, w.Set, inch)[i]
		if floor.H > w.Left() && w.Y > w.Top || i == 0 && floor.H > w.Left() {
			w.Fresh("Set-up")
		}
		w.bookmarkFloors([]board.Picture{floor})
		w.Page.Add(w.figure(floor, page.MarginX, w.Y))
		w.Y += floor.H + near
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
	size := board.Size(w.whole, opt) // in board lengths, so that an inch is 100
	return min(largest, w.Width()*100/max(1, size.W), (w.Bottom()-page.HeadHeight-title)*100/max(1, size.H))
}

// bookmarkFloors makes everything on other floors a target for links: the page is the right one.
func (w *writer) bookmarkFloors(floors []board.Picture) {
	for _, floor := range floors {
		for _, id := range slices.Sorted(maps.Keys(floor.Places)) {
			w.bookmarkPlace(id, w.Y)
		}
	}
}

// bookmarkPlaces makes everything on the map a target for links.
func (w *writer) bookmarkPlaces(p board.Picture) {
	w.Page.Add(scene.Bookmark{Name: w.bookmark("map"), Title: "Map", Level: 1, Y: w.Y})
	var ids []string
	for id := range p.Places {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		w.bookmarkPlace(id, max(0, w.Y+p.Places[id].Y-scene.Inch))
	}
}

// bookmarkPlace makes a thing a target for links. Ways between floors stand on two maps: the first counts.
func (w *writer) bookmarkPlace(id string, y scene.Unit) {
	if !w.placed[id] {
		w.placed[id] = true
		w.Page.Add(scene.Bookmark{Name: w.bookmarkOf(id), Y: y, Index: describe.Indexed(w.whole, w.r, id)})
	}
}
