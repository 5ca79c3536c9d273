package book

import (
	"strconv"

	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// listing is a line of the contents that waits for its page number.
type listing struct {
	page    *scene.Page
	y       scene.Unit // of its baseline
	from    scene.Unit // where the title ends
	chapter int        // inTheIndex: of the index
}

// inTheIndex stands for a chapter's number where a line of the contents leads to the index.
const inTheIndex = -1

// The lines of the contents.
const (
	contentsRow  = 62 * scene.Millimetre / 10
	contentsPart = 11 * scene.Millimetre
	numberRoom   = 14 * scene.Millimetre
)

// contents sets the titles of the chapters; their pages are known only after the chapters are in.
func (b *binder) contents() {
	w := b.w
	w.Fresh("Contents")
	w.Page.Add(scene.Bookmark{Name: "contents", Title: "Contents"})
	part := ""
	for i, c := range b.chapters {
		if need := b.lineHeight(c, part); w.Left() < need {
			w.Fresh("Contents")
		}
		if c.part != part {
			part = c.part
			w.Y += contentsPart - 6*scene.Millimetre
			w.Place(w.Heading(part, w.Width()), page.MarginX, w.Y)
			w.Y += 6 * scene.Millimetre
		}
		b.contentsLine(c.title, c.bookmark(), i)
	}
	if !b.hasIndex() {
		return
	}
	if w.Y += contentsPart - 6*scene.Millimetre; w.Left() < contentsRow {
		w.Fresh("Contents")
	}
	b.contentsLine(indexTitle, "index", inTheIndex)
}

// fewNames is how many names are found without an index: it would be a page with a line or two.
const fewNames = 8

// hasIndex reports whether the book ends with an index.
func (b *binder) hasIndex() bool {
	names := 0
	for i, c := range b.chapters {
		for _, p := range c.doc.Pages {
			names += len(b.namesOn(p, i))
		}
	}
	return names > fewNames
}

func (b *binder) lineHeight(c chapter, part string) scene.Unit {
	if c.part != part {
		return contentsPart + contentsRow
	}
	return contentsRow
}

func (b *binder) contentsLine(title, to string, chapter int) {
	w := b.w
	base := w.Y + contentsRow*70/100
	l := w.OneLine(w.Styles.Body, title, w.Width()-2*numberRoom)
	w.Page.Add(l.At(page.MarginX+3*scene.Millimetre, base)...)
	w.Page.Add(scene.Link{Area: scene.Rect{X: page.MarginX, Y: w.Y, W: w.Width(), H: contentsRow}, To: to})
	b.lists = append(b.lists, listing{page: w.Page, y: base, from: page.MarginX + 3*scene.Millimetre + l.Width, chapter: chapter})
	w.Y += contentsRow
}

// fillContents adds the page numbers, each at the end of a dotted line.
func (b *binder) fillContents() {
	w := b.w
	right := page.MarginX + w.Width()
	for _, k := range b.lists {
		first := b.indexed
		if k.chapter != inTheIndex {
			first = b.chapters[k.chapter].first
		}
		number := w.Set.Line(w.Styles.Strong, strconv.Itoa(first+1))
		k.page.Add(number.Right(right, k.y)...)
		k.page.Add(leader(k.from+2*scene.Millimetre, right-number.Width-2*scene.Millimetre, k.y, w.Tones.Rule)...)
	}
}

// leader is the dotted line that leads the eye to a number.
func leader(from, to, y scene.Unit, colour scene.Colour) []scene.Item {
	if to <= from {
		return nil
	}
	return []scene.Item{scene.Stroke{
		Path: page.Line(from, y-300, to, y-300), Colour: colour, Width: 300, Dash: []scene.Unit{300, 1500},
	}}
}
