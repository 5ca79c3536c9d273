package geom

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// bentRules know a wall, a quarter of a circle, and one with a door in the middle of its curve.
func bentRules() *model.RuleSet {
	return &model.RuleSet{Panels: []model.PanelKind{
		{ID: "wall", Length: 400}, {ID: "bow", Length: 628, Bend: 400},
		{ID: "gate", Length: 628, Bend: 400, Openings: []model.Opening{{From: 224, To: 404, Pass: model.Wide, Door: true}}},
	}}
}

// closet is the north-west corner of a board behind a quarter of a circle.
func closet(kind string, bend string) *model.Board {
	from, to := model.Point{X: 0, Y: 400}, model.Point{X: 400, Y: 0}
	return &model.Board{Width: 1200, Height: 1200, Panels: []model.Panel{{Kind: kind, From: from, To: to, Bend: bend, State: model.Closed}}}
}

// What bends is walked around and looked past as the straight walls that stand for it.
func TestBentPanelsAreTheirParts(t *testing.T) {
	for _, bend := range []string{model.BendLeft, model.BendRight} {
		b := closet("bow", bend)
		parts := *b
		parts.Panels = b.Panels[0].Straight()
		for i := range parts.Panels {
			parts.Panels[i].Kind = "" // solid, and of any length
		}
		rules := bentRules()
		rules.Panels = rules.Panels[:2] // without openings no gap is bridged: those of the parts' own ends are none of the curve's
		bent, straight := New(b, rules), New(&parts, rules)
		q, r := bent.Sight(SightQuery{}), straight.Sight(SightQuery{})
		for _, c := range bent.Cells() {
			for n := range bent.neighbours(c) {
				if (len(bent.Crossed(c, n)) > 0) != (len(straight.Crossed(c, n)) > 0) {
					t.Errorf("%s: a step from %v to %v", bend, c, n)
				}
			}
			from := Cell{10, 10}.Centre()
			if x, y := q.Line(from, c.Centre()), r.Line(from, c.Centre()); x.Seen != y.Seen || x.Hidden != y.Hidden {
				t.Errorf("%s: what is seen of %v: %+v, not %+v", bend, c, x, y)
			}
		}
		if len(bent.Rooms()) != 2 {
			t.Errorf("%s: %d rooms", bend, len(bent.Rooms()))
		}
		if l := q.Line(Cell{10, 10}.Centre(), Cell{0, 0}.Centre()); l.Seen || len(l.Stops) != 1 || l.Stops[0] != (Stop{PanelStop, 0}) {
			t.Errorf("%s: through the curve: %+v", bend, l)
		}
	}
	// One bulges into the corner, the other out of it.
	wide, narrow := New(closet("bow", model.BendLeft), bentRules()), New(closet("bow", model.BendRight), bentRules())
	a, b := len(wide.RoomAt(model.Point{X: 50, Y: 50}).Cells), len(narrow.RoomAt(model.Point{X: 50, Y: 50}).Cells)
	if a == b || max(a, b) < 12 || min(a, b) > 6 {
		t.Errorf("the rooms behind the curves have %d and %d squares", a, b)
	}
}

// The openings of what bends lie along its curve; one in its middle is a way for both sides.
func TestOpeningsOfBentPanels(t *testing.T) {
	b := closet("gate", model.BendRight)
	g := New(b, bentRules())
	reach := g.Reach([]Cell{{0, 0}}, Query{})
	if !slices.Contains(reach.Cells(), Cell{10, 10}) {
		t.Error("nobody comes through the door in the curve")
	}
	b.Panels[0].State = model.Locked
	if slices.Contains(New(b, bentRules()).Reach([]Cell{{0, 0}}, Query{}).Cells(), Cell{10, 10}) {
		t.Error("somebody comes through a locked door")
	}
	b.Panels[0].State = model.Open
	if !New(b, bentRules()).Sight(SightQuery{}).Line(Cell{10, 10}.Centre(), Cell{0, 0}.Centre()).Seen {
		t.Error("nobody looks through the open door")
	}
	if in := g.InWall(model.Footprint{Centre: b.Panels[0].Way()[3], Width: 100, Depth: 100}); len(in) != 1 {
		t.Errorf("a piece in the curve: %v", in)
	}
	if in := g.InWall(model.Footprint{Centre: model.Point{X: 200, Y: 200}, Width: 50, Depth: 50}); len(in) != 0 {
		t.Errorf("a piece on the chord: %v", in)
	}
}

// In the hollow of a counter there is room, and a way into it; nobody stands or looks through the rest.
func TestHollowPieces(t *testing.T) {
	f := model.Footprint{Centre: model.Point{X: 450, Y: 450}, Width: 300, Depth: 300, Hollow: model.Hollow{Side: model.North, Width: 100, Depth: 200}}
	b := &model.Board{Width: 900, Height: 900, Furniture: []model.Furniture{{ID: "counter", Footprint: f}}}
	g := New(b, &model.RuleSet{})
	inside, front := Cell{4, 4}, Cell{4, 7}
	if !g.Free(inside) || g.Free(Cell{3, 4}) || g.Free(Cell{4, 5}) || len(g.Occupied(f)) != 7 {
		t.Errorf("the counter stands on %v", g.Occupied(f))
	}
	if steps := g.Reach([]Cell{front}, Query{}).Distance(inside); steps < 9 {
		t.Errorf("it is %d steps into the hollow", steps)
	}
	if !slices.Contains(g.Contact(f), inside) {
		t.Error("whoever stands in the hollow does not touch the counter")
	}
	pin := func(c Cell) model.Footprint { return model.Footprint{Centre: c.Centre(), Width: 80, Depth: 80} }
	if Overlap(f, pin(inside)) || Overlap(pin(inside), f) || !Overlap(f, pin(Cell{3, 4})) {
		t.Error("what stands in the hollow stands in the counter")
	}
	s := g.Sight(SightQuery{})
	if s.Line(front.Centre(), inside.Centre()).Seen || !s.Line(Cell{4, 1}.Centre(), inside.Centre()).Seen {
		t.Error("the hollow is seen through the counter, or not from its open side")
	}
	if Crosses(f, model.Panel{From: model.Point{X: 450, Y: 0}, To: model.Point{X: 450, Y: 480}}) || !Crosses(f, model.Panel{From: model.Point{X: 450, Y: 0}, To: model.Point{X: 450, Y: 560}}) {
		t.Error("a panel that ends in the hollow runs through the counter, or one that goes on does not")
	}
}
