package pdf

import "github.com/sortie-tools/sortie/printer/scene"

// union is a rectangle around two; one without a size counts for nothing.
func union(a, b scene.Rect) scene.Rect {
	if b.W <= 0 || b.H <= 0 {
		return a
	}
	if a.W <= 0 || a.H <= 0 {
		return b
	}
	x0, y0 := min(a.X, b.X), min(a.Y, b.Y)
	x1, y1 := max(a.X+a.W, b.X+b.W), max(a.Y+a.H, b.Y+b.H)
	return scene.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// bounds is a rectangle around what a group shows, on the page.
func bounds(g scene.Group, shift scene.Point, clip scene.Rect) scene.Rect {
	return boundsWithin(g, shift, clip, 0)
}

func boundsWithin(g scene.Group, shift scene.Point, clip scene.Rect, depth int) scene.Rect {
	var out scene.Rect
	if depth > scene.MaxDepth {
		return out
	}
	shift = scene.Point{X: shift.X + g.Shift.X, Y: shift.Y + g.Shift.Y}
	seen := func(r scene.Rect, around scene.Unit) {
		r = scene.Rect{X: r.X + shift.X - around, Y: r.Y + shift.Y - around, W: r.W + 2*around, H: r.H + 2*around}
		out = union(out, r.Within(clip))
	}
	if g.Clip != nil {
		b := g.Clip.Bounds()
		clip = clip.Within(scene.Rect{X: b.X + shift.X, Y: b.Y + shift.Y, W: b.W, H: b.H})
	}
	for _, item := range g.Items {
		switch it := item.(type) {
		case scene.Fill:
			seen(it.Path.Bounds(), 0)
		case scene.Stroke:
			seen(it.Path.Bounds(), it.Width)
		case scene.Text:
			seen(textBounds(it), 0)
		case scene.Link:
			seen(it.Area, 0)
		case scene.Group:
			out = union(out, boundsWithin(it, shift, clip, depth+1))
		}
	}
	return out
}

// textBounds is a rectangle around a text's letters, however it is turned.
func textBounds(t scene.Text) scene.Rect {
	w, size := t.Run.Width(), t.Run.Size
	upright := scene.RectPath(scene.Rect{X: t.At.X, Y: t.At.Y - size, W: w, H: size * 13 / 10})
	return upright.Turned(t.At, t.Turn).Bounds()
}
