package parts

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Closer reports whether two points are less than a distance apart.
func Closer(a, b model.Point, than model.Length) bool {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	return dx*dx+dy*dy < int64(than)*int64(than)
}

// BoxOf marks what a piece takes up: the smallest level rectangle around it.
func BoxOf(t Thing, text string) diag.Mark {
	f := t.Floor
	sin, cos := model.Sincos(f.Turn)
	half := func(a, b int64) model.Length {
		return model.Length((int64(f.Width)*magnitude(a) + int64(f.Depth)*magnitude(b)) / (2 * model.One))
	}
	w, h := half(cos, sin), half(sin, cos)
	return diag.Mark{Kind: diag.BoxMark, Text: text, At: []model.Point{
		{X: f.Centre.X - w, Y: f.Centre.Y - h}, {X: f.Centre.X + w, Y: f.Centre.Y + h},
	}}
}

func magnitude(n int64) int64 { return max(n, -n) }

// CellsOf marks some square inches.
func CellsOf(cells []geom.Cell, text string) diag.Mark {
	return diag.Mark{Kind: diag.CellsMark, At: centres(cells), Text: text}
}

// WayOf marks a walk from cell to cell.
func WayOf(cells []geom.Cell, text string) diag.Mark {
	return diag.Mark{Kind: diag.WayMark, At: centres(cells), Text: text}
}

// PointOf marks a point at which something cannot be.
func PointOf(at model.Point, text string) diag.Mark {
	return diag.Mark{Kind: diag.SpotMark, At: []model.Point{at}, Text: text}
}

func centres(cells []geom.Cell) []model.Point {
	out := make([]model.Point, 0, len(cells))
	for _, c := range cells {
		out = append(out, c.Centre())
	}
	return out
}
