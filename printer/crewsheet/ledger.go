package crewsheet

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The fewest and the most lines of a ledger.
const (
	ledgerLeast = 5
	ledgerMost  = 16
)

// ledgerLines is how many lines what is left of the page holds.
func (w *writer) ledgerLines() int {
	const head, line = 20 * scene.Millimetre, writeHigh + 1500
	return int((w.Left() - head) / line)
}

// ledger is lines for what a campaign brings; there is one on a sheet.
func (w *writer) ledger() {
	if w.ledgered {
		return
	}
	w.ledgered = true
	if w.ledgerLines() < ledgerLeast {
		w.Fresh("Ledger")
	}
	t := page.Table{Columns: []page.TableColumn{
		{Head: "Mission", Fill: true}, {Head: "UA before", Width: 15 * scene.Millimetre}, {Head: "UA after", Width: 15 * scene.Millimetre}, {Head: "Upkeep", Width: 13 * scene.Millimetre}, {Head: "Losses, boons, remarks", Fill: true},
	}}
	for range max(ledgerLeast, min(w.ledgerLines(), ledgerMost)) {
		row := page.TableRow{}
		for range t.Columns {
			row.Cells = append(row.Cells, page.Cell{Mark: page.Drawing{W: 1, H: writeHigh}})
		}
		t.Rows = append(t.Rows, row)
	}
	w.heading("Ledger", "ledger", 0)
	w.Columns([]layout.Block{w.Table(t, w.Width())}, 1, "Ledger")
	w.Y += page.Space
}
