package sheet

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Options say on what a sheet is printed.
type Options struct {
	Paper paper.Paper        // portrait; the zero value is A4
	Draft bool               // stamp every page as a draft
	House []model.HouseRules // of the mission's pack; those of other editions are left out
}

// Setup lays out the set-up sheet of a mission. The rule set must be the mission's own; decks are
// those of its edition, from which the sheet counts cards.
func Setup(m *model.Mission, r *model.RuleSet, decks []*model.Deck, set *layout.Set, opt Options) *scene.Document {
	w := newWriter(m, r, decks, set, opt)
	plan := w.planned()
	w.briefing(&plan)
	w.setupPage(plan)
	w.finish()
	return w.doc
}

// writer fills pages from the top down.
type writer struct {
	m     *model.Mission
	r     *model.RuleSet
	decks []*model.Deck
	set   *layout.Set
	opt   Options
	tones art.Theme
	st    styles
	marks map[string]string // colour of the highlight of a thing, by its id
	doc   *scene.Document
	page  *scene.Page
	y     scene.Unit // where the next thing goes
	top   scene.Unit // where the page's first thing went
	floor scene.Unit // where the page's last free line ends, if something stands at its foot
}

func newWriter(m *model.Mission, r *model.RuleSet, decks []*model.Deck, set *layout.Set, opt Options) *writer {
	if opt.Paper.W == 0 {
		opt.Paper = paper.A4
	}
	w := &writer{m: m, r: r, decks: decks, set: set, opt: opt, tones: art.Tones(), marks: highlighted(m)}
	targets := placed(m)
	w.st = newStyles(w.tones, func(id string) string {
		if targets[id] {
			return bookmarkOf(id)
		}
		return ""
	})
	w.doc = &scene.Document{Title: m.Title, Subject: "Set-up sheet, " + r.Title, Author: "Sortie", Language: "en"}
	return w
}

// bookmarkOf names the place of a thing on the map.
func bookmarkOf(id string) string { return "place:" + id }

// placed is every id that the maps draw.
func placed(m *model.Mission) map[string]bool {
	ids := map[string]bool{}
	for _, f := range m.Floors() {
		b := f.Board
		mark(ids, b.Panels, func(x model.Panel) string { return x.ID })
		mark(ids, b.Crates, func(x model.Crate) string { return x.ID })
		mark(ids, b.Furniture, func(x model.Furniture) string { return x.ID })
		mark(ids, b.Airlocks, func(x model.Airlock) string { return x.ID })
		mark(ids, b.Entries, func(x model.Entry) string { return x.ID })
		mark(ids, b.Markers, func(x model.Marker) string { return x.ID })
		mark(ids, b.Hatches, func(x model.Hatch) string { return x.ID })
		mark(ids, b.Zones, func(x model.Zone) string { return x.ID })
		mark(ids, b.Links, func(x model.Link) string { return x.ID })
	}
	for _, n := range m.Setup.NPCs {
		ids[n.ID] = ids[n.ID] || n.At != nil || n.Place != nil && n.Place.At != nil
	}
	delete(ids, "")
	return ids
}

func mark[T any](ids map[string]bool, list []T, id func(T) string) {
	for _, x := range list {
		ids[id(x)] = true
	}
}

// highlighted is the colour of everything that is ringed on the maps.
func highlighted(m *model.Mission) map[string]string {
	colours := map[string]string{}
	for _, f := range m.Floors() {
		b := f.Board
		colour(colours, b.Panels, func(x model.Panel) (string, string) { return x.ID, x.Highlight })
		colour(colours, b.Crates, func(x model.Crate) (string, string) { return x.ID, x.Highlight })
		colour(colours, b.Furniture, func(x model.Furniture) (string, string) { return x.ID, x.Highlight })
		colour(colours, b.Markers, func(x model.Marker) (string, string) { return x.ID, x.Highlight })
		colour(colours, b.Zones, func(x model.Zone) (string, string) { return x.ID, x.Highlight })
	}
	colour(colours, m.Setup.NPCs, func(x model.StartNPC) (string, string) { return x.ID, x.Highlight })
	return colours
}

func colour[T any](colours map[string]string, list []T, of func(T) (id, colour string)) {
	for _, x := range list {
		if id, c := of(x); id != "" && c != "" {
			colours[id] = c
		}
	}
}

// width is that of the text.
func (w *writer) width() scene.Unit { return w.opt.Paper.W - 2*marginX }

// bottom is where the text of a page ends.
func (w *writer) bottom() scene.Unit { return w.opt.Paper.H - marginY - footer }

func (w *writer) left() scene.Unit { return w.bottom() - w.y }

// column is the width of one of n columns.
func (w *writer) column(n scene.Unit) scene.Unit { return (w.width() - (n-1)*gutter) / n }

// blank starts a page without anything on it.
func (w *writer) blank() {
	w.page = &scene.Page{Name: fmt.Sprintf("page %d", len(w.doc.Pages)+1), W: w.opt.Paper.W, H: w.opt.Paper.H}
	w.doc.Pages = append(w.doc.Pages, w.page)
	w.y, w.top, w.floor = marginY, marginY, w.bottom()
}

// headBase is the baseline of a running head, headHeight where the text under it begins.
const (
	headBase   = marginY + scene.Inch/6
	headHeight = headBase + 2*scene.Millimetre + space
)

// fresh starts a page with the running head: the mission on the left, what the page is on the right.
func (w *writer) fresh(what string) {
	w.blank()
	base := headBase
	right := w.set.Line(w.st.heading, strings.ToUpper(what))
	w.page.Add(w.set.Line(w.headTitle(what)).At(marginX, base)...)
	w.page.Add(right.Right(marginX+w.width(), base)...)
	w.rail(base + 2*scene.Millimetre)
	w.y, w.top = headHeight, headHeight
}

// headTitle is as much of the mission's title as a head takes, and its style.
func (w *writer) headTitle(what string) (layout.Style, string) {
	st := w.st.title
	st.Size, st.Tracking = points(150), 150
	text, width := strings.ToUpper(w.m.Title), w.width()-w.set.Width(w.st.heading, strings.ToUpper(what))-gutter
	st = w.fitted(st, text, width, points(90))
	return st, w.set.Shorten(st, text, width)
}

// rail is the line under a page's head: thin, with a solid start.
func (w *writer) rail(y scene.Unit) {
	bar := scene.Rect{X: marginX, Y: y, W: 22 * scene.Millimetre, H: 1100}
	var path scene.Path
	path.Move(bar.X, bar.Y).Line(bar.X+bar.W, bar.Y).Line(bar.X+bar.W-bar.H, bar.Y+bar.H).Line(bar.X, bar.Y+bar.H).Close()
	w.page.Add(
		scene.Fill{Path: path, Colour: w.tones.Ink},
		scene.Stroke{Path: line(marginX, y+hair/2, marginX+w.width(), y+hair/2), Colour: w.tones.Ink, Width: 2 * hair},
	)
}

func line(x0, y0, x1, y1 scene.Unit) scene.Path {
	var p scene.Path
	p.Move(x0, y0).Line(x1, y1)
	return p
}

// oneLine is as much of a text as a line takes, with an ellipsis for what it does not: for running
// heads and feet, whose text stands in full elsewhere.
func (w *writer) oneLine(st layout.Style, text string, width scene.Unit) layout.Line {
	return w.set.Line(st, w.set.Shorten(st, text, width))
}

// fitted is a style made small enough for a width, but not under the least size.
func (w *writer) fitted(st layout.Style, text string, width, least scene.Unit) layout.Style {
	if have := w.set.Width(st, text); have > width {
		st.Size, st.Tracking = max(least, st.Size*width/have*98/100), st.Tracking*width/have
	}
	return st
}

// columns pours blocks into n columns of even height, over as many pages as they need.
func (w *writer) columns(blocks []layout.Block, n int, again string) {
	for len(blocks) > 0 {
		cols, rest := layout.Balance(blocks, n, w.left())
		if len(cols[0]) == 0 && w.y == w.top {
			cols[0], rest = layout.Force(blocks, w.left()) // taller than a page
		}
		low := w.y
		for i, c := range cols {
			x := marginX + scene.Unit(i)*(w.column(scene.Unit(n))+gutter)
			low = max(low, layout.Draw(w.page, x, w.y, c))
		}
		w.y = low
		if blocks = rest; len(blocks) > 0 {
			w.fresh(again)
		}
	}
}

// finish adds what needs the number of pages.
func (w *writer) finish() {
	for i, page := range w.doc.Pages {
		w.foot(page, i+1)
		if w.opt.Draft {
			art.Draft(page, w.set)
		}
	}
}

func (w *writer) foot(page *scene.Page, n int) {
	base := page.H - marginY
	page.Add(scene.Stroke{Path: line(marginX, base-4*scene.Millimetre, marginX+w.width(), base-4*scene.Millimetre), Colour: w.tones.Rule, Width: hair})
	made := w.set.Line(w.st.label, "made with Sortie")
	count := w.set.Line(w.st.label, fmt.Sprintf("%d / %d", n, len(w.doc.Pages)))
	room := (w.width()-made.Width)/2 - 4*scene.Millimetre
	name := w.m.ID + " · " + w.r.Title
	page.Add(w.oneLine(w.st.label, name, room).At(marginX, base)...)
	page.Add(made.Centre(page.W/2, base)...)
	page.Add(count.Right(page.W-marginX, base)...)
}
