package icons

import "github.com/sortie-tools/sortie/printer/scene"

// Tone is the part that a layer plays in a symbol.
type Tone uint8

// The tones, from dark to light; Accent is whatever colour the caller wants to be noticed.
const (
	Line Tone = iota
	Accent
	Tint
	Paper
)

// Ink gives each tone its colour.
type Ink struct{ Line, Accent, Tint, Paper scene.Colour }

func (k Ink) of(t Tone) scene.Colour {
	return [...]scene.Colour{k.Line, k.Accent, k.Tint, k.Paper}[t]
}

// Layer is one painted path of a symbol: filled, or stroked when it has a width.
type Layer struct {
	Path  scene.Path
	Tone  Tone
	Width scene.Unit // of the stroke, in box units; 0 fills
}

// unit is the shorter side of a symbol's box.
const unit scene.Unit = 1000

// Symbol is one drawing. Icons are square; pieces such as crates fill any rectangle without
// stretching their corners.
type Symbol struct {
	Name   string
	Means  string                        // what it stands for, in a few words
	Square bool                          // drawn square, centred in the rectangle it is given
	shape  func(w, h scene.Unit) []Layer // in a box of w by h, of which the shorter is unit
}

// Draw paints the symbol into a rectangle.
func (s Symbol) Draw(r scene.Rect, ink Ink) []scene.Item {
	if s.Square {
		r = squared(r)
	}
	side := max(1, min(r.W, r.H))
	var items []scene.Item
	for _, l := range s.shape(r.W*unit/side, r.H*unit/side) {
		path := l.Path.Map(func(p scene.Point) scene.Point {
			return scene.Point{X: r.X + p.X*side/unit, Y: r.Y + p.Y*side/unit}
		})
		items = append(items, l.item(path, side, ink.of(l.Tone)))
	}
	return items
}

// Turned paints the symbol into a rectangle turned clockwise about its own centre.
func (s Symbol) Turned(r scene.Rect, degrees int, ink Ink) []scene.Item {
	centre := scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
	items := s.Draw(r, ink)
	if degrees%360 == 0 {
		return items
	}
	for i, it := range items {
		switch it := it.(type) {
		case scene.Fill:
			it.Path = it.Path.Turned(centre, degrees)
			items[i] = it
		case scene.Stroke:
			it.Path = it.Path.Turned(centre, degrees)
			items[i] = it
		}
	}
	return items
}

func (l Layer) item(path scene.Path, side scene.Unit, c scene.Colour) scene.Item {
	if l.Width == 0 {
		return scene.Fill{Path: path, Colour: c}
	}
	return scene.Stroke{Path: path, Colour: c, Width: max(1, l.Width*side/unit), Join: scene.RoundJoin, Cap: scene.RoundCap}
}

func squared(r scene.Rect) scene.Rect {
	side := min(r.W, r.H)
	return scene.Rect{X: r.X + (r.W-side)/2, Y: r.Y + (r.H-side)/2, W: side, H: side}
}

// Around is the square of a given side about a point: where a symbol goes.
func Around(c scene.Point, side scene.Unit) scene.Rect {
	return scene.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}
}
