package book

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// cover is the first page: the title over a floor plan that no mission has, and what the book holds.
func (b *binder) cover() {
	w := b.w
	w.Blank()
	w.Page.Add(scene.Bookmark{Name: "cover", Title: w.Doc.Title})
	w.Opening(b.editions(), "")
	w.Y += page.Space
	b.bigTitle()
	b.holds()
	b.logo()
	foot := b.imprint()
	b.plan(scene.Rect{X: page.MarginX, Y: w.Y + 2*page.Space, W: w.Width(), H: foot - w.Y - 2*page.Space})
}

// imprintLines is the most lines that the imprint takes.
const imprintLines = 4

// imprint says at the foot of the cover whose pack the book is of, under what licence and in what version. It gives
// the room's end above it.
func (b *binder) imprint() scene.Unit {
	w := b.w
	lines := w.Set.Wrap([]layout.Span{{Style: w.Styles.Small, Text: imprint(b.pack, w.Doc.Title)}}, w.Width())
	lines = lines[:min(len(lines), imprintLines)]
	const leading = 4 * scene.Millimetre
	top := w.Bottom() - leading*scene.Unit(len(lines))
	var items []scene.Item
	for i, l := range lines {
		items = append(items, l.At(page.MarginX, top+leading*scene.Unit(i+1))...)
	}
	if len(items) == 0 {
		return w.Bottom()
	}
	w.Page.Add(scene.Group{Tag: scene.Paragraph, Items: items})
	return top - page.Space
}

// imprint is what is known of a pack in a line; its title is that of the book of all of it.
func imprint(p *model.Pack, book string) string {
	if p == nil {
		return ""
	}
	var parts []string
	add := func(before, text string) {
		if text != "" {
			parts = append(parts, before+text)
		}
	}
	if p.Title != book {
		add("", p.Title)
	}
	add("By ", english.And(p.Authors))
	add("Version ", p.Version)
	add("Licence: ", p.Licence)
	return strings.Join(parts, "  ·  ")
}

// editions are the rule sets of the chapters.
func (b *binder) editions() string {
	var names []string
	for _, c := range b.chapters {
		if c.rules != "" && !slices.Contains(names, c.rules) {
			names = append(names, c.rules)
		}
	}
	return strings.Join(names, " · ")
}

// titleLines is the most lines that the title on the cover takes before its letters shrink.
const titleLines = 3

func (b *binder) bigTitle() {
	w := b.w
	st := w.Styles.Title
	st.Size = page.Points(460) * w.Width() / (186 * scene.Millimetre)
	lines, st := w.Shrunk(st, layout.Capitals(w.Doc.Title), w.Width(), titleLines)
	var items []scene.Item
	for _, l := range lines {
		if w.Y+st.Size > w.Bottom()/2 {
			break // a title of thousands of letters: the contents say it in full
		}
		w.Y += st.Size * 85 / 100
		items = append(items, l.At(page.MarginX, w.Y)...)
		w.Y += st.Size * 25 / 100
	}
	w.Page.Add(scene.Group{Tag: scene.Heading1, Items: items})
	w.Y += page.Space
}

// holds is a line on what the book holds: "4 missions · 2 trading posts".
func (b *binder) holds() {
	counts := map[string]int{}
	var order []string
	for _, c := range b.chapters {
		if counts[c.part] == 0 {
			order = append(order, c.part)
		}
		counts[c.part]++
	}
	var words []string
	for _, part := range order {
		words = append(words, fmt.Sprintf("%s: %d", part, counts[part]))
	}
	for _, l := range b.w.Set.Wrap([]layout.Span{{Style: b.w.Styles.Label, Text: strings.Join(words, "  ·  ")}}, b.w.Width()) {
		b.w.Y += page.Points(100)
		b.w.Page.Add(l.At(page.MarginX, b.w.Y)...)
	}
}

// logo is the pack's own, under what the book holds.
func (b *binder) logo() {
	const high = 22 * scene.Millimetre
	items := b.w.Logo(scene.Rect{X: page.MarginX, Y: b.w.Y + page.Space, W: b.w.Width() / 2, H: high})
	if len(items) > 0 {
		b.w.Page.Add(items...)
		b.w.Y += high + page.Space
	}
}

// plan is walls on a lattice, drawn from the title: every book has its own, and the same each time.
func (b *binder) plan(r scene.Rect) {
	const cells = 12
	pitch := r.W / cells
	rows := int(r.H / max(1, pitch))
	seed := fnv.New64a()
	seed.Write([]byte(b.w.Doc.Title))
	dice := seed.Sum64()
	throw := func(n uint64) uint64 { // a linear congruence: a picture needs no better dice
		dice = dice*6364136223846793005 + 1442695040888963407
		return (dice >> 33) % n
	}
	var walls, posts scene.Path
	stands := map[scene.Point]bool{}
	wall := func(from, to scene.Point) {
		walls.Append(page.Line(from.X, from.Y, to.X, to.Y))
		for _, end := range []scene.Point{from, to} {
			if !stands[end] {
				stands[end] = true
				posts.Append(scene.CirclePath(end, pitch/14))
			}
		}
	}
	for row := range rows + 1 {
		for col := range cells + 1 {
			at := scene.Point{X: r.X + scene.Unit(col)*pitch, Y: r.Y + scene.Unit(row)*pitch}
			across, down := throw(100) < 38, throw(100) < 38
			if across && col < cells {
				wall(at, scene.Point{X: at.X + pitch, Y: at.Y})
			}
			if down && row < rows {
				wall(at, scene.Point{X: at.X, Y: at.Y + pitch})
			}
		}
	}
	b.w.Page.Add(scene.Group{Tag: scene.Artifact, Items: []scene.Item{
		scene.Stroke{Path: walls, Colour: b.w.Tones.Rule, Width: pitch / 16, Cap: scene.RoundCap},
		scene.Fill{Path: posts, Colour: b.w.Tones.Accent},
	}})
}
