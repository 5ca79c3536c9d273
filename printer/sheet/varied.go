package sheet

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// variedTitle is the heading over the table of what changes with the number of crews.
const variedTitle = "By the number of crews"

// variedColumns is how many columns of the table a column of prose holds.
const variedColumns = 3

// varied is the table of what changes with the number of crews, a column for each, over the whole page. One
// with few columns stands among the notes instead.
func (w *writer) varied() {
	if t := w.variedTable(); len(t.Columns) > 1+variedColumns {
		w.acrossThePage(variedTitle, "crews", w.Table(t, w.Width()))
	}
}

// variedNote is the table with few columns, under its title.
func (w *writer) variedNote() []layout.Block {
	t := w.variedTable()
	if len(t.Columns) == 0 || len(t.Columns) > 1+variedColumns {
		return nil
	}
	head := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Subject, Text: variedTitle}}, page.Points(150), w.ProseWidth())
	head.KeepNext, head.Whole, head.Gap = true, true, page.Points(90)
	table := w.Table(t, w.ProseWidth())
	table.Gap, table.KeepRows = scene.Millimetre, 2
	return []layout.Block{head, table}
}

func (w *writer) variedTable() page.Table {
	v := w.changes()
	if v == nil {
		return page.Table{}
	}
	t := page.Table{Columns: []page.TableColumn{{}}}
	for _, head := range v.Columns {
		t.Columns = append(t.Columns, page.TableColumn{Head: head})
	}
	for _, row := range v.Rows {
		cells := []page.Cell{w.SayStrong(row.What)}
		for _, value := range row.Values {
			cells = append(cells, w.Say(value))
		}
		t.Rows = append(t.Rows, page.TableRow{Cells: cells, From: scene.Source{Path: "variations"}})
	}
	return t
}

// acrossThePage sets one block over the whole width under a heading, on a new page if this one has no room for its
// beginning.
func (w *writer) acrossThePage(title, bookmark string, b layout.Block) {
	const least = 20 * scene.Millimetre
	w.Section(title, w.bookmark(bookmark), "Briefing", min(least, b.Height()))
	w.Columns([]layout.Block{b}, 1, title)
	w.Y += page.Space
}
