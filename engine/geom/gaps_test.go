package geom

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// gapBoard is a room of 8 by 8 inches with a wall from north to south that leaves a gap at some height: two straight
// parts, or a part that ends before one that crosses.
func gapBoard(at, wide model.Length, tee bool) *model.Board {
	b := &model.Board{Width: 800, Height: 800}
	wall := func(x1, y1, x2, y2 model.Length) {
		b.Panels = append(b.Panels, model.Panel{Kind: "wall", From: model.Point{X: x1, Y: y1}, To: model.Point{X: x2, Y: y2}})
	}
	wall(400, 0, 400, at)
	if tee {
		wall(0, at+wide, 800, at+wide)
		return b
	}
	wall(400, at+wide, 400, 800)
	return b
}

// A gap is closed or open by its width alone, whichever way it lies on the grid: 0.8 inches are what a half doorway
// leaves, and what a figure needs.
func TestAGapIsClosedByItsWidthWhereverItLies(t *testing.T) {
	rules := testRules()
	narrowest := New(&model.Board{Width: 100, Height: 100}, rules).narrowest()
	for _, tee := range []bool{false, true} {
		for at := model.Length(200); at < 300; at++ {
			for _, wide := range []model.Length{1, 4, 30, narrowest - 1} {
				g := New(gapBoard(at, wide, tee), rules)
				if r := g.Reach([]Cell{{0, 0}}, Query{Base: model.Inch}); r.Has(Cell{7, 0}) {
					t.Fatalf("tee %v: a figure slips through a gap of %d at %d", tee, wide, at)
				}
			}
		}
	}
	for at := model.Length(200); at < 300; at++ {
		if r := New(gapBoard(at, 100, false), rules).Reach([]Cell{{0, 0}}, Query{Base: model.Inch}); !r.Has(Cell{7, 0}) {
			t.Fatalf("nobody gets through a gap of an inch at %d", at)
		}
	}
}

// A run that ends a little before the rim, or off a slanting wall by less than a hundredth, lets nobody by.
func TestAGapAtTheRimOrAtASlantIsClosed(t *testing.T) {
	rules := testRules()
	for off := model.Length(1); off < 30; off++ {
		b := gapBoard(800-off, 0, false)
		b.Panels = b.Panels[:1]
		if New(b, rules).Reach([]Cell{{0, 0}}, Query{Base: model.Inch}).Has(Cell{7, 0}) {
			t.Errorf("a figure slips between the rim and a wall that ends %d before it", off)
		}
	}
	for x := model.Length(1); x < 300; x++ {
		slant := model.Panel{Kind: "wall", From: model.Point{X: 0, Y: 401}, To: model.Point{X: 800, Y: 500}}
		tee := model.Panel{Kind: "wall", From: model.Point{X: 300 + x, Y: 0}, To: model.Point{X: 300 + x, Y: 401 + (300+x)*99/800 - 3}}
		g := New(&model.Board{Width: 800, Height: 800, Panels: []model.Panel{slant, tee}}, rules)
		if g.Reach([]Cell{{0, 0}}, Query{Base: model.Inch}).Has(Cell{7, 0}) {
			t.Errorf("a figure slips by the end of the wall at %d", 300+x)
		}
	}
}

// What touches, or crosses, has no gap, and an opening beside one stays open.
func TestPanelsThatTouchHaveNoGap(t *testing.T) {
	b := gapBoard(400, 0, true)
	b.Panels[1].From.X, b.Panels[1].To.X = 0, 800
	if n := len(New(b, testRules()).bridges()); n > 0 {
		t.Errorf("%d gaps are closed between panels that touch", n)
	}
}
