package overlay

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator"
)

// boards are missions on boards in the manner of published ones.
func boards(t *testing.T) []*compiler.Unit {
	t.Helper()
	dirs, err := filepath.Glob("../../../../validator/testdata/boards/*")
	if err != nil || len(dirs) < 7 {
		t.Fatalf("%d boards, %v", len(dirs), err)
	}
	var all []*compiler.Unit
	for _, dir := range dirs {
		all = append(all, unit(t, dir))
	}
	return all
}

// unit compiles one folder.
func unit(t *testing.T, dir string) *compiler.Unit {
	t.Helper()
	res, err := compiler.Compile([]string{dir}, compiler.Options{Library: missions.FS, Decks: true, Keep: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(res.Close)
	if len(res.Units) != 1 || res.Units[0].Mission == nil {
		t.Fatalf("%s: %v", dir, res.Diagnostics)
	}
	return res.Units[0]
}

func asked(t *testing.T, u *compiler.Unit, q Question) *Answer {
	t.Helper()
	a, err := Of(u, q)
	if err != nil {
		t.Fatalf("%s: %+v: %v", u.ID, q, err)
	}
	return a
}

// Each crate is made an objective of a game that is over at once: what the check says of the way there the overlay says too.
func TestWalkingTimesAreThoseOfTheCheck(t *testing.T) {
	compared := 0
	for _, u := range append(boards(t), unit(t, "../../../../missions/salvage-run"), unit(t, "../../../../missions/fb-mission-1")) {
		a := asked(t, u, Question{What: Rounds})
		for row, name := range a.Rows {
			id := name[strings.LastIndex(name, " ")+1:]
			for _, reason := range saidOfDeadline(u, id) {
				least, fewest := nearest(a, row)
				switch {
				case strings.HasPrefix(reason, "the farthest that must be got to is "+name+":"):
					compared++
					if want := fmt.Sprintf(": %s inches from the nearest airlock", least); !strings.Contains(reason, want) {
						t.Errorf("%s: %s is %s inches away, and the check says %q", u.ID, name, least, reason)
					}
				case strings.Contains(reason, "by the straightest way that is at least"):
					if want := fmt.Sprintf("at least %d round", fewest); !strings.Contains(reason, want) {
						t.Errorf("%s: %s takes %d rounds, and the check says %q", u.ID, name, fewest, reason)
					}
				}
			}
		}
	}
	if compared < 20 {
		t.Errorf("only %d crates were compared", compared)
	}
}

// saidOfDeadline are the reasons of the finding that a game of one round is too short for touching a crate.
func saidOfDeadline(u *compiler.Unit, crate string) []string {
	s := judge.SubjectOf(u)
	m := *u.Mission
	m.Objectives = []model.Objective{{ID: "touch", Done: model.Goal{Kind: "interact", With: crate}}}
	m.Ends = []model.Trigger{{Kind: "round", At: 2}}
	s.Value, s.Mission = &m, &m
	for _, d := range validator.Run(s) {
		if d.Code == "RCH012" {
			return d.Reasons
		}
	}
	return nil
}

// nearest is the shortest way of a row, and its rounds.
func nearest(a *Answer, row int) (model.Length, int) {
	best := Walk{Length: -1}
	for _, w := range a.Walks {
		if w.Row == row && w.OK && (best.Length < 0 || w.Length < best.Length) {
			best = w
		}
	}
	return best.Length, best.Fewest
}

// A crate behind a door that only its own airlock cannot open has no time, and the check of crates says so as well.
func TestACrateThatNobodyReachesHasNoTime(t *testing.T) {
	u := unit(t, "../../../../validator/reach/testdata/RCH001/firing")
	a := asked(t, u, Question{What: Rounds})
	var none []string
	for i, p := range a.Places {
		if p.Class == NeverClass {
			none = append(none, a.Rows[i])
		}
	}
	if len(none) == 0 {
		t.Fatal("each crate has a time")
	}
	for _, d := range validator.Run(judge.SubjectOf(u)) {
		if d.Code == "RCH001" {
			none = slices.DeleteFunc(none, func(name string) bool { return strings.Contains(d.Summary, name[strings.LastIndex(name, " ")+1:]) })
		}
	}
	if len(none) > 0 {
		t.Errorf("nobody reaches %v, and the check does not say so", none)
	}
}

func TestReachIsThatOfTheGeometry(t *testing.T) {
	for _, u := range boards(t) {
		at := u.Mission.Board.Airlocks[0].At
		building := geom.NewBuilding(u.Mission, u.Rules)
		from := building.Grid(0).StartCells(u.Mission.Board.Airlocks[0])[0]
		a := asked(t, u, Question{What: Reach, At: from.Centre(), Far: 6 * model.Inch})
		walked := building.Reach(geom.On(0, []geom.Cell{from}), geom.Walker{Base: u.Rules.Board.Trader, Corner: estimate.Corner(u.Rules)})
		near := 0
		for _, s := range walked.Spots() {
			if walked.Distance(s.Floor, s.Cell) <= 6 {
				near++
			}
		}
		if got := a.Classes[0]; got.ID != NearClass || got.Count != near || near < 8 {
			t.Errorf("%s from %v: %d squares, and the geometry has %d", u.ID, at, got.Count, near)
		}
		for _, c := range a.Cells {
			if want := fmt.Sprint(walked.Distance(building.Floor(c.Floor), geom.Cell{Col: c.Col, Row: c.Row})); a.Classes[c.Class].ID == NearClass && c.Text != want {
				t.Errorf("%s: %+v, want %s", u.ID, c, want)
			}
		}
	}
}

func TestADoorThatCrewsOpenIsTold(t *testing.T) {
	u := unit(t, "../../../../validator/reach/testdata/RCH012/firing-key")
	from := model.Point{X: 6 * model.Inch, Y: 2 * model.Inch}
	a := asked(t, u, Question{What: Reach, At: from, Far: 5 * model.Inch})
	behind := 0
	for _, c := range a.Cells {
		if inside := c.Col < 4 && c.Row < 4; inside != (a.Classes[c.Class].ID == LaterClass) {
			t.Errorf("%+v is %s", c, a.Classes[c.Class].ID)
		} else if inside {
			behind++
		}
	}
	if behind == 0 {
		t.Error("nothing lies behind the door")
	}
	if again := asked(t, u, Question{What: Reach, At: from}); again.Pace.Far != again.Pace.Usual || again.Pace.Usual == 0 {
		t.Errorf("a round's walk is %+v", again.Pace)
	}
}

func TestSightIsThatOfTheGeometry(t *testing.T) {
	covered := 0
	for _, u := range boards(t) {
		grid := geom.New(&u.Mission.Board, u.Rules)
		from := grid.StartCells(u.Mission.Board.Airlocks[0])[0]
		a := asked(t, u, Question{What: Sight, At: from.Centre()})
		sight := grid.Sight(geom.SightQuery{Seer: u.Rules.Board.Trader, Target: u.Rules.Board.Trader})
		for _, c := range a.Cells {
			line, got := sight.Line(from.Centre(), geom.Cell{Col: c.Col, Row: c.Row}.Centre()), a.Classes[c.Class]
			want := UnseenClass
			if line.Seen {
				want = ClearClass
				if line.Cover != "" {
					want = "cover-" + line.Cover
					covered++
				}
			}
			if got.ID != want || strings.HasPrefix(want, "cover-") && got.Title == "" {
				t.Errorf("%s: %d,%d is %+v, want %s", u.ID, c.Col, c.Row, got, want)
			}
		}
		if a.Classes[0].Count == 0 || a.Classes[0].Title != "Insufficient (0–25 %)" || a.From == nil || a.From.Col != from.Col {
			t.Errorf("%s: %+v from %+v", u.ID, a.Classes, a.From)
		}
	}
	if covered == 0 {
		t.Error("nowhere is cover")
	}
}

func TestRoomsAreThoseOfTheFindings(t *testing.T) {
	for _, u := range boards(t) {
		grid := geom.New(&u.Mission.Board, u.Rules)
		a := asked(t, u, Question{What: Rooms})
		if len(a.Places) < len(grid.Rooms()) {
			t.Errorf("%s: %d rooms of %d", u.ID, len(a.Places), len(grid.Rooms()))
		}
		for _, c := range a.Cells {
			if want := grid.RoomOf(geom.Cell{Col: c.Col, Row: c.Row}).Name; c.Floor == "" && c.Text != want {
				t.Errorf("%s: %d,%d is in %s, want %s", u.ID, c.Col, c.Row, c.Text, want)
			}
		}
	}
}

func TestOddsOfArrival(t *testing.T) {
	cases := []struct{ dir, want string }{
		{"../../../../validator/testdata/boards/mess-hall", "1:1/6 2:1/6 3:1/6 4:1/6 5:1/6 6:1/6"},
		{"../../../../validator/spawn/testdata/SPN024/silent", "1:1/5 2:1/5 3:1/5 4:1/5 5:1/5 6:0/1 sealed"},
		{"../../../../validator/spawn/testdata/SPN024/firing", "1:1/5 2:1/5 3:1/5 4:1/5 5:1/5 6:0/1 sealed"},
		{"../../../../validator/spawn/testdata/SPN024/silent-rule", "1:1/5 2:1/5 3:1/5 4:1/5 5:1/5 6:0/1 sealed"},
	}
	for _, c := range cases {
		a := asked(t, unit(t, c.dir), Question{What: Arrivals})
		var got []string
		for _, p := range a.Places {
			got = append(got, strings.TrimSpace(strings.TrimPrefix(p.Name, "entry point ")+":"+p.Text+" "+p.Class))
		}
		slices.Sort(got)
		if all := strings.Join(got, " "); all != c.want {
			t.Errorf("%s: %s, want %s", c.dir, all, c.want)
		}
		if len(a.Levels) < 3 || !strings.Contains(a.Levels[len(a.Levels)-1].Brings, " ") {
			t.Errorf("the track brings %+v", a.Levels)
		}
	}
}

func TestWhereNobodyStandsNothingIsSaid(t *testing.T) {
	u := boards(t)[0]
	for _, at := range []model.Point{{X: -100, Y: 50}, {X: 1 << 30, Y: 50}, u.Mission.Board.Crates[0].Footprint.Centre} {
		for _, what := range []string{Reach, Sight} {
			if _, err := Of(u, Question{What: what, At: at}); !errors.Is(err, ErrNobodyStands) {
				t.Errorf("%s at %v: %v", what, at, err)
			}
		}
	}
	if _, err := Of(u, Question{What: "weather"}); err == nil {
		t.Error("something is said of the weather")
	}
	if _, err := Of(u, Question{What: Sight, Floor: "cellar"}); err == nil {
		t.Error("there is no cellar")
	}
}
