package paper

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The line to measure: long enough to show a half percent, short enough for every sheet held upright.
const (
	gaugeMM    = 150
	gaugeLeast = 140 // first measured length in the table
	gaugeMost  = 160
)

// inside is where a first sheet's own content goes.
func (s sheets) inside() scene.Rect {
	g := s.grid
	edge := g.margin + frame
	return scene.Rect{X: edge, Y: edge + header, W: g.paper.W - 2*edge, H: g.paper.H - 2*edge - header - footer}
}

// calibration is the sheet that turns a measured length into the scale to set. It is upright even
// where the tiles are not: a sheet on its side has no room for a line down as long as the line across.
func (s sheets) calibration() *scene.Page {
	s.grid.paper = s.grid.paper.Desk().upright()
	p := s.blank("Scale", "Check the scale first", 0)
	area := s.inside()
	y := s.say(p, area, []string{
		"1. Print only this sheet, with the printer’s scale at 100 % (“actual size”, not “fit to page”).",
		fmt.Sprintf("2. Measure both long lines below. Each should be %d mm from end to end.", gaugeMM),
		"3. If they are not, find your measure in the table and set the printer to the scale beside it. Print this sheet again to be sure.",
		"4. If the two lines differ, go by the one that runs across, and expect seams to drift by the difference.",
	})
	y += 10 * mm
	s.gauge(p, area.X, y)
	s.uprightGauge(p, area.X, y+8*mm)
	s.table(p, scene.Rect{X: area.X + 30*mm, Y: y + 14*mm, W: area.W - 30*mm, H: area.Y + area.H - y})
	return p
}

// say sets lines of advice and gives the y below them.
func (s sheets) say(p *scene.Page, area scene.Rect, advice []string) scene.Unit {
	st := s.style(layout.Body, 4200, ink)
	var blocks []layout.Block
	for _, a := range advice {
		b := s.fonts.Paragraph([]layout.Span{{Style: st, Text: a}}, 5400, area.W)
		b.Gap = 1500
		blocks = append(blocks, b)
	}
	return layout.Draw(p, area.X, area.Y, blocks)
}

// gauge is the line across. Its end strokes stand with their middles exactly at the ends.
func (s sheets) gauge(p *scene.Page, x, y scene.Unit) {
	const w = gaugeMM * mm
	var line scene.Path
	line.Move(x, y).Line(x+w, y).Move(x, y-3*mm).Line(x, y+3*mm).Move(x+w, y-3*mm).Line(x+w, y+3*mm)
	p.Add(scene.Stroke{Path: line, Colour: ink, Width: hair * 2})
	p.Add(s.fonts.Line(s.style(layout.BodyBold, 3600, ink), gaugeName()).Centre(x+w/2, y-1500)...)
}

func gaugeName() string { return fmt.Sprintf("%d mm = %.2f in", gaugeMM, gaugeMM/25.4) }

func (s sheets) uprightGauge(p *scene.Page, x, y scene.Unit) {
	const h = gaugeMM * mm
	x += 6 * mm
	var line scene.Path
	line.Move(x, y).Line(x, y+h).Move(x-3*mm, y).Line(x+3*mm, y).Move(x-3*mm, y+h).Line(x+3*mm, y+h)
	p.Add(scene.Stroke{Path: line, Colour: ink, Width: hair * 2})
	p.Add(s.fonts.Line(s.style(layout.BodyBold, 3600, ink), gaugeName()).TurnedCentre(x+4200, y+h/2, 270)...)
}

// table lists measures and scales in as many columns as fit.
func (s sheets) table(p *scene.Page, area scene.Rect) {
	const perColumn, rowH, wide = 11, 9400, 66 * mm
	columns := scene.Unit((gaugeMost-gaugeLeast)/perColumn + 1)
	apart := min(76*mm, (area.W-wide)/max(1, columns-1))
	head := s.style(layout.BodyBold, 4200, ink)
	body := s.style(layout.Body, 4800, ink)
	for i := 0; i <= gaugeMost-gaugeLeast; i++ {
		x := area.X + scene.Unit(i/perColumn)*apart
		y := area.Y + scene.Unit(i%perColumn+1)*rowH
		if i%perColumn == 0 {
			p.Add(s.fonts.Line(head, "you measure").Right(x+40*mm, y-rowH)...)
			p.Add(s.fonts.Line(head, "set scale to").Right(x+wide, y-rowH)...)
			s.rule(p, x, y-rowH+3000, wide)
		}
		length := gaugeLeast + i
		st := body
		if length == gaugeMM {
			st = s.style(layout.BodyBold, 4800, ink)
		}
		p.Add(s.fonts.Line(st, fmt.Sprintf("%d mm / %.2f in", length, float64(length)/25.4)).Right(x+40*mm, y)...)
		p.Add(s.fonts.Line(st, fmt.Sprintf("%.1f %%", gaugeMM*100/float64(length))).Right(x+wide, y)...)
		s.rule(p, x, y+3000, wide)
	}
}

func (s sheets) rule(p *scene.Page, x, y, w scene.Unit) {
	var line scene.Path
	line.Move(x, y).Line(x+w, y)
	p.Add(scene.Stroke{Path: line, Colour: faint.Alpha(120), Width: 150})
}

// assembly is the plan of how the tiles go together, drawn over a small picture of the whole.
func (s sheets) assembly() *scene.Page {
	s.grid.paper = s.grid.paper.Desk()
	p := s.blank("Plan", "How the tiles go together", 0)
	g, area := s.grid, s.inside()
	y := s.say(p, area, s.advice())
	y += 6 * mm
	room := scene.Rect{X: area.X, Y: y, W: area.W, H: area.Y + area.H - y}
	r := ratio{room.W, g.big.W}
	if g.big.H*room.W > room.H*g.big.W {
		r = ratio{room.H, g.big.H}
	}
	w, h := r.of(g.big.W), r.of(g.big.H)
	at := scene.Point{X: room.X + (room.W-w)/2, Y: room.Y}
	clip := scene.RectPath(scene.Rect{W: w, H: h})
	veil := scene.Fill{Path: clip, Colour: scene.RGB(0xffffff).Alpha(110)}
	items := append(scaled(s.items, r), veil)
	p.Add(scene.Group{Shift: at, Clip: &clip, Items: append(items, s.seams(r)...)})
	p.Add(scene.Stroke{Path: clip.Shifted(at.X, at.Y), Colour: ink, Width: 350})
	return p
}

func (s sheets) advice() []string {
	g := s.grid
	sheets := fmt.Sprintf("%d sheets make a page of %s.", g.rows*g.cols, size(g.big))
	again := "To print one sheet again, ask for it by its label."
	switch {
	case g.rows*g.cols == 1:
		return []string{"One sheet holds the whole page of " + size(g.big) + ".", "1. Cut it out from corner mark to corner mark."}
	case g.flap > 0:
		return []string{
			sheets + fmt.Sprintf(" Each has flaps of %s mm on its right and below for its neighbours.", millimetres(g.flap)),
			"1. Cut each sheet along its left and its upper edge, from corner mark to corner mark, and around the hatched flaps.",
			"2. Begin at A1. Put glue on a flap and lay the sheet that it names over it, so that its cut edge meets the edge of the picture. Finish a row, then glue the rows together.",
			"3. " + again,
		}
	case g.overlap == 0:
		return []string{
			sheets + " Neighbours meet edge to edge.",
			"1. Cut each sheet along all four edges, from corner mark to corner mark.",
			"2. Lay them face down, edge against edge, and tape the back: in a mirror, so begin with A1 at the top right.",
			"3. " + again,
		}
	}
	return []string{
		sheets + fmt.Sprintf(" Neighbours overlap by %s mm.", millimetres(g.overlap)),
		"1. Cut each sheet along its right and its lower edge, from corner mark to corner mark; leave the other two edges as they are.",
		"2. Begin at A1. Lay each sheet over the one to its right, then each row over the row below it, so that the cut edge meets the red dashed marks.",
		"3. Tape the back. " + again,
	}
}

// size is a big page's measures for a reader.
func size(r scene.Rect) string {
	return fmt.Sprintf("%.1f × %.1f in (%d × %d mm)", float64(r.W)/float64(scene.Inch), float64(r.H)/float64(scene.Inch), r.W/mm, r.H/mm)
}

// visible is what stays uncovered of a tile once its neighbours lie on it: sheets further left and
// further up lie on top.
func (s sheets) visible(t tile, r ratio) scene.Rect {
	a, o := t.area, s.grid.overlap
	if t.col > 0 {
		a.X, a.W = a.X+o, a.W-o
	}
	if t.row > 0 {
		a.Y, a.H = a.Y+o, a.H-o
	}
	return scene.Rect{X: r.of(a.X), Y: r.of(a.Y), W: r.of(a.W), H: r.of(a.H)}
}
