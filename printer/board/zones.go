package board

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// zonesHere are the zones on the floor that is drawn, wherever the author listed them.
func (p *painter) zonesHere() []model.Zone {
	var out []model.Zone
	for _, f := range p.m.Floors() {
		for _, z := range f.Board.Zones {
			if cmp.Or(z.Level, f.ID) == p.opt.Floor {
				out = append(out, z)
			}
		}
	}
	return out
}

// zones draws the outline of each zone.
func (p *painter) zones() {
	for _, z := range p.zonesHere() {
		path, area := p.zoneShape(z)
		p.areas[z.ID] = area
		if z.Highlight != "" && p.opt.Highlights {
			p.outline(path, z.Highlight) // its mark follows with those of pieces
			continue
		}
		p.zoneOutline(path)
		p.note(Feature{ZoneFeature, ""})
	}
}

// above draws the outlines of the floors above, clear of the walls that they may run along.
func (p *painter) above() {
	for _, l := range p.b.Levels {
		p.levelOutline(scene.RectPath(grown(p.levelArea(l), -p.frame.len(zoneInset))))
		p.note(Feature{LevelFeature, ""})
	}
}

// zoneInset is how far inside a zone its outline is drawn, clear of walls.
const zoneInset = model.Inch / 4

// zoneShape is the outline of a zone and the rectangle around it.
func (p *painter) zoneShape(z model.Zone) (scene.Path, scene.Rect) {
	inset := p.frame.len(zoneInset)
	if z.From != nil && z.To != nil {
		a, b := p.frame.at(*z.From), p.frame.at(*z.To)
		r := grown(scene.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}, -inset)
		return scene.RectPath(r), r
	}
	if z.Room == nil {
		return scene.Path{}, scene.Rect{}
	}
	return p.roomOf(*z.Room).outline(p.frame, inset)
}

// zoneOutline is a row of short dashes.
func (p *painter) zoneOutline(path scene.Path) {
	width := p.w.thin * 3 / 2
	p.add(scene.Stroke{Path: path, Colour: p.tones.Soft, Width: width, Dash: []scene.Unit{width * 4, width * 3}})
}

// levelOutline is a thin line of dashes and dots: something above the figures' heads.
func (p *painter) levelOutline(path scene.Path) {
	width := p.w.thin
	p.add(scene.Stroke{Path: path, Colour: p.tones.Accent, Width: width, Dash: []scene.Unit{width * 8, width * 3, width * 2, width * 3}})
}

func (p *painter) levelArea(l model.Level) scene.Rect {
	at := p.frame.at(l.At)
	return scene.Rect{X: at.X, Y: at.Y, W: p.frame.len(l.Floor.Width), H: p.frame.len(l.Floor.Height)}
}

// zoneBadges sets the marks of highlighted zones inside a corner, where they cover least.
func (p *painter) zoneBadges() {
	in := p.frame.inch / 2
	for _, z := range p.zonesHere() {
		area := p.areas[z.ID]
		if z.Highlight == "" || area.W == 0 {
			continue
		}
		var corners []scene.Rect
		for _, y := range []scene.Unit{area.Y + in, area.Y + area.H - in} {
			for _, x := range []scene.Unit{area.X + area.W - in, area.X + in} {
				corners = append(corners, grown(scene.Rect{X: x, Y: y}, in))
			}
		}
		best := slices.MinFunc(corners, func(a, b scene.Rect) int { return p.covered(a) - p.covered(b) })
		p.badge(art.Named(z.Highlight), middle(best))
		p.taken = append(p.taken, best)
	}
}

// zoneTitle sets a zone's title inside it, where it covers least.
func (p *painter) zoneTitle(z model.Zone) {
	area := p.areas[z.ID]
	if z.Title == "" || area.W == 0 || p.labelled(z.Title) {
		return
	}
	st, text := p.fittedWords(z.Title)
	p.titleIn(area, st, text)
}

// labelled reports whether a label of the author's says a title already.
func (p *painter) labelled(title string) bool {
	bare := func(s string) string { return strings.TrimPrefix(strings.ToLower(s), "the ") }
	if p.opt.Floor != "" && bare(title) == bare(floorName(p.m, p.opt.Floor)) {
		return true
	}
	return slices.ContainsFunc(p.b.Labels, func(l model.MapLabel) bool { return bare(l.Text) == bare(title) })
}

func (p *painter) levelTitle(l model.Level) {
	st, text := p.fittedWords(p.aboveWords(l))
	st.Colour = p.tones.Accent
	p.titleIn(p.levelArea(l), st, text)
}

// aboveWords say what lies above a part of the floor.
func (p *painter) aboveWords(l model.Level) string { return "above: " + floorName(p.m, l.ID) }

// titleIn sets words along the upper or lower edge of an area, or in its middle.
func (p *painter) titleIn(area scene.Rect, st layout.Style, text string) {
	w, h := p.set.Width(st, text)+st.Size/3, st.Size
	gap := p.frame.inch / 5
	x, left, right := area.X+area.W/2-w/2, area.X+gap, area.X+area.W-gap-w
	var spots []scene.Rect
	for _, y := range []scene.Unit{area.Y + gap, area.Y + area.H - gap - h, area.Y + area.H/2 - h/2, area.Y + area.H/3, area.Y + area.H*2/3} {
		for _, x := range []scene.Unit{left, x, right} {
			spots = append(spots, p.within(scene.Rect{X: x, Y: y, W: w, H: h}))
		}
	}
	plate := slices.MinFunc(spots, func(a, b scene.Rect) int { return p.covered(a) - p.covered(b) })
	p.plated(st, text, middle(plate))
	p.taken = append(p.taken, plate)
}

// within moves a plate onto the board.
func (p *painter) within(r scene.Rect) scene.Rect {
	a := p.area()
	r.X = max(a.X, min(r.X, a.X+a.W-r.W))
	r.Y = max(a.Y, min(r.Y, a.Y+a.H-r.H))
	return r
}
