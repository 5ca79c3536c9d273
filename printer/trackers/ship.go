package trackers

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// shipBoard is the board of a crew's ship: its systems, upgrades, hold, and what the crew has in hand. Without
// a crew everything is blank.
func shipBoard(j *product.Job, c *model.Crew) *scene.Document {
	w := newWriter(j, "Ship board")
	if len(w.r.Ship.Systems) == 0 && len(w.r.Upgrades) == 0 {
		return nil
	}
	w.ship(c)
	return w.Finish()
}

// ship lays out the board of a ship; without a crew a blank one.
func (w *writer) ship(c *model.Crew) {
	if c == nil {
		c = &model.Crew{}
	}
	s := ship{writer: w, crew: c}
	w.Fresh("Ship board")
	w.mark("ship-board", "Ship board")
	s.name()
	s.systems()
	s.upgrades()
	s.roster()
	s.hold()
	s.rules()
}

// mostSystem is how many holes a system has at most: three lines of them.
const mostSystem = 15

// ship is the board of one ship.
type ship struct {
	*writer
	crew *model.Crew
}

// block places a part, on a further page if this one is full.
func (s *ship) block(p page.Part) {
	if p.H > s.Left() && s.Y > s.Top {
		s.Fresh("Ship board")
	}
	s.Place(p, page.MarginX, s.Y)
	s.Y += p.H
}

// name is the ship's name, a place for the UA in hand, and who flies it.
func (s *ship) name() {
	p := page.Part{H: 13 * mm}
	title := or(s.crew.Ship.Title, s.shipTitle(s.crew.Ship.Ship))
	const cashWidth = 52 * mm
	wide := s.Width() - cashWidth - 6*mm
	if title == "" {
		p.Add(scene.Stroke{Path: page.Line(0, 9*mm, wide, 9*mm), Colour: s.Tones.Soft, Width: page.Hair})
		p.Add(s.line(s.Styles.Label, "name of the ship", 0, 11*mm, wide)...)
	} else {
		s.about("ship.title")
		p.Add(s.line(s.Styles.Title, layout.Capitals(title), 0, 5*mm, wide)...)
		s.about("")
		p.Add(s.shows(pathIf(s.crew.Ship.Title != "", "ship.title"), scene.Rect{W: wide, H: 10 * mm})...)
	}
	x := s.Width() - cashWidth
	for i, label := range []string{"UA in hand", "crew points"} {
		r := scene.Rect{X: x + scene.Unit(i)*27*mm, W: 25 * mm, H: 9 * mm}
		p.Add(scene.Stroke{Path: scene.RoundedPath(r, 1200), Colour: s.Tones.Ink, Width: 250})
		if n := []int{s.crew.UA, s.crew.Points}[i]; n > 0 {
			p.Add(s.centred(s.Styles.Figure, fmt.Sprint(n), r.X, r.H/2, r.W)...)
			p.Add(s.shows([]string{"ua", "points"}[i], r)...)
		}
		p.Add(s.line(s.Styles.Label, label, r.X, 11*mm, r.W)...)
	}
	s.block(p)
	if t := s.shipText(); len(t.Blocks) > 0 {
		own := pathIf(s.crew.Ship.Text.Source != "", "ship.text")
		s.Columns(page.FromSource(s.source(own), s.Width(), s.Set.Text(t, s.Styles.List, s.Width())), 1, "Ship board")
	}
	s.Y += 3 * mm
}

// pathIf is a path where the crew says that itself, and its rule set does not.
func pathIf(own bool, path string) string {
	if !own {
		return ""
	}
	return path
}

func (s *ship) shipTitle(id string) string {
	if i := s.shipAt(id); i >= 0 {
		return s.r.Ships[i].Title
	}
	return ""
}

func (s *ship) shipAt(id string) int {
	return slices.IndexFunc(s.r.Ships, func(k model.ShipKind) bool { return k.ID == id && id != "" })
}

// shipText is what is told of the ship.
func (s *ship) shipText() model.Text {
	if s.crew.Ship.Text.Source != "" {
		return s.crew.Ship.Text
	}
	if i := s.shipAt(s.crew.Ship.Ship); i >= 0 {
		return s.r.Ships[i].Text
	}
	return model.Text{}
}

// systems are the parts that wear out, a row of holes for each.
func (s *ship) systems() {
	if len(s.r.Ship.Systems) == 0 {
		return
	}
	head := s.Heading("Systems", s.Width())
	s.block(head)
	const label = 38 * mm
	wide := s.Column(2)
	list := s.r.Ship.Systems
	for i := 0; i < len(list); i += 2 {
		var row page.Part
		for n, sys := range list[i:min(i+2, len(list))] {
			p := s.system(sys, label, wide)
			row.Add(scene.Group{Shift: scene.Point{X: scene.Unit(n) * (wide + page.Gutter)}, Items: p.Items})
			row.H = max(row.H, p.H)
		}
		s.block(row)
	}
	s.Y += page.Space
}

func (s *ship) system(sys model.ShipSystem, label, width scene.Unit) page.Part {
	state, from := sys.Start, ""
	for _, a := range s.crew.Ship.Systems {
		if a.ID == sys.ID {
			state, from = a.Count, "ship.systems."+a.ID
		}
	}
	row := s.holes(holes{first: 1, count: min(max(sys.Most, sys.Start, state), mostSystem), filled: state}, width-label)
	p := page.Part{H: max(row.H, 9*mm) + 2500}
	p.Add(s.Icon(sys.ID, scene.Point{X: 4200, Y: hole / 2}, 7500)...)
	p.Add(s.line(s.Styles.Strong, sys.Title, 9500, hole/2, label-11*mm)...)
	p.Add(scene.Group{Shift: scene.Point{X: label}, Items: row.Items})
	p.Add(s.shows(from, scene.Rect{W: width, H: p.H})...)
	return p
}
