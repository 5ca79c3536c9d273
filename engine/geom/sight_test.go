package geom

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

var west, east = Cell{1, 1}.Centre(), Cell{6, 1}.Centre()

func TestWhatEyesPassThrough(t *testing.T) {
	tests := []struct {
		kind                 string
		start, open, shut    bool // seen as at the start, with the doors open, with the doors shut
		startState, endState model.PanelState
	}{
		{"wall", false, false, false, "", ""},
		{"girder", true, true, true, "", ""},
		{"no-such-kind", false, false, false, "", ""},
		{"window", true, true, true, "", ""},
		{"arch", true, true, true, "", ""},
		{"glass-door", true, true, true, model.Locked, ""},
		{"doorway", true, true, false, model.Open, ""},
		{"doorway", false, true, false, model.Closed, ""},
		{"doorway", false, true, false, model.Locked, ""},
		{"doorway", false, true, false, "", ""},
	}
	for _, tt := range tests {
		p := panel(tt.kind, 4, 0, 4, 4)
		p.State = tt.startState
		g := New(split(p, panel("long-wall", 4, 4, 4, 8)), testRules())
		for _, way := range []struct {
			open func(int) bool
			want bool
		}{{nil, tt.start}, {func(int) bool { return true }, tt.open}, {func(int) bool { return false }, tt.shut}} {
			l, seen := sees(g, west, east, SightQuery{Open: way.open})
			if seen != way.want || seen != l.Seen {
				t.Errorf("%s %q: seen %v, want %v (%+v)", tt.kind, tt.startState, seen, way.want, l)
			}
			if !seen && !slices.Equal(l.Stops, []Stop{{PanelStop, 0}}) {
				t.Errorf("%s: stopped by %v", tt.kind, l.Stops)
			}
		}
	}
}

func TestAHiddenDoorIsSeenThroughOnlyWhenOpen(t *testing.T) {
	for _, state := range []model.PanelState{"", model.Closed, model.Open} {
		p := panel("secret", 4, 0, 4, 2)
		p.State = state
		g := New(split(p, panel("long-wall", 4, 2, 4, 8)), testRules())
		if _, seen := sees(g, Cell{3, 0}.Centre(), Cell{4, 1}.Centre(), SightQuery{}); seen != (state == model.Open) {
			t.Errorf("state %q: seen %v", state, seen)
		}
	}
}

func TestAFlippedPanelIsSeenThroughAtItsOtherEnd(t *testing.T) {
	for _, flipped := range []bool{false, true} {
		p := panel("door-window", 4, 0, 4, 4) // the window is 2.2 to 3.2 inches from its first end
		p.Flipped = flipped
		g := New(split(p, panel("long-wall", 4, 4, 4, 8)), testRules())
		for row, want := range map[int]bool{1: flipped, 2: !flipped} {
			if _, seen := sees(g, Cell{0, row}.Centre(), Cell{7, row}.Centre(), SightQuery{}); seen != want {
				t.Errorf("flipped %v: row %d seen %v", flipped, row, seen)
			}
		}
	}
}

// endingAt is a long board with one wall near its east end, down to a height. Eyes at far are so far
// away that lines to the target at near are as good as level.
func endingAt(y model.Length) *model.Board {
	return &model.Board{Width: 7200, Height: 800, Panels: []model.Panel{
		{Kind: "long-wall", From: model.Point{X: 6999}, To: model.Point{X: 6999, Y: y}},
	}}
}

var far, beside = model.Point{X: 50, Y: 150}, model.Point{X: 7050, Y: 150}

func TestCoverIsTheShareThatIsHidden(t *testing.T) {
	// On the way down the 25 parts of a base of 100 begin with one at 50 above the centre, then two each
	// at 48, 43, 35, 25 and 13, three at the centre, and so on.
	tests := []struct {
		end    model.Length
		seen   bool
		hidden int
		cover  string
	}{
		{99, true, 0, "none"}, {105, true, 12, "none"}, {110, true, 20, "none"}, {120, true, 28, "partial"},
		{150, true, 56, "partial"}, {190, true, 80, "partial"}, {196, true, 88, "partial"},
		{199, false, 96, "full"}, {201, false, 100, "full"},
	}
	for _, tt := range tests {
		l, seen := sees(New(endingAt(tt.end), testRules()), far, beside, SightQuery{})
		if seen != tt.seen || l.Hidden != tt.hidden || l.Cover != tt.cover {
			t.Errorf("a wall down to %d hides %d %%, %q, seen %v; want %d %%, %q, %v", tt.end, l.Hidden, l.Cover, seen, tt.hidden, tt.cover, tt.seen)
		}
	}
}

func TestTheRuleSetSaysWhereSightEndsAndWhatHidesAll(t *testing.T) {
	from, to := far, beside
	rules := testRules()
	rules.Play.Sight.To = "centre"
	if _, seen := sees(New(endingAt(149), rules), from, to, SightQuery{}); !seen {
		t.Error("the centre is in view and not seen")
	}
	if l, seen := sees(New(endingAt(151), rules), from, to, SightQuery{}); seen || l.Hidden > 60 {
		t.Errorf("the centre is hidden and the figure is seen: %+v", l)
	}
	rules = testRules()
	rules.Play.Cover[1].To, rules.Play.Cover[2].From = 75, 75
	if _, seen := sees(New(endingAt(190), rules), from, to, SightQuery{}); seen {
		t.Error("80 % hidden is seen though 75 % hide all")
	}
	rules.Play.Cover = nil
	if l, seen := sees(New(endingAt(199), rules), from, to, SightQuery{}); !seen || l.Cover != "" {
		t.Errorf("without bands any part is enough: %+v", l)
	}
	rules.Play.Sight.From = "any"
	if l, _ := sees(New(endingAt(180), rules), model.Point{X: 6900, Y: 170}, to, SightQuery{}); l.From.Y <= 170 {
		t.Errorf("another part of the seer's base sees more: %+v", l)
	}
	if l, seen := sees(New(endingAt(210), rules), model.Point{X: 6900, Y: 190}, to, SightQuery{}); !seen || l.From.Y < 210 {
		t.Errorf("the edge of the seer's base sees nothing: %+v", l)
	}
}

func TestPiecesByTheCoverOfTheirRule(t *testing.T) {
	tests := []struct {
		kind  string
		at    model.Length
		seen  bool
		cover string
	}{
		{"table", 400, true, "partial"},
		{"table", 250, true, "none"}, // the seer touches it
		{"pillar", 400, false, "full"},
		{"tower", 400, false, "full"},
		{"no-such-kind", 400, false, "full"},
	}
	for _, tt := range tests {
		b := split()
		b.Furniture = []model.Furniture{{Kind: tt.kind, Footprint: piece(tt.at, 150, 100, 300, 0)}}
		l, seen := sees(New(b, testRules()), west, east, SightQuery{})
		if seen != tt.seen || l.Cover != tt.cover {
			t.Errorf("%s at %d: %+v", tt.kind, tt.at, l)
		}
		if !seen && !slices.Equal(l.Stops, []Stop{{FurnitureStop, 0}}) {
			t.Errorf("%s: stopped by %v", tt.kind, l.Stops)
		}
	}
	b := split()
	b.Crates = []model.Crate{{Size: "box", Footprint: piece(400, 150, 100, 300, 0)}, {Size: "odd", Footprint: piece(500, 450, 100, 100, 0)}}
	g := New(b, testRules())
	if l, seen := sees(g, west, east, SightQuery{}); !seen || l.Low != 100 || l.Cover != "partial" {
		t.Errorf("a crate gives %+v", l)
	}
	if l, seen := sees(g, Cell{1, 4}.Centre(), Cell{7, 4}.Centre(), SightQuery{}); seen || !slices.Equal(l.Stops, []Stop{{CrateStop, 1}}) {
		t.Errorf("a crate of unknown height gives %+v", l)
	}
}

func TestFiguresAreNotSeenThrough(t *testing.T) {
	g := New(split(), testRules())
	l, seen := sees(g, west, east, SightQuery{Figures: []Disc{{Cell{4, 6}.Centre(), 100}, {Cell{2, 1}.Centre(), 100}}})
	if seen || !slices.Equal(l.Stops, []Stop{{FigureStop, 1}}) {
		t.Errorf("past a figure in front of the seer: %+v", l)
	}
	g.rules.Play.Sight.To = "centre"
	for y, want := range map[model.Length]bool{199: false, 200: false, 201: true, 100: false, 99: true} {
		if _, seen := sees(g, west, east, SightQuery{Figures: []Disc{{model.Point{X: 400, Y: y}, 100}}}); seen != want {
			t.Errorf("past a figure %d off the line: seen %v", y-150, seen)
		}
	}
	g.rules.Play.Sight.To = "any"
	if l, seen := sees(g, west, east, SightQuery{Figures: []Disc{{Cell{4, 0}.Centre(), 100}}}); !seen || l.Hidden > 28 {
		t.Errorf("past a figure beside the line: %+v", l)
	}
}

func TestALineThatOnlyTouchesIsBlocked(t *testing.T) {
	// Two walls that meet leave no chink, and nobody looks along a wall.
	g := New(split(panel("wall", 4, 0, 4, 4), panel("wall", 4, 4, 8, 4)), testRules())
	s := g.Sight(SightQuery{})
	if s.blocked(model.Point{X: 300, Y: 300}, model.Point{X: 500, Y: 500}) {
		t.Error("blocked before anything is near") // near is empty until a line is asked for
	}
	s.approach([]model.Point{{}}, []model.Point{{X: 800, Y: 800}})
	for _, l := range [][2]model.Point{
		{{X: 300, Y: 300}, {X: 500, Y: 500}}, {{X: 400, Y: 700}, {X: 400, Y: 410}}, {{X: 400, Y: 700}, {X: 400, Y: 400}},
		{{X: 100, Y: 400}, {X: 700, Y: 400}}, {{X: 300, Y: 500}, {X: 500, Y: 300}},
	} {
		if got := s.blocked(l[0], l[1]); got != (l[1].Y != 410) {
			t.Errorf("%v: blocked %v", l, got)
		}
	}
}

func TestOverheadAndEmptyThingsHideNothing(t *testing.T) {
	b := split(panel("wall", 4, 1, 4, 1), panel("girder", 4, 0, 4, 4))
	b.Furniture = []model.Furniture{{Kind: "pillar", Footprint: piece(400, 150, 0, 300, 0)}, {Kind: "pillar", Footprint: piece(400, 150, 300, 0, 90)}}
	if l, seen := sees(New(b, testRules()), west, east, SightQuery{}); !seen || l.Hidden != 0 {
		t.Errorf("hidden: %+v", l)
	}
}

func TestPartsOfABase(t *testing.T) {
	p := Parts(model.Point{X: 150, Y: 150}, 0)
	if len(p) != 25 || p[0] != (model.Point{X: 150, Y: 150}) || p[1] != (model.Point{X: 200, Y: 150}) ||
		p[4] != (model.Point{X: 185, Y: 185}) || p[7] != (model.Point{X: 150, Y: 200}) || p[19] != (model.Point{X: 150, Y: 100}) {
		t.Errorf("parts %v", p)
	}
	if p := Parts(model.Point{}, 200); p[1].X != 100 {
		t.Errorf("two inches: %v", p)
	}
}

// A quarter turn of the whole board changes no answer.
func TestSightIsTheSameAllRound(t *testing.T) {
	rules := testRules()
	turned := func(p model.Point) model.Point { return model.Point{X: 900 - p.Y, Y: p.X} }
	for i := range 300 {
		d := draw(i)
		b := &model.Board{Width: 900, Height: 900}
		o := &model.Board{Width: 900, Height: 900}
		for _, p := range d.board(rules).Panels {
			b.Panels = append(b.Panels, p)
			p.From, p.To = turned(p.From), turned(p.To)
			o.Panels = append(o.Panels, p)
		}
		f := Disc{model.Point{X: d.between(0, 900), Y: d.between(0, 900)}, 100}
		from, to := Cell{d.IntN(9), d.IntN(9)}.Centre(), Cell{d.IntN(9), d.IntN(9)}.Centre()
		got, _ := sees(New(b, rules), from, to, SightQuery{Figures: []Disc{f}})
		want, _ := sees(New(o, rules), turned(from), turned(to), SightQuery{Figures: []Disc{{turned(f.At), 100}}})
		if got.Seen != want.Seen || got.Hidden != want.Hidden || !slices.Equal(got.Stops, want.Stops) && got.Hidden == 100 {
			t.Fatalf("board %d: %+v, turned %+v", i, got, want)
		}
	}
}

// sees is the answer to a single question.
func sees(g *Grid, from, to model.Point, q SightQuery) (Sightline, bool) {
	l := g.Sight(q).Line(from, to)
	return l, l.Seen
}
