package xiapages

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// masthead begins a document's first page: what it is, its game, and its title as large as two lines allow.
// From is the path of what is said of it before the title; width is that of the title.
func (w *writer) masthead(what, from, title string, width scene.Unit) {
	w.Blank()
	w.Page.Add(scene.Bookmark{Name: w.bookmark("top"), Title: title, Y: 0})
	w.Opening(what, w.r.Title)
	if from != "" {
		w.Page.Add(scene.Source{Area: scene.Rect{X: page.MarginX, Y: page.MarginY, W: w.Width() / 2, H: w.Y - page.MarginY - page.Space}, Path: from})
	}
	w.bigTitle(title, width)
}

// bigTitle sets a title in one or two lines.
func (w *writer) bigTitle(title string, width scene.Unit) {
	lines, st := w.titleLines(title, width)
	var items []scene.Item
	top := w.Y
	for _, l := range lines {
		w.Y += st.Size * 80 / 100
		items = append(items, l.At(page.MarginX, w.Y)...)
		w.Y += st.Size * 25 / 100
	}
	w.Page.Add(scene.Group{Tag: scene.Heading1, Items: items}, scene.Source{Area: scene.Rect{X: page.MarginX, Y: top, W: width, H: w.Y - top}, Path: "title"})
	w.Y += mm
}

// titleLines are the lines of a title, two at most. One that is longer even in the smallest letters ends in an
// ellipsis.
func (w *writer) titleLines(title string, width scene.Unit) ([]layout.Line, layout.Style) {
	lines, st := w.Shrunk(w.Styles.Title, layout.Capitals(title), width, 2)
	if len(lines) > 2 {
		lines = []layout.Line{lines[0], w.Set.Line(st, w.Set.Shorten(st, lines[1].Text()+strings.Repeat("…", 2)+lines[2].Text(), width))}
	}
	return lines, st
}

// proofSheet finds a title that its sheet has no room for.
func proofSheet(j *product.Job) []product.Cut {
	w := newWriter(j, "")
	title := ""
	switch u := j.Unit.(type) {
	case *xia.Sector:
		title = u.Title
	case *xia.Scenario:
		title = u.Title
	}
	lines, _ := w.titleLines(title, w.Width())
	printed := strings.Join(english.Each(lines, layout.Line.Text), "")
	if !strings.HasSuffix(printed, "…") {
		return nil
	}
	return titleCut(title, printed, "its sheet")
}

// badged is a fact whose symbol is a letter where nobody has drawn one.
func (w *writer) badged(icon, label, value, from string) page.Fact {
	return page.Fact{Label: label, Value: value, From: from, Symbol: func(c scene.Point, side scene.Unit) []scene.Item {
		return tile.Badge(w.Set, icon, label, c, side)
	}}
}
