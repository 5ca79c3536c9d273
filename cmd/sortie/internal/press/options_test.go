package press

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// wishes are what users ask for beside the usual, each with the option that a product must read for it.
var wishes = []struct {
	flag string
	opt  product.Options
}{
	{"gm", product.Options{GM: true}},
	{"overlay", product.Options{Overlay: "setup"}},
	{"overlay", product.Options{Overlay: "setup", Scale: 4}},
	{"overlay", product.Options{Overlay: "bare", NoGrid: true}},
	{"scale", product.Options{Scale: 4}},
	{"edge", product.Options{Scale: 8}}, // sectors stop at 1:4
	{"edge", product.Options{Tiled: true, Paper: paper.A3, Edge: "glue"}},
	{"roll", product.Options{Roll: 610 * scene.Millimetre}},
	{"size", product.Options{Card: "mini", Gutter: true}},
	{"size", product.Options{Card: "tarot", Paper: paper.Letter}},
	{"single", product.Options{Single: true}},
	{"booklet", product.Options{Booklet: true}},
	{"booklet", product.Options{Booklet: true, Paper: paper.Letter}},
}

// What users ask for loses no letter either.
func TestNoLetterIsLostToAnOption(t *testing.T) {
	for _, wish := range wishes {
		made := 0
		for _, j := range jobs(t, wish.opt) {
			for _, p := range games.Products() {
				if !p.Made(j) || !slices.Contains(p.Flags, wish.flag) {
					continue
				}
				files, err := p.Make(j)
				if err != nil {
					t.Errorf("%s of %s %s with %s: %v", p.ID, j.Kind, j.ID, wish.flag, err)
				}
				for _, f := range files {
					made++
					lost(t, drawn{j, p, f}, wish.flag)
				}
			}
		}
		if made == 0 {
			t.Errorf("nothing is made with %s", wish.flag)
		}
	}
}

func lost(t *testing.T, d drawn, wish string) {
	t.Helper()
	for _, page := range d.Doc.Pages {
		for i, f := range audit.Page(page, audit.Options{Tiles: d.Cut}) {
			if i < 3 {
				t.Errorf("%s with %s, page %s: %s", d.name(), wish, page.Name, f)
			}
		}
	}
}
