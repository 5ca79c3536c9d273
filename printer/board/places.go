package board

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// hatchSymbol is the drawing of a hatch.
const hatchSymbol = "hatch"

// linkSymbol is the drawing of a sort of link.
func linkSymbol(kind string) string { return "link-" + kind }

// markers draws the counters and small pieces that rules refer to, each with its number.
func (p *painter) markers() {
	for _, m := range p.b.Markers {
		kind := p.markerKind(m.Kind)
		fp := p.markerFootprint(m)
		r := p.frame.footprint(fp)
		symbol, _ := icons.Find(kind.Symbol)
		p.stamp(symbol, r, m.Turn, p.pieceInk(p.tones.Plain()))
		p.note(Feature{MarkerFeature, kind.ID})
		p.places[m.ID] = r
		p.source("markers."+m.ID, r)
		p.small = append(p.small, r)
		if p.opt.Labels && m.Number > 0 {
			p.plated(layout.Style{Face: layout.Title, Size: p.w.label, Colour: p.tones.Ink}, strconv.Itoa(m.Number), middle(r))
		}
	}
}

// plated sets a word on a plate of its own, so that it can be read on any drawing.
func (p *painter) plated(st layout.Style, text string, c scene.Point) {
	p.add(scene.Fill{Path: scene.RoundedPath(p.plate(st, text, c), st.Size/5), Colour: p.tones.Paper})
	p.centred(st, text, c)
}

// plate is the room of words with their middle at a point.
func (p *painter) plate(st layout.Style, text string, c scene.Point) scene.Rect {
	w := p.set.Width(st, text) + st.Size/3
	return scene.Rect{X: c.X - w/2, Y: c.Y - st.Size/2, W: w, H: st.Size}
}

func middle(r scene.Rect) scene.Point { return scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2} }

// markerFootprint is the floor that a marker covers; one of no given size takes an inch.
func (p *painter) markerFootprint(m model.Marker) model.Footprint {
	kind := p.markerKind(m.Kind)
	return model.Footprint{Centre: m.At, Width: cmp.Or(kind.Width, model.Inch), Depth: cmp.Or(kind.Depth, model.Inch), Turn: m.Turn}
}

func (p *painter) markerKind(id string) model.MarkerKind {
	for _, k := range p.r.Markers {
		if k.ID == id {
			return k
		}
	}
	return model.MarkerKind{ID: id, Title: english.Capital(english.Spelled(id))}
}

// ways draws the hatches and the ends of links.
func (p *painter) ways() {
	st := layout.Style{Face: layout.Title, Size: p.w.label, Colour: p.tones.Ink}
	for _, h := range p.b.Hatches {
		r := icons.Around(p.frame.at(h.At), p.frame.inch)
		symbol, _ := icons.Find(hatchSymbol)
		p.stamp(symbol, r, 0, p.tones.Plain())
		p.plated(st, h.ID, middle(r))
		p.note(Feature{HatchFeature, ""})
		p.places[model.HatchLink(h.ID)] = r
		p.source("hatches."+h.ID, r)
		p.small = append(p.small, r)
	}
	for _, e := range p.linkEnds() {
		r := icons.Around(p.frame.at(e.at), p.frame.inch)
		symbol, _ := icons.Find(linkSymbol(e.kind))
		p.stamp(symbol, r, 0, p.tones.Plain())
		p.note(Feature{LinkFeature, e.kind})
		p.places[e.id] = r
		if !e.arrival {
			p.source("links."+e.id, r)
		}
		p.small = append(p.small, r)
	}
}

// words sets what the author wrote to be read on the map: labels, titles of zones and markers, where
// links lead and what lies above.
func (p *painter) words() {
	p.ownLabels(p.plated)
	for _, z := range p.zonesHere() {
		p.zoneTitle(z)
	}
	for _, m := range p.b.Markers {
		if m.Title != "" {
			p.name(m.Title, p.outer(m.ID, m.Highlight))
		}
	}
	for _, e := range p.linkEnds() {
		if text := p.linkWords(e); text != "" {
			p.nameWithin(text, p.outer(e.id, ""), p.wordsRoom())
		}
	}
	for _, l := range p.b.Levels {
		p.levelTitle(l)
	}
	for _, c := range p.b.Crates {
		if p.beside(c) {
			p.name(strings.ToUpper(c.ID), p.outer(c.ID, c.Highlight))
		}
	}
}

// ownLabels are those that the author put somewhere. Others give way to them, so their room is kept first.
func (p *painter) ownLabels(do func(st layout.Style, text string, c scene.Point)) {
	for _, l := range p.b.Labels {
		st, text := p.fittedWords(l.Text)
		do(st, text, p.inside(p.frame.at(l.At), st, text))
	}
}

// keep keeps the room of words that will stand on a plate.
func (p *painter) keep(st layout.Style, text string, c scene.Point) {
	p.take(quoted(text), p.plate(st, text, c))
}

// linkWords say where a link leads, which needs no words if there is but one other floor.
func (p *painter) linkWords(e linkEnd) string {
	few := len(p.m.Floors()) == 2
	switch {
	case e.oneWay && e.arrival:
		return "from " + floorName(p.m, e.to)
	case e.oneWay && few:
		return "one way"
	case e.oneWay:
		return "to " + floorName(p.m, e.to) + ", one way"
	case few:
		return ""
	}
	return "to " + floorName(p.m, e.to)
}

// fittedWords are an author's words made to fit across the board.
func (p *painter) fittedWords(text string) (layout.Style, string) {
	st := layout.Style{Face: layout.BodyItalic, Size: p.w.label, Colour: p.tones.Ink}
	return p.fitted(st, text, p.wordsRoom())
}

// wordsRoom is how wide words on the map may be.
func (p *painter) wordsRoom() scene.Unit { return p.area().W * 9 / 10 }

// inside moves the middle of words so that they stay on the board.
func (p *painter) inside(c scene.Point, st layout.Style, text string) scene.Point {
	a, half := p.area(), p.set.Width(st, text)/2+st.Size/3
	c.X = max(a.X+half, min(c.X, a.X+a.W-half))
	return c
}
