package render

import (
	"crypto/sha256"
	"io"
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

// What users ask for loses no letter either. SORTIE_FULL=1 makes it of every unit instead of one of each kind.
func TestNoLetterIsLostToAnOption(t *testing.T) {
	for _, wish := range wishes {
		made := 0
		all := jobs(t, wish.opt)
		if !full() {
			all = oneOfEachKind(all)
		}
		for _, j := range all {
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

// oneByOne is each option of products by itself: what is asked for besides, and with the option.
var oneByOne = map[string]struct{ without, with product.Options }{
	"gm":          {product.Options{}, product.Options{GM: true}},
	"tile":        {tiles, tilesWith(func(o *product.Options) { o.Tiles = []string{"A1"} })},
	"floor":       {product.Options{}, product.Options{Floor: "board"}},
	"overlap":     {tiles, tilesWith(func(o *product.Options) { o.Overlap = 5 * scene.Millimetre })},
	"edge":        {tiles, tilesWith(func(o *product.Options) { o.Edge = "glue" })},
	"scale":       {product.Options{}, product.Options{Scale: 4}},
	"no-grid":     {product.Options{}, product.Options{NoGrid: true}},
	"overlay":     {product.Options{}, product.Options{Overlay: "setup"}},
	"roll":        {product.Options{}, product.Options{Roll: 610 * scene.Millimetre}},
	"size":        {product.Options{}, product.Options{Card: "mini"}},
	"bleed":       {product.Options{}, product.Options{Gutter: true}},
	"duplex":      {product.Options{}, product.Options{Duplex: "off"}},
	"back-offset": {product.Options{}, product.Options{Offset: scene.Point{X: 500, Y: -300}}},
	"single":      {product.Options{}, product.Options{Single: true}},
	"one-back":    {product.Options{}, product.Options{OneBack: true}},
	"booklet":     {product.Options{}, product.Options{Booklet: true}},
}

// tiles is what options of tiles are asked for with: only a laid table of sectors can be cut.
var tiles = product.Options{Tiled: true, Paper: paper.A4, Overlay: "setup"}

func tilesWith(change func(*product.Options)) product.Options {
	opt := tiles
	change(&opt)
	return opt
}

// An option that a product says it reads changes something that it makes. A book takes up whatever a pack holds,
// of all games, so that what another game's book does of an option counts for it.
func TestEveryOptionDoesSomething(t *testing.T) {
	all := jobs(t, product.Options{})
	for _, p := range games.Products() {
		for _, name := range p.Flags {
			c, known := oneByOne[name]
			if !known {
				t.Errorf("nobody has tried --%s", name)
			}
			changed := func(j *product.Job) bool {
				made := p.Made(j) || p.Takes(product.Pack) && p.Takes(j.Kind)
				return made && digest(t, p, j, c.without) != digest(t, p, j, c.with)
			}
			if !slices.ContainsFunc(all, changed) {
				t.Errorf("%s of %s reads --%s, and nothing comes of it", p.ID, p.Game, name)
			}
		}
	}
}

// digest is what a product makes with options, in short.
func digest(t *testing.T, p product.Product, j *product.Job, opt product.Options) string {
	t.Helper()
	own := *j
	own.Options = opt
	files, err := p.Make(&own)
	if err != nil {
		t.Errorf("%s of %s %s: %v", p.ID, j.Kind, j.ID, err)
	}
	sum := sha256.New()
	for _, f := range files {
		io.WriteString(sum, f.Name)
		for _, page := range f.Doc.Pages {
			io.WriteString(sum, scene.Log(page))
		}
	}
	return string(sum.Sum(nil))
}
