package xiapages

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// exploringBlocks are the ways to find sectors, and the goals to play to.
func (w *writer) exploringBlocks(width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for _, s := range w.r.Exploration {
		name := s.Title
		if cost := actionCost(xia.Action{Energy: s.Energy, Movement: s.Movement, Minor: s.Minor}); cost != "" {
			name += " (" + cost + ")"
		}
		blocks = append(blocks, page.Ruled("exploration."+s.ID, width, w.named(name+".", s.Text, width))...)
	}
	var rows [][2]string
	for _, v := range w.r.Victories {
		rows = append(rows, [2]string{v.Title, words.Number(v.Fame) + " Fame, about " + words.Number(v.Minutes) + " minutes a player"})
	}
	return gapped(blocks, one(w.rowsOf(width, [2]string{"Goal", "To win"}, rows)))
}

// signBlocks are the terrains and the marks on hexes as tiles show them.
func (w *writer) signBlocks(width scene.Unit) []layout.Block {
	const side = 5800
	middle := scene.Point{X: side / 2, Y: side / 2}
	terrains := page.Table{Columns: []page.TableColumn{{Width: side}, {Head: "Terrain"}, {Head: "Its border", Fill: true}}}
	for _, t := range w.r.Terrains {
		icon := page.Drawing{W: side, H: side, Items: w.key.TerrainSample(t.ID, middle, 5200)}
		terrains.Rows = append(terrains.Rows, page.TableRow{Tall: true, From: scene.Ruled("terrains." + t.ID), Cells: []page.Cell{{Mark: icon}, w.SayStrong(t.Title), w.Say(w.terrainBorders(t))}})
	}
	spaces := page.Table{Columns: []page.TableColumn{{Width: side}, {Head: "Space"}, {Head: "Where", Fill: true}}}
	for _, s := range w.r.Spaces {
		icon := page.Drawing{W: side, H: side, Items: w.key.SpaceSample(w.Set, s.ID, sampleNumber(s), middle, side)}
		where := "anywhere"
		if len(s.In) > 0 {
			where = strings.ToLower(words.List(english.Each(s.In, w.tell.Terrain)))
		}
		spaces.Rows = append(spaces.Rows, page.TableRow{Tall: true, From: scene.Ruled("spaces." + s.ID), Cells: []page.Cell{{Mark: icon}, w.SayStrong(s.Title), w.Say(where)}})
	}
	return gapped(whole(w.Table(terrains, width)), whole(w.statusTable(width)), whole(w.Table(spaces, width)))
}

// statusTable shows the shields of planets of each status, and what it means.
func (w *writer) statusTable(width scene.Unit) layout.Block {
	shield := ""
	for _, t := range w.r.Terrains {
		if t.Planet {
			shield = t.Border
		}
	}
	_, wide, _ := w.key.BorderSample(shield, "", sampleHex)
	table := page.Table{Columns: []page.TableColumn{{Width: wide}, {Head: "Planet"}, {Head: "At its entrances", Fill: true}}}
	for _, s := range w.r.Statuses {
		items, wide, high := w.key.BorderSample(shield, s.ID, sampleHex)
		note := english.Capital(words.StatusNote(s))
		if note == "" {
			note = "–"
		}
		table.Rows = append(table.Rows, page.TableRow{Tall: true, From: scene.Ruled("statuses." + s.ID), Cells: []page.Cell{{Mark: page.Drawing{W: wide, H: high, Items: items}}, w.SayStrong(s.Title), w.Say(note)}})
	}
	return w.Table(table, width)
}

// whole is a block that is not parted if it is short, as a list.
func whole(b layout.Block) []layout.Block {
	b.Whole = len(b.Rows) < 16
	return one(b)
}

// terrainBorders says how a terrain is bordered: each hex of it, or all that hang together.
func (w *writer) terrainBorders(t xia.Terrain) string {
	if t.Within == "" {
		return w.tell.Border(t.Border) + ", around each hex"
	}
	return w.tell.Border(t.Border) + ", around the whole"
}

// sampleNumber is the number that a numbered space shows as a sample.
func sampleNumber(s xia.SpaceKind) int {
	if s.Numbered {
		return 7
	}
	return 0
}
