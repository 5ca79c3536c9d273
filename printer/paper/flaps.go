package paper

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// flapsOf are the widths of a tile's own flaps: where a neighbour is glued on.
func (s sheets) flapsOf(t tile) (right, below scene.Unit) {
	if t.col+1 < s.grid.cols {
		right = s.grid.flap
	}
	if t.row+1 < s.grid.rows {
		below = s.grid.flap
	}
	return right, below
}

// flaps draws the strips that stay on a tile for its neighbours to be glued to: hatched, slanted at their
// ends so that two never lie on each other, each with the name of who goes there.
func (s sheets) flaps(p *scene.Page, t tile) {
	r := s.shown(t)
	right, below := s.flapsOf(t)
	if right > 0 {
		in, x := min(right, r.H/3), r.X+r.W
		s.flap(p, []scene.Point{{X: x, Y: r.Y}, {X: x + right, Y: r.Y + in}, {X: x + right, Y: r.Y + r.H - in}, {X: x, Y: r.Y + r.H}}, label(t.row, t.col+1), 90)
	}
	if below > 0 {
		in, y := min(below, r.W/3), r.Y+r.H
		s.flap(p, []scene.Point{{X: r.X, Y: y}, {X: r.X + in, Y: y + below}, {X: r.X + r.W - in, Y: y + below}, {X: r.X + r.W, Y: y}}, label(t.row+1, t.col), 0)
	}
}

// hatchStep is how far apart the lines on a flap are.
const hatchStep = 2 * mm

// flap draws the flap between four corners, the first and the last at the picture; degrees is the direction
// in which its words run. Its outline is drawn on the inside, so that nothing of it lies on the picture.
func (s sheets) flap(p *scene.Page, corners []scene.Point, name string, degrees int) {
	var outline, edge scene.Path
	for i, c := range corners {
		if i == 0 {
			outline.Move(c.X, c.Y)
			edge.Move(c.X, c.Y)
			continue
		}
		outline.Line(c.X, c.Y)
		edge.Line(c.X, c.Y)
	}
	outline.Close()
	box := outline.Bounds()
	var lines scene.Path
	for d := box.X - box.H; d < box.X+box.W; d += hatchStep {
		lines.Move(d, box.Y+box.H).Line(d+box.H, box.Y)
	}
	p.Add(scene.Group{Clip: &outline, Items: []scene.Item{
		scene.Stroke{Path: lines, Colour: faint.Alpha(90), Width: 150},
		scene.Stroke{Path: edge, Colour: ink, Width: 300},
	}})
	l := s.fonts.Line(s.style(layout.BodyBold, min(3200, max(scene.Inch/12, s.grid.flap*55/100)), ink), "glue under "+name)
	middle := scene.Point{X: box.X + box.W/2, Y: box.Y + box.H/2}
	plate := scene.Rect{X: middle.X - l.Width/2 - mm, Y: middle.Y - l.Ascent*55/100, W: l.Width + 2*mm, H: l.Ascent * 110 / 100}
	p.Add(scene.Fill{Path: scene.RectPath(plate).Turned(middle, degrees), Colour: scene.RGB(0xffffff)})
	drop := l.Ascent * 36 / 100
	if degrees == 90 {
		p.Add(l.TurnedCentre(middle.X-drop, middle.Y, degrees)...)
		return
	}
	p.Add(l.Centre(middle.X, middle.Y+drop)...)
}
