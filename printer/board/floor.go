package board

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// floor paints what everything else stands on.
func (p *painter) floor() {
	p.add(scene.Fill{Path: scene.RectPath(p.area()), Colour: p.tones.Paper})
	if p.opt.Plating {
		p.plating()
	}
	if p.opt.Grid {
		p.layer(gridLayer, p.grid)
	}
	if p.opt.Coordinates {
		p.coordinates()
	}
}

// grid draws the inch lines, and the lines of the post lattice a little stronger.
func (p *painter) grid() {
	var fine, strong scene.Path
	lattice := max(model.Inch, p.r.Board.Lattice)
	for x := model.Inch; x < p.b.Width; x += model.Inch {
		line := join(p.frame.at(model.Point{X: x}), p.frame.at(model.Point{X: x, Y: p.b.Height}))
		pick(x%lattice == 0, &strong, &fine).Append(line)
	}
	for y := model.Inch; y < p.b.Height; y += model.Inch {
		line := join(p.frame.at(model.Point{Y: y}), p.frame.at(model.Point{X: p.b.Width, Y: y}))
		pick(y%lattice == 0, &strong, &fine).Append(line)
	}
	p.add(scene.Stroke{Path: fine, Colour: p.tones.Grid, Width: p.w.hair})
	p.add(scene.Stroke{Path: strong, Colour: p.tones.Grid, Width: p.w.hair * 2})
}

func pick(first bool, a, b *scene.Path) *scene.Path {
	if first {
		return a
	}
	return b
}

// coordinateStep is how far apart the numbers along the edges stand.
const coordinateStep = 2 * model.Inch

// coordinates numbers the inches along the north and west edges, outside the rim's strip. On a small map
// letters of a readable size reach into the strip: the numbers behind an airlock step out of its way there.
func (p *painter) coordinates() {
	st := layout.Style{Face: layout.Mono, Size: max(smallest, p.frame.inch*38/100), Colour: p.tones.Soft}
	off := -p.opt.strip() - coordStrip*45/100
	for x := model.Length(0); x <= p.b.Width; x += coordinateStep {
		p.coordinate(st, x.String(), p.frame.at(model.Point{X: x, Y: off}), model.North)
	}
	for y := model.Length(0); y <= p.b.Height; y += coordinateStep {
		p.coordinate(st, y.String(), p.frame.at(model.Point{X: off, Y: y}), model.West)
	}
}

// coordinate sets one number, further out where an airlock reaches up to it. If that is beyond the map, it is left out.
func (p *painter) coordinate(st layout.Style, text string, at scene.Point, side model.Side) {
	w, h := p.set.Width(st, text), p.set.Metrics(st).CapHeight
	letters := scene.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}
	edge := p.frame.at(model.Point{X: -p.opt.strip() - coordStrip, Y: -p.opt.strip() - coordStrip})
	for _, lock := range p.b.Airlocks {
		disc := p.airlockDisc(lock)
		if !p.opt.Rim || apart(letters, disc) >= p.w.wall {
			continue
		}
		if side == model.North {
			at.Y = disc.Y - p.w.thin - h/2
		} else {
			at.X = disc.X - p.w.thin - w/2
		}
		if at.X-w/2 < edge.X || at.Y-h/2 < edge.Y {
			return
		}
	}
	p.centred(st, text, at)
}

// apart is how far two rectangles are from each other along the axis that parts them most; below zero
// they overlap.
func apart(a, b scene.Rect) scene.Unit {
	return max(a.X-b.X-b.W, b.X-a.X-a.W, a.Y-b.Y-b.H, b.Y-a.Y-a.H)
}
