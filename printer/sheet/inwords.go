package sheet

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// inWordsTitle is the heading over the list that says what the map shows.
const inWordsTitle = "The board in words"

// inWordsSizes are the sizes in which the list may be set, from the one that is easiest to read: how large its
// letters are, in tenths of points, and how wide a column is at least.
var inWordsSizes = []struct {
	letters scene.Unit
	column  scene.Unit
}{{74, 56 * scene.Millimetre}, {66, 39 * scene.Millimetre}}

// boardInWords is the map as a list in small letters, for those who cannot see it or set up while somebody
// reads: nothing that stands on the board is missing from it. It begins on a page of its own unless one page is not
// enough.
func (w *writer) boardInWords() {
	if w.inWordsHere(0) {
		return
	}
	blocks, n, fits := w.sizedInWords(w.Bottom() - page.HeadHeight - w.Heading(inWordsTitle, w.Width()).H)
	const least = 40 * scene.Millimetre
	if fits || w.Left() < least {
		w.Fresh(inWordsTitle)
	}
	w.setInWords(blocks, n)
}

// inWordsHere sets the list on what is left of this page, in any size, if so much of it stays free.
func (w *writer) inWordsHere(free scene.Unit) bool {
	blocks, n, fits := w.sizedInWords(w.Left() - free - w.Heading(inWordsTitle, w.Width()).H)
	if fits {
		w.setInWords(blocks, n)
	}
	return fits
}

func (w *writer) setInWords(blocks []layout.Block, n int) {
	p := w.Heading(inWordsTitle, w.Width())
	w.Page.Add(scene.Bookmark{Name: w.bookmark("in-words"), Title: inWordsTitle, Y: w.Y})
	w.Place(p, page.MarginX, w.Y)
	w.Y += p.H
	w.Columns(blocks, n, inWordsTitle)
	w.Y += page.Space
}

// sizedInWords is the list in the largest letters in which it fits into a height, or the smallest.
func (w *writer) sizedInWords(room scene.Unit) (blocks []layout.Block, n int, fits bool) {
	floors := describe.Floors(w.m, w.r, w.numbers())
	for _, size := range inWordsSizes {
		n = max(1, int((w.Width()+page.Gutter)/(size.column+page.Gutter)))
		blocks = nil
		for _, f := range floors {
			blocks = append(blocks, w.floorInWords(f, w.smallText(size.letters), w.Column(scene.Unit(n)))...)
		}
		if layout.Height(blocks) > room*scene.Unit(n)*2 { // far too much to try
			continue
		}
		if _, rest := layout.Balance(blocks, n, max(0, room)); len(rest) == 0 {
			return blocks, n, true
		}
	}
	return blocks, n, false
}

// floorInWords is the list of one floor.
func (w *writer) floorInWords(f describe.Floor, theme layout.TextTheme, width scene.Unit) []layout.Block {
	title := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Strong, Text: f.Title}}, page.Points(120), width)
	title.KeepNext, title.Whole, title.Gap = true, true, page.Points(60)
	out := []layout.Block{title}
	out = append(out, w.prose(plain(f.Size), theme, width)...)
	for i, s := range f.Sections {
		head := theme.Body
		head.Face = theme.Strong
		b := w.Set.Paragraph([]layout.Span{{Style: head, Text: s.Title}}, theme.Leading, width)
		b.KeepNext, b.Whole, b.Gap = true, true, theme.Gap
		if i == 0 {
			b.Gap *= 3 // what is said about the floor is not about the panels
		}
		out = append(out, b)
		for i, line := range s.Lines {
			item := w.Set.Paragraph([]layout.Span{{Style: theme.Body, Text: line}}, theme.Leading, width)
			item.Gap = theme.Body.Size * 15 / 100
			out = append(out, page.From(s.Paths[i], width, []layout.Block{item})...)
		}
	}
	return out
}

// smallText is a theme for long lists.
func (w *writer) smallText(letters scene.Unit) layout.TextTheme {
	t := w.Styles.List
	t.Body.Size = page.Points(letters)
	t.Leading, t.Gap = t.Body.Size*120/100, t.Body.Size*55/100
	return t
}

// figure is a map on the page, with what to say instead of it.
func (w *writer) figure(p board.Picture, x, y scene.Unit) scene.Item {
	alt := fmt.Sprintf("Map of the board of %s. The list under “%s” says all that it shows.", w.m.Title, inWordsTitle)
	return scene.Group{Tag: scene.Figure, Alt: alt, Items: []scene.Item{p.At(x, y)}}
}
