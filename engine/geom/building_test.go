package geom

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// tower is a mission with a floor of 8 by 8 inches, a gallery of 4 by 4 above it and a yard beside it.
func tower(links ...model.Link) *model.Mission {
	m := &model.Mission{Board: *split()}
	m.Board.Levels = []model.Level{{ID: "gallery", At: model.Point{X: 200, Y: 200}, Floor: model.Board{Width: 400, Height: 400}}}
	m.Boards = []model.NamedBoard{{ID: "yard", Board: model.Board{Width: 400, Height: 400}}}
	m.Board.Links = links
	return m
}

func stairs(x0, y0, x1, y1 model.Length, to string) model.Link {
	return model.Link{ID: "to-" + to, Kind: "stairs", From: model.Point{X: x0, Y: y0}, To: model.Point{X: x1, Y: y1}, Board: to, Cost: 200}
}

var corner = []Spot{{0, Cell{0, 0}}}

func TestOnlyLinksJoinFloors(t *testing.T) {
	for _, base := range []model.Length{100, 200} {
		alone := NewBuilding(tower(), testRules()).Reach(corner, Walker{Base: base})
		if len(alone.Cells(0)) != 64 || alone.Count() != 64 {
			t.Errorf("base %d: without a link %d cells are reached, want the board's 64", base, alone.Count())
		}
		joined := NewBuilding(tower(stairs(750, 50, 50, 350, "gallery")), testRules()).Reach(corner, Walker{Base: base})
		if joined.Count() != 64+16 || joined.Any(2, []Cell{{0, 0}}) {
			t.Errorf("base %d: with stairs to the gallery %d cells are reached, want 80", base, joined.Count())
		}
	}
}

func TestALinkCostsItsInches(t *testing.T) {
	for cost, want := range map[model.Length]int{0: 7, 100: 8, 150: 9, 200: 9, 2500: 32} {
		l := stairs(750, 50, 50, 350, "gallery")
		l.Cost = cost
		r := NewBuilding(tower(l), testRules()).Reach(corner, Walker{})
		if got := r.Distance(1, Cell{0, 3}); got != want {
			t.Errorf("7 steps and stairs of %s inches: %d, want %d", cost, got, want)
		}
		if got := r.Distance(1, Cell{1, 3}); got != want+1 {
			t.Errorf("one step further: %d, want %d", got, want+1)
		}
	}
}

func TestLengthsCutCorners(t *testing.T) {
	l := stairs(750, 750, 50, 350, "gallery")
	l.Cost = 150
	b := NewBuilding(tower(l), testRules())
	tests := []struct {
		corner            model.Length
		below, above      model.Length // to the foot of the stairs, and up
		steps, stepsAbove int
	}{
		{0, 1400, 1600, 14, 16}, {100, 700, 850, 7, 9}, {141, 987, 1137, 10, 12},
	}
	for _, tt := range tests {
		r := b.Reach(corner, Walker{Corner: tt.corner})
		below, above := Cell{7, 7}, Cell{0, 3}
		if r.Length(0, below) != tt.below || r.Length(1, above) != tt.above || r.Distance(0, below) != tt.steps || r.Distance(1, above) != tt.stepsAbove {
			t.Errorf("corners for %s: %s and %s inches, %d and %d steps", tt.corner, r.Length(0, below), r.Length(1, above), r.Distance(0, below), r.Distance(1, above))
		}
	}
	if r := b.Reach(corner, Walker{Base: 300}); r.Length(2, Cell{0, 0}) != -1 || r.Distance(2, Cell{0, 0}) != -1 {
		t.Error("the yard has a distance though no way leads there")
	}
}

// Nobody cuts a corner that a wall or a piece stands in.
func TestCornersMustBeFree(t *testing.T) {
	free := split()
	wall := split(panel("x", 1, 0, 1, 1))
	crate := split()
	crate.Crates = []model.Crate{{Footprint: piece(150, 50, 80, 80, 0)}}
	for i, b := range []*model.Board{free, wall, crate} {
		r := NewBuilding(&model.Mission{Board: *b}, testRules()).Reach(corner, Walker{Corner: 141})
		if got, want := r.Length(0, Cell{1, 1}), []model.Length{141, 200, 200}[i]; got != want {
			t.Errorf("board %d: round the corner is %s inches, want %s", i, got, want)
		}
	}
}

func TestTheCheaperOfTwoLinksCounts(t *testing.T) {
	near, far := stairs(150, 50, 50, 50, "gallery"), stairs(450, 50, 50, 50, "gallery")
	near.Cost, far.ID, far.Cost = 1000, "far", 0
	r := NewBuilding(tower(near, far), testRules()).Reach(corner, Walker{})
	if got := r.Distance(1, Cell{0, 0}); got != 4 {
		t.Errorf("%d steps, want 4", got)
	}
	if l := linksOf(r, 1, Cell{0, 0}); len(l) != 1 || l[0].ID != "far" {
		t.Errorf("by %v, want far", l)
	}
}

func TestAOneWayLinkIsNoWayHome(t *testing.T) {
	l := stairs(750, 50, 50, 50, "yard")
	l.OneWay = true
	b := NewBuilding(tower(l), testRules())
	yard := []Cell{{3, 3}}
	if !b.Reach(corner, Walker{}).Any(2, yard) {
		t.Error("the yard is not reached")
	}
	if b.Reach(On(2, yard), Walker{}).Any(0, []Cell{{0, 0}}) {
		t.Error("the link is taken against its direction")
	}
	home := b.ReachBack(corner, Walker{})
	if home.Any(2, yard) || !home.Any(0, []Cell{{7, 7}}) {
		t.Error("who comes home from where is wrong")
	}
	if !b.ReachBack(On(2, yard), Walker{}).Any(0, []Cell{{0, 0}}) {
		t.Error("nobody comes to the yard")
	}
}

func TestTheWayOverFloorsNamesItsLinks(t *testing.T) {
	b := NewBuilding(tower(stairs(250, 50, 50, 350, "gallery"), stairs(50, 250, 50, 50, "yard")), testRules())
	r := b.Reach(On(1, []Cell{{0, 3}}), Walker{})
	path := r.Path(2, Cell{0, 0})
	want := []Spot{{1, Cell{0, 3}}, {0, Cell{2, 0}}, {0, Cell{1, 0}}, {0, Cell{0, 0}}, {0, Cell{0, 1}}, {0, Cell{0, 2}}, {2, Cell{0, 0}}}
	if len(path) != len(want) || path[0] != want[0] || path[1] != want[1] || path[5] != want[5] || path[6] != want[6] {
		t.Errorf("path %v, want %v or another as short", path, want)
	}
	l := linksOf(r, 2, Cell{0, 0})
	if len(l) != 2 || l[0].ID != "to-gallery" || l[1].ID != "to-yard" {
		t.Errorf("links %v", l)
	}
	back := b.ReachBack(On(1, []Cell{{0, 3}}), Walker{})
	if p := back.Path(2, Cell{0, 0}); len(p) != 7 || p[0] != want[6] || p[6] != want[0] {
		t.Errorf("the way home is %v", p)
	}
	if l := linksOf(back, 2, Cell{0, 0}); len(l) != 2 || l[0].ID != "to-yard" {
		t.Errorf("the links home are %v", l)
	}
}

func TestLinkEndsStopAtWallsAndPieces(t *testing.T) {
	m := tower(stairs(400, 50, 50, 50, "gallery"), stairs(50, 600, 50, 50, "nowhere"))
	m.Board.Panels = []model.Panel{panel("wall", 4, 0, 4, 4)}
	b := NewBuilding(m, testRules())
	if w := b.Ways(); len(w) != 1 {
		t.Fatalf("%d links join floors, want 1", len(w))
	}
	wantCells(t, "at a wall", b.Ways()[0].Foot, Cell{4, 0})
	m.Board.Panels = nil
	wantCells(t, "in the open", NewBuilding(m, testRules()).Ways()[0].Foot, Cell{3, 0}, Cell{4, 0})

	m = tower(stairs(150, 50, 50, 50, "gallery"))
	m.Board.Crates = []model.Crate{{Footprint: piece(150, 50, 100, 100, 0)}}
	if NewBuilding(m, testRules()).Reach(corner, Walker{}).Any(1, []Cell{{0, 0}}) {
		t.Error("the stairs are taken through a crate")
	}
	if !NewBuilding(m, testRules()).Bare().Reach(corner, Walker{}).Any(1, []Cell{{0, 0}}) {
		t.Error("the stairs cannot be taken though the crate is gone")
	}
}

// A figure of two inches can come up some stairs only once the door across their head is open.
func TestReopeningFreesTheHeadOfALink(t *testing.T) {
	m := tower(stairs(750, 50, 150, 50, "gallery"))
	m.Board.Levels[0].Floor = model.Board{Width: 400, Height: 200, Panels: []model.Panel{
		{Kind: "doorway", From: model.Point{X: -50, Y: 100}, To: model.Point{X: 350, Y: 100}, State: model.Locked},
	}}
	b, open := NewBuilding(m, testRules()), false
	w := Walker{Base: 200, Open: func(Lock) bool { return open }}
	r := b.Reach(corner, w)
	if r.Has(1, Cell{1, 0}) {
		t.Fatal("the figure stands in a locked door")
	}
	open = true
	r.Reopen(Lock{1, 0}, w)
	if !r.Has(1, Cell{1, 0}) {
		t.Error("the stairs are still shut")
	}
}

// The same holds where the search itself begins astride the door.
func TestReopeningFreesAStartOnAnyFloor(t *testing.T) {
	m := tower()
	m.Board.Levels[0].Floor = model.Board{Width: 200, Height: 200, Panels: []model.Panel{
		{Kind: "doorway", From: model.Point{X: -25, Y: 75}, To: model.Point{X: 375, Y: 75}, State: model.Locked},
	}}
	open := false
	w := Walker{Base: 200, Open: func(Lock) bool { return open }}
	r := NewBuilding(m, testRules()).Reach(On(1, []Cell{{0, 0}}), w)
	before := r.Clone()
	open = true
	r.Reopen(Lock{1, 0}, w)
	if !r.Has(1, Cell{0, 0}) || before.Has(1, Cell{0, 0}) {
		t.Error("the start is still shut, or its copy is not")
	}
}

func TestHiddenDoorsHoldUnlessTheyStandOpen(t *testing.T) {
	for _, state := range []model.PanelState{"", model.Open, model.Closed, model.Locked} {
		p := panel("secret", 4, 0, 4, 2)
		p.State = state
		m := &model.Mission{Board: *split(p, panel("long-wall", 4, 2, 4, 8))}
		b := NewBuilding(m, testRules())
		if got := b.Reach(corner, Walker{}).Has(0, Cell{7, 0}); got != (state == model.Open) {
			t.Errorf("state %q: passes %v", state, got)
		}
		knows := Walker{Open: func(l Lock) bool { return l == Lock{0, 0} }}
		if !b.Reach(corner, knows).Has(0, Cell{7, 0}) {
			t.Errorf("state %q: a figure that knows the door does not pass", state)
		}
	}
}

func TestFloorsByTheirIDs(t *testing.T) {
	b := NewBuilding(tower(), testRules())
	for id, want := range map[string]int{"": 0, "gallery": 1, "yard": 2, "cellar": -1} {
		if got := b.Floor(id); got != want {
			t.Errorf("floor %q is %d, want %d", id, got, want)
		}
	}
	if b.Grid(1).Cols != 4 || len(b.Floors()) != 3 {
		t.Error("the gallery is not the second of three floors")
	}
	r := b.Reach([]Spot{{9, Cell{}}, {-1, Cell{}}, {0, Cell{-3, 80}}}, Walker{})
	if r.Count() != 0 || r.Has(9, Cell{}) || r.Has(-1, Cell{}) || r.Distance(9, Cell{}) != -1 || r.Path(9, Cell{}) != nil {
		t.Error("a floor that does not exist is reached")
	}
}

func TestBuildingsAgreeWithTheSlowReference(t *testing.T) {
	agreeOnBuildings(t, sample(250, 100_000), plainFloor)
}

func TestBuildingsAgreeWithExactArithmetic(t *testing.T) {
	agreeOnBuildings(t, sample(50, 10_000), exactFloor)
}

func agreeOnBuildings(t *testing.T, buildings int, floor func(*model.Board, *model.RuleSet) *refFloor) {
	rules, asked, over := testRules(), 0, 0
	for i := range buildings {
		d := draw(i)
		m := d.mission(rules)
		b, ref := NewBuilding(m, rules), newRefBuilding(m, rules, floor)
		for range perBoard {
			asked++
			n, odd, back := 1+d.IntN(2), d.IntN(2), d.IntN(2) == 0
			from := d.spotOf(b)
			w := Walker{Base: model.Length(n) * model.Inch, Open: func(l Lock) bool { return (l.Panel+l.Floor)%2 == odd }}
			w.Corner = oneOf[model.Length](d, 0, 0, 100, 141)
			got := b.reach([]Spot{from}, w, back)
			if err := sameBuilding(b, got, ref.reach(from, n, w, back)); err != nil {
				t.Fatalf("building %d, span %d from %v, locks %d, corners %s, back %v: %v", i, n, from, odd, w.Corner, back, err)
			}
			over += b.crossedFloors(t, got)
		}
	}
	tally(t, buildings, asked)
	if over < asked/20 {
		t.Errorf("links led somewhere in %d questions only", over)
	}
}

// sameBuilding compares the steps to every position.
func sameBuilding(b *Building, got *Reached, want map[Spot]int) error {
	for i := range b.floors {
		for _, c := range b.grids[i].Cells() {
			w, ok := want[Spot{i, c}]
			if !ok {
				w = -1
			}
			if d := got.on[i].dist[b.grids[i].index(c)]; int(d) != w {
				return fmt.Errorf("floor %d, position %v: %d steps, reference %d", i, c, d, w)
			}
		}
	}
	return nil
}

// crossedFloors walks the way to each cell and adds up what it costs; it is 1 if some way takes a link.
func (b *Building) crossedFloors(t *testing.T, r *Reached) int {
	took := 0
	for i := range b.floors {
		for _, c := range r.Cells(i) {
			path, links := r.Path(i, c), linksOf(r, i, c)
			length, left := 0, links
			for j := 1; j < len(path); j++ {
				switch p, q := path[j-1], path[j]; {
				case p.Floor == q.Floor && q.distance(p) == 1:
					length += r.edge()
				case p.Floor == q.Floor && r.corner > 0 && p.Col != q.Col && p.Row != q.Row && q.distance(p) == 2:
					length += r.corner
				case len(left) == 0:
					t.Fatalf("the way to %v on floor %d jumps: %v", c, i, path)
				default:
					length += r.toll(Way{Link: left[0]})
					left, took = left[1:], 1
				}
			}
			if want := r.on[i].Distance(c); length != want || len(left) > 0 {
				t.Fatalf("the way to %v on floor %d is %d long, not %d: %v by %v", c, i, length, want, path, links)
			}
		}
	}
	return took
}

func (s Spot) distance(o Spot) int {
	dc, dr := s.Col-o.Col, s.Row-o.Row
	return max(dc, -dc) + max(dr, -dr)
}

// mission is a random building of two to four floors.
func (d drawn) mission(r *model.RuleSet) *model.Mission {
	m := &model.Mission{Board: *d.board(r)}
	for i := range 1 + d.IntN(2) {
		m.Board.Levels = append(m.Board.Levels, model.Level{ID: fmt.Sprintf("level-%d", i), Floor: *d.board(r)})
	}
	if d.IntN(2) == 0 {
		m.Boards = []model.NamedBoard{{ID: "annexe", Board: *d.board(r)}}
	}
	floors := m.Floors()
	for range 1 + d.IntN(5) {
		i, on := d.IntN(len(floors)), 1+d.IntN(len(floors)-1)
		from, to := floors[i], floors[(i+on)%len(floors)]
		from.Board.Links = append(from.Board.Links, model.Link{
			From: d.corner(from.Board), To: d.corner(to.Board), Board: to.ID,
			Cost: oneOf[model.Length](d, 0, 50, 100, 200, 256, 700, 25_600, 30_050, 60_000), OneWay: d.IntN(3) == 0,
		})
	}
	return m
}

// corner is a point on the middle, an edge or a corner of a cell.
func (d drawn) corner(b *model.Board) model.Point {
	return model.Point{X: 50 * d.between(0, int(b.Width)/50), Y: 50 * d.between(0, int(b.Height)/50)}
}

func (d drawn) spotOf(b *Building) Spot {
	floor := d.IntN(len(b.floors))
	return Spot{floor, d.cell(b.grids[floor])}
}

func TestReopeningABuildingReachesAsMuchAsAllAtOnce(t *testing.T) {
	rules := testRules()
	for i := range sample(250, 10_000) {
		d := draw(i)
		b := NewBuilding(d.mission(rules), rules)
		open := map[Lock]bool{}
		w := Walker{Base: oneOf[model.Length](d, 100, 200), Open: func(l Lock) bool { return open[l] }}
		w.Corner = oneOf[model.Length](d, 0, 141)
		from := []Spot{d.spotOf(b)}
		first := b.reach(from, w, i%2 == 0)
		before, got := first.Count(), first.Clone()
		for floor, f := range b.floors {
			for p := range f.Board.Panels {
				if d.IntN(2) == 0 {
					open[Lock{floor, p}] = true
					got.Reopen(Lock{floor, p}, w)
				}
			}
		}
		if first.Count() != before {
			t.Fatalf("building %d: going on from a copy has changed the original", i)
		}
		want := b.reach(from, w, i%2 == 0)
		for floor := range b.floors {
			for _, c := range b.grids[floor].Cells() {
				if got.Has(floor, c) != want.Has(floor, c) || got.Length(floor, c) < want.Length(floor, c) {
					t.Fatalf("building %d, floor %d: %v", i, floor, c)
				}
				if first.Has(floor, c) && got.Length(floor, c) != first.Length(floor, c) {
					t.Fatalf("building %d, floor %d: the way to %v has changed", i, floor, c)
				}
			}
		}
	}
}

// linksOf are the links that the way to a cell takes, in order, by the book that the search keeps of them.
func linksOf(r *Reached, floor int, c Cell) []model.Link {
	path := r.Path(floor, c)
	if r.back {
		slices.Reverse(path)
	}
	var out []model.Link
	for _, at := range path {
		if r.on[at.Floor].parentOf(at.Cell) < 0 {
			if l, ok := r.came[at]; ok {
				out = append(out, r.b.ways[l.way].Link)
			}
		}
	}
	if r.back {
		slices.Reverse(out)
	}
	return out
}
