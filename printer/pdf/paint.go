package pdf

import (
	"strconv"

	"github.com/sortie-tools/sortie/printer/scene"
)

func (c *content) fill(f scene.Fill, of *element) {
	if f.Colour.A == 0 || len(f.Path.Verbs) == 0 || c.unseen(f.Path, 0) {
		return
	}
	c.mark(of.forShapes())
	c.alpha(f.Colour.A)
	c.fillColour(f.Colour)
	c.path(f.Path)
	c.op("f")
}

func (c *content) stroke(s scene.Stroke, of *element) {
	if s.Colour.A == 0 || len(s.Path.Verbs) == 0 || c.unseen(s.Path, s.Width*mitre) {
		return
	}
	c.mark(of.forShapes())
	c.alpha(s.Colour.A)
	c.strokeColour(s.Colour)
	if c.now.width != s.Width {
		c.numbers(s.Width)
		c.op("w")
		c.now.width = s.Width
	}
	if c.now.cap != s.Cap {
		c.numbers(scene.Unit(s.Cap))
		c.op("J")
		c.now.cap = s.Cap
	}
	if c.now.join != s.Join {
		c.numbers(scene.Unit(s.Join))
		c.op("j")
		c.now.join = s.Join
	}
	if d := dash(s.Dash); c.now.dash != d {
		c.op(d + " 0 d")
		c.now.dash = d
	}
	c.path(s.Path)
	c.op("S")
}

// mitre is how many widths of a line its corners reach beyond its points at most.
const mitre = 5

// unseen reports whether a path, drawn with that much around it, lies wholly outside the clips. Tiles draw
// the same large page again and again; what a tile does not show is left out of it.
func (c *content) unseen(p scene.Path, around scene.Unit) bool {
	return c.cut() && c.outside(p.Bounds(), around)
}

// cut reports whether less than the page is seen.
func (c *content) cut() bool { return c.now.clip != scene.Rect{W: c.page.W, H: c.page.H} }

// outside reports whether a rectangle in the group's coordinates, with that much around it, is not seen.
func (c *content) outside(r scene.Rect, around scene.Unit) bool {
	x, y, clip := r.X+c.now.shift.X, r.Y+c.now.shift.Y, c.now.clip
	return x-around > clip.X+clip.W || y-around > clip.Y+clip.H || x+r.W+around < clip.X || y+r.H+around < clip.Y
}

// dash is a dash pattern; one that sums to nothing is a solid line.
func dash(pattern []scene.Unit) string {
	var sum scene.Unit
	for _, u := range pattern {
		sum += max(u, 0)
	}
	if sum == 0 {
		return "[]"
	}
	out := []byte{'['}
	for _, u := range pattern {
		out = append(strconv.AppendInt(out, int64(max(u, 0)), 10), ' ')
	}
	return string(append(out, ']'))
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
	c.op("/A" + strconv.Itoa(i) + " gs")
	c.now.alpha = a
}

func (c *content) fillColour(k scene.Colour) {
	if k = k.Alpha(255); c.now.fill != k {
		c.op(rgb(k) + " rg")
		c.now.fill = k
	}
}

func (c *content) strokeColour(k scene.Colour) {
	if k = k.Alpha(255); c.now.stroke != k {
		c.op(rgb(k) + " RG")
		c.now.stroke = k
	}
}

func rgb(k scene.Colour) string {
	return num(float64(k.R)/255) + " " + num(float64(k.G)/255) + " " + num(float64(k.B)/255)
}

// operators are those of a path's verbs.
var operators = [...]byte{scene.MoveTo: 'm', scene.LineTo: 'l', scene.CurveTo: 'c', scene.Close: 'h'}

// takes is how many points a verb takes.
var takes = [...]int{scene.MoveTo: 1, scene.LineTo: 1, scene.CurveTo: 3, scene.Close: 0}

func (c *content) path(p scene.Path) {
	pts := p.Points
	for _, v := range p.Verbs {
		n := takes[v]
		for _, q := range pts[:n] {
			c.numbers(q.X, q.Y)
		}
		pts = pts[n:]
		c.buf = append(c.buf, operators[v], '\n')
	}
}
