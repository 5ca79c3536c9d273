package board

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// sample draws a feature small, in the middle of a rectangle.
func (p *painter) sample(f Feature, r scene.Rect) {
	centre := scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
	p.frame.inch = r.W / 4
	p.w = mapWeights(p.frame.inch)
	switch f.Kind {
	case PanelFeature:
		p.samplePanel(p.kindOf(model.Panel{Kind: f.ID}), frameOnly, r)
	case StateFeature:
		p.sampleState(model.PanelState(f.ID), r)
	case PostFeature:
		p.add(scene.Fill{Path: scene.CirclePath(centre, p.w.post), Colour: p.tones.Ink})
	case CrateFeature:
		p.sampleCrate(f.ID, centre, r.H)
	case ColourFeature:
		p.sampleSymbol(icons.Named(f.ID).Mark, centre, r.H*50/100, icons.Named(f.ID).Ink())
	case FurnitureFeature:
		p.sampleFurniture(f.ID, centre, r.H)
	case AirlockFeature:
		centre.Y -= r.H * 14 / 100
		p.sampleSymbol("airlock", centre, r.H*115/100, p.tones.Plain())
	case EntryFeature:
		p.sampleSymbol(f.ID, centre, r.H*80/100, p.tones.Plain())
	case MarkerFeature:
		p.sampleSymbol(p.markerKind(f.ID).Symbol, centre, r.H*80/100, p.tones.Plain())
	case HatchFeature:
		p.sampleSymbol(hatchSymbol, centre, r.H*80/100, p.tones.Plain())
	case LinkFeature:
		p.sampleSymbol(linkSymbol(f.ID), centre, r.H*80/100, p.tones.Plain())
	case ZoneFeature:
		p.zoneOutline(scene.RectPath(scene.Rect{X: r.X + r.W/6, Y: r.Y + r.H/5, W: r.W * 4 / 6, H: r.H * 3 / 5}))
	case LevelFeature:
		p.levelOutline(scene.RectPath(scene.Rect{X: r.X + r.W/6, Y: r.Y + r.H/5, W: r.W * 4 / 6, H: r.H * 3 / 5}))
	case FigureFeature:
		p.sampleFigure(f.ID, centre, r.H*92/100)
	case RingedFeature:
		p.sample(Feature{HighlightFeature, p.ringColour(f.ID)}, r)
	case HighlightFeature:
		p.frame.inch = r.H * 60 / 100
		p.ring(scene.RoundedPath(scene.Rect{X: r.X + r.W/4, Y: r.Y + r.H/4, W: r.W / 2, H: r.H / 2}, r.H/4), f.ID, scene.Point{X: r.X + r.W*3/4, Y: r.Y + r.H*3/10})
	}
}

func (p *painter) sampleSymbol(name string, c scene.Point, side scene.Unit, ink icons.Ink) {
	symbol, _ := icons.Find(name)
	p.add(symbol.Draw(icons.Around(c, side), ink)...)
}

// samplePanel draws a panel as long as the rectangle, whatever its length.
func (p *painter) samplePanel(kind model.PanelKind, state model.PanelState, r scene.Rect) {
	length := max(kind.Length, 4*model.Inch)
	wide := r.W * scene.Unit(max(kind.Length, 2*model.Inch)) / scene.Unit(length)
	y := r.Y + r.H/2
	x := newAxis(scene.Point{X: r.X + (r.W-wide)/2, Y: y}, scene.Point{X: r.X + (r.W+wide)/2, Y: y})
	if kind.Bend > 0 {
		side := min(r.W, r.H) * 9 / 10
		x = newBow(scene.Point{X: r.X + (r.W-side)/2, Y: r.Y + r.H - (r.H-side)/2}, scene.Point{X: r.X + (r.W+side)/2, Y: r.Y + (r.H-side)/2}, model.BendRight)
	}
	f := frame{inch: r.W * scene.Unit(model.Inch) / scene.Unit(length)}
	var s strokes
	s.panel(x, kind, state, f, p.w)
	p.add(s.items(p.tones, p.w)...)
}

// sampleState draws a door in a state, with hardly any wall: it is the same in every kind of panel.
func (p *painter) sampleState(state model.PanelState, r scene.Rect) {
	const wall = 3 * model.Inch / 10
	door := model.PanelKind{Length: 4 * model.Inch, Openings: []model.Opening{{From: wall, To: 4*model.Inch - wall, Pass: model.Wide, Door: true}}}
	r.X, r.W = r.X+r.W/4, r.W/2
	p.samplePanel(door, state, r)
	if state.Barred() {
		p.lock(scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2})
	}
}

func (p *painter) sampleCrate(size string, c scene.Point, h scene.Unit) {
	for _, k := range p.r.Crates {
		if k.ID == size {
			p.samplePiece("crate", k.Width, k.Depth, c, h)
			return
		}
	}
	p.samplePiece("crate", model.Inch, model.Inch, c, h)
}

func (p *painter) sampleFurniture(id string, c scene.Point, h scene.Unit) {
	k := p.furnitureKind(id)
	if k.Recess != nil {
		fp := model.Footprint{Width: k.Width, Depth: k.Depth, Hollow: model.Hollow{Side: k.Recess.Side, Width: k.Recess.Width, Depth: k.Recess.Depth}}
		inch := min(h*78/100*scene.Unit(model.Inch)/scene.Unit(k.Depth), keySample*90/100*scene.Unit(model.Inch)/scene.Unit(k.Width))
		p.hollow(fp, frame{origin: c, inch: inch}, p.tones.Plain())
		return
	}
	p.samplePiece(k.Symbol, max(k.Width, model.Inch/2), max(k.Depth, model.Inch/2), c, h)
}

// samplePiece draws a piece no higher than a row and no wider than a sample.
func (p *painter) samplePiece(symbol string, w, d model.Length, c scene.Point, h scene.Unit) {
	high := h * 78 / 100
	wide := high * scene.Unit(w) / scene.Unit(d)
	if most := keySample * 90 / 100; wide > most {
		high, wide = high*most/wide, most
	}
	r := scene.Rect{X: c.X - wide/2, Y: c.Y - high/2, W: wide, H: high}
	p.add(pieceSymbol(symbol).Draw(r, p.tones.Plain())...)
}
