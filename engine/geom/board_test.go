package geom

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// testRules is an edition with one panel kind of each sort that the geometry tells apart.
func testRules() *model.RuleSet {
	return &model.RuleSet{
		Board: model.BoardRules{Airlock: 200, Trader: 100},
		Panels: []model.PanelKind{
			{ID: "wall", Length: 400},
			{ID: "half-wall", Length: 200},
			{ID: "doorway", Length: 400, Openings: []model.Opening{{From: 110, To: 290, Pass: model.Wide, Door: true}}},
			{ID: "hatch", Length: 200, Openings: []model.Opening{{From: 60, To: 140, Pass: model.Narrow, Door: true}}},
			{ID: "door-window", Length: 400, Openings: []model.Opening{
				{From: 110, To: 190, Pass: model.Narrow, Door: true}, {From: 220, To: 320, See: true}}},
			{ID: "arch", Length: 400, Openings: []model.Opening{{From: 110, To: 290, Pass: model.Wide}}},
			{ID: "wide-arch", Length: 800, Openings: []model.Opening{{From: 100, To: 700, Pass: model.Wide}}},
			{ID: "girder", Length: 400, Overhead: true},
			{ID: "window", Length: 400, Openings: []model.Opening{{From: 70, To: 330, See: true}}},
			{ID: "glass-door", Length: 400, Openings: []model.Opening{{From: 110, To: 290, Pass: model.Wide, Door: true, See: true}}},
			{ID: "secret", Length: 200, Openings: []model.Opening{{From: 60, To: 140, Pass: model.Narrow, Door: true, Hidden: true}}},
		},
		Crates:    []model.CrateSize{{ID: "box", Rule: "low"}, {ID: "odd", Rule: "nowhere"}},
		Furniture: []model.FurnitureKind{{ID: "pillar", Rule: "tall"}, {ID: "table", Rule: "low"}, {ID: "tower", Rule: "full"}},
		Terrain: []model.TerrainRule{
			{ID: "low", Cover: "partial"}, {ID: "tall"}, {ID: "full", Cover: "full"},
		},
		Play: model.PlayRules{
			Sight: model.SightRules{From: "centre", To: "any"},
			Cover: []model.CoverBand{
				{ID: "none", To: 25}, {ID: "partial", From: 25, To: 90, Hits: 1}, {ID: "full", From: 90, To: 100, Blind: true},
			},
		},
	}
}

func panel(kind string, x0, y0, x1, y1 model.Length) model.Panel {
	return model.Panel{Kind: kind, From: model.Point{X: x0 * 100, Y: y0 * 100}, To: model.Point{X: x1 * 100, Y: y1 * 100}}
}

func piece(x, y, w, d model.Length, turn int) model.Footprint {
	return model.Footprint{Centre: model.Point{X: x, Y: y}, Width: w, Depth: d, Turn: turn}
}

// split is a board of 8 by 8 inches with one line of panels down its middle.
func split(panels ...model.Panel) *model.Board {
	return &model.Board{Width: 800, Height: 800, Panels: panels}
}

// picture draws which cells are in a set, for readable failures.
func picture(g *Grid, in func(Cell) bool) string {
	var b strings.Builder
	for row := range g.Rows {
		for col := range g.Cols {
			switch c := (Cell{col, row}); {
			case in(c):
				b.WriteByte('o')
			case !g.Free(c):
				b.WriteByte('x')
			default:
				b.WriteByte('.')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func wantCells(t *testing.T, what string, got []Cell, want ...Cell) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %v, want %v", what, got, want)
	}
	in := map[Cell]bool{}
	for _, c := range got {
		in[c] = true
	}
	for _, c := range want {
		if !in[c] {
			t.Fatalf("%s: %v, want %v", what, got, want)
		}
	}
}
