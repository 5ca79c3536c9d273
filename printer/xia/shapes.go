package xiapages

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// extent is the number of columns and rows of a shape.
func extent(s xia.Shape) (cols, rows int) {
	for _, row := range s {
		cols = max(cols, len(row))
	}
	return cols, len(s)
}

// cellSize is the side of the cells of a shape that fills a rectangle, at most a given one.
func cellSize(s xia.Shape, r scene.Rect, most scene.Unit) scene.Unit {
	cols, rows := extent(s)
	return max(1, min(most, r.W/scene.Unit(max(1, cols)), r.H/scene.Unit(max(1, rows))))
}

// shapeItems draws a shape in the middle of a rectangle: a square for each space, a ring on each Use Space,
// and a strong line around the whole.
func shapeItems(s xia.Shape, r scene.Rect, most scene.Unit, tones icons.Theme) []scene.Item {
	side := cellSize(s, r, most)
	cols, rows := extent(s)
	x0, y0 := r.X+(r.W-side*scene.Unit(cols))/2, r.Y+(r.H-side*scene.Unit(rows))/2
	var squares, rings, around scene.Path
	for y := range rows {
		for x := range cols {
			at := scene.Rect{X: x0 + scene.Unit(x)*side, Y: y0 + scene.Unit(y)*side, W: side, H: side}
			if !filledAt(s, x, y) {
				continue
			}
			squares.Append(scene.RectPath(at))
			around.Append(openSides(s, x, y, at))
			if s[y][x] == 'U' {
				rings.Append(scene.CirclePath(scene.Point{X: at.X + side/2, Y: at.Y + side/2}, side*28/100))
			}
		}
	}
	items := []scene.Item{
		scene.Fill{Path: squares, Colour: tones.Wash}, scene.Stroke{Path: squares, Colour: tones.Soft, Width: max(120, side/80)},
		scene.Stroke{Path: around, Colour: tones.Ink, Width: max(250, side/24), Cap: scene.SquareCap},
	}
	if len(rings.Verbs) > 0 {
		items = append(items, scene.Fill{Path: rings, Colour: tones.Paper}, scene.Stroke{Path: rings, Colour: tones.Accent, Width: max(150, side/14)})
	}
	return items
}

// filledAt reports whether a shape has a space in a column and row.
func filledAt(s xia.Shape, x, y int) bool {
	return y >= 0 && y < len(s) && x >= 0 && x < len(s[y]) && s[y][x] != '.'
}

// openSides are the sides of a cell that no other cell of the shape shares.
func openSides(s xia.Shape, x, y int, r scene.Rect) scene.Path {
	var p scene.Path
	right, low := r.X+r.W, r.Y+r.H
	if !filledAt(s, x, y-1) {
		p.Move(r.X, r.Y).Line(right, r.Y)
	}
	if !filledAt(s, x+1, y) {
		p.Move(right, r.Y).Line(right, low)
	}
	if !filledAt(s, x, y+1) {
		p.Move(right, low).Line(r.X, low)
	}
	if !filledAt(s, x-1, y) {
		p.Move(r.X, low).Line(r.X, r.Y)
	}
	return p
}
