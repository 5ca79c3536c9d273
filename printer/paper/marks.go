package paper

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Marks stay clear of the tile by gap and are markLength long.
const (
	gap        = 700
	markLength = 4 * mm
)

// shown is where on its sheet a tile is drawn.
func (s sheets) shown(t tile) scene.Rect {
	return scene.Rect{X: s.grid.at.X, Y: s.grid.at.Y, W: t.area.W, H: t.area.H}
}

// marks draws where to cut, and where the neighbours' cut edges come to lie.
func (s sheets) marks(p *scene.Page, t tile) {
	r := s.shown(t)
	right, below := s.flapsOf(t)
	outer := scene.Rect{X: r.X, Y: r.Y, W: r.W + right, H: r.H + below}
	var crop scene.Path
	across(&crop, outer, r.X)
	down(&crop, outer, r.Y)
	if right == 0 {
		across(&crop, outer, r.X+r.W)
	}
	if below == 0 {
		down(&crop, outer, r.Y+r.H)
	}
	p.Add(scene.Stroke{Path: crop, Colour: ink, Width: 200})
	var seam scene.Path
	if t.col > 0 && s.grid.overlap > 0 {
		across(&seam, r, r.X+s.grid.overlap)
	}
	if t.row > 0 && s.grid.overlap > 0 {
		down(&seam, r, r.Y+s.grid.overlap)
	}
	if len(seam.Verbs) > 0 {
		p.Add(scene.Stroke{Path: seam, Colour: alert, Width: 350, Dash: []scene.Unit{800, 500}})
	}
}

// across marks an x above and below the tile.
func across(p *scene.Path, r scene.Rect, x scene.Unit) {
	p.Move(x, r.Y-gap).Line(x, r.Y-gap-markLength)
	p.Move(x, r.Y+r.H+gap).Line(x, r.Y+r.H+gap+markLength)
}

// down marks a y to the left and right of the tile.
func down(p *scene.Path, r scene.Rect, y scene.Unit) {
	p.Move(r.X-gap, y).Line(r.X-gap-markLength, y)
	p.Move(r.X+r.W+gap, y).Line(r.X+r.W+gap+markLength, y)
}

// neighbours names the tile that joins each side; a flap names its own.
func (s sheets) neighbours(p *scene.Page, t tile) {
	r := s.shown(t)
	midX, midY := r.X+r.W/2, r.Y+r.H/2
	half := scene.Unit(frame) / 2
	right, below := s.flapsOf(t)
	if t.row > 0 {
		s.pointer(p, scene.Point{X: midX, Y: r.Y - half}, 270, label(t.row-1, t.col))
	}
	if t.row+1 < s.grid.rows && below == 0 {
		s.pointer(p, scene.Point{X: midX, Y: r.Y + r.H + half}, 90, label(t.row+1, t.col))
	}
	if t.col > 0 {
		s.pointer(p, scene.Point{X: r.X - half, Y: midY}, 180, label(t.row, t.col-1))
	}
	if t.col+1 < s.grid.cols && right == 0 {
		s.pointer(p, scene.Point{X: r.X + r.W + half, Y: midY}, 0, label(t.row, t.col+1))
	}
}

// pointer is an arrow head that points clockwise from the right, with a label beside it.
func (s sheets) pointer(p *scene.Page, at scene.Point, degrees int, name string) {
	const size = 1400
	var head scene.Path
	head.Move(at.X+size, at.Y).Line(at.X-size, at.Y-size).Line(at.X-size, at.Y+size).Close()
	p.Add(scene.Fill{Path: head.Turned(at, degrees), Colour: faint})
	l := s.fonts.Line(s.style(layout.Heading, 3200, ink), name)
	if degrees%180 == 0 {
		p.Add(l.Centre(at.X, at.Y+5*mm)...)
		return
	}
	p.Add(l.At(at.X+2500, at.Y+1100)...)
}
