package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// boxOf marks what a piece takes up: the smallest level rectangle around it.
func boxOf(t thing, text string) diag.Mark {
	f := t.floor
	sin, cos := model.Sincos(f.Turn)
	half := func(a, b int64) model.Length {
		return model.Length((int64(f.Width)*magnitude(a) + int64(f.Depth)*magnitude(b)) / (2 * model.One))
	}
	w, h := half(cos, sin), half(sin, cos)
	return diag.Mark{Kind: diag.BoxMark, Text: text, At: []model.Point{
		{X: f.Centre.X - w, Y: f.Centre.Y - h}, {X: f.Centre.X + w, Y: f.Centre.Y + h},
	}}
}

// stretch says how much of the floor a piece takes up.
func stretch(t thing) string {
	at := boxOf(t, "").At
	return fmt.Sprintf("%s takes x from %s to %s and y from %s to %s", t, at[0].X, at[1].X, at[0].Y, at[1].Y)
}

func magnitude(n int64) int64 { return max(n, -n) }

// edgeOf marks a panel.
func edgeOf(x model.Panel, text string) diag.Mark {
	return diag.Mark{Kind: diag.EdgeMark, At: []model.Point{x.From, x.To}, Text: text}
}

// cellsOf marks some square inches.
func cellsOf(cells []geom.Cell, text string) diag.Mark {
	return diag.Mark{Kind: diag.CellsMark, At: centres(cells), Text: text}
}

// wayOf marks a walk from cell to cell.
func wayOf(cells []geom.Cell, text string) diag.Mark {
	return diag.Mark{Kind: diag.WayMark, At: centres(cells), Text: text}
}

// pointOf marks a point at which something cannot be.
func pointOf(at model.Point, text string) diag.Mark {
	return diag.Mark{Kind: diag.SpotMark, At: []model.Point{at}, Text: text}
}

func centres(cells []geom.Cell) []model.Point {
	out := make([]model.Point, 0, len(cells))
	for _, c := range cells {
		out = append(out, c.Centre())
	}
	return out
}

// onFloorMarks puts marks onto a floor.
func onFloorMarks(f model.NamedFloor, marks ...diag.Mark) []diag.Mark {
	for i := range marks {
		marks[i].Floor = f.ID
	}
	return marks
}
