package pdf

import (
	"errors"
	"strconv"

	"github.com/sortie-tools/sortie/printer/scene"
)

// content is one page's stream in the making.
type content struct {
	b     *builder
	index int // of the page
	page  *scene.Page
	buf   []byte
	now   state
	stack []state
	marks sequence
	notes []int // objects of the page's annotations
}

// state is what a reader holds between operators; an operator that would not change it is not written.
type state struct {
	fill, stroke scene.Colour // their alpha is not read
	alpha        uint8
	width        scene.Unit
	cap          scene.Cap
	join         scene.Join
	dash         string
	shift        scene.Point // of the groups around
	clip         scene.Rect  // a rectangle around all clips
}

func (c *content) draw() error {
	k := strconv.FormatFloat(pointsPerUnit, 'f', 14, 64)
	c.op(k + " 0 0 -" + k + " 0 " + num(points(c.page.H)) + " cm")
	c.now = state{
		fill: scene.RGB(0), stroke: scene.RGB(0), alpha: 255, width: -1,
		dash: "[]", clip: scene.Rect{W: c.page.W, H: c.page.H},
	}
	err := c.items(c.page.Items, c.b.tree.root)
	c.end()
	return err
}

// op writes a line as it is.
func (c *content) op(line string) {
	c.buf = append(append(c.buf, line...), '\n')
}

// numbers writes whole numbers, each with a blank behind it.
func (c *content) numbers(list ...scene.Unit) {
	for _, v := range list {
		c.buf = append(strconv.AppendInt(c.buf, int64(v), 10), ' ')
	}
}

// items draws what belongs to a thing.
func (c *content) items(items []scene.Item, of *element) error {
	links := c.linked(items)
	for i, item := range items {
		var err error
		switch it := item.(type) {
		case scene.Fill:
			c.fill(it, of)
		case scene.Stroke:
			c.stroke(it, of)
		case scene.Text:
			err = c.words(it, of, links.over(i))
		case scene.Group:
			err = c.group(it, of)
		case scene.Link:
			c.link(links.at(i), of)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// group draws a group as the thing that its tag makes it, or as a part of the one around it. A marked
// sequence of the content goes on through a group that is all of one thing, and ends at the edges of others.
func (c *content) group(g scene.Group, of *element) error {
	if len(c.stack) >= scene.MaxDepth {
		return errors.New("groups are nested too deeply")
	}
	if c.cut() && bounds(g, c.now.shift, c.now.clip) == (scene.Rect{}) {
		return nil
	}
	in := c.b.tree.enter(g, of)
	if in.role == roleFigure && in != of {
		in.page, in.box = c.index, bounds(g, c.now.shift, c.now.clip)
	}
	if whole, one := in.single(g.Items); !one {
		c.end()
	} else if whole != nil {
		c.mark(whole)
	}
	err := c.inside(g, in)
	if g.Pauses && c.marks.line.of == in && in.kind() != closed {
		c.mark(in)
		c.space()
	}
	return err
}

// inside draws a group's layer, shift, clip and items.
func (c *content) inside(g scene.Group, of *element) error {
	if g.Layer != "" {
		c.op("/OC/L" + strconv.Itoa(c.b.layer(g.Layer)) + " BDC")
	}
	c.op("q")
	c.stack = append(c.stack, c.now)
	if g.Shift != (scene.Point{}) {
		c.buf = append(c.buf, "1 0 0 1 "...)
		c.numbers(g.Shift.X, g.Shift.Y)
		c.op("cm")
		c.now.shift.X += g.Shift.X
		c.now.shift.Y += g.Shift.Y
	}
	if g.Clip != nil {
		c.clip(*g.Clip)
	}
	err := c.items(g.Items, of)
	if c.marks.depth >= len(c.stack) {
		c.end()
	}
	c.op("Q")
	c.now, c.stack = c.stack[len(c.stack)-1], c.stack[:len(c.stack)-1]
	if g.Layer != "" {
		c.op("EMC")
	}
	return err
}

func (c *content) clip(p scene.Path) {
	if len(p.Verbs) == 0 {
		p = scene.RectPath(scene.Rect{}) // a clip around nothing lets nothing through
	}
	c.path(p)
	c.op("W n")
	b := p.Bounds()
	b.X, b.Y = b.X+c.now.shift.X, b.Y+c.now.shift.Y
	c.now.clip = c.now.clip.Within(b)
}
