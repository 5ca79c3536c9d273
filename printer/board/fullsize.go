package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// The margins of the full-size page: room for airlocks and entry points on all sides, and for the
// title and the rulers below.
const (
	MatMargin = scene.Inch
	matFoot   = 175 * scene.Inch / 100
)

// matWeights are true sizes: a wall as thick as the panel and its feet, a label that can be read
// from a chair.
func matWeights() weights {
	return weights{
		wall: 8 * scene.Inch / 100, post: 15 * scene.Inch / 100, thin: 450, hair: 170,
		label: 31 * scene.Inch / 100, strip: 88 * scene.Inch / 100,
	}
}

// ticks mark the inches outside the rim, longer on the post lattice.
func (p *painter) ticks() {
	var ticks scene.Path
	lattice := max(model.Inch, p.r.Board.Lattice)
	b := p.b
	off := 2*p.w.wall + scene.Millimetre/2
	tick := func(at model.Point, side model.Side, along model.Length) {
		size := scene.Millimetre
		if along%lattice == 0 {
			size *= 2
		}
		q := p.frame.at(at)
		ticks.Append(join(outward(q, side, off), outward(q, side, off+size)))
	}
	for x := model.Length(0); x <= b.Width; x += model.Inch {
		tick(model.Point{X: x}, model.North, x)
		tick(model.Point{X: x, Y: b.Height}, model.South, x)
	}
	for y := model.Length(0); y <= b.Height; y += model.Inch {
		tick(model.Point{Y: y}, model.West, y)
		tick(model.Point{X: b.Width, Y: y}, model.East, y)
	}
	// Under everything else, so that airlocks and entry points cover the ticks behind them.
	p.items = append([]scene.Item{scene.Stroke{Path: ticks, Colour: p.tones.Soft, Width: p.w.hair}}, p.items...)
}

// matTitle is the name of the floor, or of the mission on its own board.
func (p *painter) matTitle() string {
	if p.opt.Floor == "" {
		return p.m.Title
	}
	return english.Capital(floorName(p.m, p.opt.Floor))
}

// titlePath is the path of what is called so: the mission's title, or the floor, which may have none.
func (p *painter) titlePath() string {
	if p.opt.Floor == "" {
		return "title"
	}
	return p.here.Path
}

// matLine sets a line of the foot, which shows a value of the mission.
func (p *painter) matLine(path string, st layout.Style, text string, at scene.Point, room scene.Unit) {
	p.add(p.set.Line(p.fitted(st, text, room)).At(at.X, at.Y)...)
	p.add(scene.Source{Area: scene.Rect{X: at.X, Y: at.Y - st.Size, W: room, H: st.Size * 5 / 4}, Path: path})
}

// matFoot sets the title on the left and the rulers on the right.
func (p *painter) matFoot(page *scene.Page) {
	if p.opt.Scaled > 1 {
		p.scaledFoot(page)
		return
	}
	base := page.H - 9*scene.Millimetre
	title := layout.Style{Face: layout.Title, Size: 11 * scene.Millimetre, Colour: p.tones.Ink, Tracking: 300}
	room := p.matWidth() - paper.RulerWidth - 10*scene.Millimetre
	p.matLine(p.titlePath(), title, layout.Capitals(p.matTitle()), scene.Point{X: MatMargin, Y: base - 5*scene.Millimetre}, room)
	small := layout.Style{Face: layout.Mono, Size: 3200, Colour: p.tones.Soft, Tracking: 100}
	p.matLine("id", small, p.matNote(), scene.Point{X: MatMargin, Y: base}, room)
	p.add(scene.Group{Tag: scene.Artifact, Items: paper.Ruler(p.set, MatMargin+p.matWidth()-paper.RulerWidth, base-paper.RulerHeight, p.tones.Ink)})
}

// matNote is the small print under the title.
func (p *painter) matNote() string {
	return fmt.Sprintf("%s · %s · %s × %s in · 1:%d · print at 100 %%", p.m.ID, p.r.Title, p.b.Width, p.b.Height, max(1, p.opt.Scaled))
}

// scaledFoot sets title, note and rulers of a small mat below each other.
func (p *painter) scaledFoot(page *scene.Page) {
	left, base := p.matLeft(), page.H-6*scene.Millimetre
	p.add(scene.Group{Tag: scene.Artifact, Items: paper.Ruler(p.set, left, base-paper.RulerHeight, p.tones.Ink)})
	base -= paper.RulerHeight + 3*scene.Millimetre
	room := page.W - 2*left
	small := layout.Style{Face: layout.Mono, Size: smallest * 11 / 10, Colour: p.tones.Soft}
	p.matLine("id", small, p.matNote(), scene.Point{X: left, Y: base}, room)
	title := layout.Style{Face: layout.Title, Size: 6 * scene.Millimetre, Colour: p.tones.Ink, Tracking: 150}
	p.matLine(p.titlePath(), title, layout.Capitals(p.matTitle()), scene.Point{X: left, Y: base - 4*scene.Millimetre}, room)
}
