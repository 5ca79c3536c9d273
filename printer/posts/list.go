package posts

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// List is a post at one time, ready to be laid out.
type List struct {
	Post  *model.Post // as it is at that time
	Names Scope
	When  string            // the time in words; empty for a post by itself
	News  []string          // what is not as the post's own pages say, in sentences
	Crews int               // boxes for what each crew buys
	Short bool              // without what is the same at every post: hiring costs, the ship, the rules of trade
	Shut  []string          // ids of shelves that are closed at that time
	Given []Given           // the first of the post's price lines, as far as a campaign has put them there
	Times map[string]string // when a line holds that is not there at all of the list's times, by its key
	Told  bool              // When says all about when crews can come
	Hires bool              // whether anybody can be hired yet
	Mark  string            // name of the bookmark
	Own   bool              // the unit of which the list is made is the post
	From  string            // the path in the unit of what says when crews can come
}

// Given is why a price line of a campaign holds.
type Given struct {
	Why  string
	From string // the path in the campaign of what brings it about
}

// mostCrews is how many boxes for crews a line has room for.
const mostCrews = 12

// writer lays out one list.
type writer struct {
	*page.Writer
	List
	r       *model.RuleSet
	p       *model.Post
	letters map[int]string // of the price lines that matter
	way
	marks int // sections that have a bookmark
}

// what is the running head of a list's pages.
const what = "Price list"

// way is how closely a list is set: the space over a section, the letters in tenths of a point, and whether what
// closes the list begins on a page of its own where it has no room below the rest.
type way struct {
	space, size scene.Unit
	apart       bool
}

// The ways in which a list is set: as usual; closer together, each more so than the one before; and in two parts.
var (
	asUsual = way{space: page.Space, size: 84}
	closer  = []way{{space: 3 * scene.Millimetre, size: 84}, {space: 3 * scene.Millimetre, size: 79}, {space: 3 * scene.Millimetre, size: 75}}
	parted  = way{space: page.Space, size: 84, apart: true}
)

// Lay sets a list on pages of its own: closer together where that saves a page with little on it, and else so that
// there is more on it.
func Lay(set *layout.Set, opt page.Options, l List) *scene.Document {
	l.Crews, l.Names.Here = min(max(l.Crews, 1), mostCrews), l.Post
	doc, bare := laid(set, opt, l, asUsual)
	if len(doc.Pages) < 2 || !bare {
		return doc
	}
	for _, w := range closer {
		if d, _ := laid(set, opt, l, w); len(d.Pages) < len(doc.Pages) {
			return d
		}
	}
	if d, _ := laid(set, opt, l, parted); len(d.Pages) == len(doc.Pages) {
		return d
	}
	return doc
}

// laid is a list set in a way, and whether two thirds of its last page and more are empty.
func laid(set *layout.Set, opt page.Options, l List, how way) (doc *scene.Document, bare bool) {
	f := page.New(set, opt)
	f.Styles.List = page.Sized(f.Styles.List, page.Points(how.size))
	lay(f, l, how)
	return f.Finish(), f.Left() > (f.Bottom()-f.Top)*2/3
}

func lay(f *page.Writer, l List, how way) {
	w := &writer{Writer: f, List: l, r: l.Names.Rules, p: l.Post, way: how}
	w.letters = letters(w.p)
	w.Fresh(what)
	w.opening()
	w.shelves()
	w.workshop()
	w.prices()
	w.services()
	w.loot()
	w.ending()
}

// sectionLeast is the room that the first lines under a heading want.
const sectionLeast = 22 * scene.Millimetre

// section begins a section, on a new page if hardly anything of it would fit.
func (w *writer) section(title string) { w.sectionFrom("", title) }

// sectionFrom is the same for a section that shows a value of the post.
func (w *writer) sectionFrom(path, title string) {
	if w.Y > w.Top {
		w.Y += w.space
	}
	w.Section(title, w.mark(title).Name, what, sectionLeast)
	if s := w.source(path); s.Path != "" {
		high := w.Heading(title, w.Width()).H
		w.Page.Add(page.At(s, scene.Rect{X: page.MarginX, Y: w.Y - high, W: w.Width(), H: high}))
	}
	w.inFull(w.Styles.Heading, page.Points(62), title, w.Width()-3*scene.Millimetre)
}

// mark is the bookmark of a section.
func (w *writer) mark(title string) scene.Bookmark {
	w.marks++
	return scene.Bookmark{Name: fmt.Sprintf("%s-section-%d", w.Mark, w.marks), Title: title, Level: 1}
}

// inFull sets a title again, in as many lines as it needs, if the line above shows only a part of it.
func (w *writer) inFull(st layout.Style, least scene.Unit, title string, room scene.Unit) {
	st.Size = least
	if w.Set.Width(st, layout.Capitals(title)) <= room {
		return
	}
	st = w.Styles.List.Body
	st.Face = w.Styles.List.Strong
	w.flow(blocks(w.Set.Paragraph([]layout.Span{{Style: st, Text: title}}, w.Styles.List.Leading, w.Width())), 1)
	w.Y += 1000
}

// flow pours blocks into columns under what is there.
func (w *writer) flow(blocks []layout.Block, columns int) {
	w.Columns(page.Filled(blocks), columns, what)
}

// from says of blocks which value of the post they show.
func (w *writer) from(path string, width scene.Unit, blocks []layout.Block) []layout.Block {
	return page.FromSource(w.source(path), width, blocks)
}

// source is a value of the post: in the list of a mission or a campaign, of another unit. What those say of several posts
// has none.
func (w *writer) source(path string) scene.Source {
	switch {
	case w.Own:
		return scene.Source{Path: path}
	case w.p.ID == "" || path == "":
		return scene.Source{}
	}
	return scene.Source{Path: path, Kind: "post", Unit: w.p.ID}
}

// line is a paragraph in the letters of lists.
func (w *writer) line(text string, width scene.Unit) layout.Block {
	b := w.Set.Paragraph([]layout.Span{{Style: w.Styles.List.Body, Text: text}}, w.Styles.List.Leading, width)
	b.Gap = w.Styles.List.Gap
	return b
}

// sentences is a paragraph of sentences; nothing without any.
func (w *writer) sentences(list []string, width scene.Unit) []layout.Block {
	if len(list) == 0 {
		return nil
	}
	text := ""
	for i, s := range list {
		if i > 0 {
			text += " "
		}
		text += english.Sentence(s)
	}
	return []layout.Block{w.line(text, width)}
}
