package spawn

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// A corner of a board: a wall of four inches down its middle, from the north rim.
func walled() *check.Pass {
	m := &model.Mission{ID: "m", Board: model.Board{Width: 800, Height: 800, Panels: []model.Panel{
		{Kind: "wall", From: model.Point{X: 400}, To: model.Point{X: 400, Y: 400}},
	}}}
	r := &model.RuleSet{Panels: []model.PanelKind{{ID: "wall", Length: 400}}}
	return check.Look(check.Subject{Mission: m, Rules: r})
}

func TestSquaresAreCountedAroundWalls(t *testing.T) {
	near := squaresFrom(walled(), []geom.Cell{{Col: 3, Row: 1}}, 2)
	for c, want := range map[geom.Cell]int{{Col: 3, Row: 1}: 0, {Col: 2, Row: 0}: 1, {Col: 1, Row: 3}: 2, {Col: 3, Row: 3}: 2} {
		if got, in := near[c]; !in || got != want {
			t.Errorf("%v is %d squares away (%v), want %d", c, got, in, want)
		}
	}
	for _, c := range []geom.Cell{{Col: 4, Row: 1}, {Col: 4, Row: 0}, {Col: 0, Row: 1}, {Col: 3, Row: 4}} {
		if d, in := near[c]; in {
			t.Errorf("%v is %d squares away, behind the wall or too far", c, d)
		}
	}
	// At the end of the wall the way leads around it; across the corner itself, too.
	if d, in := squaresFrom(walled(), []geom.Cell{{Col: 3, Row: 3}}, 2)[geom.Cell{Col: 4, Row: 4}]; !in || d != 1 {
		t.Errorf("around the end of the wall: %d, %v", d, in)
	}
}

func TestAreasAreTheSameFromBothEnds(t *testing.T) {
	p := walled()
	for _, a := range walks.Grid(p).Cells() {
		for b, d := range squaresFrom(p, []geom.Cell{a}, 3) {
			if back, in := squaresFrom(p, []geom.Cell{b}, 3)[a]; !in || back != d {
				t.Fatalf("from %v to %v %d, back %d", a, b, d, back)
			}
		}
	}
}

func TestDistancesAreTheWholePartOfTheRoot(t *testing.T) {
	for x := range model.Length(60) {
		for y := range model.Length(60) {
			d := distance(model.Point{X: 5, Y: 7}, model.Point{X: 5 + 7*x, Y: 7 - 3*y})
			if square := 49*x*x + 9*y*y; d*d > square || (d+1)*(d+1) <= square {
				t.Fatalf("the root of %d is not %d", square, d)
			}
		}
	}
}

func routesOf(means ...model.Length) []route {
	var out []route
	for i, m := range means {
		out = append(out, route{airlock: model.Airlock{ID: string(rune('a' + i))}, mean: m * model.Inch})
	}
	return out
}

func TestWhatIsUnfairPassesBothThresholds(t *testing.T) {
	for _, c := range []struct {
		routes  []route
		crews   int
		farBest bool
		want    string // best, worst, unfair
	}{
		{routesOf(10, 20), 2, false, "a b true"},
		{routesOf(20, 10), 2, true, "a b true"},
		{routesOf(4, 11), 2, false, "a b false"},      // nearly three times as far, yet within a turn
		{routesOf(30, 40), 2, false, "a b false"},     // ten inches more, yet a third
		{routesOf(16, 24), 2, false, "a b false"},     // both thresholds met, none passed
		{routesOf(10, 40, 12), 2, false, "a c false"}, // nobody has to dock at the far one
		{routesOf(10, 40, 12), 3, false, "a b true"},
		{routesOf(10, 40), 1, false, "  false"},
		{routesOf(10), 2, false, "  false"},
	} {
		got, is := contested(c.routes, c.crews, c.farBest)
		if s := fmt.Sprint(got.best.airlock.ID, " ", got.worst.airlock.ID, " ", is); s != c.want {
			t.Errorf("%v for %d crews: %s, want %s", c.routes, c.crews, s, c.want)
		}
	}
}

// tracked is a mission on a track of two levels with three holes each.
func tracked(start int, a ...model.Arrival) *check.Pass {
	r := &model.RuleSet{
		Board:     model.BoardRules{Entries: model.Range{Min: 1, Max: 3}},
		NPCs:      []model.NPCKind{{ID: "brute", Title: "Brute", Base: 100}, {ID: "thug", Title: "Thug", Base: 200, At: "pit"}},
		Dice:      []model.Die{{ID: "spawn", Faces: []model.Face{{Count: 1}, {Count: 3}}}},
		Hostility: model.Hostility{CrewsPerPeg: 2, Levels: []model.HostilityLevel{{ID: "calm", Holes: 3}, {ID: "war", Holes: 3, Arrivals: a}}},
	}
	m := &model.Mission{Setup: model.Setup{Hostility: start}}
	p := check.Look(check.Subject{Mission: m, Rules: r})
	p.Players = 3
	return p
}

func TestTheFirstRoundBringsWhatItsPegsCall(t *testing.T) {
	always, second := model.Arrival{NPC: "brute", Die: "spawn"}, model.Arrival{NPC: "brute", Count: 1, Holes: []int{2}}
	for start, want := range map[int]string{
		1: "[]",                 // two pegs for three crews: still calm
		2: "[3 Brutes]",         // the first hole of the second level
		3: "[3 Brutes 1 Brute]", // its second, too
		5: "[3 Brutes]",         // past it
	} {
		if got := fmt.Sprint(firstArrivals(tracked(start, always, second))); got != want {
			t.Errorf("from %d pegs: %s, want %s", start, got, want)
		}
	}
}

func TestArrivalsAreThoseOfTheMission(t *testing.T) {
	with := func(a *model.Arrivals) *check.Pass {
		p := tracked(3, model.Arrival{NPC: "brute", Die: "spawn"})
		p.Mission.Setup.Arrivals = a
		return p
	}
	at := arrivals.SpawnPoint{Number: 2}
	if got := slices.Collect(arrivalsAt(with(nil), at)); len(got) != 1 || got[0].Count != 3 {
		t.Errorf("%v", got)
	}
	p := with(&model.Arrivals{Map: []model.ArrivalMap{{NPC: "brute", By: "thug"}}})
	if got := slices.Collect(arrivalsAt(p, at)); len(got) != 0 {
		t.Errorf("%v comes out of a pit, not at an entry point", got)
	}
	if got := slices.Collect(arrivalsAt(p, arrivals.SpawnPoint{Number: 2, Kind: "pit"})); len(got) != 1 || got[0].NPC.Base != 200 {
		t.Errorf("%v", got)
	}
	if got := slices.Collect(arrivalsAt(with(&model.Arrivals{Void: []int{2}}), at)); len(got) != 0 {
		t.Errorf("%v, and the result lets nobody in", got)
	}
}

func TestOnePointTooManyGetsTheOneNumberThatIsMissing(t *testing.T) {
	p := tracked(0)
	at := func(numbers ...int) []arrivals.SpawnPoint {
		var out []arrivals.SpawnPoint
		for i, n := range numbers {
			out = append(out, arrivals.SpawnPoint{ID: fmt.Sprint(i), Number: n})
		}
		return out
	}
	for _, c := range []struct {
		points []arrivals.SpawnPoint
		number int
		ok     bool
	}{
		{at(1, 2, 3), 0, false}, {at(1, 2, 2), 3, true}, {at(1, 2, 9), 3, true},
		{at(1, 1, 9), 0, false}, {at(1, 2), 0, false}, {at(1, 2, 3, 9), 0, false},
	} {
		if n, ok := renumber(p, c.points); n != c.number || ok != c.ok {
			t.Errorf("%v: %d, %v, want %d, %v", c.points, n, ok, c.number, c.ok)
		}
	}
}

// Without any airlock nobody is told to play with no players.
func TestFewerPlayersAreAdvisedOnlyWhereSomebodyCanPlay(t *testing.T) {
	for doors, want := range map[int]string{0: "add 3 airlocks", 2: "add 1 airlock, or set players.max to 2"} {
		p := walled()
		p.Mission.Players, p.Rules.Board.Airlock = model.Players{Min: 1, Max: 3}, 140
		for i := range doors {
			p.Mission.Board.Airlocks = append(p.Mission.Board.Airlocks, model.Airlock{ID: fmt.Sprint(i)})
		}
		p.Players = 3
		var got []string
		for _, d := range check.Run([]check.Check{spn004()}, *p.Subject) {
			got = append(got, d.Remedy)
		}
		if !slices.Equal(got, []string{want}) {
			t.Errorf("with %d airlocks: %q, want %q", doors, got, want)
		}
	}
}
