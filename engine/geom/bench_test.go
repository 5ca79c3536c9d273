package geom

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// house is a board of 24 by 24 inches cut into rooms of 4 by 4, each wall with an opening, with a crate
// in every other room.
func house() *model.Board {
	b := &model.Board{Width: 2400, Height: 2400}
	kinds := []string{"doorway", "hatch", "arch", "door-window", "window"}
	for i := range model.Length(6) {
		for j := range model.Length(6) {
			k := kinds[(int(i)*3+int(j)*2)%len(kinds)]
			if i > 0 {
				b.Panels = append(b.Panels, panel(k, 4*i, 4*j, 4*i, 4*j+4))
			}
			if j > 0 {
				b.Panels = append(b.Panels, panel(k, 4*i, 4*j, 4*i+4, 4*j))
			}
			if (i+j)%2 == 0 {
				b.Crates = append(b.Crates, model.Crate{Size: "box", Footprint: piece(400*i+100, 400*j+60, 180, 100, 15)})
			}
		}
	}
	return b
}

// blockOfFlats is three such floors with stairs between them.
func blockOfFlats() *model.Mission {
	m := &model.Mission{Board: *house()}
	m.Board.Levels = []model.Level{{ID: "one", Floor: *house()}, {ID: "two", Floor: *house()}}
	m.Board.Links = []model.Link{stairs(2350, 2350, 50, 350, "one")}
	m.Board.Levels[0].Floor.Links = []model.Link{stairs(2350, 2350, 50, 350, "two")}
	return m
}

func BenchmarkNew(b *testing.B) {
	board, rules := house(), testRules()
	for b.Loop() {
		New(board, rules)
	}
}

func BenchmarkReach(b *testing.B) {
	g := New(house(), testRules())
	for b.Loop() {
		g.Reach([]Cell{{0, 3}}, Query{})
	}
}

func BenchmarkReachOfALargeBase(b *testing.B) {
	g := New(house(), testRules())
	for b.Loop() {
		g.Reach([]Cell{{2, 2}}, Query{Base: 200})
	}
}

func BenchmarkReachBySlowReference(b *testing.B) {
	board, rules := house(), testRules()
	for b.Loop() {
		plainFloor(board, rules).reach(Cell{0, 3}, 1, nil)
	}
}

func BenchmarkBuilding(b *testing.B) {
	house := NewBuilding(blockOfFlats(), testRules())
	for b.Loop() {
		house.Reach([]Spot{{0, Cell{0, 3}}}, Walker{})
	}
}

func BenchmarkBuildingWithCornersCut(b *testing.B) {
	house := NewBuilding(blockOfFlats(), testRules())
	for b.Loop() {
		house.Reach([]Spot{{0, Cell{0, 3}}}, Walker{Corner: 141})
	}
}

func BenchmarkBuildingBySlowReference(b *testing.B) {
	m, rules := blockOfFlats(), testRules()
	for b.Loop() {
		newRefBuilding(m, rules, plainFloor).reach(Spot{0, Cell{0, 3}}, 1, Walker{Open: func(Lock) bool { return false }}, false)
	}
}

// viewpoints are corners and middles of the house, as a check on entry points and airlocks asks for them.
func viewpoints() []model.Point {
	var out []model.Point
	for _, c := range []Cell{{0, 0}, {12, 0}, {23, 0}, {0, 12}, {23, 12}, {0, 23}, {12, 23}, {23, 23}, {10, 10}, {14, 13}} {
		out = append(out, c.Centre())
	}
	return out
}

func BenchmarkSightMade(b *testing.B) {
	g := New(house(), testRules())
	for b.Loop() {
		g.Sight(SightQuery{})
	}
}

func BenchmarkSightOf90Pairs(b *testing.B) {
	s := New(house(), testRules()).Sight(SightQuery{})
	at := viewpoints()
	for b.Loop() {
		for _, from := range at {
			for _, to := range at {
				if from != to {
					s.Line(from, to)
				}
			}
		}
	}
}

func BenchmarkSightOf90PairsBySlowReference(b *testing.B) {
	g := New(house(), testRules())
	s := newRefSight(g, SightQuery{}, plainWays)
	at := viewpoints()
	for b.Loop() {
		for _, from := range at {
			for _, to := range at {
				if from != to {
					s.line(from, to, 0)
				}
			}
		}
	}
}
