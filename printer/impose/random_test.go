package impose_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// TestPiecesOfManySizes lays out random pieces: every one is on a sheet as often as it should be, at its own
// size, with its back behind it, and every sheet is sound.
func TestPiecesOfManySizes(t *testing.T) {
	for seed := range uint64(60) {
		rnd := rand.New(rand.NewPCG(seed, 5))
		opt := product.Options{
			Paper: paper.Sizes()[rnd.IntN(5)], Gutter: rnd.IntN(2) == 0, Duplex: []string{"long", "short"}[rnd.IntN(2)],
			Offset: scene.Point{X: scene.Unit(rnd.IntN(4000) - 2000), Y: scene.Unit(rnd.IntN(4000) - 2000)},
		}
		pieces := random(rnd)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			doc := sheets(t, pieces, opt)
			seen := map[int]int{}
			for i := 0; i < len(doc.Pages); i += 2 {
				sound(t, doc.Pages[i])
				sound(t, doc.Pages[i+1])
				register(t, doc.Pages[i], doc.Pages[i+1], opt.Duplex, opt.Offset)
				for _, s := range sides(doc.Pages[i]) {
					seen[s.number]++
					trimmed(t, s, pieces[s.number], opt.Gutter)
				}
			}
			for n, p := range pieces {
				if seen[n] != max(1, p.Copies) {
					t.Errorf("piece %d is there %d times, not %d", n, seen[n], p.Copies)
				}
			}
		})
	}
}

// random is up to thirty pieces of up to four sizes.
func random(rnd *rand.Rand) []impose.Piece {
	type size struct{ w, h scene.Unit }
	var sizes []size
	for range 1 + rnd.IntN(4) {
		sizes = append(sizes, size{scene.Unit(8_000 + rnd.IntN(120_000)), scene.Unit(8_000 + rnd.IntN(120_000))})
	}
	var out []impose.Piece
	for n := range 1 + rnd.IntN(30) {
		s := sizes[rnd.IntN(len(sizes))]
		p := card(n, s.w, s.h)
		p.Copies, p.Round = rnd.IntN(5), rnd.IntN(6) == 0
		out = append(out, p)
	}
	return out
}

func trimmed(t *testing.T, s side, p impose.Piece, gutter bool) {
	t.Helper()
	w, h := p.W, p.H
	if gutter {
		w, h = w+2*impose.Bleed, h+2*impose.Bleed
	}
	near := func(a, b scene.Unit) bool { return a-b <= 1 && b-a <= 1 } // the bounds of an ellipse are rounded
	if !near(s.shown.W, w) || !near(s.shown.H, h) {
		t.Errorf("piece %s shows %v of %d × %d", p.ID, s.shown, w, h)
	}
}

// TestPiecesFillTheSheetBefore: pieces that lie best on a sheet turned sideways still use what is left of the sheet
// before, where that saves one.
func TestPiecesFillTheSheetBefore(t *testing.T) {
	var pieces []impose.Piece
	for n := range 5 {
		pieces = append(pieces, card(n, 60*mm, 30*mm))
	}
	inch := card(5, scene.Inch, scene.Inch)
	inch.Copies = 84 // 77 on a sheet of their own
	if doc := sheets(t, append(pieces, inch), product.Options{Paper: paper.A4}); len(doc.Pages) != 2*2 {
		t.Errorf("%d pages, want two sheets of two sides", len(doc.Pages))
	}
}

func TestRoundPiecesHaveALineToCutAlong(t *testing.T) {
	p := card(0, 25*mm, 25*mm)
	p.Round, p.Copies = true, 12
	page := sheets(t, []impose.Piece{p}, product.Options{}).Pages[0]
	lines := 0
	printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
		if s, ok := it.(scene.Stroke); ok && len(s.Path.Verbs) == 6 && s.Path.Bounds().W == 25*mm {
			lines++
		}
	})
	if lines != 12 {
		t.Errorf("%d cutting lines for 12 discs", lines)
	}
}

func TestPiecesThatCannotBePrinted(t *testing.T) {
	many := card(0, 20*mm, 20*mm)
	many.Copies = 1 << 60
	for want, pieces := range map[string][]impose.Piece{
		"has no size":           {{ID: "nothing"}},
		"has no room":           {card(0, 400*mm, 400*mm)},
		"larger than":           {card(0, 1<<61, 1<<61)},
		"more than 5000 pieces": {many},
		"piece \"flat\" has no": {{ID: "flat", W: 10 * mm, H: -1}},
	} {
		_, err := impose.Sheets(pieces, printertest.Fonts(t), page.Options{}, product.Options{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in %v", want, err)
		}
	}
}

func TestNothingMakesNoPages(t *testing.T) {
	if n := len(sheets(t, nil, product.Options{}).Pages); n != 0 {
		t.Errorf("%d pages", n)
	}
}
