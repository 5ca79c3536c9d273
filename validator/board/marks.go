package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// stretch says how much of the floor a piece takes up.
func stretch(t parts.Thing) string {
	at := parts.BoxOf(t, "").At
	return fmt.Sprintf("%s takes x from %s to %s and y from %s to %s", t, at[0].X, at[1].X, at[0].Y, at[1].Y)
}

// edgeOf marks a panel.
func edgeOf(x model.Panel, text string) diag.Mark {
	return diag.Mark{Kind: diag.EdgeMark, At: []model.Point{x.From, x.To}, Text: text}
}

// onFloorMarks puts marks onto a floor.
func onFloorMarks(f model.NamedFloor, marks ...diag.Mark) []diag.Mark {
	for i := range marks {
		marks[i].Floor = f.ID
	}
	return marks
}
