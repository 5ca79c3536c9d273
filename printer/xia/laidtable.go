package xiapages

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// laidTable draws one table, with how each of its tiles is laid beside it.
func (w *writer) laidTable(s *xia.Scenario, t laid, n int) {
	head := w.Heading("The table for "+t.players(), w.Width())
	w.mark(fmt.Sprintf("table-%d", n+1), "The table for "+t.players(), 1)
	w.Place(head, page.MarginX, w.Y)
	w.Y += head.H
	if len(t.Tiles) > 0 {
		w.tablePicture(s, t)
	}
	if t.Problem != "" {
		w.Y = layout.Draw(w.Page, page.MarginX, w.Y, w.bullets([]string{"The table ends here: " + t.Problem + "."}, w.Width()))
	}
	w.Y += page.Space
}

// layColumn is the width of the lines beside a table.
const layColumn = 52 * mm

func (w *writer) tablePicture(s *xia.Scenario, t laid) {
	room := min(w.Left(), 118*mm)
	pic := w.draw(t.Tiles, w.Width()-layColumn-page.Gutter, room, 11*mm, tile.Options{Edges: true, Rim: 500})
	lines := w.layLines(s, t, w.Width()-pic.W-page.Gutter)
	labels := w.tileLabels(t, pic.Grid)
	w.bookmarkTiles(t, pic.Grid)
	w.Page.Add(scene.Group{
		Shift: scene.Point{X: page.MarginX, Y: w.Y}, Tag: scene.Figure, Alt: w.tableAlt(t), Items: append(pic.Items, labels...),
	})
	here, rest := layout.Fit(lines, room)
	low := layout.Draw(w.Page, page.MarginX+pic.W+page.Gutter, w.Y, here)
	w.Y = max(w.Y+pic.H, low) + 2*mm
	w.Columns(rest, 2, "Set-up")
}

// bookmarkTiles makes each tile a target for links, on the first table that it lies on.
func (w *writer) bookmarkTiles(t laid, g tile.Grid) {
	for _, one := range t.Tiles {
		if id := one.Sector.ID; w.laid[id] && !w.marked[id] {
			w.marked[id] = true
			w.Page.Add(scene.Bookmark{Name: w.ref(id), Index: one.Sector.Title, Y: max(0, w.Y+g.Centre(one.Middle).Y-3*g.Hex)})
		}
	}
}

func (w *writer) tableAlt(t laid) string {
	return "The table for " + t.players() + ": " + english.And(english.Each(t.Tiles, func(t tile.Tile) string { return t.Sector.Title })) + "."
}

// layLines say how each tile is laid, in the order of laying.
func (w *writer) layLines(s *xia.Scenario, t laid, width scene.Unit) []layout.Block {
	list := model.Block{Kind: model.OrderedList, Start: 1}
	for i, one := range t.Tiles {
		inlines := []model.Inline{{Text: one.Sector.Title, Strong: true}, {Text: w.layWords(s, t, i)}}
		list.Blocks = append(list.Blocks, model.Block{Kind: model.ListItem, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: inlines}}})
	}
	return eachFrom(t.path, width, w.Set.Text(model.Text{Blocks: []model.Block{list}}, w.Styles.List, width))
}

// layWords say where a tile lies: beside which one, on which side, and which symbols meet.
func (w *writer) layWords(s *xia.Scenario, t laid, i int) string {
	l := s.Sectors[t.Index[i]]
	if l.Beside == "" {
		return ", as it is drawn."
	}
	side := words.Side(l.Side)
	if dagger.Guessed(s.Assumed, fmt.Sprintf("sectors.%d.side", t.Index[i])) {
		side += dagger.Mark
	}
	text := fmt.Sprintf(", to the %s of %s", side, w.tell.Sector(l.Beside))
	if symbol := meeting(t, i, l.Side); symbol != "" && l.Turn == nil {
		text += ", " + strings.ToLower(w.tell.Symbol(symbol)) + " to " + strings.ToLower(w.tell.Symbol(symbol))
	}
	if turn := t.Tiles[i].Turn; turn > 0 {
		text += fmt.Sprintf(" (turned by %s, clockwise)", words.Count(turn, "side"))
	}
	return text + "."
}

// meeting is the symbol on the side of a tile that meets the one it is laid beside.
func meeting(t laid, i int, side string) string {
	k := slices.Index(xia.TileSides(), side)
	if k < 0 {
		return ""
	}
	return t.Tiles[i].Sector.Edges.Clockwise()[((k+3-t.Tiles[i].Turn)%6+6)%6]
}

// tileLabels are the numbers and names of tiles, each on the hexes of its tile where it covers least.
func (w *writer) tileLabels(t laid, g tile.Grid) []scene.Item {
	var items []scene.Item
	for i, one := range t.Tiles {
		spot, hexes := one.Quiet(g)
		items = append(items, w.tileLabel(fmt.Sprintf("%d  %s", i+1, one.Sector.Title), t.path(i), spot, scene.Unit(hexes)*g.Hex*92/100)...)
	}
	return items
}

func (w *writer) tileLabel(text, path string, c scene.Point, width scene.Unit) []scene.Item {
	st := layout.Style{Face: layout.BodyBold, Size: page.Points(88), Colour: w.Tones.Paper}
	st = w.Fitted(st, text, width-1600, page.Points(62))
	l := w.OneLine(st, text, width-1600)
	box := scene.Rect{X: c.X - l.Width/2 - 800, Y: c.Y - st.Size*62/100, W: l.Width + 1600, H: st.Size * 124 / 100}
	plate := icons.Chamfered(box, 500)
	return []scene.Item{
		scene.Fill{Path: plate, Colour: w.Tones.Ink},
		scene.Group{Items: l.Centre(c.X, w.Middle(st, c.Y))},
		scene.Source{Area: box, Path: path},
	}
}
