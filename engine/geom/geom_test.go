package geom

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/model"
)

func TestAnOpeningJoinsItsSidesForItsClassOnly(t *testing.T) {
	tests := []struct {
		kind   string
		small  bool // a 1-inch base passes
		large  bool // a 2-inch base passes
		length model.Length
	}{
		{"wall", false, false, 4}, {"doorway", true, true, 4}, {"door-window", true, false, 4},
		{"arch", true, true, 4}, {"wide-arch", true, true, 8}, {"hatch", true, false, 2}, {"girder", true, true, 4},
	}
	for _, tt := range tests {
		t.Run(tt.kind, func(t *testing.T) {
			panels := []model.Panel{panel(tt.kind, 4, 0, 4, tt.length)}
			if tt.length < 8 {
				panels = append(panels, panel("long-wall", 4, tt.length, 4, 8))
			}
			for _, b := range []*model.Board{split(panels...), mirrored(split(panels...))} {
				g := New(b, testRules())
				for base, want := range map[model.Length]bool{100: tt.small, 200: tt.large} {
					if got := g.Reach([]Cell{{0, 0}}, Query{Base: base}).Has(Cell{7, 7}); got != want {
						t.Errorf("base %d: reaches the other side: %v, want %v", base, got, want)
					}
				}
			}
		})
	}
}

// mirrored is the board reflected about its north-west to south-east diagonal.
func mirrored(b *model.Board) *model.Board {
	out := &model.Board{Width: b.Height, Height: b.Width}
	for _, p := range b.Panels {
		p.From.X, p.From.Y, p.To.X, p.To.Y = p.From.Y, p.From.X, p.To.Y, p.To.X
		out.Panels = append(out.Panels, p)
	}
	return out
}

func TestADiagonalOpeningJoinsItsSides(t *testing.T) {
	for _, kind := range []string{"doorway", "arch", "door-window", "hatch"} {
		for _, base := range []model.Length{100, 200} {
			narrow := kind == "door-window" || kind == "hatch"
			want := base == 100 || !narrow
			if got := crossesDiagonal(kind, base); got != want {
				t.Errorf("%s, base %d: reaches the other side: %v, want %v", kind, base, got, want)
			}
		}
	}
}

// crossesDiagonal asks whether a figure gets through a diagonal line of walls with one such panel.
func crossesDiagonal(kind string, base model.Length) bool {
	length := model.Length(400)
	if kind == "hatch" {
		length = 200
	}
	advance := length * 7 / 10
	p := model.Panel{Kind: kind, From: model.Point{X: 400, Y: 400}, To: model.Point{X: 400 + advance, Y: 400 + advance}}
	b := &model.Board{Width: 1200, Height: 1200, Panels: []model.Panel{
		{Kind: "long-wall", To: p.From}, p, {Kind: "long-wall", From: p.To, To: model.Point{X: 1200, Y: 1200}},
	}}
	return New(b, testRules()).Reach([]Cell{{10, 0}}, Query{Base: base}).Has(Cell{0, 10})
}

func TestAFlippedDoorwayOpensAtItsOtherEnd(t *testing.T) {
	for _, flipped := range []bool{false, true} {
		p := panel("door-window", 4, 0, 4, 4)
		p.Flipped = flipped
		g := New(split(p, panel("long-wall", 4, 4, 4, 8)), testRules())
		row := 1
		if flipped {
			row = 2
		}
		for r := range 4 {
			if got := g.passes(Cell{3, r}, Cell{4, r}, Query{}); got != (r == row) {
				t.Errorf("flipped %v: row %d passes: %v", flipped, r, got)
			}
		}
	}
}

func TestAPanelNamedBackwardsOpensFromItsOwnFirstEnd(t *testing.T) {
	for _, p := range []model.Panel{panel("door-window", 4, 4, 4, 0), panel("door-window", 4, 4, 0, 4)} {
		g := New(&model.Board{Width: 800, Height: 800, Panels: []model.Panel{p}}, testRules())
		for i := range 4 {
			a, b := Cell{3, i}, Cell{4, i}
			if p.From.Y == p.To.Y {
				a, b = Cell{i, 3}, Cell{i, 4}
			}
			if got := g.passes(a, b, Query{}); got != (i == 2) {
				t.Errorf("%v to %v: square %d passes: %v", p.From, p.To, i, got)
			}
		}
	}
}

func TestHalfABaseBesideAnOpeningIsTooFar(t *testing.T) {
	// The opening runs from 0.6 to 1.4: centres pass from just above 0.1 to just below 1.9.
	tests := []struct {
		top        model.Length
		row0, row1 bool
	}{
		{-40, true, false}, {-39, true, true}, {0, true, true}, {39, true, true}, {40, false, true},
	}
	for _, tt := range tests {
		p := model.Panel{Kind: "hatch", From: model.Point{X: 400, Y: tt.top}, To: model.Point{X: 400, Y: tt.top + 200}}
		g := New(split(p), testRules())
		row0, row1 := g.passes(Cell{3, 0}, Cell{4, 0}, Query{}), g.passes(Cell{3, 1}, Cell{4, 1}, Query{})
		if row0 != tt.row0 || row1 != tt.row1 {
			t.Errorf("a panel from %d on: rows pass %v %v, want %v %v", tt.top, row0, row1, tt.row0, tt.row1)
		}
	}
}

func TestLockedDoorsHoldUntilTheQueryOpensThem(t *testing.T) {
	for _, state := range []model.PanelState{"", model.Open, model.Closed, model.Locked} {
		p := panel("doorway", 4, 0, 4, 4)
		p.State = state
		g := New(split(p, panel("long-wall", 4, 4, 4, 8)), testRules())
		if got, want := g.Reach([]Cell{{0, 0}}, Query{}).Has(Cell{7, 0}), state != model.Locked; got != want {
			t.Errorf("state %q: passes %v, want %v", state, got, want)
		}
		open := Query{OpenLocked: func(i int) bool { return i == 0 }}
		if !g.Reach([]Cell{{0, 0}}, open).Has(Cell{7, 0}) {
			t.Errorf("state %q: an opened door does not pass", state)
		}
	}
}

func TestDiagonalWallsMakeWatertightRooms(t *testing.T) {
	b := split(panel("x", 4, 0, 8, 4), panel("x", 8, 4, 4, 8), panel("x", 4, 8, 0, 4), panel("x", 0, 4, 4, 0))
	g := New(b, testRules())
	if n := len(g.Rooms()); n != 5 {
		t.Fatalf("a diamond on a board makes %d rooms, want 5", n)
	}
	inside := g.RoomAt(model.Point{X: 400, Y: 400})
	if len(inside.Panels) != 4 || inside.Name != "R2" {
		t.Errorf("the diamond is %s with %d panels, want R2 with 4", inside.Name, len(inside.Panels))
	}
	if c := inside.Heart; c.Col < 3 || c.Col > 4 || c.Row < 3 || c.Row > 4 {
		t.Errorf("the heart of the diamond is at %v", c)
	}
}

func TestRoomsAreBoundedByDoorsButNotByGirders(t *testing.T) {
	tests := map[string]int{"doorway": 2, "arch": 2, "wall": 2, "girder": 1}
	for kind, want := range tests {
		g := New(split(panel(kind, 4, 0, 4, 4), panel("long-wall", 4, 4, 4, 8)), testRules())
		if got := len(g.Rooms()); got != want {
			t.Errorf("%s: %d rooms, want %d", kind, got, want)
		}
	}
}

func TestAPieceOccupiesTheCellsWhoseCentreItCovers(t *testing.T) {
	tests := []struct {
		name string
		f    model.Footprint
		want []Cell
	}{
		{"a cell of its own", piece(250, 250, 100, 100, 0), []Cell{{2, 2}}},
		{"large crate against a wall", piece(290, 250, 180, 100, 0), []Cell{{2, 2}, {3, 2}}},
		{"small piece on the centre", piece(250, 250, 20, 20, 0), []Cell{{2, 2}}},
		{"exactly half of two cells", piece(300, 250, 100, 99, 0), []Cell{{2, 2}, {3, 2}}}, // their centres
		{"a corner of four cells", piece(300, 300, 90, 90, 0), nil},
		{"turned by 45 degrees", piece(250, 250, 200, 20, 45), []Cell{{2, 2}}},
		{"off the board", piece(-300, 250, 100, 100, 0), nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := New(split(), testRules())
			wantCells(t, "occupied", g.Occupied(tt.f), tt.want...)
		})
	}
}

func TestContactStopsAtWalls(t *testing.T) {
	crate := piece(250, 150, 100, 100, 0)
	b := split(panel("wall", 2, 0, 2, 4))
	b.Crates = []model.Crate{{Footprint: crate}}
	wantCells(t, "beside a wall", New(b, testRules()).Contact(crate), Cell{2, 0}, Cell{3, 1}, Cell{2, 2})

	tiny := piece(300, 300, 40, 40, 0)
	b = split()
	b.Furniture = []model.Furniture{{Footprint: tiny}}
	wantCells(t, "tiny", New(b, testRules()).Contact(tiny), Cell{2, 2}, Cell{3, 2}, Cell{2, 3}, Cell{3, 3})
}

func TestStartCellsAreInsideTheDoor(t *testing.T) {
	g := New(split(panel("wall", 6, 0, 6, 4)), testRules())
	tests := []struct {
		a    model.Airlock
		want []Cell
	}{
		{model.Airlock{Side: model.North, At: model.Point{X: 250}}, []Cell{{2, 0}}},
		{model.Airlock{Side: model.North, At: model.Point{X: 300}}, []Cell{{2, 0}, {3, 0}}},
		{model.Airlock{Side: model.North, At: model.Point{X: 600}}, []Cell{{6, 0}}}, // not through the wall
		{model.Airlock{Side: model.East, At: model.Point{X: 800, Y: 700}}, []Cell{{7, 6}, {7, 7}}},
		{model.Airlock{Side: model.South, At: model.Point{X: 50, Y: 800}}, []Cell{{0, 7}}},
	}
	for _, tt := range tests {
		wantCells(t, fmt.Sprintf("%s at %v", tt.a.Side, tt.a.At), g.StartCells(tt.a), tt.want...)
	}
}

func TestStandingCountsTheRoomBesideAnEntryPoint(t *testing.T) {
	closet := []model.Panel{panel("half-wall", 2, 0, 2, 2), panel("half-wall", 0, 2, 2, 2)}
	tests := []struct {
		name   string
		panels []model.Panel
		crate  bool
		base   model.Length
		want   int
	}{
		{"in the open", nil, false, 100, 9},
		{"in the open, large bases", nil, false, 200, 4},
		{"a closet", closet, false, 100, 4},
		{"a closet, large bases", closet, false, 200, 1},
		{"a closet with a crate", closet, true, 100, 3},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b, at := split(tt.panels...), model.Point{X: 50}
			if tt.panels == nil {
				at.X = 350
			}
			if tt.crate {
				b.Crates = []model.Crate{{Footprint: piece(150, 150, 100, 100, 0)}}
			}
			g := New(b, testRules())
			if got := g.Standing(at, tt.base, 99); got != tt.want {
				t.Errorf("room for %d, want %d", got, tt.want)
			}
			if got := g.Standing(at, tt.base, 1); got != 1 {
				t.Errorf("counts %d when one is asked for", got)
			}
		})
	}
}

func TestOverlapAllowsTouching(t *testing.T) {
	tests := []struct {
		name string
		a, b model.Footprint
		want bool
	}{
		{"side by side", piece(100, 100, 100, 100, 0), piece(200, 100, 100, 100, 0), false},
		{"within the slack", piece(100, 100, 100, 100, 0), piece(195, 100, 100, 100, 0), false},
		{"just beyond the slack", piece(100, 100, 100, 100, 0), piece(194, 100, 100, 100, 0), true},
		{"the same place", piece(100, 100, 100, 100, 30), piece(100, 100, 100, 100, 30), true},
		{"one turned, corners apart", piece(100, 100, 100, 100, 45), piece(210, 210, 100, 100, 0), false},
		{"one turned, corner inside", piece(100, 100, 100, 100, 45), piece(210, 100, 100, 100, 0), true},
		{"crossing sticks", piece(300, 300, 400, 20, 20), piece(300, 300, 400, 20, 110), true},
	}
	for _, tt := range tests {
		if got := Overlap(tt.a, tt.b); got != tt.want {
			t.Errorf("%s: overlap %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestPanelsRunThroughPieces(t *testing.T) {
	tests := []struct {
		name string
		f    model.Footprint
		p    model.Panel
		want bool
	}{
		{"beside", piece(250, 150, 100, 100, 0), panel("wall", 2, 0, 2, 4), false},
		{"through", piece(210, 150, 100, 100, 0), panel("wall", 2, 0, 2, 4), true},
		{"stops short", piece(200, 450, 100, 80, 0), panel("wall", 2, 0, 2, 4), false},
		{"diagonal beside", piece(350, 150, 100, 100, 45), panel("wall", 0, 0, 4, 4), false},
		{"diagonal through", piece(200, 200, 100, 100, 0), panel("wall", 0, 0, 4, 4), true},
		{"diagonal past a corner", piece(300, 185, 100, 100, 0), panel("wall", 0, 0, 4, 4), false},
	}
	for _, tt := range tests {
		if got := Crosses(tt.f, tt.p); got != tt.want {
			t.Errorf("%s: crosses %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestTheHeartOfARoomIsFarFromItsBorder(t *testing.T) {
	// A square of 3 by 3 inches with a corridor an inch wide that pulls the middle to the east.
	g := New(split(panel("x", 0, 3, 8, 3), panel("x", 3, 2, 8, 2), panel("x", 3, 0, 3, 2)), testRules())
	room := g.RoomOf(Cell{0, 0})
	if len(room.Cells) != 14 || room.Heart != (Cell{1, 1}) {
		t.Errorf("the heart of %d cells is %v, want (1, 1)", len(room.Cells), room.Heart)
	}
	for i := 1; i < len(room.Panels); i++ {
		if room.Panels[i-1] >= room.Panels[i] {
			t.Errorf("border %v is not ascending", room.Panels)
		}
	}
}

func TestInsideKnowsAllSides(t *testing.T) {
	for _, at := range []model.Point{{X: 44, Y: 400}, {X: 400, Y: 44}, {X: 756, Y: 400}, {X: 400, Y: 756}} {
		if Inside(piece(at.X, at.Y, 100, 100, 0), 800, 800) {
			t.Errorf("a piece at %v is said to be on the board", at)
		}
	}
	for _, at := range []model.Point{{X: 45, Y: 45}, {X: 755, Y: 755}} {
		if !Inside(piece(at.X, at.Y, 100, 100, 0), 800, 800) {
			t.Errorf("a piece at %v, within the slack, is said to be off the board", at)
		}
	}
}

func TestInsideKnowsTurnedCorners(t *testing.T) {
	if !Inside(piece(50, 50, 100, 100, 0), 800, 800) {
		t.Error("a piece in the corner is said to be off the board")
	}
	if Inside(piece(50, 50, 100, 100, 45), 800, 800) || Inside(piece(760, 100, 100, 100, 0), 800, 800) {
		t.Error("a piece that sticks out is said to be on the board")
	}
}

func TestCornersOfATurnedPiece(t *testing.T) {
	tests := map[int][4]model.Point{
		0:   {{X: 50, Y: 80}, {X: 150, Y: 80}, {X: 150, Y: 120}, {X: 50, Y: 120}},
		90:  {{X: 120, Y: 50}, {X: 120, Y: 150}, {X: 80, Y: 150}, {X: 80, Y: 50}},
		210: {{X: 133, Y: 142}, {X: 47, Y: 92}, {X: 67, Y: 58}, {X: 153, Y: 108}},
		330: {{X: 47, Y: 108}, {X: 133, Y: 58}, {X: 153, Y: 92}, {X: 67, Y: 142}},
	}
	for turn, want := range tests {
		var got [4]model.Point
		for i, c := range corners(piece(100, 100, 100, 40, turn)) {
			got[i] = model.Point{X: model.Length(rounded(c.x, fine)), Y: model.Length(rounded(c.y, fine))}
		}
		if got != want {
			t.Errorf("turned by %d: corners %v, want %v", turn, got, want)
		}
	}
}

func TestHopelessBoardsDoNoHarm(t *testing.T) {
	for _, b := range []*model.Board{{}, {Width: -5, Height: 1 << 40}, {Width: 100, Height: 100, Panels: []model.Panel{{}, panel("wall", 90, 90, -90, -90)}}} {
		g := New(b, testRules())
		if len(g.Cells()) == 0 || len(g.Rooms()) == 0 {
			t.Errorf("board %d by %d has no cells or rooms", b.Width, b.Height)
		}
		g.Reach(g.Cells(), Query{})
	}
}

func TestCellsBesideAPanel(t *testing.T) {
	b := split(panel("half-wall", 4, 0, 4, 2), panel("girder", 0, 4, 4, 4))
	b.Crates = []model.Crate{{Footprint: piece(350, 50, 100, 100, 0)}}
	g := New(b, testRules())
	wantCells(t, "half wall", g.Beside(0), Cell{4, 0}, Cell{3, 1}, Cell{4, 1})
	wantCells(t, "girder", g.Beside(1))
	rim := New(split(panel("doorway", 0, 0, 0, 4)), testRules())
	wantCells(t, "a panel in the rim", rim.Beside(0), Cell{0, 0}, Cell{0, 1}, Cell{0, 2}, Cell{0, 3})
}

func TestAPieceStandsInWallsButNotInGirders(t *testing.T) {
	g := New(split(panel("girder", 0, 1, 4, 1), panel("wall", 2, 0, 2, 4)), testRules())
	if got := g.InWall(piece(200, 100, 100, 100, 0)); len(got) != 1 || got[0] != 1 {
		t.Errorf("in panels %v, want [1]", got)
	}
}

// A walk of so many steps leads to what lies no farther, whatever the base.
func TestStepsEndAWalk(t *testing.T) {
	rules := testRules()
	rapid.Check(t, func(t *rapid.T) {
		g := New(boards(rules).Draw(t, "board"), rules)
		from := []Cell{{rapid.IntRange(0, g.Cols-1).Draw(t, "col"), rapid.IntRange(0, g.Rows-1).Draw(t, "row")}}
		q := Query{Base: rapid.SampledFrom([]model.Length{0, 200}).Draw(t, "base")}
		whole := g.Reach(from, q)
		q.Steps = rapid.IntRange(1, 4).Draw(t, "steps")
		part := g.Reach(from, q)
		for _, c := range g.Cells() {
			want := whole.Distance(c)
			if want > q.Steps {
				want = -1
			}
			if got := part.Distance(c); got != want {
				t.Fatalf("%v is %d steps away, want %d of %d", c, got, want, whole.Distance(c))
			}
		}
	})
}
