package xiapages

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// A rule set with more than is printed is told so by every product, with the limit.
func TestTooMuchOfARuleSetNamesTheLimit(t *testing.T) {
	r := rules(t)
	r.Outfits = append(r.Outfits, make([]xia.Outfit, maxOutfits)...)
	for _, p := range Products() {
		if !p.Takes(product.Edition) {
			continue
		}
		_, err := p.Make(&product.Job{Kind: product.Edition, Rules: r, Fonts: printertest.SharedFonts(t)})
		if err == nil || !strings.Contains(err.Error(), "500") {
			t.Errorf("%s: error %v", p.ID, err)
		}
	}
}

// A Hold or an outfit that no page takes is refused with its size; it is not drawn in part.
func TestAShapeWithoutEndNamesTheLimit(t *testing.T) {
	r := rules(t)
	r.Ships = append(r.Ships, xia.Ship{ID: "huge", Hold: make(xia.Shape, maxShape+1)})
	if err := limits(&product.Job{Kind: product.Edition, Rules: r}); err == nil || !strings.Contains(err.Error(), "at most 24") {
		t.Errorf("error %v", err)
	}
}

// A table of more sectors than a page shows says that it ends early.
func TestATableOfTooManySectorsSaysSo(t *testing.T) {
	r := rules(t)
	units := pack(r)
	s := units["scenario evening"].(*xia.Scenario)
	home := s.Sectors[0]
	s.Sectors = []xia.Laid{home}
	for i := range maxTiles {
		name := fmt.Sprint("copy-", i)
		tile := *units["sector home"].(*xia.Sector)
		tile.ID = name
		units["sector "+name] = &tile
		beside := home.Sector
		if i > 0 {
			beside = fmt.Sprint("copy-", i-1)
		}
		s.Sectors = append(s.Sectors, xia.Laid{Sector: name, Beside: beside, Side: "n"})
	}
	got := table(job(t, r, units, "scenario", "evening"), s, 2)
	if len(got.Tiles) != maxTiles || !strings.Contains(got.Problem, fmt.Sprint(maxTiles+1)) {
		t.Errorf("%d tiles, problem %q", len(got.Tiles), got.Problem)
	}
}
