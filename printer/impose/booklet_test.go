package impose_test

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"testing"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/scene"
)

// numbered is a document whose pages carry their numbers, from 1.
func numbered(t *testing.T, n int, p paper.Paper) *scene.Document {
	doc := &scene.Document{Title: "Book", Language: "en"}
	fonts := printertest.Fonts(t)
	for i := range n {
		page := &scene.Page{Name: fmt.Sprint(i + 1), W: p.W, H: p.H}
		st := layout.Style{Face: layout.Title, Size: 10 * mm, Colour: scene.RGB(0)}
		page.Add(fonts.Line(st, fmt.Sprint(i+1)).At(20*mm, 20*mm)...)
		doc.Pages = append(doc.Pages, page)
	}
	return doc
}

// bound is the order in which the pages of a folded booklet are read: through the right halves of the fronts
// and the left halves of the insides to the middle, and back out.
func bound(t *testing.T, doc *scene.Document) []string {
	t.Helper()
	n := 2 * len(doc.Pages)
	out := make([]string, n)
	for i, p := range doc.Pages {
		for _, w := range printertest.Words(p, printertest.Fonts(t)) {
			front, outside, right := 2*(i/2), i%2 == 0, w.Box.X > p.W/2
			at := front // the right half of an outside is the front of a leaf, and the left of its inside the page after it
			switch {
			case !outside && !right:
				at = front + 1
			case !outside && right:
				at = n - front - 2
			case outside && !right:
				at = n - front - 1
			}
			out[at] = w.Text
		}
	}
	return out
}

func TestAFoldedBookletReadsInOrder(t *testing.T) {
	for n := 1; n <= 40; n++ {
		doc := impose.Booklet(numbered(t, n, impose.Half(paper.A4)), paper.A4, 0)
		if len(doc.Pages)%2 != 0 || len(doc.Pages) != (n+3)/4*2 {
			t.Fatalf("%d pages make %d sides", n, len(doc.Pages))
		}
		for i, name := range bound(t, doc) {
			want := ""
			if i < n {
				want = fmt.Sprint(i + 1)
			}
			if name != want {
				t.Errorf("of %d pages, page %d of the booklet is %q", n, i+1, name)
			}
		}
	}
}

func TestABookletKeepsItsSize(t *testing.T) {
	for _, c := range []struct {
		page, sheet paper.Paper
		w, h        scene.Unit
	}{
		{impose.Half(paper.A4), paper.A4, 297 * mm, 210 * mm},
		{impose.Half(paper.Letter), paper.Letter, 279_400, 215_900},
		{paper.A4, paper.A3, 420 * mm, 297 * mm},
		{paper.A4, paper.A4, 420 * mm, 297 * mm}, // the sheet is too small
		{paper.A4, paper.Paper{}, 420 * mm, 297 * mm},
	} {
		for _, p := range impose.Booklet(numbered(t, 8, c.page), c.sheet, 0).Pages {
			if p.W != c.w || p.H != c.h {
				t.Errorf("%s on %s: a side is %d × %d", c.page.Name, c.sheet.Name, p.W, p.H)
			}
			for _, w := range printertest.Words(p, printertest.Fonts(t)) {
				if x := w.Box.X % (p.W / 2); x < 19*mm || x > 21*mm {
					t.Errorf("%s on %s: page %s begins at %d", c.page.Name, c.sheet.Name, w.Text, x)
				}
			}
		}
	}
}

func TestCreepMovesInnerPagesToTheFold(t *testing.T) {
	plain := impose.Booklet(numbered(t, 40, impose.Half(paper.A4)), paper.A4, 0)
	crept := impose.Booklet(numbered(t, 40, impose.Half(paper.A4)), paper.A4, 900)
	fonts := printertest.Fonts(t)
	for i, p := range crept.Pages {
		a, b := printertest.Words(plain.Pages[i], fonts), printertest.Words(p, fonts)
		by := scene.Unit(i/2) * 100
		if got := b[0].Box.X - a[0].Box.X; got != by {
			t.Errorf("side %d: the left page moves by %d, not %d", i, got, by)
		}
		if got := b[1].Box.X - a[1].Box.X; got != -by {
			t.Errorf("side %d: the right page moves by %d, not %d", i, got, -by)
		}
	}
}

// TestABookletKeepsItsOutlineAndLinks writes a booklet whose every page has a section and a link to the next.
func TestABookletKeepsItsOutlineAndLinks(t *testing.T) {
	doc := numbered(t, 7, impose.Half(paper.A4))
	for i, p := range doc.Pages {
		p.Add(scene.Group{Shift: scene.Point{Y: 30 * mm}, Items: []scene.Item{
			scene.Bookmark{Name: fmt.Sprint("s", i), Title: fmt.Sprint("Section ", i), Y: 5 * mm},
			scene.Link{Area: scene.Rect{X: 10 * mm, W: 20 * mm, H: 5 * mm}, To: fmt.Sprint("s", (i+1)%7)},
		}})
	}
	ranks, links := map[int]string{}, 0
	for _, p := range impose.Booklet(doc, paper.A4, 0).Pages {
		printertest.Walk(p.Items, func(it scene.Item, by scene.Point) {
			switch it := it.(type) {
			case scene.Bookmark:
				ranks[it.Rank] = it.Title
			case scene.Link:
				if x := it.Area.X + by.X; x != 10*mm && x != p.W/2+10*mm {
					t.Errorf("a link lies at %d", x)
				}
				links++
			}
		})
	}
	for i := range 7 {
		if ranks[i+1] != fmt.Sprint("Section ", i) {
			t.Errorf("%q is entry %d of the outline", ranks[i+1], i+1)
		}
	}
	if links != 7 || doc.Pages[3].Items[1].(scene.Group).Items[0].(scene.Bookmark).Rank != 0 {
		t.Errorf("%d links, or the document itself was changed", links)
	}
	var file bytes.Buffer
	if err := pdf.Write(&file, impose.Booklet(doc, paper.A4, 0), printertest.Fonts(t), pdf.Options{}); err != nil {
		t.Fatal(err)
	}
	at, inside := 0, inflated(file.Bytes())
	for i := range 7 {
		next := bytes.Index(inside[at:], fmt.Appendf(nil, "/Title(Section %d)", i))
		if next < 0 {
			t.Fatalf("section %d is not in the outline, or not in its place", i)
		}
		at += next
	}
}

// inflated is what the compressed streams of a file hold, one after the other.
func inflated(file []byte) []byte {
	var out []byte
	for _, part := range bytes.Split(file, []byte("stream\n")) {
		if r, err := zlib.NewReader(bytes.NewReader(part)); err == nil {
			data, _ := io.ReadAll(r)
			out = append(out, data...)
		}
	}
	return out
}
