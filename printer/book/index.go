package book

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// named is a thing that a page of a chapter has a bookmark for.
type named struct {
	id      string
	chapter int
	page    int // of the book, from 1
	to      string
}

// namesOn are the things on a page of a chapter: what has a bookmark, but is no section of it. The page is
// the next one of the book.
func (b *binder) namesOn(page *scene.Page, chapter int) []named {
	var out []named
	scene.Each(page.Items, func(item scene.Item, _ scene.Point) {
		k, ok := item.(scene.Bookmark)
		if !ok || k.Title != "" {
			return
		}
		if id := k.Name[strings.LastIndexAny(k.Name, ":/")+1:]; id != "" {
			out = append(out, named{id: id, chapter: chapter, page: len(b.w.Doc.Pages) + 1, to: k.Name})
		}
	})
	return out
}

// index lists the ids of each chapter with their pages: an id such as l1 means something only in its mission.
func (b *binder) index() {
	if len(b.names) == 0 {
		return
	}
	w := b.w
	w.Fresh("Index of ids")
	w.Page.Add(scene.Bookmark{Name: "index", Title: "Index of ids"})
	columns := max(1, int(w.Width()/(85*scene.Millimetre)))
	width := w.Column(scene.Unit(columns))
	var blocks []layout.Block
	for i, c := range b.chapters {
		if ids := b.idsOf(i); len(ids) > 0 {
			blocks = append(blocks, b.indexHead(c, width), b.indexLine(ids, width))
		}
	}
	w.Columns(blocks, columns, "Index of ids")
}

// idsOf are the names of a chapter, each with its first page, sorted as people count: l2 before l10.
func (b *binder) idsOf(chapter int) []named {
	var out []named
	for _, n := range b.names {
		if n.chapter == chapter && !slices.ContainsFunc(out, func(k named) bool { return k.id == n.id }) {
			out = append(out, n)
		}
	}
	slices.SortStableFunc(out, func(x, y named) int { return natural(x.id, y.id) })
	return out
}

// natural compares ids with the numbers in them by their values.
func natural(a, b string) int {
	for a != "" && b != "" {
		x, y := digits(a), digits(b)
		if x > 0 && y > 0 {
			m, _ := strconv.Atoi(a[:x])
			n, _ := strconv.Atoi(b[:y])
			if m != n {
				return cmp.Compare(m, n)
			}
			a, b = a[x:], b[y:]
			continue
		}
		if a[0] != b[0] {
			return cmp.Compare(a[0], b[0])
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Compare(len(a), len(b))
}

// digits is how many digits a text begins with.
func digits(s string) (n int) {
	for n < len(s) && n < 9 && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return n
}

func (b *binder) indexHead(c chapter, width scene.Unit) layout.Block {
	p := b.w.Set.Paragraph([]layout.Span{{Style: b.w.Styles.Strong, Text: c.title, Link: c.bookmark()}}, folio.Points(120), width)
	p.Gap, p.KeepNext, p.Whole = folio.Points(80), true, true
	return p
}

// indexLine sets ids with their pages one after the other; the pages are links.
func (b *binder) indexLine(ids []named, width scene.Unit) layout.Block {
	look := b.w.Styles.List
	soft := look.Body
	soft.Colour = b.w.Tones.Soft
	var spans []layout.Span
	for i, n := range ids {
		if i > 0 {
			spans = append(spans, layout.Span{Style: soft, Text: " · "})
		}
		spans = append(spans,
			layout.Span{Style: look.Body, Text: n.id + "\u00a0"},
			layout.Span{Style: soft, Text: strconv.Itoa(n.page), Link: n.to})
	}
	return b.w.Set.Paragraph(spans, look.Leading, width)
}
