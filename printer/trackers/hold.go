package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// hold is a field of inches for tokens, and what lies in it at first.
func (s *ship) hold() {
	head := s.Heading("Hold", s.Width())
	cols := s.Width() / scene.Inch
	p := page.Part{H: head.H}
	p.Add(head.Items...)
	if text := s.amounts(s.crew.Ship.Hold, s.tokenTitle); text != "" {
		s.Aside(&p, "at first: "+s.Set.Shorten(s.Styles.Label, text, s.Width()/2), s.Width())
		p.Add(s.shows("ship.hold", scene.Rect{W: s.Width(), H: head.H})...)
		p.H = head.H
	}
	// As many rows as the page has room for, with the rules below.
	rows := min(max((s.Left()-head.H-25*mm)/scene.Inch, 2), 4)
	if s.Left() < head.H+2*scene.Inch {
		rows = 2
	}
	x := (s.Width() - cols*scene.Inch) / 2
	var grid scene.Path
	for i := scene.Unit(1); i < cols; i++ {
		grid.Append(page.Line(x+i*scene.Inch, p.H, x+i*scene.Inch, p.H+rows*scene.Inch))
	}
	for i := scene.Unit(1); i < rows; i++ {
		grid.Append(page.Line(x, p.H+i*scene.Inch, x+cols*scene.Inch, p.H+i*scene.Inch))
	}
	area := scene.Rect{X: x, Y: p.H, W: cols * scene.Inch, H: rows * scene.Inch}
	p.Add(scene.Fill{Path: scene.RectPath(area), Colour: s.Tones.Wash},
		scene.Stroke{Path: grid, Colour: s.Tones.Rule, Width: page.Hair, Dash: []scene.Unit{1000, 1000}},
		scene.Stroke{Path: scene.RectPath(area), Colour: s.Tones.Ink, Width: 250})
	p.H += rows*scene.Inch + 2*mm
	s.block(p)
	s.Y += 2 * mm
}

// roster is who flies the ship: name, class, what they are worth; lines to write on for a crew that is not
// there yet.
func (s *ship) roster() {
	list := crewTraders(s.crew, s.r)
	for len(s.crew.Traders) == 0 && len(list) < max(min(s.r.Crews.Most, 12), 4) {
		list = append(list, dash{blank: true})
	}
	s.block(s.Heading("Crew", s.Width()))
	wide := s.Column(2)
	for i := 0; i < len(list); i += 2 {
		row := page.Part{H: 6500}
		for n, d := range list[i:min(i+2, len(list))] {
			row.Add(scene.Group{Shift: scene.Point{X: scene.Unit(n) * (wide + page.Gutter)}, Items: s.member(d, wide)})
		}
		s.block(row)
	}
	s.Y += page.Space
}

// member is one line of the roster.
func (s *ship) member(d dash, width scene.Unit) []scene.Item {
	const mid, points = 3000, 16 * mm
	items := []scene.Item{scene.Stroke{Path: page.Line(0, 5800, width, 5800), Colour: s.Tones.Rule, Width: page.Hair}}
	if d.blank {
		return items
	}
	role := s.classTitle(d)
	if d.captain {
		role = strings.TrimPrefix(role+", captain", ", ")
	}
	half := (width - points) / 2
	s.about(d.path)
	items = append(items, s.line(s.Styles.Strong, d.title, 0, mid, half)...)
	s.about("")
	items = append(items, s.line(s.Styles.Small, role, half+2*mm, mid, half-2*mm)...)
	if d.points > 0 {
		label := s.Set.Line(s.Styles.Small, fmt.Sprintf("%d points", d.points))
		items = append(items, label.Right(width, s.Middle(s.Styles.Small, mid))...)
	}
	return append(items, s.shows(d.path, scene.Rect{W: width, H: 5800})...)
}

// rules are what the rule set says about ships.
func (s *ship) rules() {
	var blocks []layout.Block
	p := s.prose(76, s.Column(2))
	if s.r.Ship.Hold.Source != "" {
		p.text("Hold", s.r.Ship.Hold)
	}
	for _, r := range s.r.Ship.Rules {
		p.text(r.Title, r.Text)
	}
	if blocks = p.out; len(blocks) > 0 {
		if s.Left() < 20*mm {
			s.Fresh("Ship board")
		}
		s.Columns(blocks, 2, "Ship board")
	}
}
