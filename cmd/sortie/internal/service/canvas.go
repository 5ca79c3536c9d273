package service

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/model"
)

// canvas is a drawing that a hand draws on: signs in lines, two to an inch across and one down.
type canvas struct {
	*drawing
	text  *Text
	lines [][]rune // as they are to be
}

// canvas is the drawing of the floor at a path; nil where there is none that can be drawn on.
func (d *deed) canvas(floor []string) *canvas {
	path := append(slices.Clone(floor), "plan")
	t := d.home(path)
	found := within(t.main(), path)
	if len(found) != 1 || found[0].Open || !strings.Contains(t.Src[found[0].Value.From:found[0].Value.To], "\n") {
		return nil
	}
	dr := d.u.drawing(t, found[0])
	if dr == nil {
		return nil
	}
	c := &canvas{drawing: dr, text: t}
	for n := range t.places.Pos(found[0].Value.To).Line - dr.first {
		line := t.Line(dr.first + n)
		c.lines = append(c.lines, []rune(line[min(dr.indent, len(line)):]))
	}
	return c
}

// spot is where a place of the floor stands in the drawing; not ok where it is no post.
func (c *canvas) spot(p model.Point) (x, y int, ok bool) {
	dx, dy := p.X-c.Offset.X, p.Y-c.Offset.Y
	return int(2 * dx / model.Inch), int(dy / model.Inch), dx >= 0 && dy >= 0 && dx <= c.Width && dy <= c.Height && dx%c.Lattice == 0 && dy%c.Lattice == 0
}

// at is the sign at a spot; what nobody has written is blank.
func (c *canvas) at(x, y int) rune {
	if y < 0 || y >= len(c.lines) || x < 0 || x >= len(c.lines[y]) {
		return ' '
	}
	return c.lines[y][x]
}

func (c *canvas) put(x, y int, r rune) {
	for y >= len(c.lines) {
		c.lines = append(c.lines, nil)
	}
	for x >= len(c.lines[y]) {
		c.lines[y] = append(c.lines[y], ' ')
	}
	c.lines[y][x] = r
}

// letter reports whether a sign is part of a label.
func letter(r rune) bool { return r >= 'a' && r <= 'z' || r >= '0' && r <= '9' }

// lay draws a panel between its posts, or blanks.
func (c *canvas) lay(from, to model.Point, signs string, posts bool) error {
	x, y, _ := c.spot(from)
	endX, endY, _ := c.spot(to)
	stepX, stepY := 1, 0
	if from.X == to.X {
		stepX, stepY = 0, 1
	}
	for i, r := range []rune(signs) {
		at := [2]int{x + stepX*(i+1), y + stepY*(i+1)}
		if now := c.at(at[0], at[1]); r != ' ' && letter(now) && !c.glyph(now) {
			return fmt.Errorf("a label stands in the way at %s,%s: move the piece first", from.X, from.Y)
		}
		c.put(at[0], at[1], r)
	}
	if posts {
		c.put(x, y, '+')
		c.put(endX, endY, '+')
	}
	return nil
}

// glyph reports whether a sign is part of a spelling of the drawing's own.
func (c *canvas) glyph(r rune) bool {
	for spelling := range c.Legend {
		if strings.ContainsRune(spelling, r) {
			return true
		}
	}
	return false
}

// tidy takes a post away that no panel stands at any more; the corners stay.
func (c *canvas) tidy(p model.Point) {
	x, y, ok := c.spot(p)
	right, bottom := int(2*c.Width/model.Inch), int(c.Height/model.Inch)
	if !ok || c.at(x, y) != '+' || (x == 0 || x == right) && (y == 0 || y == bottom) {
		return
	}
	for _, near := range [][2]int{{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}} {
		if r := c.at(near[0], near[1]); r != ' ' && (!letter(r) || c.glyph(r)) {
			return
		}
	}
	c.put(x, y, ' ')
}

// draw makes the text of what the lines are now. Lines that are as they were are not touched; others have no blanks at their
// end.
func (d *deed) draw(c *canvas) {
	var edits []edit
	closing := c.text.places.Pos(c.node.Value.To).Line
	indent := c.text.Line(closing)[:c.indent]
	for n, signs := range c.lines {
		line := c.text.Line(c.first + n)
		if string(signs) == line[min(c.indent, len(line)):] {
			continue
		}
		now := strings.TrimRight(indent+string(signs), " \t")
		from := c.text.Offset(c.first+n, 1)
		if c.first+n >= closing { // lines that the drawing did not have
			edits = append(edits, edit{outline.Span{From: c.text.Offset(closing, 1), To: c.text.Offset(closing, 1)}, now + "\n"})
			continue
		}
		edits = append(edits, narrow(line, now, from))
	}
	d.change(c.text, edits...)
}

// narrow is the smallest edit of a line, which begins at an offset.
func narrow(was, now string, at int) edit {
	from := 0
	for from < min(len(was), len(now)) && was[from] == now[from] {
		from++
	}
	end := 0
	for end < min(len(was), len(now))-from && was[len(was)-1-end] == now[len(now)-1-end] {
		end++
	}
	return edit{outline.Span{From: at + from, To: at + len(was) - end}, now[from : len(now)-end]}
}

// panelsAlong are the panels of the drawing that share some of a line with one between two posts.
func (c *canvas) panelsAlong(from, to model.Point) []plan.Panel {
	var all []plan.Panel
	for _, p := range c.Panels {
		across := p.From.Y == p.To.Y && from.Y == to.Y && p.From.Y == from.Y && p.From.X < to.X && from.X < p.To.X
		down := p.From.X == p.To.X && from.X == to.X && p.From.X == from.X && p.From.Y < to.Y && from.Y < p.To.Y
		if across || down {
			all = append(all, p)
		}
	}
	return all
}
