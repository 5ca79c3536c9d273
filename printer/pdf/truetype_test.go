package pdf

import (
	"bytes"
	"slices"
	"testing"

	"github.com/go-text/typesetting/font"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
)

// TestSubsetKeepsShapes compares every glyph of a subset, composites and all, with the original, as
// another reader of fonts sees them.
func TestSubsetKeepsShapes(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, name := range layout.Faces() {
		whole, err := parseTrueType(fonts.FontFile(name))
		if err != nil {
			t.Fatal(err)
		}
		old := read(t, fonts.FontFile(name))
		glyphs := []uint32{0}
		for _, r := range "ÄéñgÅBx¼" {
			if id, ok := old.NominalGlyph(r); ok {
				glyphs = append(glyphs, uint32(id), uint32(id))
			}
		}
		data, err := whole.subset(glyphs)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if sum := checkSum(data); sum != 0xB1B0AFBA {
			t.Errorf("%s: check sum %x", name, sum)
		}
		compare(t, name, read(t, withCmap(data)), old, glyphs)
	}
}

func compare(t *testing.T, name string, cut, old *font.Face, glyphs []uint32) {
	t.Helper()
	for i, g := range glyphs {
		a, okA := cut.GlyphDataOutline(font.GID(i))
		b, okB := old.GlyphDataOutline(font.GID(g))
		if okA != okB || !slices.Equal(a.Segments, b.Segments) {
			t.Errorf("%s: glyph %d has another shape", name, g)
		}
		if cut.HorizontalAdvance(font.GID(i)) != old.HorizontalAdvance(font.GID(g)) {
			t.Errorf("%s: glyph %d has another advance", name, g)
		}
	}
}

func read(t *testing.T, data []byte) *font.Face {
	t.Helper()
	f, err := font.ParseTTF(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// withCmap adds an empty table of letters, which a PDF does without but font readers want.
func withCmap(data []byte) []byte {
	f, err := parseTrueType(data)
	if err != nil {
		return nil
	}
	f.tables["cmap"] = []byte{
		0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, // one subtable for Unicode
		0, 4, 0, 24, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 0, 1, 0, 0,
	}
	return sfnt(f.tables)
}

func TestDamagedFontsAreRefused(t *testing.T) {
	good := printertest.Fonts(t).FontFile(layout.Title)
	for n := 0; n < len(good); n += 97 {
		font, err := parseTrueType(good[:n])
		if err == nil {
			_, err = font.subset([]uint32{0, 5, 40, 90})
		}
		if err == nil && n < len(good)/2 {
			t.Errorf("%d of %d bytes are taken for a font", n, len(good))
		}
	}
}
