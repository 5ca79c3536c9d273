package pdf

import (
	"encoding/binary"
	"errors"
)

// errFont is a font file that does not hold together.
var errFont = errors.New("the font file is damaged")

// truetype is what a font file says that matters to a PDF.
type truetype struct {
	tables          map[string][]byte
	upem            int
	ascent, descent int
	capHeight       int
	italic          int // degrees, negative to the right
	bbox            [4]int
	long            bool // the table of glyph places holds 32 bits each
	metrics         int  // glyphs with an advance of their own
	glyphs          int
}

var be = binary.BigEndian

func int16At(b []byte, i int) int { return int(int16(be.Uint16(b[i:]))) }

// parseTrueType reads a font file with TrueType outlines.
func parseTrueType(data []byte) (*truetype, error) {
	t := &truetype{tables: map[string][]byte{}}
	if len(data) < 12 {
		return nil, errFont
	}
	for i := range int(be.Uint16(data[4:])) {
		at := 12 + 16*i
		if at+16 > len(data) {
			return nil, errFont
		}
		from, size := int(be.Uint32(data[at+8:])), int(be.Uint32(data[at+12:]))
		if from+size > len(data) {
			return nil, errFont
		}
		t.tables[string(data[at:at+4])] = data[from : from+size]
	}
	for name, size := range map[string]int{"head": 54, "hhea": 36, "maxp": 32, "hmtx": 4, "loca": 4, "glyf": 1} {
		if len(t.tables[name]) < size {
			return nil, errFont
		}
	}
	t.measures()
	if len(t.tables["hmtx"]) < 4*t.metrics || t.metrics == 0 || t.upem == 0 {
		return nil, errFont
	}
	return t, nil
}

func (t *truetype) measures() {
	head, hhea := t.tables["head"], t.tables["hhea"]
	t.upem = int(be.Uint16(head[18:]))
	for i := range t.bbox {
		t.bbox[i] = int16At(head, 36+2*i)
	}
	t.long = be.Uint16(head[50:]) == 1
	t.ascent, t.descent = int16At(hhea, 4), int16At(hhea, 6)
	t.metrics = int(be.Uint16(hhea[34:]))
	t.glyphs = int(be.Uint16(t.tables["maxp"][4:]))
	t.capHeight = t.ascent
	if os2 := t.tables["OS/2"]; len(os2) >= 90 {
		t.capHeight = int16At(os2, 88)
	}
	if post := t.tables["post"]; len(post) >= 8 {
		t.italic = int16At(post, 4)
	}
}

// advance is a glyph's advance in font units.
func (t *truetype) advance(glyph uint32) int {
	i := min(int(glyph), t.metrics-1)
	return int(be.Uint16(t.tables["hmtx"][4*i:]))
}

// bearing is the space left of a glyph.
func (t *truetype) bearing(glyph uint32) uint16 {
	hmtx, at := t.tables["hmtx"], 4*int(glyph)+2
	if int(glyph) >= t.metrics {
		at = 4*t.metrics + 2*(int(glyph)-t.metrics)
	}
	if at+2 > len(hmtx) {
		return 0
	}
	return be.Uint16(hmtx[at:])
}

// outline is a glyph's data; a glyph without a shape has none.
func (t *truetype) outline(glyph uint32) ([]byte, error) {
	loca, glyf, i := t.tables["loca"], t.tables["glyf"], int(glyph)
	size := 2
	if t.long {
		size = 4
	}
	if i >= t.glyphs || (i+2)*size > len(loca) {
		return nil, errFont
	}
	from, to := 2*int(be.Uint16(loca[size*i:])), 2*int(be.Uint16(loca[size*(i+1):]))
	if t.long {
		from, to = int(be.Uint32(loca[4*i:])), int(be.Uint32(loca[4*i+4:]))
	}
	if from > to || to > len(glyf) {
		return nil, errFont
	}
	return glyf[from:to], nil
}
