package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/sortie-tools/sortie/printer/scene"
)

// maxDepth bounds groups in groups: no drawing of ours is deeper than ten, and a group that
// contains itself must not hang the program.
const maxDepth = 64

// content is one page's stream in the making.
type content struct {
	b     *builder
	page  *scene.Page
	buf   bytes.Buffer
	now   state
	stack []state
	links []string
}

// state is what a reader holds between operators; an operator that would not change it is not written.
type state struct {
	fill, stroke scene.Colour // their alpha is not read
	alpha        uint8
	width        scene.Unit
	cap          scene.Cap
	join         scene.Join
	dash         string
	shift        scene.Point // of the groups around, for links
	clip         scene.Rect  // a rectangle around all clips, for links
}

func (c *content) draw() error {
	k := strconv.FormatFloat(pointsPerUnit, 'f', 14, 64)
	c.op("%s 0 0 -%s 0 %s cm", k, k, num(points(c.page.H)))
	c.now = state{
		fill: scene.RGB(0), stroke: scene.RGB(0), alpha: 255, width: -1,
		dash: "[]", clip: scene.Rect{W: c.page.W, H: c.page.H},
	}
	return c.items(c.page.Items)
}

func (c *content) op(format string, args ...any) {
	fmt.Fprintf(&c.buf, format, args...)
	c.buf.WriteByte('\n')
}

func (c *content) items(items []scene.Item) error {
	for _, item := range items {
		var err error
		switch it := item.(type) {
		case scene.Fill:
			c.fill(it)
		case scene.Stroke:
			c.stroke(it)
		case scene.Text:
			err = c.text(it)
		case scene.Group:
			err = c.group(it)
		case scene.Link:
			c.link(it)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (c *content) fill(f scene.Fill) {
	if f.Colour.A == 0 || len(f.Path.Verbs) == 0 {
		return
	}
	c.alpha(f.Colour.A)
	c.fillColour(f.Colour)
	c.path(f.Path)
	c.op("f")
}

func (c *content) stroke(s scene.Stroke) {
	if s.Colour.A == 0 || len(s.Path.Verbs) == 0 {
		return
	}
	c.alpha(s.Colour.A)
	c.strokeColour(s.Colour)
	if c.now.width != s.Width {
		c.op("%d w", s.Width)
		c.now.width = s.Width
	}
	if c.now.cap != s.Cap {
		c.op("%d J", s.Cap)
		c.now.cap = s.Cap
	}
	if c.now.join != s.Join {
		c.op("%d j", s.Join)
		c.now.join = s.Join
	}
	if d := dash(s.Dash); c.now.dash != d {
		c.op("%s 0 d", d)
		c.now.dash = d
	}
	c.path(s.Path)
	c.op("S")
}

// dash is a dash pattern; one that sums to nothing is a solid line.
func dash(pattern []scene.Unit) string {
	var sum scene.Unit
	for _, u := range pattern {
		sum += max(u, 0)
	}
	out := "["
	for _, u := range pattern {
		if sum > 0 {
			out += fmt.Sprintf("%d ", max(u, 0))
		}
	}
	return out + "]"
}

func (c *content) alpha(a uint8) {
	if c.now.alpha == a {
		return
	}
	i, ok := c.b.alphas[a]
	if !ok {
		i = len(c.b.levels)
		c.b.alphas[a], c.b.levels = i, append(c.b.levels, a)
	}
	c.op("/A%d gs", i)
	c.now.alpha = a
}

func (c *content) fillColour(k scene.Colour) {
	if k = k.Alpha(255); c.now.fill != k {
		c.op("%s rg", rgb(k))
		c.now.fill = k
	}
}

func (c *content) strokeColour(k scene.Colour) {
	if k = k.Alpha(255); c.now.stroke != k {
		c.op("%s RG", rgb(k))
		c.now.stroke = k
	}
}

func rgb(k scene.Colour) string {
	return num(float64(k.R)/255) + " " + num(float64(k.G)/255) + " " + num(float64(k.B)/255)
}

// operators are those of a path's verbs.
var operators = [...]string{scene.MoveTo: "m", scene.LineTo: "l", scene.CurveTo: "c", scene.Close: "h"}

// takes is how many points a verb takes.
var takes = [...]int{scene.MoveTo: 1, scene.LineTo: 1, scene.CurveTo: 3}

func (c *content) path(p scene.Path) {
	pts := p.Points
	for _, v := range p.Verbs {
		n := 0
		if int(v) < len(takes) {
			n = takes[v]
		}
		for _, q := range pts[:n] {
			c.buf.WriteString(strconv.FormatInt(int64(q.X), 10))
			c.buf.WriteByte(' ')
			c.buf.WriteString(strconv.FormatInt(int64(q.Y), 10))
			c.buf.WriteByte(' ')
		}
		pts = pts[n:]
		c.op("%s", operators[v])
	}
}

func (c *content) group(g scene.Group) error {
	if len(c.stack) >= maxDepth {
		return errors.New("groups are nested too deeply")
	}
	if g.Layer != "" {
		c.op("/OC/L%d BDC", c.b.layer(g.Layer))
	}
	c.op("q")
	c.stack = append(c.stack, c.now)
	if g.Shift != (scene.Point{}) {
		c.op("1 0 0 1 %d %d cm", g.Shift.X, g.Shift.Y)
		c.now.shift.X += g.Shift.X
		c.now.shift.Y += g.Shift.Y
	}
	if g.Clip != nil {
		c.clip(*g.Clip)
	}
	err := c.items(g.Items)
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
	lo := scene.Point{X: math.MaxInt64, Y: math.MaxInt64}
	hi := scene.Point{X: math.MinInt64, Y: math.MinInt64}
	for _, q := range p.Points {
		x, y := q.X+c.now.shift.X, q.Y+c.now.shift.Y
		lo = scene.Point{X: min(lo.X, x), Y: min(lo.Y, y)}
		hi = scene.Point{X: max(hi.X, x), Y: max(hi.Y, y)}
	}
	c.now.clip = intersect(c.now.clip, scene.Rect{X: lo.X, Y: lo.Y, W: hi.X - lo.X, H: hi.Y - lo.Y})
}

func intersect(a, b scene.Rect) scene.Rect {
	x0, y0 := max(a.X, b.X), max(a.Y, b.Y)
	x1, y1 := min(a.X+a.W, b.X+b.W), min(a.Y+a.H, b.Y+b.H)
	return scene.Rect{X: x0, Y: y0, W: max(x1-x0, 0), H: max(y1-y0, 0)}
}
