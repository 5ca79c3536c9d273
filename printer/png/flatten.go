package png

import (
	"errors"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// op is one shape to fill.
type op struct {
	contours []contour
	bounds   box
	colour   scene.Colour
	clip     *clip
}

// clip is where painting is let through: whole pixels of a rectangle, and inside every mask.
type clip struct {
	rect  box
	masks [][]contour
}

// flattener turns a page into ops.
type flattener struct {
	scale  float64
	fonts  *layout.Set
	bounds box
	ops    []op
	err    error
}

func (f *flattener) page(p *scene.Page) []op {
	f.items(p.Items, scene.Point{}, &clip{rect: f.bounds}, 0)
	return f.ops
}

func (f *flattener) items(items []scene.Item, at scene.Point, c *clip, depth int) {
	if depth > scene.MaxDepth {
		f.err = errors.New("png: groups are nested too deeply")
		return
	}
	for _, item := range items {
		switch it := item.(type) {
		case scene.Fill:
			f.add(f.contours(it.Path, at), it.Colour, c)
		case scene.Stroke:
			f.add(f.stroke(it, at), it.Colour, c)
		case scene.Text:
			f.text(it, at, c)
		case scene.Group:
			shift := scene.Point{X: at.X + it.Shift.X, Y: at.Y + it.Shift.Y}
			f.items(it.Items, shift, f.clip(it.Clip, shift, c), depth+1)
		}
	}
}

func (f *flattener) text(t scene.Text, at scene.Point, c *clip) {
	path := f.fonts.Outline(t.Run).Turned(scene.Point{}, t.Turn)
	f.add(f.contours(path, scene.Point{X: at.X + t.At.X, Y: at.Y + t.At.Y}), t.Colour, c)
}

func (f *flattener) stroke(s scene.Stroke, at scene.Point) []contour {
	lines := f.contours(s.Path, at)
	if len(s.Dash) > 0 {
		lines = dashed(lines, s.Dash, f.scale)
	}
	return outline(lines, float64(s.Width)*f.scale/2, s.Cap, s.Join)
}

// clip narrows a clip by a path.
func (f *flattener) clip(path *scene.Path, at scene.Point, c *clip) *clip {
	if path == nil {
		return c
	}
	lines := f.contours(*path, at)
	if r, ok := rectangle(lines); ok {
		return &clip{rect: c.rect.and(rounded(r)), masks: c.masks}
	}
	masks := append(append([][]contour(nil), c.masks...), lines)
	return &clip{rect: c.rect.and(outward(extent(lines))), masks: masks}
}

func (f *flattener) add(lines []contour, colour scene.Colour, c *clip) {
	b := outward(extent(lines)).and(c.rect)
	if colour.A == 0 || b.empty() {
		return
	}
	f.ops = append(f.ops, op{contours: lines, bounds: b, colour: colour, clip: c})
}

// contours straightens a path's curves.
func (f *flattener) contours(p scene.Path, at scene.Point) []contour {
	var out []contour
	var cur contour
	end := func() {
		if len(cur.pts) > 0 {
			out = append(out, cur)
		}
		cur = contour{}
	}
	next := p.Points
	take := func() pt {
		q := next[0]
		next = next[1:]
		return pt{float64(q.X+at.X) * f.scale, float64(q.Y+at.Y) * f.scale}
	}
	for _, v := range p.Verbs {
		switch v {
		case scene.MoveTo:
			end()
			cur.pts = append(cur.pts, take())
		case scene.LineTo:
			cur.pts = append(cur.pts, take())
		case scene.CurveTo:
			cur.pts = curve(cur.pts, take(), take(), take())
		case scene.Close:
			start := cur.pts[:min(1, len(cur.pts))]
			cur.closed = true
			end()
			cur.pts = append(cur.pts, start...)
		}
	}
	if len(cur.pts) > 1 {
		end()
	}
	return out
}
