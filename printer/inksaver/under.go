package inksaver

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/internal/backdrop"
	"github.com/sortie-tools/sortie/printer/scene"
)

// paint remembers an area for what will be painted on it.
func (s *saver) paint(f scene.Fill, box scene.Rect, mark int) {
	if mark == kept && (f.Colour.A < 255 || s.below.Len() == 0) {
		return // hides nothing that was changed
	}
	if mark != kept {
		f.Colour = icons.Over(f.Colour, paper)
	}
	moved := backdrop.Fill{Path: f.Path, Box: box, Colour: f.Colour, Mark: mark, Clip: s.clip}.Moved(s.at)
	s.below.Add(moved)
	if mark != kept {
		s.changed = union(s.changed, moved.Box)
	}
}

// remade is an area that is not as dark as it was.
type remade struct {
	mark int
	was  scene.Colour
	path scene.Path
}

func (a remade) area() float64 { return backdrop.Area(a.path) }

// under is the changed area that holds all of something with that box, unless something hides it.
func (s *saver) under(box scene.Rect) (remade, bool) {
	box.X, box.Y = box.X+s.at.X, box.Y+s.at.Y
	middle := centre(box)
	if !holds(s.changed, middle) {
		return remade{}, false
	}
	area, there := s.below.Top(middle)
	return remade{area.Mark, area.Colour, area.Path}, there && area.Mark != kept && within(box, area.Box)
}

// within allows for lines that run along an edge.
func within(r, in scene.Rect) bool {
	const slack = 400
	return r.X >= in.X-slack && r.Y >= in.Y-slack && r.X+r.W <= in.X+in.W+slack && r.Y+r.H <= in.Y+in.H+slack
}

// alike is the contrast below which nobody sees one colour on another.
const alike = 1.3

// on is what a colour on the area becomes. What was light on dark now has the area's colour, what was cut out of
// the area in its own colour stays so, and all else stays readable as it is.
func (a remade) on(c scene.Colour) scene.Colour {
	light, was := icons.Luminance(c), icons.Luminance(a.was)
	same := icons.Contrast(c, a.was) < alike
	switch a.mark {
	case emptied:
		if same {
			return paper.Alpha(c.A)
		}
		if light > was && icons.Contrast(c, paper)*100 < readable {
			return a.dark().Alpha(c.A)
		}
	case darkest:
		if light < was {
			return paper.Alpha(c.A)
		}
		return icons.Tones().Ink.Alpha(c.A)
	}
	return c
}

// dark is the area's colour if letters in it can be read, and ink if not.
func (a remade) dark() scene.Colour {
	if icons.Contrast(a.was, paper)*100 < readable {
		return icons.Tones().Ink
	}
	return a.was
}

// readable is the least contrast of letters, in hundredths.
const readable = 450

func centre(r scene.Rect) scene.Point { return scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2} }

// textMiddle is the middle of a line's small letters. A line may run over the edge of what most of it stands on.
func textMiddle(t scene.Text) scene.Rect {
	path := scene.RectPath(scene.Rect{X: t.At.X, Y: t.At.Y - t.Run.Size*5/10, W: t.Run.Width(), H: t.Run.Size * 5 / 10})
	middle := centre(path.Turned(t.At, t.Turn).Bounds())
	return scene.Rect{X: middle.X, Y: middle.Y}
}

func holds(r scene.Rect, p scene.Point) bool {
	return r.W > 0 && p.X >= r.X && p.Y >= r.Y && p.X <= r.X+r.W && p.Y <= r.Y+r.H
}

func union(a, b scene.Rect) scene.Rect {
	if a.W == 0 {
		return b
	}
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return scene.Rect{X: x, Y: y, W: max(a.X+a.W, b.X+b.W) - x, H: max(a.Y+a.H, b.Y+b.H) - y}
}
