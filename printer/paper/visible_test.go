package paper

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Once all sheets lie on each other, each place of the picture is seen on one of them and on no other: nothing
// is hidden, and nothing is there twice.
func TestWhatIsSeenOfTilesIsThePicture(t *testing.T) {
	for _, opt := range []TileOptions{{}, {Overlap: 25 * mm}, {Overlap: NoOverlap}, {Edge: GlueEdge}} {
		for _, p := range []Paper{A4, Letter, A3} {
			big := &scene.Page{Name: "big", W: 660_400, H: 530_000}
			g, err := newGrid(big, p, opt)
			if err != nil {
				t.Fatal(err)
			}
			s := sheets{grid: g, fonts: printertest.Fonts(t), opt: opt}
			var seen []scene.Rect
			var area int64
			for _, tile := range g.tiles() {
				r := s.visible(tile, ratio{1, 1})
				area += int64(r.W) * int64(r.H)
				seen = append(seen, r)
				if r.W <= 0 || r.H <= 0 || r.X < 0 || r.Y < 0 || r.X+r.W > big.W || r.Y+r.H > big.H {
					t.Errorf("%s, %+v: %v of tile %s is seen", p.Name, opt, r, tile.label())
				}
			}
			for i, a := range seen {
				for _, b := range seen[:i] {
					if in := a.Within(b); in.W > 0 && in.H > 0 {
						t.Errorf("%s, %+v: %v is seen twice", p.Name, opt, in)
					}
				}
			}
			if want := int64(big.W) * int64(big.H); area != want {
				t.Errorf("%s, %+v: %d of %d µm² are seen", p.Name, opt, area, want)
			}
		}
	}
}
