package impose_test

import (
	"fmt"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

// The colours by which the tests know sides of pieces again.
var (
	faceColour = scene.RGB(0xC80000)
	backColour = scene.RGB(0x0000C8)
)

// card is a piece painted to the end of its bleed, with its number in the red of its face and the blue of its
// back, and a dot in the upper left corner of each.
func card(n int, w, h scene.Unit) impose.Piece {
	side := func(c scene.Colour) []scene.Item {
		c.G = uint8(n)
		return []scene.Item{
			scene.Fill{Path: scene.RectPath(scene.Rect{X: -impose.Bleed, Y: -impose.Bleed, W: w + 2*impose.Bleed, H: h + 2*impose.Bleed}), Colour: c},
			scene.Fill{Path: scene.RectPath(scene.Rect{X: mm, Y: mm, W: 2 * mm, H: 2 * mm}), Colour: scene.RGB(0xffffff)},
		}
	}
	return impose.Piece{ID: fmt.Sprintf("card-%d", n), Title: fmt.Sprintf("Card %d", n), W: w, H: h, Face: side(faceColour), Back: side(backColour)}
}

func cards(n int, w, h scene.Unit) []impose.Piece {
	var out []impose.Piece
	for i := range n {
		out = append(out, card(i, w, h))
	}
	return out
}

func sheets(t testing.TB, pieces []impose.Piece, opt product.Options) *scene.Document {
	t.Helper()
	doc, err := impose.Sheets(pieces, printertest.Fonts(t), page.Options{Paper: opt.Paper, Title: "Deck", Subject: "Cards"}, opt)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// side is one side of a piece where a sheet shows it.
type side struct {
	number int
	back   bool
	shown  scene.Rect // its paint, as far as the clips let it through
	dot    scene.Rect
}

// sides finds the pieces of a page by their paint.
func sides(p *scene.Page) []side {
	var out []side
	look(p.Items, scene.Point{}, scene.Rect{W: p.W, H: p.H}, func(f scene.Fill, box scene.Rect) {
		switch {
		case f.Colour.R == 0xC8 || f.Colour.B == 0xC8 && f.Colour.R == 0:
			out = append(out, side{number: int(f.Colour.G), back: f.Colour.B == 0xC8, shown: box})
		case f.Colour == scene.RGB(0xffffff) && len(out) > 0:
			out[len(out)-1].dot = box
		}
	})
	return out
}

// look calls f for every fill with the box of what is seen of it.
func look(items []scene.Item, by scene.Point, clip scene.Rect, f func(scene.Fill, scene.Rect)) {
	for _, item := range items {
		switch it := item.(type) {
		case scene.Fill:
			f(it, meet(clip, it.Path.Shifted(by.X, by.Y).Bounds()))
		case scene.Group:
			to, inner := scene.Point{X: by.X + it.Shift.X, Y: by.Y + it.Shift.Y}, clip
			if it.Clip != nil {
				inner = meet(clip, it.Clip.Shifted(to.X, to.Y).Bounds())
			}
			look(it.Items, to, inner, f)
		}
	}
}

func meet(a, b scene.Rect) scene.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return scene.Rect{X: x, Y: y, W: max(0, min(a.X+a.W, b.X+b.W)-x), H: max(0, min(a.Y+a.H, b.Y+b.H)-y)}
}

// segment is one crop mark.
type segment struct{ a, b scene.Point }

// marks are the crop marks of a page: the strokes in black.
func marks(p *scene.Page) []segment {
	var out []segment
	printertest.Walk(p.Items, func(it scene.Item, by scene.Point) {
		s, ok := it.(scene.Stroke)
		if !ok || s.Colour != scene.RGB(0) {
			return
		}
		for i := 0; i+1 < len(s.Path.Points); i += 2 {
			a, b := s.Path.Points[i], s.Path.Points[i+1]
			out = append(out, segment{scene.Point{X: a.X + by.X, Y: a.Y + by.Y}, scene.Point{X: b.X + by.X, Y: b.Y + by.Y}})
		}
	})
	return out
}

// sound checks what is true of every sheet: its letters, its marks and its pieces.
func sound(t *testing.T, p *scene.Page) {
	t.Helper()
	for _, f := range audit.Page(p, audit.Options{}) {
		t.Errorf("%s: %s", p.Name, f)
	}
	all := sides(p)
	for i, s := range all {
		if s.shown.X < 5*mm || s.shown.Y < 5*mm || s.shown.X+s.shown.W > p.W-5*mm || s.shown.Y+s.shown.H > p.H-5*mm {
			t.Errorf("%s: piece %d comes too near to the edge: %v", p.Name, s.number, s.shown)
		}
		for _, o := range all[:i] {
			if m := meet(s.shown, o.shown); m.W > 0 && m.H > 0 {
				t.Errorf("%s: pieces %d and %d overlap by %v", p.Name, s.number, o.number, m)
			}
		}
	}
	for _, m := range marks(p) {
		box := scene.Rect{X: min(m.a.X, m.b.X), Y: min(m.a.Y, m.b.Y), W: max(1, m.a.X-m.b.X, m.b.X-m.a.X), H: max(1, m.a.Y-m.b.Y, m.b.Y-m.a.Y)}
		if box.X < 2*mm || box.Y < 2*mm || box.X+box.W > p.W-2*mm || box.Y+box.H > p.H-2*mm {
			t.Errorf("%s: a mark reaches the edge: %v", p.Name, box)
		}
		for _, s := range all {
			if o := meet(box, s.shown); o.W > 0 && o.H > 0 {
				t.Errorf("%s: a mark lies on piece %d: %v", p.Name, s.number, box)
			}
		}
		for _, w := range printertest.Words(p, printertest.Fonts(t)) {
			if o := meet(box, w.Box); w.Turn == 0 && o.W > 0 && o.H > 0 {
				t.Errorf("%s: a mark lies on %q", p.Name, w.Text)
			}
		}
	}
}

func TestNinePokerCardsAbutOnASheet(t *testing.T) {
	for _, p := range []paper.Paper{paper.A4, paper.Letter} {
		doc := sheets(t, cards(9, 63*mm, 88*mm), product.Options{Paper: p})
		if len(doc.Pages) != 2 || doc.Pages[0].W != p.W {
			t.Fatalf("%s: %d pages", p.Name, len(doc.Pages))
		}
		for _, page := range doc.Pages {
			sound(t, page)
			if n := len(sides(page)); n != 9 {
				t.Errorf("%s: %d cards", p.Name, n)
			}
		}
		for _, s := range sides(doc.Pages[0]) {
			if s.shown.W != 63*mm || s.shown.H != 88*mm {
				t.Errorf("%s: card %d shows %v: abutting cards have no bleed", p.Name, s.number, s.shown)
			}
		}
	}
}

func TestAGutterHasRoomForTheBleed(t *testing.T) {
	for _, c := range []struct {
		paper paper.Paper
		up    int
	}{{paper.A4, 8}, {paper.Letter, 6}, {paper.A3, 16}} {
		doc := sheets(t, cards(40, 63*mm, 88*mm), product.Options{Paper: c.paper, Gutter: true})
		sound(t, doc.Pages[0])
		sound(t, doc.Pages[1])
		all := sides(doc.Pages[0])
		if len(all) != c.up {
			t.Errorf("%s takes %d, not %d", c.paper.Name, len(all), c.up)
		}
		for _, s := range all {
			if s.shown.W != 69*mm || s.shown.H != 94*mm {
				t.Errorf("card %d shows %v of its bleed", s.number, s.shown)
			}
		}
	}
}

// TestMarksAreATrimApart measures the cards that somebody cuts out along the marks.
func TestMarksAreATrimApart(t *testing.T) {
	for _, size := range impose.Sizes() {
		for _, gutter := range []bool{false, true} {
			p := sheets(t, cards(30, size.W, size.H), product.Options{Gutter: gutter}).Pages[0]
			pad := scene.Unit(0)
			if gutter {
				pad = impose.Bleed
			}
			xs, ys := map[scene.Unit]int{}, map[scene.Unit]int{}
			for _, m := range marks(p) {
				if m.a.X == m.b.X {
					xs[m.a.X]++
				} else {
					ys[m.a.Y]++
				}
			}
			for _, s := range sides(p) {
				x, y := s.shown.X+pad, s.shown.Y+pad
				if xs[x] != 2 || xs[x+size.W] != 2 || ys[y] != 2 || ys[y+size.H] != 2 {
					t.Errorf("%s, gutter %v: card %d at %d,%d has no marks at both ends of its cuts", size.Name, gutter, s.number, x, y)
				}
			}
		}
	}
}

func TestDrawCalls(t *testing.T) {
	doc := sheets(t, cards(2, 63*mm, 88*mm), product.Options{Gutter: true, Duplex: "short"})
	printertest.Golden(t, "sheet.txt", scene.Dump(doc.Pages[0]))
	printertest.Golden(t, "sheet-back.txt", scene.Dump(doc.Pages[1]))
}

// The marks of the last sheet, however few cards it has, fall on those of the first: a stack is cut at once. What is
// printed on both sides says over which edge.
func TestMarksOfAllSheetsFallOnEachOther(t *testing.T) {
	doc := sheets(t, cards(10, 63*mm, 88*mm), product.Options{Paper: paper.A4})
	if len(doc.Pages) != 4 {
		t.Fatalf("%d pages", len(doc.Pages))
	}
	first := sides(doc.Pages[0])[0].shown
	if got := sides(doc.Pages[2])[0].shown; got != first {
		t.Errorf("the tenth card lies at %v, the first at %v", got, first)
	}
	if doc.Flip != "long" {
		t.Errorf("the paper is turned over its %q edge", doc.Flip)
	}
}
