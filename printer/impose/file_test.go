package impose_test

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
)

// Pictures are named after pages: their names begin with the file's, and say the sheet and its side.
func TestPagesAreNamedAfterTheirFile(t *testing.T) {
	bare := impose.Piece{ID: "bare", W: 44 * mm, H: 68 * mm}
	for _, c := range []struct {
		what   string
		opt    product.Options
		pieces []impose.Piece
		file   string
		pages  []string
	}{
		{"two sheets", product.Options{}, cards(17, 44*mm, 68*mm), "cards", []string{"cards-1-faces", "cards-1-backs", "cards-2-faces", "cards-2-backs"}},
		{"no backs", product.Options{}, []impose.Piece{bare}, "cards", []string{"cards-1"}},
		{"backs left out", product.Options{Duplex: "off"}, cards(1, 44*mm, 68*mm), "cards", []string{"cards-1"}},
		{"single", product.Options{Single: true}, cards(1, 44*mm, 68*mm), "cards-single", []string{"cards-single-card-0-face", "cards-single-card-0-back"}},
		{"of a deck", product.Options{Single: true}, []impose.Piece{{ID: "deck-leak", Copies: 2, W: mm, H: mm}}, "cards-single", []string{"cards-single-leak-face-x2"}},
	} {
		f, err := impose.File(&product.Job{ID: "deck", Fonts: printertest.Fonts(t), Options: c.opt}, "cards", "Cards", c.pieces)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, p := range f.Doc.Pages {
			got = append(got, p.Name)
		}
		if f.Name != c.file || !slices.Equal(got, c.pages) {
			t.Errorf("%s: %s with %q", c.what, f.Name, got)
		}
	}
}
