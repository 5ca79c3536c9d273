package audit

import (
	"slices"
	"unicode"

	"github.com/sortie-tools/sortie/printer/scene"
)

// placed is a text at its place on the page, or the part of one between wide gaps: a line leaves some for
// what is drawn in it.
type placed struct {
	text  string
	run   int // tells texts apart; parts of one have the same
	size  scene.Unit
	quad  quad
	box   scene.Rect // around the quad
	clips []outline  // that it is shown in
	turn  int        // when it was painted, of all items

	figure bool // part of a picture, where names may stand on lines
}

// paint is an area or a line at its place on the page.
type paint struct {
	area   outline
	line   bool
	width  scene.Unit
	colour scene.Colour
	box    scene.Rect // around all that is painted
	clips  []outline
	turn   int
}

// surroundings are what the groups around an item do to it.
type surroundings struct {
	shift scene.Point
	clips []outline
	cut   bool // inside a clip that may cut
	depth int

	figure bool
}

// collector takes a page apart.
type collector struct {
	opt   Options
	texts []placed
	paint []paint
	turn  int
}

func (c *collector) items(items []scene.Item, in surroundings) {
	if in.depth > scene.MaxDepth {
		return
	}
	for _, item := range items {
		c.turn++
		switch it := item.(type) {
		case scene.Fill:
			c.area(paint{colour: it.Colour}, it.Path, in)
		case scene.Stroke:
			if len(it.Dash) == 0 {
				c.area(paint{colour: it.Colour, line: true, width: it.Width}, it.Path, in)
			}
		case scene.Text:
			c.text(it, in)
		case scene.Group:
			c.items(it.Items, c.inside(it, in))
		}
	}
}

// inside is what surrounds the items of a group.
func (c *collector) inside(g scene.Group, in surroundings) surroundings {
	in.depth++
	in.figure = in.figure || g.Tag == scene.Figure
	in.shift = scene.Point{X: in.shift.X + g.Shift.X, Y: in.shift.Y + g.Shift.Y}
	if g.Clip != nil {
		in.clips = append(slices.Clip(in.clips), flat(*g.Clip, in.shift))
		in.cut = c.opt.Tiles
	}
	return in
}

// area notes what may hide letters: only what is opaque does.
func (c *collector) area(p paint, path scene.Path, in surroundings) {
	if p.colour.A < 255 || in.cut {
		return
	}
	p.area, p.box, p.clips, p.turn = flat(path, in.shift), path.Bounds(), in.clips, c.turn
	p.box = scene.Rect{X: p.box.X + in.shift.X - p.width/2, Y: p.box.Y + in.shift.Y - p.width/2, W: p.box.W + p.width, H: p.box.H + p.width}
	c.paint = append(c.paint, p)
}

// The box of letters, in hundredths of their size.
const capital = 70

func (c *collector) text(t scene.Text, in surroundings) {
	if in.cut || t.Colour.A == 0 {
		return
	}
	at := scene.Point{X: t.At.X + in.shift.X, Y: t.At.Y + in.shift.Y}
	for _, p := range pieces(t.Run) {
		q := quadOf(at, p, t.Run.Size*capital/100, t.Turn)
		c.texts = append(c.texts, placed{text: t.Run.Text, run: c.turn, size: t.Run.Size, quad: q, box: q.bounds(), clips: in.clips, turn: c.turn, figure: in.figure})
	}
}

// piece is a part of a text, by how far along it begins and ends.
type piece struct{ from, to scene.Unit }

// pieces are the parts of a run without the blanks before and behind it, and without gaps of several blanks.
func pieces(r scene.Run) []piece {
	var out []piece
	var pen scene.Unit
	blanks := 2
	for _, g := range r.Glyphs {
		switch {
		case unicode.IsSpace(g.Rune):
			blanks++
		case blanks > 1:
			out, blanks = append(out, piece{pen, pen + g.Advance}), 0
		default:
			out[len(out)-1].to, blanks = pen+g.Advance, 0
		}
		pen += g.Advance
	}
	return out
}
