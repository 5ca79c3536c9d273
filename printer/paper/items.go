package paper

import "github.com/sortie-tools/sortie/printer/scene"

// drawable is the items without links, bookmarks, sources and tags: on tiles they would lead nowhere and repeat.
func drawable(items []scene.Item) []scene.Item {
	return scene.Map(items, func(item scene.Item) scene.Item {
		switch it := item.(type) {
		case scene.Link, scene.Bookmark, scene.Source:
			return nil
		case scene.Group:
			it.Tag, it.Alt = "", ""
			return it
		}
		return item
	})
}

// cull leaves out what lies outside an area, so that a tile does not carry the whole page.
func cull(items []scene.Item, area scene.Rect) []scene.Item {
	var out []scene.Item
	for _, item := range items {
		switch it := item.(type) {
		case scene.Fill:
			if it.Path = contours(it.Path, 0, area); len(it.Path.Points) > 0 {
				out = append(out, it)
			}
		case scene.Stroke:
			if it.Path = contours(it.Path, it.Width*miterReach, area); len(it.Path.Points) > 0 {
				out = append(out, it)
			}
		case scene.Text:
			if textReaches(it, area) {
				out = append(out, it)
			}
		case scene.Group:
			it.Items = cull(it.Items, scene.Rect{X: area.X - it.Shift.X, Y: area.Y - it.Shift.Y, W: area.W, H: area.H})
			if len(it.Items) > 0 {
				out = append(out, it)
			}
		}
	}
	return out
}

// miterReach is how many widths a pointed corner may stand out from its line.
const miterReach = 5

// contours keeps the contours of a path that may touch an area. A contour that does not touch it
// winds around none of its points, or around all of them: the latter touches by its bounds.
func contours(p scene.Path, by scene.Unit, area scene.Rect) scene.Path {
	var out scene.Path
	for verb, point := 0, 0; verb < len(p.Verbs); {
		one := scene.Path{}
		for v := verb; v < len(p.Verbs) && (v == verb || p.Verbs[v] != scene.MoveTo); v++ {
			one.Verbs = append(one.Verbs, p.Verbs[v])
		}
		verb += len(one.Verbs)
		n := pointsOf(one.Verbs)
		one.Points = p.Points[point : point+n]
		point += n
		if reaches(one, by, area) {
			out.Append(one)
		}
	}
	return out
}

// pointsOf is how many points the steps of a path take.
func pointsOf(verbs []scene.Verb) int {
	n := 0
	for _, v := range verbs {
		switch v {
		case scene.MoveTo, scene.LineTo:
			n++
		case scene.CurveTo:
			n += 3
		}
	}
	return n
}

// reaches reports whether a path widened by some amount may touch an area. A curve lies within its
// control points.
func reaches(p scene.Path, by scene.Unit, area scene.Rect) bool {
	if len(p.Points) == 0 {
		return false
	}
	lo, hi := p.Points[0], p.Points[0]
	for _, q := range p.Points {
		lo = scene.Point{X: min(lo.X, q.X), Y: min(lo.Y, q.Y)}
		hi = scene.Point{X: max(hi.X, q.X), Y: max(hi.Y, q.Y)}
	}
	return lo.X-by <= area.X+area.W && hi.X+by >= area.X && lo.Y-by <= area.Y+area.H && hi.Y+by >= area.Y
}

// textReaches takes the circle that the text would sweep if it were turned.
func textReaches(t scene.Text, area scene.Rect) bool {
	var at scene.Path
	at.Move(t.At.X, t.At.Y)
	return reaches(at, t.Run.Width()+2*t.Run.Size, area)
}

// ratio is a scale as a fraction.
type ratio struct{ num, den scene.Unit }

func (r ratio) of(u scene.Unit) scene.Unit { return u * r.num / r.den }

func (r ratio) point(p scene.Point) scene.Point { return scene.Point{X: r.of(p.X), Y: r.of(p.Y)} }

// scaled is the items drawn at another scale, without links and bookmarks.
func scaled(items []scene.Item, r ratio) []scene.Item {
	return scene.Map(items, func(item scene.Item) scene.Item {
		switch it := item.(type) {
		case scene.Fill:
			it.Path = it.Path.Map(r.point)
			return it
		case scene.Stroke:
			return scaledStroke(it, r)
		case scene.Text:
			if it = scaledText(it, r); it.Run.Size < leastLetters {
				return nil // nobody could read it
			}
			return it
		case scene.Group:
			it.Shift = r.point(it.Shift)
			if it.Clip != nil {
				clip := it.Clip.Map(r.point)
				it.Clip = &clip
			}
			return it
		}
		return nil
	})
}

// leastLetters is the size below which letters of a picture are left out: 6 points.
const leastLetters = scene.Inch / 12

func scaledStroke(s scene.Stroke, r ratio) scene.Stroke {
	s.Path, s.Width = s.Path.Map(r.point), r.of(s.Width)
	dash := make([]scene.Unit, len(s.Dash))
	for i, d := range s.Dash {
		dash[i] = r.of(d)
	}
	s.Dash = dash
	return s
}

func scaledText(t scene.Text, r ratio) scene.Text {
	t.At, t.Run.Size = r.point(t.At), r.of(t.Run.Size)
	glyphs := make([]scene.Glyph, len(t.Run.Glyphs))
	for i, g := range t.Run.Glyphs {
		g.Advance, g.DX, g.DY = r.of(g.Advance), r.of(g.DX), r.of(g.DY)
		glyphs[i] = g
	}
	t.Run.Glyphs = glyphs
	return t
}
