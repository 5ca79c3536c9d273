package xiapages

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// SectorSheet is a sector drawn large, with everything on it in words.
func SectorSheet(j *product.Job, s *xia.Sector) *scene.Document {
	w := newWriter(j, "Sector")
	w.sectorSheet(s)
	return w.Finish()
}

// beside is the width of the column beside the large tile.
const beside = 58 * mm

func (w *writer) sectorSheet(s *xia.Sector) {
	w.masthead("Sector · "+w.tell.SectorType(s.Type), "type", s.Title, w.Width())
	pic := w.draw(single(s), w.Width()-beside-page.Gutter, 122*mm, 0, tile.Options{Names: true, Edges: true, Rim: 450})
	w.Page.Add(scene.Group{
		Shift: scene.Point{X: page.MarginX, Y: w.Y}, Tag: scene.Figure, Alt: w.sectorAlt(s), Items: pic.Items,
	})
	x := page.MarginX + pic.W + page.Gutter
	here, rest := layout.Fit(w.sectorFacts(s, page.MarginX+w.Width()-x), pic.H)
	layout.Draw(w.Page, x, w.Y, here)
	w.Y += pic.H + 2*mm
	w.Columns(rest, 2, "Sector")
	w.chapter("tile", "On the tile", "Sector", w.tileBlocks(s), 2)
	w.chapter("borders", "Borders", "Sector", w.borderBlocks(s), 1)
}

// tileBlocks are the spaces and the terrains of a sector, in columns.
func (w *writer) tileBlocks(s *xia.Sector) []layout.Block {
	blocks := w.spaceBlocks(s, w.Column(2))
	for i, b := range w.regionBlocks(s, w.Column(2)) {
		if i == 0 {
			b.Gap = 4 * mm
		}
		blocks = append(blocks, b)
	}
	return blocks
}

// sectorAlt is the tile for somebody who does not see it.
func (w *writer) sectorAlt(s *xia.Sector) string {
	var parts []string
	for _, sp := range s.Spaces {
		parts = append(parts, strings.TrimSpace(w.spaceTitle(sp)+" on "+sp.Hex))
	}
	return fmt.Sprintf("The tile of %s, %s. %s.", s.Title, words.Count(len(s.Hexes), "hex space"), strings.Join(parts, ", "))
}

// sectorFacts is the column beside the tile: what it is, its planet, its Gate, its edges.
func (w *writer) sectorFacts(s *xia.Sector, width scene.Unit) []layout.Block {
	blocks := page.From("text", width, w.Set.Text(s.Text, w.Styles.Text, width))
	if s.Planet != nil {
		blocks = append(blocks, page.From("planet.title", width, w.passage("Planet "+s.Planet.Title, plain(""), width))...)
		lines, from := w.planetLines(s)
		blocks = append(blocks, eachFrom(func(i int) string { return from[i] }, width, w.bullets(lines, width))...)
	}
	if s.Gate != nil {
		blocks = append(blocks, w.passage("The Gate", plain(""), width)...)
		blocks = append(blocks, page.From("gate", width, w.bullets(gateLines(s.Gate), width))...)
	}
	title := daggered("Edges, clockwise from the north", "", s.Assumed, "edges")
	blocks = append(blocks, w.passage(title, plain(""), width)...)
	return append(blocks, w.edgeTable(s, width))
}

// planetLines say what a ship has to know of the planet, and from which paths of the sector; what a status means is the rule set's.
func (w *writer) planetLines(s *xia.Sector) (lines, from []string) {
	status := daggered(w.tell.Status(s.Planet.Status), "", s.Assumed, "planet.status")
	lines, from = []string{"Status: " + status + "."}, []string{"planet.status"}
	for _, v := range w.r.Statuses {
		if note := words.StatusNote(v); v.ID == s.Planet.Status && note != "" {
			lines, from = append(lines, "At its entrances, "+note), append(from, "")
		}
	}
	if len(s.Planet.Entrances) > 0 {
		doors := english.And(english.Each(s.Planet.Entrances, words.HexSide))
		lines, from = append(lines, daggered("Entrances: "+doors, "", s.Assumed, "planet.entrances")+"."), append(from, "planet.entrances")
	}
	return lines, from
}

func gateLines(g *xia.Gate) []string {
	var lines []string
	if !g.Linked {
		lines = append(lines, "No way to or from the other Gates.")
	}
	if g.Spawn {
		lines = append(lines, "Using it throws a d20: the ship goes to the Spawn Point nearest to the number, the higher of two.")
	}
	if g.Choose > 0 {
		lines = append(lines, fmt.Sprintf("With a %d the player chooses the Spawn Point.", g.Choose))
	}
	if g.Fame > 0 {
		lines = append(lines, "That brings "+words.Number(g.Fame)+" Fame, too.")
	}
	return lines
}

// edgeTable lists the symbols around the tile.
func (w *writer) edgeTable(s *xia.Sector, width scene.Unit) layout.Block {
	const side = 4200
	t := page.Table{Columns: []page.TableColumn{{Width: side}, {}, {Fill: true}}}
	for i, id := range s.Edges.Clockwise() {
		title := w.tell.Symbol(id)
		p := w.painter(tile.Options{})
		icon := page.Drawing{W: side, H: side, Items: p.Symbol(id, scene.Point{X: side / 2, Y: side / 2}, side)}
		side := xia.TileSides()[i]
		t.Rows = append(t.Rows, page.TableRow{From: scene.Source{Path: "edges." + side}, Cells: []page.Cell{{Mark: icon}, w.SayStrong(title), w.Say(words.Side(side))}})
	}
	return w.Table(t, width)
}
