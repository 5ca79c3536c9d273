package impose_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

func singles(t *testing.T, pieces []impose.Piece, opt product.Options) *scene.Document {
	t.Helper()
	doc, err := impose.Singles(pieces, printertest.Fonts(t), page.Options{Title: "Deck"}, opt)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

func TestASingleIsATrimWithItsBleed(t *testing.T) {
	doc := singles(t, cards(3, 44*mm, 68*mm), product.Options{})
	want := []string{"card-0-face", "card-1-face", "card-2-face", "card-0-back", "card-1-back", "card-2-back"}
	for i, p := range doc.Pages {
		if p.W != 50*mm || p.H != 74*mm || p.Name != want[i] {
			t.Errorf("page %d is %q, %d × %d", i, p.Name, p.W, p.H)
		}
		if trim := (scene.Rect{X: 3 * mm, Y: 3 * mm, W: 44 * mm, H: 68 * mm}); p.Trim == nil || *p.Trim != trim {
			t.Errorf("%s is cut at %v", p.Name, p.Trim)
		}
		s := sides(p)
		if len(s) != 1 || s[0].shown != (scene.Rect{W: p.W, H: p.H}) {
			t.Errorf("%s is painted on %+v: the bleed reaches every edge", p.Name, s)
		}
	}
	if len(doc.Pages) != len(want) {
		t.Errorf("%d pages", len(doc.Pages))
	}
}

func TestACommonBackIsOnePage(t *testing.T) {
	all := cards(5, 44*mm, 68*mm)
	for i := range all {
		all[i].Back = all[0].Back
	}
	all[1].Copies = 3
	pages := singles(t, all, product.Options{}).Pages
	if len(pages) != 6 {
		t.Fatalf("%d pages for five faces and their back", len(pages))
	}
	if pages[0].Name != "card-0-face" || pages[1].Name != "card-1-face-x3" || pages[5].Name != "card-back-x7" {
		t.Errorf("the pages are %q, %q … %q", pages[0].Name, pages[1].Name, pages[5].Name)
	}
	if n := len(singles(t, all, product.Options{Duplex: "off"}).Pages); n != 5 {
		t.Errorf("%d pages for five faces", n)
	}
}

// A back that pieces without anything in common share has a name that says so.
func TestABackOfSeveralDecks(t *testing.T) {
	all := cards(2, 44*mm, 68*mm)
	all[1].ID, all[1].Back = "token", all[0].Back
	pages := singles(t, all, product.Options{}).Pages
	if last := pages[len(pages)-1]; len(pages) != 3 || last.Name != "common-back-x2" {
		t.Errorf("%d pages, the last %q", len(pages), last.Name)
	}
}

func TestPagesHaveNamesOfTheirOwn(t *testing.T) {
	all := append(cards(2, 44*mm, 68*mm), cards(2, 44*mm, 68*mm)...)
	all = append(all, impose.Piece{ID: "card-0-face-2", W: mm, H: mm})
	long := strings.Repeat("long", 500)
	all = append(all, impose.Piece{ID: long, W: mm, H: mm}, impose.Piece{ID: long, W: mm, H: mm})
	names := map[string]bool{}
	for _, p := range singles(t, all, product.Options{}).Pages {
		if names[p.Name] || len(p.Name) > 100 {
			t.Errorf("two pages are called %q, or it is too long for a file", p.Name)
		}
		names[p.Name] = true
	}
}

func TestSizesOfCards(t *testing.T) {
	for name, want := range map[string][2]scene.Unit{
		"": {63 * mm, 88 * mm}, "poker": {63 * mm, 88 * mm}, "Mini": {44 * mm, 68 * mm}, "tarot": {70 * mm, 120 * mm},
		"63x88": {63 * mm, 88 * mm}, "44×68mm": {44 * mm, 68 * mm}, "2.5x3.5in": {63_500, 88_900}, " 6.35 x 8.8 cm ": {63_500, 88 * mm},
	} {
		if w, h, err := impose.SizeOf(name); err != nil || w != want[0] || h != want[1] {
			t.Errorf("%q is %d × %d, %v", name, w, h, err)
		}
	}
	for _, name := range []string{"bridge", "63", "x", "63x", "0x88", "-63x88", "nanx88", "infx88", "1e9x1e9", "10x20", "63x88x3", "300x400"} {
		if w, h, err := impose.SizeOf(name); err == nil {
			t.Errorf("%q is taken for %d × %d", name, w, h)
		}
	}
}
