package board

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Things are numbered without a gap in building order; where several figures stand on a spot they are counted,
// and what comes only with more crews says so.
func TestThingsAreNumberedAndCounted(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	at := model.Point{X: 3 * model.Inch, Y: 3 * model.Inch}
	m.Setup.NPCs = []model.StartNPC{{Kind: r.NPCs[0].ID, Count: 3, At: &at}}
	m.Variations = []model.Variation{{Min: 3, NPCs: []model.StartNPC{{Kind: r.NPCs[1].ID, Count: 2, At: &at}}}}
	things := Things(m, r, "")
	var figures []Thing
	for i, x := range things {
		if x.Number != i+1 {
			t.Errorf("thing %d has the number %d", i+1, x.Number)
		}
		switch {
		case x.Feature.Kind == FigureFeature:
			figures = append(figures, x)
		case x.Count != 1:
			t.Errorf("%s %s stands there %d times", x.Title, x.ID, x.Count)
		}
	}
	if len(figures) != 2 || figures[0].Count != 3 || figures[0].Note != "" || figures[1].Count != 2 || figures[1].Note != "with 3 crews" {
		t.Errorf("figures %+v", figures)
	}
	if len(things) != len(m.Board.Panels)+len(m.Board.Furniture)+len(m.Board.Crates)+len(m.Board.Markers)+len(m.Board.Hatches)+2 {
		t.Errorf("%d things", len(things))
	}
}

// The page of the map tells where its airlocks and crates are, each in its own place, for whoever marks them.
func TestAMapKnowsWhereItsThingsAre(t *testing.T) {
	m := printertest.Mission()
	page, places := MapPage(m, printertest.Rules(), printertest.Fonts(t))
	sheet, seen := scene.Rect{W: page.W, H: page.H}, map[scene.Rect]string{}
	var ids []string
	for _, x := range m.Board.Airlocks {
		ids = append(ids, x.ID)
	}
	for _, x := range m.Board.Crates {
		ids = append(ids, x.ID)
	}
	if len(ids) < 8 {
		t.Fatalf("the sample has only %v", ids)
	}
	for _, id := range ids {
		at, known := places[id]
		if !known || at.W <= 0 || at.H <= 0 || !at.Meets(sheet) {
			t.Errorf("%s is at %v (%v)", id, at, known)
		}
		if other := seen[at]; other != "" {
			t.Errorf("%s and %s are both at %v", id, other, at)
		}
		seen[at] = id
	}
	for _, x := range m.Board.Airlocks {
		at := places[x.ID]
		middle := scene.Point{X: at.X + at.W/2, Y: at.Y + at.H/2}
		edge := map[model.Side]bool{
			model.North: middle.Y < page.H/8, model.South: middle.Y > page.H*7/8, model.West: middle.X < page.W/8, model.East: middle.X > page.W*7/8,
		}
		if !edge[x.Side] {
			t.Errorf("airlock %s in the %v is at %v on a page of %d × %d", x.ID, x.Side, middle, page.W, page.H)
		}
	}
}

// However many columns a key has, it fills the width that it is given and not more.
func TestKeysStayInTheirWidth(t *testing.T) {
	set, m, r := printertest.Fonts(t), printertest.Mission(), printertest.Rules()
	groups := Key(m, r, set, Full(0))
	for columns := 1; columns <= 8; columns++ {
		width := scene.Unit(columns) * 37 * scene.Millimetre
		strip := KeyStrip(groups, width, columns)
		var right scene.Unit
		for _, w := range printertest.Words(&scene.Page{W: strip.W, H: strip.H, Items: strip.Items}, set) {
			right = max(right, w.Box.X+w.Box.W)
		}
		printertest.Walk(strip.Items, func(it scene.Item, shift scene.Point) {
			if s, ok := it.(scene.Stroke); ok {
				b := s.Path.Bounds()
				right = max(right, b.X+b.W+shift.X)
			}
		})
		if right > width || right < width-scene.Millimetre {
			t.Errorf("%d columns reach to %d of %d µm", columns, right, width)
		}
		if strip.H != KeyStripHeight(groups, width, columns) {
			t.Errorf("%d columns are %d high, announced were %d", columns, strip.H, KeyStripHeight(groups, width, columns))
		}
	}
}
