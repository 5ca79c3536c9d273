package impose

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Fold marks are short and stand in the margins above and below the text.
const (
	foldMark = 4 * mm
	foldEdge = 2 * mm
	maxCreep = 3 * mm
)

// Half is the page of a booklet that is folded from a sheet: half of it, upright.
func Half(sheet paper.Paper) paper.Paper {
	long, short := max(sheet.W, sheet.H), min(sheet.W, sheet.H)
	return paper.Paper{Name: "half " + sheet.Name, W: long / 2, H: short}
}

// Booklet puts two pages on each side of a sheet, so that the sheets, printed on both sides (flipped on the
// short edge), laid on one another, folded and stapled, are a booklet that reads in order. Pages keep their
// true size: each stands in the middle of its half of the sheet, which is made twice as wide as the widest
// page if it has less room than that. The zero sheet is exactly two pages wide.
//
// In a thick booklet the inner sheets stand out in front and are trimmed; creep is how far the innermost
// ones are moved towards the fold to make up for it, those between in proportion.
//
// Links lead where they led before, and the outline keeps the order of the pages as they are read.
func Booklet(doc *scene.Document, sheet paper.Paper, creep scene.Unit) *scene.Document {
	out := *doc
	out.Pages = nil
	b := booklet{pages: padded(ranked(doc.Pages)), creep: min(max(0, creep), maxCreep)}
	b.sheet(sheet)
	for n := range len(b.pages) / 2 {
		out.Pages = append(out.Pages, b.side(n))
	}
	return &out
}

// booklet is pages, a multiple of four of them, and the sheet they go on.
type booklet struct {
	pages []*scene.Page // nil where nothing is printed
	w, h  scene.Unit    // of the sheet
	creep scene.Unit
}

// padded adds empty pages at the end, up to a multiple of four.
func padded(pages []*scene.Page) []*scene.Page {
	out := append([]*scene.Page(nil), pages...)
	for len(out)%4 != 0 {
		out = append(out, nil)
	}
	return out
}

// ranked is the pages with their bookmarks numbered in the order in which they are read.
func ranked(pages []*scene.Page) []*scene.Page {
	rank := 0
	var out []*scene.Page
	for _, p := range pages {
		q := *p
		q.Items = scene.Map(p.Items, func(item scene.Item) scene.Item {
			if mark, ok := item.(scene.Bookmark); ok {
				rank++
				mark.Rank = rank
				return mark
			}
			return item
		})
		out = append(out, &q)
	}
	return out
}

// sheet sets the size of the paper, on its side.
func (b *booklet) sheet(p paper.Paper) {
	b.w, b.h = max(p.W, p.H), min(p.W, p.H)
	for _, page := range b.pages {
		if page != nil {
			b.w, b.h = max(b.w, 2*page.W), max(b.h, page.H)
		}
	}
}

// pair is the pages on side n: the last and the first, the second and the one before the last, and so on.
func pair(n, pages int) (left, right int) {
	if n%2 == 0 {
		return pages - 1 - n, n
	}
	return n, pages - 1 - n
}

func (b *booklet) side(n int) *scene.Page {
	left, right := pair(n, len(b.pages))
	page := &scene.Page{Name: fmt.Sprintf("sheet %d %s", n/2+1, [...]string{"outside", "inside"}[n%2]), W: b.w, H: b.h}
	in := b.inward(n / 2)
	b.put(page, left, in, false)
	b.put(page, right, -in, true)
	var fold scene.Path
	fold.Move(b.w/2, foldEdge).Line(b.w/2, foldEdge+foldMark).Move(b.w/2, b.h-foldEdge).Line(b.w/2, b.h-foldEdge-foldMark)
	mark := scene.Stroke{Path: fold, Colour: scene.RGB(0), Width: markWidth, Dash: []scene.Unit{1000, 500}}
	page.Add(scene.Group{Tag: scene.Artifact, Items: []scene.Item{mark}})
	return page
}

// inward is how far the pages of a sheet are moved to the fold.
func (b *booklet) inward(sheet int) scene.Unit {
	if sheets := len(b.pages) / 4; sheets > 1 {
		return b.creep * scene.Unit(sheet) / scene.Unit(sheets-1)
	}
	return 0
}

// put draws a page in its half of the sheet. The page ends where the fold is.
func (b *booklet) put(side *scene.Page, n int, by scene.Unit, right bool) {
	page := b.pages[n]
	if page == nil {
		return
	}
	half := scene.Rect{W: b.w / 2, H: b.h}
	if right {
		half.X = b.w - half.W
	}
	at := scene.Point{X: half.X + (half.W-page.W)/2 + by, Y: (b.h - page.H) / 2}
	clip := scene.RectPath(scene.Rect{X: half.X - at.X, Y: -at.Y, W: half.W, H: half.H})
	side.Add(scene.Group{Shift: at, Clip: &clip, Items: page.Items})
}
