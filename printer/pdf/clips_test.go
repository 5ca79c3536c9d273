package pdf

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Whatever side of a clip something lies on, it is left out; whatever reaches into it is kept.
func TestEverySideOfAClipHides(t *testing.T) {
	clip := scene.RectPath(scene.Rect{X: 40 * mm, Y: 40 * mm, W: 20 * mm, H: 20 * mm})
	for _, c := range []struct {
		at   scene.Rect
		kept bool
	}{
		{scene.Rect{X: 45 * mm, Y: 45 * mm, W: mm, H: mm}, true},
		{scene.Rect{X: 30 * mm, Y: 30 * mm, W: 40 * mm, H: 40 * mm}, true},
		{scene.Rect{X: 30 * mm, Y: 45 * mm, W: 5 * mm, H: mm}, false},
		{scene.Rect{X: 65 * mm, Y: 45 * mm, W: 5 * mm, H: mm}, false},
		{scene.Rect{X: 45 * mm, Y: 30 * mm, W: mm, H: 5 * mm}, false},
		{scene.Rect{X: 45 * mm, Y: 65 * mm, W: mm, H: 5 * mm}, false},
		{scene.Rect{X: 30 * mm, Y: 45 * mm, W: 11 * mm, H: mm}, true},
		{scene.Rect{X: 59 * mm, Y: 45 * mm, W: 11 * mm, H: mm}, true},
		{scene.Rect{X: 45 * mm, Y: 30 * mm, W: mm, H: 11 * mm}, true},
		{scene.Rect{X: 45 * mm, Y: 59 * mm, W: mm, H: 11 * mm}, true},
	} {
		fill := scene.Fill{Path: scene.RectPath(c.at), Colour: printertest.Ink}
		p := &scene.Page{Name: "p", W: 100 * mm, H: 100 * mm, Items: items(scene.Group{Clip: &clip, Items: items(fill)})}
		body := contents(objects(t, write(t, &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{p}})))
		if kept := strings.Contains(body, "\nf\n"); kept != c.kept {
			t.Errorf("an area at %v is painted: %v", c.at, kept)
		}
	}
}

// Readers that lack a font's file, or highlight its words, go by what the file says of its letters: what
// another reader of fonts says, in thousandths.
func TestFontsSayHowTallTheirLettersAre(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, name := range layout.Faces() {
		p := &scene.Page{Name: "p", W: 100 * mm, H: 100 * mm}
		p.Add(fonts.Line(layout.Style{Face: name, Size: 4000, Colour: printertest.Ink}, "Hx").At(mm, 9*mm)...)
		d := find(objects(t, write(t, &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{p}})), "/Type/FontDescriptor")
		if len(d) != 1 {
			t.Fatalf("%s: %d fonts", name, len(d))
		}
		face, err := font.ParseTTF(bytes.NewReader(fonts.FontFile(name)))
		if err != nil {
			t.Fatal(err)
		}
		high, known := face.FontHExtents()
		if !known || high.Ascender <= 0 || high.Descender >= 0 {
			t.Fatalf("%s: %+v", name, high)
		}
		for what, want := range map[string]float32{"Ascent": high.Ascender, "Descent": high.Descender, "CapHeight": face.LineMetric(font.CapHeight)} {
			var got float32
			_, after, _ := strings.Cut(d[0].dict, "/"+what+" ")
			fmt.Sscan(after, &got)
			if want = want * 1000 / float32(face.Upem()); got < want-1 || got > want+1 {
				t.Errorf("%s: %s %v, want %v", name, what, got, want)
			}
		}
	}
}
