package tokens

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

// alts are what the figures among some items are read out as.
func alts(items []scene.Item) (out []string) {
	for _, it := range items {
		if g, ok := it.(scene.Group); ok {
			if g.Tag == scene.Figure {
				out = append(out, g.Alt)
			}
			out = append(out, alts(g.Items)...)
		}
	}
	return out
}

// What a token is read out as begins with its name and has no empty parts, which a listener would hear as
// pauses.
func TestTokensAreReadOutWithoutGaps(t *testing.T) {
	for _, id := range printertest.Editions() {
		r := printertest.Edition(t, id)
		p := newPainter(printertest.Fonts(t), r)
		heard := 0
		for _, piece := range p.equipment(boxed(r)) {
			k := kindOf(r, piece.ID)
			for _, alt := range append(alts(piece.Face), alts(piece.Back)...) {
				heard++
				if alt == "" || strings.TrimRight(alt, ";, ") != alt || strings.Contains(alt, "; ;") || strings.Contains(alt, ", ,") {
					t.Errorf("%s %s: %q", id, piece.ID, alt)
				}
			}
			if face := scene.Dump(&scene.Page{Items: piece.Face}); k.Title == "" || !strings.Contains(face, k.Title) {
				t.Errorf("%s: the face of %s does not name it", id, piece.ID)
			}
		}
		if heard < len(r.Tokens) {
			t.Errorf("%s: only %d sides of %d tokens are read out", id, heard, len(r.Tokens))
		}
	}
}
