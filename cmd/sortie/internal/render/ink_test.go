package render

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/inksaver"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// With --ink mono nothing on any page has a colour, and neither mode moves a letter or loses one.
func TestInkModesOnEverything(t *testing.T) {
	for _, d := range everything(t, product.Options{Paper: paper.A4}) {
		for _, mode := range []inksaver.Mode{inksaver.Saver, inksaver.Mono} {
			out := inksaver.Apply(d.Doc, mode)
			for i, page := range out.Pages {
				if n, was := letters(page.Items), letters(d.Doc.Pages[i].Items); n != was {
					t.Errorf("%s, page %s, ink %s: %d letters, and %d before", d.name(), page.Name, mode, n, was)
				}
				for _, f := range audit.Page(page, audit.Options{Tiles: d.Cut}) {
					t.Errorf("%s, page %s, ink %s: %s", d.name(), page.Name, mode, f)
				}
				if mode == inksaver.Mono && coloured(page.Items) {
					t.Errorf("%s, page %s has a colour", d.name(), page.Name)
				}
			}
		}
	}
}

// Every letter stands out from what lies behind it, and saving ink makes none worse.
func TestEveryLetterStandsOut(t *testing.T) {
	for _, d := range everything(t, product.Options{Paper: paper.A4}) {
		for _, page := range d.Doc.Pages {
			found := audit.Contrast(page)
			for i, f := range found {
				if i < 3 {
					t.Errorf("%s, page %s: %s", d.name(), page.Name, f)
				}
			}
			for _, mode := range []inksaver.Mode{inksaver.Saver, inksaver.Mono} {
				if n := len(audit.Contrast(inksaver.Page(page, mode))); n > len(found) {
					t.Errorf("%s, page %s: %d letters are pale with ink %s, and %d in full", d.name(), page.Name, n, mode, len(found))
				}
			}
		}
	}
}

// letters counts those that are painted.
func letters(items []scene.Item) (n int) {
	for _, it := range items {
		switch it := it.(type) {
		case scene.Text:
			if it.Colour.A > 0 {
				n += len(it.Run.Glyphs)
			}
		case scene.Group:
			n += letters(it.Items)
		}
	}
	return n
}

// coloured reports whether anything is painted in a colour that is no grey.
func coloured(items []scene.Item) bool {
	hue := func(c scene.Colour) bool { return c.A > 0 && (c.R != c.G || c.G != c.B) }
	for _, it := range items {
		switch it := it.(type) {
		case scene.Fill:
			if hue(it.Colour) {
				return true
			}
		case scene.Stroke:
			if hue(it.Colour) {
				return true
			}
		case scene.Text:
			if hue(it.Colour) {
				return true
			}
		case scene.Group:
			if coloured(it.Items) {
				return true
			}
		}
	}
	return false
}
