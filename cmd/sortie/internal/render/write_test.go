package render

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/printer/inksaver"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// plain is a renderer without a unit.
func plain(t *testing.T, opt Options) *Renderer {
	t.Helper()
	p, err := blank(opt, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// page is a small page with a word in red.
func page(p *Renderer, name string) *scene.Page {
	out := &scene.Page{Name: name, W: scene.Inch, H: scene.Inch}
	out.Add(p.fonts.Line(layout.Style{Face: layout.Body, Size: 4000, Colour: scene.RGB(0xc00000)}, "word").At(2000, 9000)...)
	return out
}

func document(p *Renderer, names ...string) *scene.Document {
	doc := &scene.Document{Title: "Pages", Language: "en"}
	for _, name := range names {
		doc.Pages = append(doc.Pages, page(p, name))
	}
	return doc
}

// makes is a product of some files.
func makes(files ...product.File) product.Product {
	return product.Product{Make: func(*product.Job) ([]product.File, error) { return slices.Clone(files), nil }}
}

func names(files []output.File) string {
	var out []string
	for _, f := range files {
		out = append(out, f.Name)
	}
	return strings.Join(out, " ")
}

// A picture is named after its page where that says whose it is, else after the document, with a number where
// there are several.
func TestNamesOfPictures(t *testing.T) {
	p := plain(t, Options{Format: "svg"})
	made, err := p.Print(makes(
		product.File{Name: "one", Doc: document(p, "front")},
		product.File{Name: "two", Doc: document(p, "front", "back")},
		product.File{Name: "tiles", Doc: document(p, "tiles-a1", "tiles-b1", "plan")},
	))
	if got, want := names(made), "one.svg two-1.svg two-2.svg tiles-a1.svg tiles-b1.svg tiles-3.svg"; err != nil || got != want {
		t.Errorf("%s, %v; want %s", got, err, want)
	}
}

// Whatever is asked for is what is in the files.
func TestFilesAreInTheFormatThatWasAskedFor(t *testing.T) {
	for format, magic := range map[string]string{"pdf": "%PDF-", "png": "\x89PNG", "svg": "<svg"} {
		p := plain(t, Options{Format: format, DPI: 40})
		made, err := p.Print(makes(product.File{Name: "one", Doc: document(p, "front")}))
		if err != nil || names(made) != "one."+format || !bytes.Contains(made[0].Data[:min(len(made[0].Data), 200)], []byte(magic)) {
			t.Errorf("%s: %s, %v", format, names(made), err)
			continue
		}
		if !bytes.Equal(p.made[made[0].Name], made[0].Data) {
			t.Errorf("%s is not kept for the bundle", made[0].Name)
		}
	}
}

// A build makes PDFs of everything, whatever the format, and pictures of what is to be seen on screens.
func TestPicturesOfABuild(t *testing.T) {
	p := plain(t, Options{Format: "svg", DPI: 40})
	sort := makes(product.File{Name: "one", Doc: document(p, "front")}, product.File{Name: "map", Doc: document(p, "front"), Picture: true})
	for _, c := range []struct {
		all  bool
		want string
	}{{false, "one.pdf map.pdf map.png"}, {true, "one.pdf map.pdf one.png map.png"}} {
		sort.Pictures = c.all
		if made, err := p.Build(sort); err != nil || names(made) != c.want {
			t.Errorf("pictures %v: %s, %v; want %s", c.all, names(made), err, c.want)
		}
	}
	sort.Build = func(*product.Job) ([]product.File, error) {
		return []product.File{{Name: "other", Doc: document(p, "front")}}, nil
	}
	if made, err := p.Build(sort); err != nil || names(made) != "other.pdf other.png" {
		t.Errorf("what is built in its place: %s, %v", names(made), err)
	}
}

// Pictures have the pixels that were asked for, up to a limit that is said.
func TestPicturesHaveALimit(t *testing.T) {
	large := &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{{Name: "floor", W: 20 * scene.Inch, H: 15 * scene.Inch}}}
	p := plain(t, Options{Format: "png", DPI: 1001})
	made, err := p.Print(makes(product.File{Name: "board", Doc: large}))
	if made != nil || err == nil || !strings.Contains(err.Error(), "board: ") || !strings.Contains(err.Error(), "20020 × 15015") || !strings.Contains(err.Error(), "--dpi") {
		t.Errorf("%s, %v", names(made), err)
	}
	if made, err := plain(t, Options{Format: "png", DPI: 30}).Print(makes(product.File{Name: "board", Doc: large})); err != nil || names(made) != "board.png" {
		t.Errorf("%s, %v", names(made), err)
	}
}

// What cannot be made or written is an error that names the document, and there are no files.
func TestNothingIsWrittenOfWhatFails(t *testing.T) {
	unknown := scene.Text{Run: scene.Run{Face: "no-such-face", Size: 4000, Text: "x", Glyphs: []scene.Glyph{{Rune: 'x', Runes: 1}}}, Colour: scene.RGB(0)}
	for format, bad := range map[string]*scene.Page{
		"pdf": {Name: "strange", W: scene.Inch, H: scene.Inch, Items: []scene.Item{unknown}},
		"png": {Name: "huge", W: 1000 * scene.Inch, H: 1000 * scene.Inch},
	} {
		p := plain(t, Options{Format: format, DPI: 40})
		files := makes(
			product.File{Name: "good", Doc: document(p, "front")},
			product.File{Name: "bad", Doc: &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{bad}}, Picture: true},
		)
		broken := product.Product{Make: func(*product.Job) ([]product.File, error) { return nil, errors.New("bad: no such deck") }}
		for _, sort := range []product.Product{files, broken} {
			if made, err := p.Print(sort); len(made) > 0 || err == nil || !strings.HasPrefix(err.Error(), "bad: ") {
				t.Errorf("printed as %s: %s, %v", format, names(made), err)
			}
			if _, err := p.Build(sort); err == nil || !strings.HasPrefix(err.Error(), "bad: ") {
				t.Errorf("built with %s: %v", format, err)
			}
		}
	}
}

// Ink is saved in every format.
func TestInkOfFiles(t *testing.T) {
	svg := func(mode string) string {
		m, err := inksaver.Parse(mode)
		if err != nil {
			t.Fatal(err)
		}
		p := plain(t, Options{Format: "svg", Ink: m})
		made, err := p.Print(makes(product.File{Name: "one", Doc: document(p, "front")}))
		if err != nil || len(made) != 1 {
			t.Fatalf("%s, %v", names(made), err)
		}
		return string(made[0].Data)
	}
	if full, mono := svg("full"), svg("mono"); !strings.Contains(full, "c00000") || strings.Contains(mono, "c00000") {
		t.Errorf("red in full colour: %v, in greys: %v", strings.Contains(full, "c00000"), strings.Contains(mono, "c00000"))
	}
}
