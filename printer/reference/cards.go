package reference

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// cardIcon is the room of an icon, and cardGaps that of the gaps around it.
const (
	cardIcon = 3600
	cardGaps = 4400
)

// cards are the kinds of event card by their icons, two beside each other where no word has to be broken for that.
func (w *writer) cards(width scene.Unit) []layout.Block {
	if len(w.r.Cards) < 2 {
		return nil // a single kind need not be told from others
	}
	half := width/2 - cardIcon - cardGaps
	t := page.Table{Columns: []page.TableColumn{{Width: cardIcon}, {Width: half}, {Width: cardIcon}, {Fill: true}}}
	beside := 2
	if slices.ContainsFunc(w.r.Cards, func(k model.CardKind) bool { return w.longestWord(k.Title) > half }) {
		t.Columns, beside = []page.TableColumn{{Width: cardIcon}, {Fill: true}}, 1
	}
	hidden := false
	for i, k := range w.r.Cards {
		title := k.Title
		if k.Hidden {
			hidden, title = true, title+"*"
		}
		if i%beside == 0 {
			t.Rows = append(t.Rows, page.TableRow{})
		}
		row := &t.Rows[len(t.Rows)-1]
		row.Cells = append(row.Cells, page.Cell{Mark: w.icon(cardIcon, "", k.Symbol, "event")}, w.Say(title))
	}
	out := []layout.Block{w.head("cards", "Event cards", width), tight(w.Table(t, width))}
	if hidden {
		out = append(out, w.say("* Kept by the player who draws it, unseen by the others.", width))
	}
	return out
}

// longestWord is the room that the longest word of a title takes, with a mark behind it.
func (w *writer) longestWord(title string) (wide scene.Unit) {
	for _, word := range strings.Fields(title) {
		wide = max(wide, w.Set.Width(w.Styles.List.Body, word+"*"))
	}
	return wide
}
