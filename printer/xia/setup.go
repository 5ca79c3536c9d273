package xiapages

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// setup is the table for each number of players, and the check list.
func (w *writer) setup(s *xia.Scenario) {
	w.Fresh("Set-up")
	w.mark("setup", "Set-up", 0)
	w.marked = map[string]bool{}
	for i, t := range tables(w.job, s) {
		if i > 0 && w.Left() < 95*mm {
			w.Fresh("Set-up")
		}
		w.laidTable(s, t, i)
	}
	w.chapter("check-list", "Check list", "Set-up", w.stepBlocks(s, w.Column(2)), 2)
	w.chapter("sectors", "The first sectors in words", "Set-up", w.sectorBlocks(s), 1)
}

// stepBlocks are the numbered steps of the set-up, each with a box to tick.
func (w *writer) stepBlocks(s *xia.Scenario, width scene.Unit) []layout.Block {
	const indent = 10 * mm
	var out []layout.Block
	for i, step := range Steps(w.r, s) {
		blocks := w.Set.Text(step.Text, w.Styles.List, width-indent)
		if len(blocks) == 0 {
			continue
		}
		for n := range blocks {
			blocks[n] = w.step(blocks[n], i+1, n == 0, indent)
		}
		blocks[0].Gap = page.Points(24)
		if step.From == "" {
			page.Ruled(step.Rule, width, blocks)
		}
		out = append(out, page.From(step.From, width, blocks)...)
	}
	return out
}

// step indents a block; the first of a step has a box and a number before its first line.
func (w *writer) step(b layout.Block, n int, first bool, indent scene.Unit) layout.Block {
	for j := range b.Rows {
		b.Rows[j].Items = []scene.Item{scene.Group{Shift: scene.Point{X: indent}, Items: b.Rows[j].Items}}
	}
	b.Whole = len(b.Rows) < 12
	if !first || len(b.Rows) == 0 {
		return b
	}
	mid := b.Rows[0].Height / 2
	st := w.Styles.Label
	st.Size, st.Colour, st.Tracking = page.Points(84), w.Tones.Ink, 0
	lead := w.Icon("tick-box", scene.Point{X: 1700, Y: mid}, 3300)
	lead = append(lead, w.Set.Line(st, fmt.Sprint(n)).Right(indent-1700, w.Middle(st, mid))...)
	b.Rows[0].Items = append(lead, b.Rows[0].Items...)
	return b
}

// sectorBlocks list what the first sectors hold, for those who do not see the drawing.
func (w *writer) sectorBlocks(s *xia.Scenario) []layout.Block {
	t := page.Table{Zebra: true, Columns: []page.TableColumn{{Head: "Sector"}, {Head: "Players"}, {Head: "Type"}, {Head: "Planet"}, {Head: "Spaces", Fill: true}}}
	for _, l := range s.Sectors {
		one := sector(w.job, l.Sector)
		if one == nil {
			continue
		}
		planet := "–"
		if one.Planet != nil {
			planet = one.Planet.Title + ", " + strings.ToLower(w.tell.Status(one.Planet.Status))
		}
		spaces := strings.Join(english.Each(one.Spaces, w.spaceShort), "; ")
		t.Rows = append(t.Rows, page.TableRow{From: scene.Source{Path: "title", Kind: kindSector, Unit: l.Sector}, Cells: []page.Cell{
			w.SayStrong(one.Title), w.Say(withWords(l, s)), w.Say(w.tell.SectorType(one.Type)), w.Say(planet), w.Say(spaces),
		}})
	}
	if len(t.Rows) == 0 {
		return nil
	}
	return []layout.Block{w.Table(t, w.Width())}
}

// withWords say with how many players a sector is laid.
func withWords(l xia.Laid, s *xia.Scenario) string {
	if l.Players <= s.Players.Min {
		return "all"
	}
	return words.Span(l.Players, 0)
}

// spaceShort is a space with its hex and its cubes, in a few words.
func (w *writer) spaceShort(s xia.Space) string {
	text := s.Hex + " " + w.spaceTitle(s)
	if len(s.Cargo) > 0 {
		text += " (" + english.And(english.Each(s.Cargo, w.tell.Cargo)) + ")"
	}
	return text
}

// legend explains the terrains, borders and spaces of the tables.
func (w *writer) legend(s *xia.Scenario) {
	var blocks []layout.Block
	shown := map[string]bool{}
	for _, l := range s.Sectors {
		if one := sector(w.job, l.Sector); one != nil {
			for _, side := range w.key.Sides(tile.Tile{Sector: one}) {
				shown[side.Border] = true
			}
		}
	}
	var list []xia.Border
	for _, b := range w.r.Borders {
		if shown[b.ID] && !harmless(b) {
			list = append(list, b)
		}
	}
	if len(list) > 0 {
		blocks = append(blocks, w.borderTable(list, w.Width()))
	}
	w.chapter("borders", "Borders on these sectors", "Briefing", blocks, 1)
}
