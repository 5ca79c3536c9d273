package geom

import (
	"maps"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// In a corridor of two by four inches, the nearest place for a base of two inches is the middle, which
// leaves no room for a second: the rule asks how many can be placed, not how many a hasty player places.
func TestLargeBasesMakeRoomForOneAnother(t *testing.T) {
	g := New(split(panel("half-wall", 4, 0, 4, 2), panel("wall", 0, 2, 4, 2)), testRules())
	places := g.Stands(model.Point{X: 250}, 200, 9)
	if len(places) != 2 || g.Standing(model.Point{X: 250}, 200, 9) != 2 {
		t.Fatalf("room for %d, want 2: %v", len(places), places)
	}
	seen := map[Cell]bool{}
	for _, p := range places {
		for _, c := range p {
			if seen[c] || !g.Free(c) || c.Col > 3 || c.Row > 1 {
				t.Errorf("cell %v of %v is taken twice or not there", c, places)
			}
			seen[c] = true
		}
	}
	if len(seen) != 8 {
		t.Errorf("two bases of 2 by 2 cover %d cells", len(seen))
	}
}

func TestTheNearestPlacesComeFirst(t *testing.T) {
	places := New(split(), testRules()).Stands(model.Point{X: 350}, 100, 3)
	if len(places) != 3 || len(places[0]) != 1 || places[0][0] != (Cell{3, 0}) {
		t.Errorf("places %v", places)
	}
}

func TestStandingAgreesWithTryingEverything(t *testing.T) {
	rules, tried := testRules(), 0
	for i := range sample(1_000, 20_000) {
		d := draw(i)
		b := d.board(rules)
		g, n := New(b, rules), 1+d.IntN(3)
		at := d.cell(g)
		var all []Cell
		for _, c := range g.Cells() {
			if g.fits(c, Query{Base: model.Length(n) * 100}) && coversNear(g, c, n, at) {
				all = append(all, c)
			}
		}
		if len(all) > 14 {
			continue
		}
		tried++
		if got, want := g.Standing(at.Centre(), model.Length(n)*100, 99), mostApart(all, n); got != want {
			t.Fatalf("board %d, span %d at %v: room for %d, want %d\n%s", i, n, at, got, want, picture(g, func(c Cell) bool { return c == at }))
		}
	}
	tally(t, tried, tried)
}

// coversNear reports whether a figure at c covers a cell of the room of another cell at most two steps
// from it, panels being in the way of the counting and pieces not.
func coversNear(g *Grid, c Cell, n int, from Cell) bool {
	near := map[Cell]bool{from: true}
	for range 2 {
		wider := maps.Clone(near)
		for at := range near {
			for _, to := range around4(at) {
				if g.Holds(to) && len(g.Crossed(at, to)) == 0 {
					wider[to] = true
				}
			}
		}
		near = wider
	}
	for _, s := range square(c, n) {
		if near[s] {
			return true
		}
	}
	return false
}

// mostApart is how many of some squares of n by n do not overlap: with the first, or without it.
func mostApart(all []Cell, n int) int {
	if len(all) == 0 {
		return 0
	}
	var rest []Cell
	for _, c := range all[1:] {
		if max(c.Col-all[0].Col, all[0].Col-c.Col) >= n || max(c.Row-all[0].Row, all[0].Row-c.Row) >= n {
			rest = append(rest, c)
		}
	}
	return max(1+mostApart(rest, n), mostApart(all[1:], n))
}

// No base is so large, and no board so odd, that asking takes long.
func TestHugeBasesStandNowhere(t *testing.T) {
	g := New(&model.Board{Width: 7200, Height: 7200}, testRules())
	for _, base := range []model.Length{7300, 1 << 40} {
		if n := g.Standing(model.Point{X: 3600, Y: 3600}, base, 2); n != 0 {
			t.Errorf("base %d: room for %d", base, n)
		}
		if n := len(g.Reach([]Cell{{3, 3}}, Query{Base: base}).Cells()); n != 0 {
			t.Errorf("base %d: reaches %d cells", base, n)
		}
	}
}
