package reference

import (
	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// cards are the kinds of event card by their icons, two beside each other.
func (w *writer) cards(width scene.Unit) []layout.Block {
	if len(w.r.Cards) < 2 {
		return nil // a single kind need not be told from others
	}
	t := folio.Table{Columns: []folio.TableColumn{{Width: 3600}, {Width: width/2 - 8000}, {Width: 3600}, {Fill: true}}}
	hidden := false
	for i, k := range w.r.Cards {
		title := k.Title
		if k.Hidden {
			hidden, title = true, title+"*"
		}
		if i%2 == 0 {
			t.Rows = append(t.Rows, folio.TableRow{})
		}
		row := &t.Rows[len(t.Rows)-1]
		row.Cells = append(row.Cells, folio.Cell{Mark: w.icon(3600, "", k.Symbol, "event")}, w.Say(title))
	}
	out := []layout.Block{w.head("cards", "Event cards", width), tight(w.Table(t, width))}
	if hidden {
		out = append(out, w.say("* Kept by the player who draws it, unseen by the others.", width))
	}
	return out
}
