package xiapages

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// borderBlocks are the borders that stand on the tile, with what they do.
func (w *writer) borderBlocks(s *xia.Sector) []layout.Block {
	shown := map[string]bool{}
	for _, side := range w.key.Sides(tile.Tile{Sector: s}) {
		shown[side.Border] = true
	}
	var list []xia.Border
	for _, b := range w.r.Borders {
		if shown[b.ID] {
			list = append(list, b)
		}
	}
	if len(list) == 0 {
		return nil
	}
	return []layout.Block{w.borderTable(list, w.Width())}
}

// sampleHex is the width of the hexes whose sides a table of borders shows.
const sampleHex = 22 * mm

// borderTable lists borders: how they are drawn, whom they act on, the throw, the line of sight.
func (w *writer) borderTable(list []xia.Border, width scene.Unit) layout.Block {
	_, wide, _ := w.key.BorderSample("", "", sampleHex)
	t := page.Table{Columns: []page.TableColumn{
		{Width: wide}, {Head: "Border"}, {Head: "Acts on", Width: 19 * mm}, {Head: "Throw and effect", Fill: true}, {Head: "Sight"},
	}}
	for _, b := range list {
		items, wide, high := w.key.BorderSample(b.ID, "", sampleHex)
		icon := page.Drawing{W: wide, H: high, Items: items}
		t.Rows = append(t.Rows, page.TableRow{Tall: true, From: scene.Ruled("borders." + b.ID), Cells: []page.Cell{
			{Mark: icon}, w.SayStrong(b.Title), w.Say(words.Acts(b)), w.Say(w.borderEffect(b)), w.Say(words.Sight(b)),
		}})
	}
	return w.Table(t, width)
}

// harmless reports whether ships need not care for a border.
func harmless(b xia.Border) bool {
	return b.Acts == "never" && !b.Opaque && !b.Parts && !b.Legal && !b.Deadly
}

// borderEffect is what a border does, in one passage.
func (w *writer) borderEffect(b xia.Border) string {
	var parts []string
	if b.Die != "" && len(b.Outcomes) > 0 {
		parts = append(parts, w.throws(b.Die, words.Outcomes(b.Outcomes, "free"))+".")
	}
	parts = append(parts, w.tell.BorderNotes(b)...)
	if len(parts) == 0 {
		return "–"
	}
	return strings.Join(parts, " ")
}
