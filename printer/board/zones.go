package board

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
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
		if z.Level == "" {
			p.source("zones."+z.ID, area)
		}
		if z.Highlight != "" && p.opt.Highlights {
			p.outline(path, z.Highlight) // its mark follows with those of pieces
			p.noteRing(z.ID, z.Highlight)
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

// zoneShape is the outline of a zone and the rectangle around it, of several rooms around the first.
func (p *painter) zoneShape(z model.Zone) (scene.Path, scene.Rect) {
	inset := p.frame.len(zoneInset)
	if z.From != nil && z.To != nil {
		a, b := p.frame.at(*z.From), p.frame.at(*z.To)
		r := grown(scene.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}, -inset)
		return scene.RectPath(r), r
	}
	rooms := z.Within()
	if len(rooms) == 0 {
		return scene.Path{}, scene.Rect{}
	}
	path, _ := roomOf(p.b, rooms...).outline(p.frame, inset)
	_, first := roomOf(p.b, rooms[0]).outline(p.frame, inset)
	return path, first
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

// zoneBadges sets the marks of highlighted zones inside a corner, where they cover least; away from the corners
// where pieces stand in all of them.
func (p *painter) zoneBadges() {
	in, number := p.frame.inch/2, p.ringNumbers()
	for _, z := range p.zonesHere() {
		area := p.areas[z.ID]
		if z.Highlight == "" || area.W == 0 {
			continue
		}
		best := p.leastHiding(p.badgeSpots(grown(area, -in), number[z.ID], 2))
		if p.hidden(best) >= onPiece {
			best = p.settled(p.badgeSpots(grown(area, -in), number[z.ID], badgeSpots))
		}
		p.badge(icons.Named(z.Highlight), number[z.ID], best)
	}
}

// badgeSpots is how many places a badge may stand at, across and down a zone.
const badgeSpots = 9

// badgeSpots are plates for a badge spread over an area, so many across and down, those in the north-east first.
func (p *painter) badgeSpots(area scene.Rect, number int, across scene.Unit) []scene.Rect {
	var out []scene.Rect
	for y := range across {
		for x := range across {
			out = append(out, p.badgeAt(number, scene.Point{
				X: area.X + area.W - max(0, area.W)*x/(across-1), Y: area.Y + max(0, area.H)*y/(across-1),
			}))
		}
	}
	return out
}

// zoneTitle sets a zone's title inside it, where it covers least.
func (p *painter) zoneTitle(z model.Zone) {
	area := p.areas[z.ID]
	if z.Title == "" || area.W == 0 || p.labelled(z.Title) {
		return
	}
	st, text := p.fittedWords(z.Title)
	p.titled(st, text, func(text string) []scene.Rect { return p.titleSpots(area, st, text) })
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
	area := grown(p.levelArea(l), -p.frame.len(zoneInset))
	p.titled(st, text, func(text string) []scene.Rect { return p.alongEdges(area, st, text) })
}

// aboveWords say what lies above a part of the floor.
func (p *painter) aboveWords(l model.Level) string { return "above: " + floorName(p.m, l.ID) }

// titled sets words at one of the spots that they may take. Very long ones that would hide a piece wherever they
// stand are cut until they do not.
func (p *painter) titled(st layout.Style, text string, spots func(string) []scene.Rect) {
	plate := p.settled(spots(text))
	full, room := text, p.set.Width(st, text)
	for n := scene.Unit(2); n <= 8 && room > p.nameRoom() && p.hidden(plate) >= onPiece; n++ {
		less := p.set.Shorten(st, full, room/n)
		if spot := p.settled(spots(less)); p.hidden(spot) < p.hidden(plate) {
			text, plate = less, spot
		}
	}
	p.plated(st, text, middle(plate))
	p.take(quoted(full), plate)
}

// titleSpots are where in an area words may stand: along its upper or lower edge, or in its middle.
func (p *painter) titleSpots(area scene.Rect, st layout.Style, text string) []scene.Rect {
	h, gap := st.Size, p.frame.inch/5
	rows := []scene.Unit{area.Y + gap, area.Y + area.H - gap - h, area.Y + area.H/2 - h/2, area.Y + area.H/3, area.Y + area.H*2/3}
	return p.spread(area, st, text, 3, rows...)
}

// alongEdges are where words may stand on the upper and the lower edge of an area.
func (p *painter) alongEdges(area scene.Rect, st layout.Style, text string) []scene.Rect {
	return p.spread(area, st, text, badgeSpots, area.Y-st.Size/2, area.Y+area.H-st.Size/2)
}

// spread are plates for words in rows of an area, so many in each, from the west.
func (p *painter) spread(area scene.Rect, st layout.Style, text string, across scene.Unit, rows ...scene.Unit) []scene.Rect {
	w, gap := p.set.Width(st, text)+st.Size/3, p.frame.inch/5
	var out []scene.Rect
	for _, y := range rows {
		for i := range across {
			x := area.X + gap + (area.W-2*gap-w)*i/(across-1)
			out = append(out, p.within(scene.Rect{X: x, Y: y, W: w, H: st.Size}))
		}
	}
	return out
}

// within moves a plate onto the board.
func (p *painter) within(r scene.Rect) scene.Rect {
	a := p.area()
	r.X = max(a.X, min(r.X, a.X+a.W-r.W))
	r.Y = max(a.Y, min(r.Y, a.Y+a.H-r.H))
	return r
}
