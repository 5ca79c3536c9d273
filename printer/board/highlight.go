package board

import (
	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// highlights rings what the prose calls by a colour.
func (p *painter) highlights() {
	p.zoneBadges()
	b := p.b
	for _, panel := range b.Panels {
		if panel.Highlight != "" {
			p.ringPanel(panel)
		}
	}
	for _, f := range b.Furniture {
		p.ringPiece(f.Footprint, f.Highlight)
	}
	for _, c := range b.Crates {
		p.ringPiece(c.Footprint, c.Highlight)
	}
	for _, x := range b.Markers {
		p.ringPiece(p.markerFootprint(x), x.Highlight)
	}
	for _, s := range p.signs {
		p.ringPiece(model.Footprint{Centre: s.at, Width: s.base, Depth: s.base}, s.npc.Highlight)
	}
}

// ringPiece draws a ring around a piece, with the colour's mark on its corner.
func (p *painter) ringPiece(fp model.Footprint, colour string) {
	if colour == "" {
		return
	}
	r := p.frame.footprint(fp)
	pad := p.frame.inch * 22 / 100
	r = scene.Rect{X: r.X - pad, Y: r.Y - pad, W: r.W + 2*pad, H: r.H + 2*pad}
	centre := scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
	ring := scene.RoundedPath(r, pad*2).Turned(centre, fp.Turn)
	off := p.frame.inch * 6 / 100 // clear of the piece, however small it is
	corner := turned(scene.Point{X: r.X + r.W + off, Y: r.Y - off}, centre, fp.Turn)
	p.ring(ring, colour, corner)
}

func (p *painter) ringPanel(panel model.Panel) {
	x := p.axisOf(panel)
	half, pad := p.frame.inch*42/100, p.w.post*2
	corner := x.at(x.length*85/100, half+p.frame.inch/10)
	p.ring(x.strip(-pad, x.length+pad, -half, half), panel.Highlight, corner)
}

// ring strokes the outline twice: a pale halo that parts it from the drawing, then the colour with
// its own dash; its mark sits on a badge.
func (p *painter) ring(path scene.Path, colour string, badge scene.Point) {
	p.outline(path, colour)
	p.badge(art.Named(colour), badge)
}

func (p *painter) outline(path scene.Path, colour string) {
	s := art.Named(colour)
	width := max(scene.Unit(150), p.frame.inch*9/100)
	var dash []scene.Unit
	for _, d := range s.Dash {
		dash = append(dash, d*width/10)
	}
	p.add(scene.Stroke{Path: path, Colour: p.tones.Paper, Width: width * 2, Join: scene.RoundJoin})
	p.add(scene.Stroke{Path: path, Colour: s.Line, Width: width, Dash: dash, Join: scene.RoundJoin})
	p.note(Feature{HighlightFeature, colour})
}

func (p *painter) badge(s art.Swatch, at scene.Point) {
	r := p.frame.inch * 36 / 100
	p.add(scene.Fill{Path: scene.CirclePath(at, r), Colour: p.tones.Paper})
	p.add(scene.Stroke{Path: scene.CirclePath(at, r), Colour: s.Line, Width: max(120, p.frame.inch*5/100)})
	symbol, _ := art.Find(s.Mark)
	p.add(symbol.Draw(art.Around(at, r*12/10), s.Ink())...)
}

func turned(q, centre scene.Point, degrees int) scene.Point {
	var p scene.Path
	p.Move(q.X, q.Y)
	return p.Turned(centre, degrees).Points[0]
}
