package pdf

import (
	"math"
	"strconv"

	"github.com/sortie-tools/sortie/printer/scene"
)

// spread is the gap between letters, in hundredths of the size, from which readers may take it for
// a space between words. A run with such gaps carries its text beside the glyphs.
const spread = 8

// words writes a run as a part of what it stands in, or of the link over it. Where the run's advances differ
// from the font's own, by kerning or tracking, the pen is moved in between; moves below a thousandth of the
// size are saved up.
func (c *content) words(t scene.Text, of *element, over *link) error {
	if len(t.Run.Glyphs) == 0 || t.Colour.A == 0 || t.Run.Size <= 0 || c.cut() && c.outside(textBounds(t), t.Run.Size) {
		return nil
	}
	face, index, err := c.b.face(t.Run.Face)
	if err != nil {
		return err
	}
	block := c.forText(t, of)
	part, l := block, &c.marks.line
	if over != nil && part.kind() != closed {
		part = c.part(over, part)
	}
	c.mark(part)
	if block.kind() != closed && l.breaks(t, block, c.now.shift) {
		c.space()
	}
	l.follow(t, block, c.now.shift)
	l.face, l.font = face, index
	c.alpha(t.Colour.A)
	c.fillColour(t.Colour)
	wide := spaced(t.Run, face)
	if wide {
		c.op("/Span<</ActualText<FEFF" + utf16Hex(t.Run.Text) + ">>>BDC")
	}
	c.begin(t, index)
	c.glyphs(t.Run, face)
	c.op("ET")
	if wide {
		c.op("EMC")
	}
	return nil
}

// begin sets the font and where the text stands.
func (c *content) begin(t scene.Text, font int) {
	c.buf = append(c.buf, "BT/F"...)
	c.numbers(scene.Unit(font), t.Run.Size)
	if t.Turn%360 == 0 {
		c.buf = append(c.buf, "Tf 1 0 0 -1 "...)
	} else {
		sin, cos := math.Sincos(float64(t.Turn) * math.Pi / 180)
		c.buf = append(c.buf, "Tf "+num6(cos)+" "+num6(sin)+" "+num6(sin)+" "+num6(-cos)+" "...)
	}
	c.numbers(t.At.X, t.At.Y)
	c.op("Tm")
}

// num6 is a sine or cosine, exact enough for a line across a metre. It is never written with an exponent,
// which PDF does not know.
func num6(v float64) string {
	return strconv.FormatFloat(math.Round(v*1e7)/1e7+0, 'f', -1, 64)
}

// spaced reports whether readers might see spaces where the run has none.
func spaced(r scene.Run, face *embedded) bool {
	for _, g := range r.Glyphs {
		if float64(g.Advance)-face.advance(g.ID, r.Size) > float64(r.Size)*spread/100 {
			return true
		}
	}
	return false
}

func (c *content) glyphs(r scene.Run, face *embedded) {
	size := float64(r.Size)
	var want, pen float64 // where the next glyph should stand, and where a reader's pen is
	var rise scene.Unit
	rest := r.Text
	c.buf = append(c.buf, "[<"...)
	for _, g := range r.Glyphs {
		stands := firstRunes(rest, g.Runes)
		rest = rest[len(stands):]
		if g.DY != rise {
			c.buf = append(c.buf, ">]TJ "...)
			c.numbers(-g.DY)
			c.buf = append(c.buf, "Ts[<"...)
			rise = g.DY
		}
		if off := want + float64(g.DX) - pen; math.Abs(off) > size/1000 {
			back := math.Round(-off/size*100_000) / 100 // in thousandths of the size, two decimals
			c.buf = append(appendNum(append(c.buf, '>'), back), '<')
			pen -= back * size / 1000
		}
		c.buf = appendCode(c.buf, face.code(g.ID, stands))
		pen += face.advance(g.ID, r.Size)
		want += float64(g.Advance)
	}
	c.buf = append(c.buf, ">]TJ"...)
	if rise != 0 {
		c.buf = append(c.buf, " 0 Ts"...)
	}
	c.buf = append(c.buf, '\n')
}

// firstRunes is the beginning of a text, n runes long.
func firstRunes(s string, n int) string {
	for i := range s {
		if n--; n < 0 {
			return s[:i]
		}
	}
	return s
}

// appendCode writes a glyph's code as four hexadecimal digits.
func appendCode(buf []byte, code int) []byte {
	const digits = "0123456789ABCDEF"
	return append(buf, digits[code>>12&15], digits[code>>8&15], digits[code>>4&15], digits[code&15])
}
