package pdf

import (
	"crypto/sha256"
	"fmt"
	"math"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// embedded is a face on its way into the file: the glyphs in use, each with its text. A glyph's
// code is its place in the list, in the content and in the font file that is embedded.
type embedded struct {
	name  string
	id    int // of the font object
	ttf   *truetype
	codes map[use]int
	uses  []use

	space   *uint32 // the glyph of a space, 0 if the face has none; nil until somebody asks
	lacking bool    // some glyph in use stands for no text that may be read out, or for what the font lacks
}

// use is a glyph standing for a text. A glyph that stands for two texts, such as a space and a
// no-break space, is embedded twice.
type use struct {
	glyph uint32
	text  string
}

// maxCodes is how many codes of two bytes there are.
const maxCodes = 1 << 16

// face finds a face by name and gives its place among the file's fonts.
func (b *builder) face(name string) (*embedded, int, error) {
	if f := b.faces[name]; f != nil {
		return f, f.index(b), nil
	}
	ttf, err := parseTrueType(b.set.FontFile(name))
	if err != nil {
		return nil, 0, fmt.Errorf("font face %q: %w", name, err)
	}
	f := &embedded{name: name, id: b.out.reserve(), ttf: ttf, codes: map[use]int{}}
	f.code(0, "") // every font begins with the glyph for what it lacks
	b.faces[name], b.order = f, append(b.order, f)
	return f, len(b.order) - 1, nil
}

func (f *embedded) index(b *builder) int {
	for i, g := range b.order {
		if g == f {
			return i
		}
	}
	return 0
}

// code is the code of a glyph that stands for a text.
func (f *embedded) code(glyph uint32, text string) int {
	u := use{glyph, text}
	if n, ok := f.codes[u]; ok {
		return n
	}
	f.lacking = f.lacking || len(f.uses) > 0 && (glyph == 0 || text == "" || strings.ContainsAny(text, "\x00\ufeff\ufffe"))
	if len(f.uses) == maxCodes {
		return 0
	}
	f.codes[u] = len(f.uses)
	f.uses = append(f.uses, u)
	return len(f.uses) - 1
}

// blank is the glyph of a space in a face, if it has one.
func (b *builder) blank(f *embedded) (glyph uint32, ok bool) {
	if f.space == nil {
		f.space = new(uint32)
		for _, p := range b.set.Line(layout.Style{Face: f.name, Size: scene.Millimetre}, " ").Runs {
			if p.Run.Face == f.name && len(p.Run.Glyphs) == 1 {
				*f.space = p.Run.Glyphs[0].ID
			}
		}
	}
	return *f.space, *f.space != 0
}

// advance is the font's own advance of a glyph at a size, as readers reckon it.
func (f *embedded) advance(glyph uint32, size scene.Unit) float64 {
	return f.width(glyph) * float64(size) / 1000
}

// width is a glyph's advance in thousandths of the em, as it stands in the file.
func (f *embedded) width(glyph uint32) float64 {
	return math.Round(f.em(f.ttf.advance(glyph))*100) / 100
}

// em turns font units into thousandths of the em.
func (f *embedded) em(v int) float64 { return float64(v) * 1000 / float64(f.ttf.upem) }

// fontObjects writes every font in use.
func (b *builder) fontObjects() error {
	for _, f := range b.order {
		if err := b.fontObject(f); err != nil {
			return fmt.Errorf("pdf: font face %q: %w", f.name, err)
		}
	}
	return nil
}

func (b *builder) fontObject(f *embedded) error {
	data, err := f.subset()
	if err != nil {
		return err
	}
	cid, desc, file, uni := b.out.reserve(), b.out.reserve(), b.out.reserve(), b.out.reserve()
	name := f.subsetName(data)
	b.out.object(f.id, "<</Type/Font/Subtype/Type0/BaseFont/%s/Encoding/Identity-H/DescendantFonts[%d 0 R]/ToUnicode %d 0 R>>",
		name, cid, uni)
	b.out.object(cid, "<</Type/Font/Subtype/CIDFontType2/BaseFont/%s/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"+
		"/FontDescriptor %d 0 R/CIDToGIDMap/Identity/DW 0/W[0[%s]]>>", name, desc, f.widths())
	t := f.ttf
	b.out.object(desc, "<</Type/FontDescriptor/FontName/%s/Flags 4/FontBBox[%s]/ItalicAngle %d/Ascent %s/Descent %s/CapHeight %s/StemV 80/FontFile2 %d 0 R>>",
		name, f.bbox(), t.italic, num(f.em(t.ascent)), num(f.em(t.descent)), num(f.em(t.capHeight)), file)
	b.out.stream(file, fmt.Sprintf("/Length1 %d", len(data)), data)
	b.out.stream(uni, "", []byte(f.toUnicode()))
	return nil
}

// subset is the font file with only the glyphs in use, in the order of their codes.
func (f *embedded) subset() ([]byte, error) {
	glyphs := make([]uint32, len(f.uses))
	for i, u := range f.uses {
		glyphs[i] = u.glyph
	}
	return f.ttf.subset(glyphs)
}

// subsetName is the face's name after six letters that tell subsets of the same font apart.
func (f *embedded) subsetName(data []byte) string {
	var out strings.Builder
	sum := sha256.Sum256(data)
	for _, b := range sum[:6] {
		out.WriteByte('A' + b%26)
	}
	out.WriteByte('+')
	for _, part := range strings.Split(f.name, "-") {
		out.WriteString(strings.ToUpper(part[:min(1, len(part))]) + part[min(1, len(part)):])
	}
	return out.String()
}

func (f *embedded) widths() string {
	out := make([]string, len(f.uses))
	for i, u := range f.uses {
		out[i] = num(f.width(u.glyph))
	}
	return strings.Join(out, " ")
}

func (f *embedded) bbox() string {
	out := make([]string, 4)
	for i, v := range f.ttf.bbox {
		out[i] = num(f.em(v))
	}
	return strings.Join(out, " ")
}

// cmapHead and cmapFoot surround the table from codes to text.
const (
	cmapHead = `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><FFFF>
endcodespacerange
`
	cmapFoot = `endcmap
CMapName currentdict/CMap defineresource pop
end
end
`
	cmapBlock = 100 // most entries that one block may hold
)

// toUnicode is the table that tells readers which text each code stands for.
func (f *embedded) toUnicode() string {
	var lines []string
	for i, u := range f.uses {
		if u.text != "" {
			lines = append(lines, fmt.Sprintf("<%04X><%s>\n", i, utf16Hex(u.text)))
		}
	}
	out := cmapHead
	for len(lines) > 0 {
		n := min(len(lines), cmapBlock)
		out += fmt.Sprintf("%d beginbfchar\n%sendbfchar\n", n, strings.Join(lines[:n], ""))
		lines = lines[n:]
	}
	return out + cmapFoot
}
