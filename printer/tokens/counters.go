package tokens

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// What no document says about counters: how large they are, and how many there are of those that the rule set
// counts by nothing: one for each crew and two to spare.
const (
	counterSide  = 20 * mm
	spare        = 2
	mostAirlocks = 6 // airlocks lettered for a rule set by itself: as many as any crew number we know
	maxPlaced    = 500
)

// counters are all pieces that are no equipment.
func (p *painter) counters(j *product.Job) []impose.Piece {
	m, _ := j.Unit.(*model.Mission)
	if m == nil {
		return append(p.kinds(p.rules.Boxes, usualTable()), p.editionPieces(p.rules.Boxes)...)
	}
	out := p.kinds(boxes(m, p.rules), p.tableOf(m))
	for _, f := range m.Floors() {
		if len(out) > maxPieces {
			break // more than is printed already
		}
		out = append(out, p.boardPieces(f)...)
	}
	return out
}

// kinds are the counters that mark what happens in play.
func (p *painter) kinds(owned []model.Box, t table) []impose.Piece {
	var out []impose.Piece
	for _, k := range p.rules.Counters {
		n := t.wants(k)
		held := countedIn(owned, k.ID, func(b model.Box) []model.BoxCount { return b.Counters })
		if held > 0 {
			n = held
		}
		face := p.counter(k)
		back := face
		if k.Coin {
			back = p.tails(k)
		}
		one := impose.Piece{ID: k.ID, Title: k.Title, Copies: n, W: counterSide, H: counterSide, Round: true, Face: face, Back: back}
		out = append(out, fromAll([]scene.Source{{Path: p.leads.counter(k, held > 0)}, scene.Ruled("counters." + k.ID)}, one))
	}
	return out
}

// countedIn is how many of a thing some boxes hold together.
func countedIn(owned []model.Box, id string, list func(model.Box) []model.BoxCount) int {
	n := 0
	for _, b := range owned {
		for _, c := range list(b) {
			if c.ID == id {
				n = bounded(n + bounded(c.Count))
			}
		}
	}
	return n
}

// counter is the face of a counter: its icon, if somebody has drawn one, and its title.
func (p *painter) counter(k model.CounterKind) []scene.Item {
	c := scene.Point{X: counterSide / 2, Y: counterSide / 2}
	_, drawn := icons.Find(k.ID)
	items := p.disk(c, counterSide)
	middle, lines := c.Y, 3
	if drawn {
		items = append(items, p.icon(k.ID, scene.Point{X: c.X, Y: 7600}, 8500, p.tones.Plain())...)
		middle, lines = 14*mm, 2
	}
	text := p.fit(p.letters(layout.BodyBold, 70, p.tones.Ink), k.Title, 13*mm, lines)
	p.cut("counters."+k.ID+".title", fmt.Sprintf("the title of counter %q", k.ID), "its counter", text.cut)
	items = append(items, p.centred(text, scene.Point{X: c.X, Y: middle})...)
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: k.Title + " counter", Items: items}}
}

// tails is the other side of a counter that is tossed: rings and a word, so that nobody takes it for the face.
func (p *painter) tails(k model.CounterKind) []scene.Item {
	c := scene.Point{X: counterSide / 2, Y: counterSide / 2}
	items := p.disk(c, counterSide)
	for _, r := range []scene.Unit{6500, 7600} {
		items = append(items, scene.Stroke{Path: scene.CirclePath(c, r), Colour: p.tones.Ink, Width: 350})
	}
	items = append(items, p.centred(p.fit(p.letters(layout.BodyBold, 80, p.tones.Ink), "Tails", 11*mm, 1), c)...)
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: k.Title + " counter, tails", Items: items}}
}

// centred is a text with its middle at a point.
func (p *painter) centred(text fitted, at scene.Point) []scene.Item {
	var items []scene.Item
	y := at.Y - text.height()/2
	for _, l := range text.lines {
		items = append(items, l.Centre(at.X, p.middle(text.style, y+text.leading/2))...)
		y += text.leading
	}
	return items
}

// disk is a round piece with a ring inside its cut.
func (p *painter) disk(c scene.Point, side scene.Unit) []scene.Item {
	return []scene.Item{
		scene.Fill{Path: scene.CirclePath(c, side/2+impose.Bleed), Colour: p.tones.Wash},
		scene.Fill{Path: scene.CirclePath(c, side/2-1000), Colour: p.tones.Paper},
		scene.Stroke{Path: scene.CirclePath(c, side/2-1000), Colour: p.tones.Ink, Width: 350},
	}
}
