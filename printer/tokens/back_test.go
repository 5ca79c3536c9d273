package tokens

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Tokens that are dealt or drawn unseen cannot be told apart from behind: those of one size have the very same
// back, and it says nothing.
func TestBacksOfTheDealtTellNothing(t *testing.T) {
	for _, id := range printertest.Editions() {
		r := printertest.Edition(t, id)
		p := newPainter(printertest.Fonts(t), r)
		backs := map[[2]string]*scene.Item{}
		for _, piece := range p.equipment(boxed(r)) {
			k := kindOf(r, piece.ID)
			if k.Kept || k.Category == "objective" {
				continue
			}
			key := [2]string{k.Size, map[bool]string{true: "rare"}[k.Rare]}
			if have := backs[key]; have != nil && have != &piece.Back[0] {
				t.Errorf("%s: the back of %s is not that of the other %v tokens", id, k.ID, key)
			}
			backs[key] = &piece.Back[0]
			if text := letters(piece.Back); text != "" {
				t.Errorf("%s: the back of %s says %q", id, k.ID, text)
			}
		}
		for _, size := range r.TokenSizes {
			common, rare := backs[[2]string{size.ID, ""}], backs[[2]string{size.ID, "rare"}]
			if common != nil && common == rare {
				t.Errorf("%s: rare %s tokens have the common back", id, size.ID)
			}
		}
	}
}

// A token too small for everything on its face has its price on the back, if nobody draws it.
func TestTinyTokensHaveOpenBacks(t *testing.T) {
	r := shop()
	r.TokenSizes[0].Width, r.TokenSizes[0].Height, r.TokenSizes[0].Pouch = 50, 50, false
	r.Tokens[3].Sell, r.Tokens[0].Sell = 7, 7
	p := newPainter(printertest.Fonts(t), r)
	for _, piece := range p.equipment(boxed(r)) {
		want := ""
		if piece.ID == "pistol" {
			want = "sell 7"
		}
		if got := letters(piece.Back); got != want {
			t.Errorf("the back of the %s says %q, want %q", piece.ID, got, want)
		}
	}
}
