package xiapages

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// spaceTitle is a space by what it is and its number or cubes.
func (w *writer) spaceTitle(s xia.Space) string {
	title := w.tell.Space(s.Kind)
	if s.Number > 0 {
		title += " " + words.Number(s.Number)
	}
	return title
}

// spaceBlocks are the spaces of a sector as a table.
func (w *writer) spaceBlocks(s *xia.Sector, width scene.Unit) []layout.Block {
	const side = 7 * mm
	t := page.Table{Columns: []page.TableColumn{{Width: side}, {Head: "Hex"}, {Head: "Space"}, {Head: "What is done there", Fill: true}}}
	for _, sp := range s.Spaces {
		icon := page.Drawing{W: side, H: side, Items: w.key.SpaceSample(w.Set, sp.Kind, sp.Number, scene.Point{X: side / 2, Y: side / 2}, side)}
		title := daggered(w.spaceTitle(sp), "", s.Assumed, "spaces."+sp.ID)
		what := w.Say(w.spaceUse(sp))
		what.Blocks = func(x scene.Unit) []layout.Block { return w.Set.Text(sp.Text, w.Styles.List, x) }
		t.Rows = append(t.Rows, page.TableRow{Tall: true, From: scene.Source{Path: "spaces." + sp.ID}, Cells: []page.Cell{{Mark: icon}, w.SayStrong(sp.Hex), w.SayStrong(title), what}})
	}
	if len(t.Rows) == 0 {
		return nil
	}
	b := w.Table(t, width)
	b.Whole = len(b.Rows) < 10
	return []layout.Block{b}
}

// spaceUse is what is done on a space, as far as the data says it.
func (w *writer) spaceUse(s xia.Space) string {
	kind, _ := byID(w.r.Spaces, s.Kind, func(k xia.SpaceKind) string { return k.ID })
	if kind.Cargo {
		cubes := english.And(english.Each(s.Cargo, w.tell.Cargo))
		if cubes == "" {
			cubes = "cubes of all types"
		}
		if g, ok := byID(w.r.Gathering, s.Kind, func(g xia.Gathering) string { return g.Space }); ok {
			return fmt.Sprintf("%s %s: %s.", g.Title, cubes, w.throws(g.Die, words.Outcomes(g.Outcomes, "nothing")))
		}
		return w.trade(s.Kind, cubes)
	}
	if kind.Numbered {
		return fmt.Sprintf("Ships start and come back here; a %s is compared with the number.", w.tell.Die(w.r.Respawn.Die))
	}
	return ""
}

// trade is the price of cubes at a space; one that neither sells nor buys has none.
func (w *writer) trade(kind, cubes string) string {
	m := w.r.Market
	switch kind {
	case "sell":
		return fmt.Sprintf("Sell %s, %s each.", cubes, words.Credits(m.Sell))
	case "buy":
		return fmt.Sprintf("Buy %s, %s for %s.", cubes, words.Count(m.Cubes, "cube"), words.Credits(m.Buy))
	}
	return english.Capital(cubes) + "."
}

// throws lists the stretches of a throw in one line.
func (w *writer) throws(die string, list []words.Result) string {
	parts := english.Each(list, func(r words.Result) string { return words.Span(r.From, r.To) + ": " + r.Text })
	return w.tell.Die(die) + " · " + strings.Join(parts, " · ")
}

// regionBlocks are the terrains of a sector with the hexes that hang together.
func (w *writer) regionBlocks(s *xia.Sector, width scene.Unit) []layout.Block {
	const side = 7 * mm
	t := page.Table{Columns: []page.TableColumn{{Width: side}, {Head: daggered("Terrain", "", s.Assumed, "plan")}, {Head: "Hexes", Fill: true}}}
	for _, terrain := range w.r.Terrains {
		regions := s.Regions(terrain.ID)
		if len(regions) == 0 {
			continue
		}
		lists := english.Each(regions, words.Region)
		icon := page.Drawing{W: side, H: side, Items: w.key.TerrainSample(terrain.ID, scene.Point{X: side / 2, Y: side / 2}, 6*mm)}
		t.Rows = append(t.Rows, page.TableRow{Tall: true, From: scene.Source{Path: "plan"}, Cells: []page.Cell{{Mark: icon}, w.SayStrong(terrain.Title), w.Say(strings.Join(lists, "; "))}})
	}
	if len(t.Rows) == 0 {
		return nil
	}
	return []layout.Block{w.Table(t, width)}
}
