package buildguide

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The heights of an elevation, in hundredths of an inch of the panel. No document measures them: they are
// those of a drawing, and say nothing but which panel is meant.
const (
	panelHigh  = 190
	doorHigh   = 150
	sillHigh   = 80
	glassHigh  = 155
	beamHigh   = 40 // of a girder
	frameThick = 9
)

// elevation is a panel of a kind seen from the front, standing on the floor at its lower edge.
type elevation struct {
	inch  scene.Unit // how long an inch of it is drawn
	tones icons.Theme
	items []scene.Item
}

func (e *elevation) len(l model.Length) scene.Unit {
	return scene.Unit(l) * e.inch / scene.Unit(model.Inch)
}

// high is how tall an elevation is drawn.
func (e *elevation) high() scene.Unit { return e.len(panelHigh) }

// draw draws a panel of a kind from the origin to the right and down.
func (e *elevation) draw(k model.PanelKind) {
	wide, high := e.len(max(k.Length, model.Inch)), e.high()
	if k.Overhead {
		e.girder(wide)
		return
	}
	e.box(scene.Rect{W: wide, H: high}, e.tones.Wash)
	for _, o := range k.Openings {
		from, to := min(e.len(o.From), wide), min(e.len(o.To), wide)
		switch {
		case o.Pass != model.NoPass && o.Hidden:
			e.hidden(from, to)
		case o.Pass != model.NoPass && o.Door:
			e.door(from, to, o.Pass == model.Wide)
		case o.Pass != model.NoPass:
			e.box(e.standing(from, to, doorHigh), e.tones.Paper)
		case o.See:
			e.glass(from, to)
		}
	}
	var floor scene.Path
	floor.Move(-e.inch/5, high).Line(wide+e.inch/5, high)
	e.items = append(e.items, scene.Stroke{Path: floor, Colour: e.tones.Ink, Width: e.line() * 2})
}

func (e *elevation) line() scene.Unit { return max(120, e.inch*5/100) }

// standing is a rectangle of a height that stands on the floor.
func (e *elevation) standing(from, to scene.Unit, high model.Length) scene.Rect {
	return scene.Rect{X: from, Y: e.high() - e.len(high), W: to - from, H: e.len(high)}
}

func (e *elevation) box(r scene.Rect, c scene.Colour) {
	path := scene.RectPath(r)
	e.items = append(e.items, scene.Fill{Path: path, Colour: c}, scene.Stroke{Path: path, Colour: e.tones.Ink, Width: e.line()})
}

func (e *elevation) path(p scene.Path, width scene.Unit) {
	e.items = append(e.items, scene.Stroke{Path: p, Colour: e.tones.Ink, Width: width})
}

// door has one leaf with a handle, or two that meet in the middle.
func (e *elevation) door(from, to scene.Unit, double bool) {
	r := e.standing(from, to, doorHigh)
	e.box(r, e.tones.Rule)
	var p scene.Path
	if double {
		p.Move(r.X+r.W/2, r.Y).Line(r.X+r.W/2, r.Y+r.H)
	}
	handle := scene.Point{X: r.X + r.W*80/100, Y: r.Y + r.H*55/100}
	if double {
		handle.X = r.X + r.W*60/100
	}
	p.Move(handle.X, handle.Y-r.H/12).Line(handle.X, handle.Y+r.H/12)
	e.path(p, e.line())
}

// hidden is a door that looks like wall: a dashed outline.
func (e *elevation) hidden(from, to scene.Unit) {
	e.items = append(e.items, scene.Stroke{
		Path: scene.RectPath(e.standing(from, to, doorHigh)), Colour: e.tones.Ink, Width: e.line(), Dash: []scene.Unit{e.line() * 3, e.line() * 2},
	})
}

// glass is a window above its sill, with a bar across.
func (e *elevation) glass(from, to scene.Unit) {
	r := scene.Rect{X: from, Y: e.high() - e.len(glassHigh), W: to - from, H: e.len(glassHigh - sillHigh)}
	e.box(r, e.tones.Paper)
	var p scene.Path
	p.Move(r.X+r.W*15/100, r.Y+r.H*75/100).Line(r.X+r.W*40/100, r.Y+r.H*25/100)
	p.Move(r.X+r.W*30/100, r.Y+r.H*75/100).Line(r.X+r.W*55/100, r.Y+r.H*25/100)
	e.path(p, e.line()*2/3)
}

// girder is a beam on two dashed posts: it is up in the air.
func (e *elevation) girder(wide scene.Unit) {
	thick := e.len(frameThick)
	posts := scene.Path{}
	posts.Move(thick, e.len(beamHigh)).Line(thick, e.high()).Move(wide-thick, e.len(beamHigh)).Line(wide-thick, e.high())
	e.items = append(e.items, scene.Stroke{Path: posts, Colour: e.tones.Soft, Width: e.line(), Dash: []scene.Unit{e.line() * 2, e.line() * 2}})
	e.box(scene.Rect{W: wide, H: e.len(beamHigh)}, e.tones.Wash)
	var brace scene.Path
	const bays = 6
	for i := range scene.Unit(bays) {
		y0, y1 := scene.Unit(0), e.len(beamHigh)
		if i%2 == 1 {
			y0, y1 = y1, y0
		}
		brace.Move(wide*i/bays, y0).Line(wide*(i+1)/bays, y1)
	}
	e.path(brace, e.line())
}
