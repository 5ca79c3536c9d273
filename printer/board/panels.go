package board

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// strokes collects what panels are made of, so that a board of a hundred panels is a handful of
// items.
type strokes struct {
	paper  scene.Path // clears the grid under openings and leaves
	solid  scene.Path // walls and jambs
	leaf   scene.Path // door leaves
	lintel scene.Path // across an arch
	thin   scene.Path // glass
	dashed scene.Path // things overhead
	faint  scene.Path // bracing of things overhead
}

func (s *strokes) items(t icons.Theme, w weights) []scene.Item {
	dash := []scene.Unit{w.thin * 4, w.thin * 3}
	return []scene.Item{
		scene.Fill{Path: s.paper, Colour: t.Paper},
		scene.Stroke{Path: s.faint, Colour: t.Rule, Width: w.thin * 6 / 10},
		scene.Stroke{Path: s.dashed, Colour: t.Soft, Width: w.thin, Dash: dash},
		scene.Stroke{Path: s.lintel, Colour: t.Soft, Width: w.thin, Dash: []scene.Unit{w.thin, w.thin * 2}},
		scene.Fill{Path: s.leaf, Colour: t.Rule},
		scene.Stroke{Path: s.leaf, Colour: t.Ink, Width: w.thin * 7 / 10},
		scene.Stroke{Path: s.thin, Colour: t.Ink, Width: w.thin},
		scene.Fill{Path: s.solid, Colour: t.Ink},
	}
}

// panels draws all panels, then the posts they stand between, then the locks.
func (p *painter) panels() {
	var s strokes
	var locks []scene.Point
	for _, panel := range p.b.Panels {
		kind := p.kindOf(panel)
		x := p.axisOf(panel)
		if !p.sketch {
			s.panel(x, kind, p.doorLook(panel), p.frame, p.w)
		}
		p.note(Feature{PanelFeature, kind.ID})
		if p.doorLook(panel).Barred() {
			locks = append(locks, doorCentre(x, kind, p.frame))
		}
		if kind.HasDoor() {
			p.note(Feature{StateFeature, string(panel.State)})
		}
		p.placePanel(panel, x)
		if panel.State != "" {
			p.placeDoor(panel, kind, x)
		}
	}
	if !p.sketch {
		p.add(s.items(p.tones, p.w)...)
		p.posts()
	}
	for _, at := range locks {
		p.lock(at)
	}
}

func (p *painter) posts() {
	var posts scene.Path
	for _, at := range p.b.Posts {
		posts.Append(scene.CirclePath(p.frame.at(at), p.w.post))
	}
	p.add(scene.Fill{Path: posts, Colour: p.tones.Ink})
	if len(p.b.Posts) > 0 {
		p.note(Feature{PostFeature, ""})
	}
}

// lock draws the mark of a locked door: a padlock on a disc.
func (p *painter) lock(at scene.Point) {
	r := p.lockRadius()
	p.small = append(p.small, icons.Around(at, 2*r))
	p.add(scene.Fill{Path: scene.CirclePath(at, r), Colour: p.tones.Paper})
	p.add(scene.Stroke{Path: scene.CirclePath(at, r), Colour: p.tones.Ink, Width: p.w.thin})
	symbol, _ := icons.Find("lock")
	p.stamp(symbol, icons.Around(at, r*13/10), 0, p.tones.Plain())
}

// lockRadius is how large the disc of a lock is.
func (p *painter) lockRadius() scene.Unit { return p.w.wall * 34 / 10 }

// placePanel remembers where a panel lies.
func (p *painter) placePanel(panel model.Panel, x axis) {
	r := grown(x.box(), p.w.post)
	p.source("panels."+panel.Name, r)
	if panel.ID != "" {
		p.places[panel.ID] = r
	}
}

// kindOf is a panel's kind. A kind that the rule set lacks is drawn as a plain wall.
func (p *painter) kindOf(panel model.Panel) model.PanelKind {
	for _, k := range p.r.Panels {
		if k.ID == panel.Kind {
			return k
		}
	}
	return model.PanelKind{ID: panel.Kind, Title: panel.Kind}
}

// axisOf runs from the end that a panel's openings are measured from.
func (p *painter) axisOf(panel model.Panel) axis {
	a, b, bend := p.frame.at(panel.From), p.frame.at(panel.To), panel.Bend
	if panel.Flipped {
		a, b, bend = b, a, model.OtherBend(bend)
	}
	if bend != "" {
		return newBow(a, b, bend)
	}
	return newAxis(a, b)
}
