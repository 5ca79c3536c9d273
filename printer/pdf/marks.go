package pdf

import (
	"math"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// sequence is the stretch of a page's content that is marked as part of one thing.
type sequence struct {
	of    *element // nil: none is open
	depth int      // of groups, where it was opened
	next  int      // the number of the page's next sequence
	line  line
}

// line is where the last text ended, and what it is part of.
type line struct {
	of   *element    // not the link over it, but what that stands in
	end  scene.Point // on the page
	size scene.Unit
	turn int
	face *embedded
	font int  // the face's place in the file
	word bool // what follows on another line is another word
}

// mark makes what is drawn next part of a thing.
func (c *content) mark(of *element) {
	if c.marks.of == of {
		return
	}
	c.end()
	c.marks.of, c.marks.depth = of, len(c.stack)
	if of == artifact {
		c.op("/Artifact BMC")
		return
	}
	c.op("/" + of.role + "<</MCID " + strconv.Itoa(c.marks.next) + ">>BDC")
	of.kids = append(of.kids, kid{page: c.index, mark: c.marks.next})
	c.b.tree.parents[c.index] = append(c.b.tree.parents[c.index], of)
	c.marks.next++
}

// end ends the marked sequence, if one is open.
func (c *content) end() {
	if c.marks.of != nil {
		c.op("EMC")
		c.marks.of = nil
	}
}

// forText is what a text is part of. A text that stands in nothing tagged is a paragraph by itself, together
// with those that go on from it on the same line.
func (c *content) forText(t scene.Text, of *element) *element {
	switch l := &c.marks.line; {
	case of.kind() != free:
		return of
	case of.role != roleDocument:
		return c.b.tree.cell(of)
	case l.of != nil && l.of.implied && l.of == of.last() && l.goesOn(t, c.now.shift):
		return l.of
	}
	p := c.b.tree.add(of, roleParagraph)
	p.implied = true
	return p
}

// goesOn reports whether a text begins where the line ended.
func (l *line) goesOn(t scene.Text, shift scene.Point) bool {
	along, across := l.gap(t, shift)
	size := float64(max(l.size, t.Run.Size))
	return t.Turn == l.turn && math.Abs(across) < size/10 && math.Abs(along) < size/10
}

// gap is how far from the line's end a text begins, along its own direction and across.
func (l *line) gap(t scene.Text, shift scene.Point) (along, across float64) {
	dx, dy := float64(t.At.X+shift.X-l.end.X), float64(t.At.Y+shift.Y-l.end.Y)
	sin, cos := math.Sincos(float64(t.Turn) * math.Pi / 180)
	return dx*cos + dy*sin, dy*cos - dx*sin
}

// breaks reports whether a text goes on with what the line is part of, but elsewhere: on another line, or after
// a gap.
func (l *line) breaks(t scene.Text, of *element, shift scene.Point) bool {
	along, across := l.gap(t, shift)
	size := float64(l.size)
	return l.of == of && (t.Turn != l.turn || math.Abs(across) > size/2 || math.Abs(along) > size/8)
}

// follow moves the line's end behind a text.
func (l *line) follow(t scene.Text, of *element, shift scene.Point) {
	sin, cos := math.Sincos(float64(t.Turn) * math.Pi / 180)
	w := float64(t.Run.Width())
	l.of, l.size, l.turn = of, t.Run.Size, t.Turn
	l.end = scene.Point{X: t.At.X + shift.X + scene.Unit(w*cos), Y: t.At.Y + shift.Y + scene.Unit(w*sin)}
	l.word = !strings.HasSuffix(t.Run.Text, " ") && !strings.HasSuffix(t.Run.Text, "-") && !strings.HasSuffix(t.Run.Text, "—")
}

// space ends the line with a blank that nobody sees. Lines are set without one, and who listens to them would
// hear the words around the break as one.
func (c *content) space() {
	l := &c.marks.line
	glyph, ok := c.b.blank(l.face)
	if !ok || !l.word {
		return
	}
	at := scene.Point{X: l.end.X - c.now.shift.X, Y: l.end.Y - c.now.shift.Y}
	c.begin(scene.Text{At: at, Turn: l.turn, Run: scene.Run{Size: l.size}}, l.font)
	c.buf = append(appendCode(append(c.buf, '<'), l.face.code(glyph, " ")), ">Tj ET\n"...)
	l.word = false
}
