package tokens

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// What no document says about counters: how large they are, and how many a box holds: one for each crew and
// two to spare, within reason. A counter that is worth something by itself, such as career points, is there once.
const (
	counterSide  = 20 * mm
	usualCrews   = 4 // of a rule set by itself
	spare        = 2
	mostOfKind   = 6
	mostAirlocks = 6 // airlocks lettered for a rule set by itself: as many as any crew number we know
	maxPlaced    = 500
)

// counters are all pieces that are no equipment.
func (p *painter) counters(j *product.Job) []impose.Piece {
	var boards []*model.Board
	owned, crews := p.rules.Boxes, usualCrews
	if m, ok := j.Unit.(*model.Mission); ok && m != nil {
		owned, crews = boxes(m, p.rules), m.Players.Max
		for _, f := range m.Floors() {
			boards = append(boards, f.Board)
		}
	}
	out := p.kinds(owned, crews)
	if boards == nil {
		return append(out, p.editionPieces(owned)...)
	}
	for _, b := range boards {
		if len(out) > maxPieces {
			break // more than is printed already
		}
		out = append(out, p.boardPieces(b)...)
	}
	return out
}

// kinds are the counters that mark what happens in play.
func (p *painter) kinds(owned []model.Box, crews int) []impose.Piece {
	var out []impose.Piece
	for _, k := range p.rules.Counters {
		n := min(max(crews, 1)+spare, mostOfKind)
		if len(k.Numbers) > 0 {
			n = 1
		}
		if c := countedIn(owned, k.ID, func(b model.Box) []model.BoxCount { return b.Counters }); c > 0 {
			n = c
		}
		side := p.counter(k)
		out = append(out, impose.Piece{ID: k.ID, Title: k.Title, Copies: n, W: counterSide, H: counterSide, Round: true, Face: side, Back: side})
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
	_, drawn := art.Find(k.ID)
	items := p.disk(c, counterSide)
	top := scene.Unit(counterSide / 2)
	st := p.letters(layout.BodyBold, 70, p.tones.Ink)
	if drawn {
		items = append(items, p.icon(k.ID, scene.Point{X: c.X, Y: 7600}, 8500, p.tones.Plain())...)
		top = 14 * mm
	}
	lines := 3
	if drawn {
		lines = 2
	}
	text := p.fit(st, k.Title, 13*mm, lines)
	p.cut("counters."+k.ID+".title", fmt.Sprintf("the title of counter %q", k.ID), "its counter", text.cut)
	y := top - text.height()/2
	for _, l := range text.lines {
		items = append(items, l.Centre(c.X, p.middle(text.style, y+text.leading/2))...)
		y += text.leading
	}
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: k.Title + " counter", Items: items}}
}

// disk is a round piece with a ring inside its cut.
func (p *painter) disk(c scene.Point, side scene.Unit) []scene.Item {
	return []scene.Item{
		scene.Fill{Path: scene.CirclePath(c, side/2+impose.Bleed), Colour: p.tones.Wash},
		scene.Fill{Path: scene.CirclePath(c, side/2-1000), Colour: p.tones.Paper},
		scene.Stroke{Path: scene.CirclePath(c, side/2-1000), Colour: p.tones.Ink, Width: 350},
	}
}
