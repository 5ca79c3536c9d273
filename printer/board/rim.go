package board

import (
	"strconv"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// rim draws the board's edge with the doors in it, and what stands outside.
func (p *painter) rim() {
	if p.level {
		p.ledge()
		return
	}
	a, half := p.area(), p.w.wall
	outer := scene.Rect{X: a.X - half, Y: a.Y - half, W: a.W + 2*half, H: a.H + 2*half}
	p.add(scene.Stroke{Path: scene.RectPath(outer), Colour: p.tones.Ink, Width: 2 * half})
	if !p.opt.Rim {
		return
	}
	for _, lock := range p.b.Airlocks {
		p.airlock(lock)
	}
	for _, e := range p.b.Entries {
		p.entry(e)
	}
}

// ledge draws the edge of a level: a double line, for nothing but air is behind it.
func (p *painter) ledge() {
	for _, by := range []scene.Unit{0, p.w.wall} {
		p.add(scene.Stroke{Path: scene.RectPath(grown(p.area(), by)), Colour: p.tones.Ink, Width: p.w.thin})
	}
}

// turnOf is how a drawing made for the north side is turned for another.
func turnOf(s model.Side) int {
	switch s {
	case model.East:
		return 90
	case model.South:
		return 180
	case model.West:
		return 270
	}
	return 0
}

// outward is the point a distance outside the board from a point on its rim.
func outward(at scene.Point, s model.Side, d scene.Unit) scene.Point {
	switch s {
	case model.North:
		at.Y -= d
	case model.South:
		at.Y += d
	case model.West:
		at.X -= d
	case model.East:
		at.X += d
	}
	return at
}

// The airlock's drawing: where its flat side and its letter lie in a box of 1000, and how much of
// the box the disc is wide.
const (
	airlockBase, airlockLetter, airlockWide = 940, 640, 960
	airlockBand, airlockMiddle              = 290, 725 // how tall a letter has room beside the stripes; where one stands without them
	airlockLine                             = 30       // half its outline
	box                                     = 1000
)

// airlock is a half disc outside a door in the rim.
func (p *painter) airlock(lock model.Airlock) {
	at := p.frame.at(lock.At)
	width := p.frame.len(p.r.Board.Airlock)
	p.rimDoor(at, lock.Side, width)
	foot, side := p.airlockSize()
	centre := outward(at, lock.Side, foot+side*(airlockBase-box/2)/box)
	st, text := p.fittedID(layout.Style{Face: layout.Title, Size: max(smallest, side*26/100), Colour: p.letters()}, lock.ID, airlockRoom(side))
	name, letter := "airlock", scene.Unit(airlockLetter)
	if p.opt.Labels && p.set.Metrics(st).CapHeight > side*airlockBand/box {
		name, letter = "airlock-small", airlockMiddle
	}
	symbol, _ := icons.Find(name)
	p.stamp(symbol, icons.Around(centre, side), turnOf(lock.Side), p.tones.Plain())
	p.note(Feature{AirlockFeature, ""})
	p.places[lock.ID] = icons.Around(centre, side)
	p.source("airlocks."+lock.ID, p.places[lock.ID])
	if p.opt.Labels {
		p.centred(st, text, outward(at, lock.Side, foot+side*(airlockBase-letter)/box))
	}
}

// airlockSize is how far from the rim's middle an airlock's drawing begins, and the side of its box.
func (p *painter) airlockSize() (foot, side scene.Unit) {
	foot = 2*p.w.wall + p.w.thin
	width := p.frame.len(p.r.Board.Airlock)
	return foot, min(width*box/airlockWide, (p.w.strip*95/100-foot)*box/(airlockWide/2+airlockLine))
}

// airlockDisc is what the half disc of an airlock covers.
func (p *painter) airlockDisc(lock model.Airlock) scene.Rect {
	foot, side := p.airlockSize()
	wide, deep := side*airlockWide/box, side*(airlockWide/2+airlockLine)/box
	c := outward(p.frame.at(lock.At), lock.Side, foot+deep/2)
	if lock.Side == model.West || lock.Side == model.East {
		wide, deep = deep, wide
	}
	return scene.Rect{X: c.X - wide/2, Y: c.Y - deep/2, W: wide, H: deep}
}

// airlockRoom is how wide the label in an airlock's drawing may be.
func airlockRoom(side scene.Unit) scene.Unit { return side * 45 / 100 }

// rimDoor opens the rim and puts two door leaves into the gap.
func (p *painter) rimDoor(at scene.Point, side model.Side, width scene.Unit) {
	if p.sketch {
		return
	}
	a, b := at, at
	if side == model.North || side == model.South {
		a.X, b.X = at.X-width/2, at.X+width/2
	} else {
		a.Y, b.Y = at.Y-width/2, at.Y+width/2
	}
	x := newAxis(outward(a, side, p.w.wall), outward(b, side, p.w.wall))
	p.add(scene.Fill{Path: x.strip(0, x.length, -p.w.wall-p.w.thin/2, p.w.wall+p.w.thin/2), Colour: p.tones.Paper})
	var s strokes
	s.door(x, gap{0, x.length}, true, model.Closed, p.w)
	p.add(s.items(p.tones, p.w)...)
}

// The entry's drawing in a box of 1000: its tip and the middle of its plate.
// Beside the stripes of a sealed one a number has room for entryBand.
const entryTip, entryPlate, entryBand = 960, 410, 450

// entry is a numbered plate just outside the rim that points at the board, or a plate on the board.
func (p *painter) entry(e model.Entry) {
	at := p.frame.at(e.At)
	side, foot := p.entrySize()
	st, text := p.fitted(layout.Style{Face: layout.Title, Size: max(smallest, side*42/100), Colour: p.letters()}, strconv.Itoa(e.Number), side*60/100)
	name, drawn := "entry", "entry"
	if e.Sealed {
		name, drawn = "entry-sealed", "entry-sealed"
		if p.opt.Labels && p.set.Metrics(st).CapHeight > side*entryBand/box {
			drawn = "entry-sealed-small"
		}
	}
	symbol, _ := icons.Find(drawn)
	plate := outward(at, e.Side, foot+side*(entryTip-entryPlate)/box)
	if e.Side == "" {
		plate.Y -= side * (box/2 - entryPlate) / box
	}
	p.places[e.ID] = p.entryPlace(e)
	p.source("entries."+e.ID, p.places[e.ID])
	p.stamp(symbol, p.places[e.ID], turnOf(e.Side), p.tones.Plain())
	p.note(Feature{EntryFeature, name})
	if e.Side == "" { // words are kept off those on the floor as off any small piece
		p.small = append(p.small, p.places[e.ID])
	}
	if p.opt.Labels {
		p.centred(st, text, plate)
	}
}

// entrySize is the side of the box of an entry point's drawing, and how far from the rim's middle its tip begins.
func (p *painter) entrySize() (side, foot scene.Unit) {
	return p.w.strip * 68 / 100, 2*p.w.wall + p.w.thin*3/2
}

// entryPlace is what an entry point's drawing covers.
func (p *painter) entryPlace(e model.Entry) scene.Rect {
	side, foot := p.entrySize()
	return icons.Around(outward(p.frame.at(e.At), e.Side, foot+side*(entryTip-box/2)/box), side)
}
