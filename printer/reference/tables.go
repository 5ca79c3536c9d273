package reference

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds/aftermath"
	"github.com/sortie-tools/sortie/schema/model"
)

// ship is the systems of a ship and its upgrades.
func (w *writer) ship(width scene.Unit) []layout.Block {
	s := w.r.Ship
	out := []layout.Block{w.head("ship", "The ship", width)}
	var l factList
	for _, y := range s.Systems {
		value := fmt.Sprintf("starts at %d", y.Start)
		if y.Most > 0 {
			value += fmt.Sprintf(", %d at most", y.Most)
		}
		l.add(y.Title+dagger.Of(y.Provenance), value)
	}
	if len(l) > 0 {
		t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}, {Align: page.Right}}}
		for i, f := range l {
			t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled("ship.systems." + s.Systems[i].ID), Cells: []page.Cell{{Mark: w.icon(3200, "", s.Systems[i].ID)}, w.Say(f.what), w.SayStrong(f.value)}})
		}
		out = append(out, together(tight(w.Table(t, width))))
	}
	if len(s.Hold.Blocks) > 0 {
		out = append(out, w.runIn("Hold", s.Hold, width)...)
	}
	out = append(out, w.notes("ship.rules", s.Rules, width)...)
	for _, u := range w.r.Upgrades {
		said := append([]layout.Block{w.sub(u.Title+dagger.Of(u.Provenance), width)}, w.text(u.Note, width)...)
		for i, lv := range u.Levels {
			title := fmt.Sprintf("%d", i+1)
			if lv.UA > 0 {
				title += fmt.Sprintf(" (%d UA)", lv.UA)
			}
			said = append(said, w.runIn(title, lv.Text, width)...)
		}
		out = append(out, page.Ruled("upgrades."+u.ID, width, said)...)
	}
	return out
}

// tables are all that dice are rolled on between games and in them.
func (w *writer) tables(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("tables", "Tables", width)}
	for _, table := range w.r.Tables {
		t := page.Table{Columns: []page.TableColumn{{Align: page.Right}, {Fill: true}}, Zebra: true, Pad: 2600}
		for _, row := range table.Rows {
			cell := page.Cell{Blocks: func(x scene.Unit) []layout.Block {
				if row.Title == "" {
					return w.text(row.Text, x)
				}
				return w.runIn(row.Title, row.Text, x)
			}}
			t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(w.rowKey(table, row)), cell}})
		}
		b := together(w.Table(t, width))
		if len(b.Rows) == 0 {
			continue
		}
		title := table.Title + dagger.Of(table.Provenance)
		if table.Die != "" {
			title += ": " + w.die(table.Die)
		}
		first := len(out)
		out = append(out, w.sub(title, width))
		for _, r := range aftermath.Of(w.kinds(), table) {
			for _, text := range w.runIn(r.Title, saying(r.Text), width) {
				out = append(out, kept(text))
			}
		}
		out = append(out, b)
		page.Ruled("tables."+table.ID, width, out[first:])
	}
	return out
}

// rowKey is what a die must show for a row of a table.
func (w *writer) rowKey(t model.RollTable, row model.TableRow) string {
	if row.Face != "" {
		if d := w.dieOf(t.Die); d != nil {
			return faceTitle(*d, row.Face)
		}
		return english.Spelled(row.Face)
	}
	return english.Span(row.From, row.To)
}
