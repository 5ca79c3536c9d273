package pdf

import (
	"fmt"
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
)

// spread is the gap between letters, in hundredths of the size, from which readers may take it for
// a space between words. A run with such gaps carries its text beside the glyphs.
const spread = 8

// text writes a run. Where the run's advances differ from the font's own, by kerning or tracking,
// the pen is moved in between; moves below a thousandth of the size are saved up.
func (c *content) text(t scene.Text) error {
	if len(t.Run.Glyphs) == 0 || t.Colour.A == 0 || t.Run.Size <= 0 {
		return nil
	}
	face, index, err := c.b.face(t.Run.Face)
	if err != nil {
		return err
	}
	c.alpha(t.Colour.A)
	c.fillColour(t.Colour)
	wide := spaced(t.Run, face)
	if wide {
		c.op("/Span<</ActualText<FEFF%s>>>BDC", utf16Hex(t.Run.Text))
	}
	sin, cos := math.Sincos(float64(t.Turn) * math.Pi / 180)
	c.op("BT/F%d %d Tf %s %s %s %s %d %d Tm", index, t.Run.Size, num6(cos), num6(sin), num6(sin), num6(-cos), t.At.X, t.At.Y)
	c.glyphs(t.Run, face)
	c.op("ET")
	if wide {
		c.op("EMC")
	}
	return nil
}

// num6 is a sine or cosine, exact enough for a line across a metre.
func num6(v float64) string { return fmt.Sprintf("%.7g", math.Round(v*1e7)/1e7) }

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
	runes := []rune(r.Text)
	c.buf.WriteString("[<")
	for _, g := range r.Glyphs {
		n := min(max(g.Runes, 0), len(runes))
		code := face.code(g.ID, string(runes[:n]))
		runes = runes[n:]
		if g.DY != rise {
			fmt.Fprintf(&c.buf, ">]TJ %d Ts[<", -g.DY)
			rise = g.DY
		}
		if off := want + float64(g.DX) - pen; math.Abs(off) > size/1000 {
			back := math.Round(-off/size*100_000) / 100 // in thousandths of the size, two decimals
			fmt.Fprintf(&c.buf, ">%s<", num(back))
			pen -= back * size / 1000
		}
		fmt.Fprintf(&c.buf, "%04X", code)
		pen += face.advance(g.ID, r.Size)
		want += float64(g.Advance)
	}
	c.buf.WriteString(">]TJ")
	if rise != 0 {
		c.buf.WriteString(" 0 Ts")
	}
	c.buf.WriteByte('\n')
}
