package impose_test

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// through is where something on the back of a page is seen when the sheet is held against the light: turning
// the paper over an upright edge mirrors left and right, over a level edge top and bottom.
func through(p *scene.Page, edge string, r scene.Rect) scene.Rect {
	upright := (edge == "long") == (p.H >= p.W)
	if upright {
		r.X = p.W - r.X - r.W
	} else {
		r.Y = p.H - r.Y - r.H
	}
	return r
}

// TestBacksLieBehindTheirFaces overlays every page of faces with the page behind it, mirrored as the printer
// turns the paper.
func TestBacksLieBehindTheirFaces(t *testing.T) {
	for _, edge := range []string{"long", "short"} {
		for _, gutter := range []bool{false, true} { // with a gutter, the sheet lies on its side
			doc := sheets(t, cards(23, 63*mm, 88*mm), product.Options{Duplex: edge, Gutter: gutter})
			for i := 0; i < len(doc.Pages); i += 2 {
				register(t, doc.Pages[i], doc.Pages[i+1], edge, scene.Point{})
			}
		}
	}
}

// register finds each face with its own back exactly behind it, the way up that a card is turned over
// sideways: the dot in the corner of the back lies behind the other upper corner of the face.
func register(t *testing.T, front, back *scene.Page, edge string, offset scene.Point) {
	t.Helper()
	faces, backs := sides(front), sides(back)
	if len(faces) != len(backs) || len(faces) == 0 {
		t.Fatalf("%s has %d faces and %d backs", front.Name, len(faces), len(backs))
	}
	for i, f := range faces {
		b := backs[i]
		b.shown.X, b.shown.Y, b.dot.X, b.dot.Y = b.shown.X-offset.X, b.shown.Y-offset.Y, b.dot.X-offset.X, b.dot.Y-offset.Y
		if !b.back || f.back || f.number != b.number {
			t.Fatalf("%s: behind face %d is %+v", front.Name, f.number, b)
		}
		if got := through(back, edge, b.shown); got != f.shown {
			t.Errorf("%s, %s edge: back %d is at %v, its face at %v", front.Name, edge, f.number, got, f.shown)
		}
		want := f.dot
		want.X = f.shown.X + f.shown.W - (f.dot.X - f.shown.X) - f.dot.W
		if got := through(back, edge, b.dot); got != want {
			t.Errorf("%s, %s edge: back %d has its upper corner at %v, not %v", front.Name, edge, f.number, got, want)
		}
	}
}

func TestBacksAreMovedByTheOffset(t *testing.T) {
	by := scene.Point{X: 700, Y: -1300}
	for _, edge := range []string{"long", "short"} {
		doc := sheets(t, cards(9, 63*mm, 88*mm), product.Options{Duplex: edge, Offset: by})
		register(t, doc.Pages[0], doc.Pages[1], edge, by)
		sound(t, doc.Pages[1])
	}
}

func TestBacksOnlyWhereTheyAreWanted(t *testing.T) {
	all := cards(9, 63*mm, 88*mm)
	if n := len(sheets(t, all, product.Options{Duplex: "off"}).Pages); n != 1 {
		t.Errorf("printed on one side, 9 cards make %d pages", n)
	}
	mixed := cards(18, 63*mm, 88*mm)
	for i := range mixed[:17] {
		mixed[i].Back = nil
	}
	if n := len(sheets(t, mixed, product.Options{}).Pages); n != 4 {
		t.Errorf("a sheet without backs is left out: %d pages", n)
	}
	mixed[17].Back = nil
	if n := len(sheets(t, mixed, product.Options{}).Pages); n != 2 {
		t.Errorf("cards without any back make %d pages", n)
	}
}

func TestOffsetsAndEdgesThatCannotBe(t *testing.T) {
	for _, opt := range []product.Options{{Duplex: "sideways"}, {Offset: scene.Point{X: 4 * mm}}, {Offset: scene.Point{Y: -20 * mm}}} {
		if _, err := impose.Sheets(cards(1, 63*mm, 88*mm), printertest.Fonts(t), page.Options{}, opt); err == nil {
			t.Errorf("%+v is taken", opt)
		}
	}
}
