package book

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// named is a thing that a page of a chapter has a bookmark for.
type named struct {
	title   string
	chapter int
	page    int // of the book, from 1
	to      string
}

// namesOn are the things on a page of a chapter that an index names. The page is the next one of the book.
func (b *binder) namesOn(page *scene.Page, chapter int) []named {
	var out []named
	scene.Each(page.Items, func(item scene.Item, _ scene.Point) {
		if k, ok := item.(scene.Bookmark); ok && k.Index != "" {
			out = append(out, named{title: k.Index, chapter: chapter, page: len(b.w.Doc.Pages) + 1, to: k.Name})
		}
	})
	return out
}

// indexTitle is the heading of the index, and its line in the contents.
const indexTitle = "Index"

// index lists the things of each chapter by their pages: a name such as Lever means something only in its mission,
// and a number behind one such as Patrol point 1 would be taken for a part of it.
func (b *binder) index() {
	if len(b.names) <= fewNames {
		return
	}
	w := b.w
	b.indexed = len(w.Doc.Pages)
	w.Fresh(indexTitle)
	w.Page.Add(scene.Bookmark{Name: "index", Title: indexTitle})
	columns := max(1, int(w.Width()/(85*scene.Millimetre)))
	width := w.Column(scene.Unit(columns))
	var blocks []layout.Block
	for i, c := range b.chapters {
		if list := b.namesOf(i); len(list) > 0 {
			blocks = append(blocks, b.indexHead(c, width))
			for _, page := range byPage(list) {
				blocks = append(blocks, b.indexPage(page, width))
			}
		}
	}
	w.Columns(blocks, columns, indexTitle)
}

// namesOf are the names of a chapter, each with its first page, sorted as people count: Hatch 2 before Hatch 10.
func (b *binder) namesOf(chapter int) []named {
	var out []named
	for _, n := range b.names {
		if n.chapter == chapter && !slices.ContainsFunc(out, func(k named) bool { return k.title == n.title }) {
			out = append(out, n)
		}
	}
	slices.SortStableFunc(out, func(x, y named) int { return natural(x.title, y.title) })
	return out
}

// byPage parts names by their pages, in the order of the book.
func byPage(list []named) [][]named {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(x, y named) int { return x.page - y.page })
	var out [][]named
	for i, n := range list {
		if i == 0 || n.page != list[i-1].page {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], n)
	}
	return out
}

// natural compares names with the numbers in them by their values.
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
	p := b.w.Set.Paragraph([]layout.Span{{Style: b.w.Styles.Strong, Text: c.title, Link: c.bookmark()}}, page.Points(120), width)
	p.Gap, p.KeepNext, p.Whole = page.Points(80), true, true
	return p
}

// indexPage sets the names of a page behind its number, one after the other. All are links.
func (b *binder) indexPage(list []named, width scene.Unit) layout.Block {
	look := b.w.Styles.List
	strong, soft := look.Body, look.Body
	strong.Face, soft.Colour = look.Strong, b.w.Tones.Soft
	spans := []layout.Span{{Style: strong, Text: fmt.Sprintf("Page\u00a0%d:", list[0].page), Link: list[0].to}}
	for i, n := range list {
		between := ", "
		if i == 0 {
			between = " "
		}
		spans = append(spans, layout.Span{Style: soft, Text: between}, layout.Span{Style: look.Body, Text: n.title, Link: n.to})
	}
	p := b.w.Set.Paragraph(spans, look.Leading, width)
	p.Gap = look.Gap / 2
	return p
}
