package board

import (
	"strconv"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// highlights rings what the prose calls by a colour, and sets the number beside the ring by which the
// prose refers to it.
func (p *painter) highlights() {
	number := p.ringNumbers()
	for t := range p.here.Things(model.FurnitureSort, model.CrateSort) {
		p.ringPiece(*t.Footprint, t.ID, t.Highlight, number[t.ID])
	}
	for _, x := range p.b.Markers {
		p.ringPiece(p.markerFootprint(x), x.ID, x.Highlight, number[x.ID])
	}
	for _, s := range p.signs {
		p.ringPiece(model.Footprint{Centre: s.at, Width: s.base, Depth: s.base}, s.npc.ID, s.npc.Highlight, number[s.npc.ID])
	}
	for _, x := range p.b.Airlocks {
		p.ringRect(p.airlockDisc(x), 0, x.ID, x.Highlight, number[x.ID])
	}
	for _, x := range p.b.Entries {
		p.ringRect(p.entryPlace(x), 0, x.ID, x.Highlight, number[x.ID])
	}
	for _, x := range p.b.Hatches {
		p.ringRect(icons.Around(p.frame.at(x.At), p.frame.inch), 0, model.HatchLink(x.ID), x.Highlight, number[model.HatchLink(x.ID)])
	}
	for _, draw := range p.badges {
		draw()
	}
	p.badges = nil
	p.zoneBadges() // which have the most room to give way
}

// panelRings are the rings around panels. They lie under the pieces: a crate against a wall stands half inside the ring
// of its door, and its letters are not to be crossed out.
func (p *painter) panelRings() {
	number := p.ringNumbers()
	for _, panel := range p.b.Panels {
		if panel.Highlight != "" {
			p.ringPanel(panel, number[panel.ID])
			p.noteRing(panel.ID, panel.Highlight)
		}
	}
}

// ringPiece draws a ring around a piece, with the colour's mark and the number on a corner.
func (p *painter) ringPiece(fp model.Footprint, id, colour string, number int) {
	p.ringRect(p.frame.footprint(fp), fp.Turn, id, colour, number)
}

// ringRect draws such a ring around what lies in a rectangle that is turned by some degrees.
func (p *painter) ringRect(r scene.Rect, turn int, id, colour string, number int) {
	if colour == "" {
		return
	}
	p.noteRing(id, colour)
	pad := p.frame.inch * 22 / 100
	r = scene.Rect{X: r.X - pad, Y: r.Y - pad, W: r.W + 2*pad, H: r.H + 2*pad}
	p.rings[id] = r
	centre := scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
	ring := scene.RoundedPath(r, pad*2).Turned(centre, turn)
	off := p.frame.inch * 6 / 100 // clear of the piece, however small it is
	var corners []scene.Point
	for _, y := range []scene.Unit{r.Y - off, r.Y + r.H + off} {
		for _, x := range []scene.Unit{r.X + r.W + off, r.X - off} {
			corners = append(corners, turned(scene.Point{X: x, Y: y}, centre, turn))
		}
	}
	p.ringNumbered(ring, colour, number, corners)
}

// noteRing remembers what is ringed; what has no name is remembered by its colour.
func (p *painter) noteRing(id, colour string) {
	if id == "" {
		p.note(Feature{HighlightFeature, colour})
		return
	}
	p.note(Feature{RingedFeature, id})
}

// ringsMost is how many rings a key explains one by one, more than any board that people play on has: of more it
// explains the colours.
const ringsMost = 30

// summed is what stands for a feature in the key.
func (p *painter) summed(f Feature) Feature {
	if f.Kind == RingedFeature && len(p.ringed()) > ringsMost {
		return Feature{HighlightFeature, p.ringColour(f.ID)}
	}
	return f
}

// ringColour is the colour that a thing is ringed in.
func (p *painter) ringColour(id string) string {
	for _, h := range p.ringed() {
		if h.ID == id {
			return h.Colour
		}
	}
	return ""
}

func (p *painter) ringPanel(panel model.Panel, number int) {
	x := p.axisOf(panel)
	half, pad := p.frame.inch*42/100, p.w.post*2
	var corners []scene.Point
	for _, along := range []scene.Unit{85, 15, 50} {
		for _, side := range []scene.Unit{1, -1} {
			corners = append(corners, x.at(x.length*along/100, side*(half+p.frame.inch/10)))
		}
	}
	p.ringNumbered(x.strip(-pad, x.length+pad, -half, half), panel.Highlight, number, corners)
}

// ring is a ring without a number, as a key shows it.
func (p *painter) ring(path scene.Path, colour string, badge scene.Point) {
	p.ringNumbered(path, colour, 0, []scene.Point{badge})
}

// ringNumbered strokes the outline twice: a pale halo that parts it from the drawing, then the colour with
// its own dash; its mark and number sit on a badge at the corner where it covers least. Badges with numbers are
// drawn when all rings are, so that none lies under the ring of another thing.
func (p *painter) ringNumbered(path scene.Path, colour string, number int, corners []scene.Point) {
	p.outline(path, colour)
	plates := make([]scene.Rect, len(corners))
	for i, c := range corners {
		plates[i] = p.badgeAt(number, c)
	}
	if number == 0 || !p.opt.Labels {
		p.badge(icons.Named(colour), number, plates[0])
		return
	}
	p.badges = append(p.badges, func() { p.badge(icons.Named(colour), number, p.settled(plates)) })
}

func (p *painter) outline(path scene.Path, colour string) {
	if p.sketch {
		return
	}
	s := icons.Named(colour)
	width := max(scene.Unit(150), p.frame.inch*9/100)
	var dash []scene.Unit
	for _, d := range s.Dash {
		dash = append(dash, d*width/10)
	}
	p.add(scene.Stroke{Path: path, Colour: p.tones.Paper, Width: width * 2, Join: scene.RoundJoin})
	p.add(scene.Stroke{Path: path, Colour: s.Line, Width: width, Dash: dash, Join: scene.RoundJoin})
}

// badgeAt is the plate of a badge at a point: it has room for the mark and, behind it, for the number of
// what is ringed; 0 is none. It stays clear of the rim in the east and the north.
func (p *painter) badgeAt(number int, at scene.Point) scene.Rect {
	r := p.frame.inch * 36 / 100
	if number == 0 || !p.opt.Labels {
		return scene.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}
	}
	st := p.badgeStyle()
	r = max(r, st.Size*55/100)
	plate := scene.Rect{X: at.X - r, Y: at.Y - r, W: 2*r + p.set.Width(st, strconv.Itoa(number)) + st.Size/5, H: 2 * r}
	a := p.area()
	plate.X = min(plate.X, a.X+a.W+r-plate.W)
	plate.Y = max(plate.Y, a.Y-r)
	return plate
}

func (p *painter) badgeStyle() layout.Style {
	return layout.Style{Face: layout.BodyBold, Size: max(smallest, p.frame.inch*61/100), Colour: p.tones.Ink}
}

// badge draws a colour's mark and a number on a plate.
func (p *painter) badge(s icons.Swatch, number int, plate scene.Rect) {
	if !p.sketch {
		p.drawBadge(s, number, plate)
	}
	if p.opt.Labels {
		p.take("the badge "+strconv.Itoa(number), plate)
	}
}

func (p *painter) drawBadge(s icons.Swatch, number int, plate scene.Rect) {
	r := plate.H / 2
	c := scene.Point{X: plate.X + r, Y: plate.Y + r}
	round := scene.CirclePath(c, r)
	if plate.W > 2*r {
		round = scene.RoundedPath(plate, r)
	}
	p.add(scene.Fill{Path: round, Colour: p.tones.Paper})
	p.add(scene.Stroke{Path: round, Colour: s.Line, Width: max(120, p.frame.inch*5/100)})
	symbol, _ := icons.Find(s.Mark)
	p.stamp(symbol, icons.Around(c, r*12/10), 0, s.Ink())
	if plate.W > 2*r {
		st := p.badgeStyle()
		p.add(p.set.Line(st, strconv.Itoa(number)).At(plate.X+2*r-st.Size/12, c.Y+p.set.Metrics(st).CapHeight/2)...)
	}
}

func turned(q, centre scene.Point, degrees int) scene.Point {
	var p scene.Path
	p.Move(q.X, q.Y)
	return p.Turned(centre, degrees).Points[0]
}
