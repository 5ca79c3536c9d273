package impose_test

import (
	"fmt"
	"testing"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Pages smaller than half a sheet stand in the middle of their half, on both sides of the fold; each side says
// of which sheet it is, and which way it faces.
func TestSmallPagesStandInTheMiddleOfTheirHalf(t *testing.T) {
	small := paper.Paper{Name: "small", W: 108_500, H: 150_000}
	for i, p := range impose.Booklet(numbered(t, 12, small), paper.A4, 0).Pages {
		if want := fmt.Sprintf("sheet %d %s", i/2+1, []string{"outside", "inside"}[i%2]); p.Name != want {
			t.Errorf("side %d is called %q, want %q", i+1, p.Name, want)
		}
		words := printertest.Words(p, printertest.Fonts(t))
		if len(words) != 2 {
			t.Fatalf("%s has %d pages", p.Name, len(words))
		}
		for n, w := range words {
			half := scene.Unit(n) * p.W / 2
			margin := (p.W/2 - small.W) / 2
			if x := w.Box.X - half - margin; x < 19*mm || x > 22*mm {
				t.Errorf("%s: page %s begins %d from its edge", p.Name, w.Text, x)
			}
			if foot := w.Box.Y + w.Box.H - (p.H-small.H)/2; foot < 19*mm || foot > 24*mm {
				t.Errorf("%s: page %s has its line at %d", p.Name, w.Text, foot)
			}
		}
	}
}

// Only what is wanted more than once says how often.
func TestCopiesInTheNamesOfSingles(t *testing.T) {
	all := cards(3, 44*mm, 68*mm)
	all[0].Copies, all[1].Copies, all[2].Copies = 0, 1, 2
	doc := singles(t, all, product.Options{Duplex: "off"})
	for i, want := range []string{"card-0-face", "card-1-face", "card-2-face-x2"} {
		if got := doc.Pages[i].Name; got != want {
			t.Errorf("a page is called %q, want %q", got, want)
		}
	}
}
