package posts

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/say"
	"github.com/sortie-tools/sortie/printer/scene"
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
	Given []string          // why the first of the post's price lines hold, for those that a campaign has put there
	Times map[string]string // when a line holds that is not there at all of the list's times, by its key
	Told  bool              // When says all about when crews can come
	Hires bool              // whether anybody can be hired yet
	Mark  string            // name of the bookmark
}

// mostCrews is how many boxes for crews a line has room for.
const mostCrews = 12

// writer lays out one list.
type writer struct {
	*folio.Writer
	List
	r       *model.RuleSet
	p       *model.Post
	letters map[int]string // of the price lines that matter
	marks   int            // sections that have a bookmark
}

// what is the running head of a list's pages.
const what = "Price list"

// Lay sets a list on pages of its own.
func Lay(f *folio.Writer, l List) {
	l.Crews, l.Names.here = min(max(l.Crews, 1), mostCrews), l.Post
	w := &writer{Writer: f, List: l, r: l.Names.Rules, p: l.Post}
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

// sectionLeast is the room that a heading wants for itself and the first lines below.
const sectionLeast = 28 * scene.Millimetre

// section begins a section, on a new page if hardly anything of it would fit.
func (w *writer) section(title string) {
	if w.Y > w.Top {
		w.Y += folio.Space
	}
	if w.Left() < sectionLeast {
		w.Fresh(what)
	}
	w.Page.Add(w.mark(title, w.Y))
	h := w.Heading(title, w.Width())
	w.Place(h, folio.MarginX, w.Y)
	w.Y += h.H
	w.inFull(w.Styles.Heading, folio.Points(62), title, w.Width()-3*scene.Millimetre)
}

// mark is the bookmark of a section.
func (w *writer) mark(title string, y scene.Unit) scene.Bookmark {
	w.marks++
	return scene.Bookmark{Name: fmt.Sprintf("%s-section-%d", w.Mark, w.marks), Title: title, Level: 1, Y: y}
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
	w.Columns(filled(blocks), columns, what)
}

// filled are the blocks that have anything in them.
func filled(blocks []layout.Block) []layout.Block {
	var out []layout.Block
	for _, b := range blocks {
		if len(b.Rows) > 0 {
			out = append(out, b)
		}
	}
	return out
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
		text += say.Sentence(s)
	}
	return []layout.Block{w.line(text, width)}
}
