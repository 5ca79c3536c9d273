package trackers

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of the track as one strip.
const (
	stripPad   = 2 * mm
	stripLeast = 30 * mm // of a level with few holes
	stripTab   = 15 * mm
)

// stripWidths are the widths of the levels in one strip.
func stripWidths(h model.Hostility) (widths []scene.Unit, sum scene.Unit) {
	for _, l := range h.Levels {
		n := max(stripLeast, pitch*scene.Unit(min(max(l.Holes, 0), maxHoles))+2*stripPad)
		widths = append(widths, n)
		sum += n
	}
	return widths, sum
}

// trackPaper is the paper lying on its side if the whole track fits on it as one strip, as it does on A3 and on
// Tabloid; else the paper as it is.
func trackPaper(p paper.Paper, h model.Hostility) (paper.Paper, bool) {
	if p.W == 0 {
		p = paper.A4
	}
	if p.W < p.H {
		p = p.Landscape()
	}
	_, need := stripWidths(h)
	if need == 0 || need > p.W-2*page.MarginX {
		return p.Landscape(), false // upright again
	}
	return p, true
}

// stripWidths are those of the levels beside each other, all of the paper's width shared out.
func (t *track) stripWidths() []scene.Unit {
	widths, sum := stripWidths(t.r.Hostility)
	for i := range widths {
		widths[i] += (t.Width() - sum) / scene.Unit(len(widths))
	}
	return widths
}

// strip sets the levels beside each other: the name over the holes over what comes.
func (t *track) strip() {
	head := t.levelsHead()
	t.Place(head, page.MarginX, t.Y)
	t.Y += head.H
	widths := t.stripWidths()
	x, low, before := scene.Unit(0), scene.Unit(0), 0
	for i, l := range t.r.Hostility.Levels {
		p := t.stripLevel(l, i, before, widths[i])
		t.Place(p, page.MarginX+x, t.Y)
		low, before = max(low, p.H), before+l.Holes
		x += widths[i]
	}
	low += stripPad
	frame := scene.RectPath(scene.Rect{X: page.MarginX, Y: t.Y, W: t.Width(), H: low})
	for at, i := scene.Unit(page.MarginX), 0; i+1 < len(widths); i++ {
		at += widths[i]
		frame.Append(page.Line(at, t.Y, at, t.Y+low))
	}
	t.Page.Add(scene.Stroke{Path: frame, Colour: t.Tones.Soft, Width: page.Hair})
	t.Y += low + 4*mm
}

// stripLevel is one level of the strip.
func (t *track) stripLevel(l model.HostilityLevel, i, before int, wide scene.Unit) page.Part {
	p := page.Part{H: stripTab + stripPad}
	p.Add(t.stripTab(l, i, before, wide)...)
	inner := wide - 2*stripPad
	row := t.holes(holes{first: before + 1, count: l.Holes, filled: t.filled(l, before), accent: t.accents(l, before)}, inner)
	p.Add(scene.Group{Shift: scene.Point{X: stripPad, Y: p.H}, Items: row.Items})
	p.H += row.H + 2*mm
	var brings page.Part
	brings.Below(t.brings(l, before, inner))
	t.levelText(&brings, l, inner)
	p.Add(scene.Group{Shift: scene.Point{X: stripPad, Y: p.H}, Items: brings.Items})
	p.H += brings.H
	p.Add(page.At(scene.Ruled("hostility.levels."+l.ID), scene.Rect{W: wide, H: p.H}))
	return p
}

// stripTab is the name of a level at the head of its column.
func (t *track) stripTab(l model.HostilityLevel, i, before int, wide scene.Unit) []scene.Item {
	fill, ink := t.tabColours(i)
	out := []scene.Item{scene.Fill{Path: scene.RectPath(scene.Rect{W: wide, H: stripTab}), Colour: fill}}
	if l.Charged {
		out = append(out, scene.Fill{Path: scene.RectPath(scene.Rect{W: wide, H: 1400}), Colour: t.Tones.Accent})
	}
	out = append(out, t.line(t.letters(layout.Title, 118, ink), t.levelTitle(l), stripPad, 5500, wide-2*stripPad)...)
	small := t.letters(layout.Body, 72, ink)
	for n, text := range t.tabNotes(l, before) {
		out = append(out, t.line(small, text, stripPad, 9600+3000*scene.Unit(n), wide-2*stripPad)...)
	}
	return out
}
