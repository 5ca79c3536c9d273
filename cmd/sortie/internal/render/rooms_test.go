package render

import (
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// Pages count the rooms that the engine finds, on every floor, and leave the compiled mission as it was.
func TestRoomsOfPagesAreTheEngines(t *testing.T) {
	res, err := compiler.Compile([]string{"../../../../missions/hold-out"}, compiler.Options{Library: missions.FS, Decks: true, Keep: true})
	if err != nil || len(res.Units) != 1 {
		t.Fatal(err, len(res.Units))
	}
	defer res.Close()
	u := res.Units[0]
	p, err := New(u, Options{})
	if err != nil {
		t.Fatal(err)
	}
	m := p.Job.Unit.(*model.Mission)
	total := 0
	for _, f := range m.Floors() {
		want := geom.New(f.Board, u.Rules).Rooms()
		if len(f.Board.Rooms) != len(want) {
			t.Errorf("%s: %d rooms, the engine finds %d", f.Path, len(f.Board.Rooms), len(want))
		}
		squares := 0
		for _, r := range f.Board.Rooms {
			squares += len(r.Squares)
		}
		if most := int(f.Board.Width * f.Board.Height / model.Inch / model.Inch); squares != most {
			t.Errorf("%s: the rooms have %d squares, the floor %d", f.Path, squares, most)
		}
		total += len(f.Board.Rooms)
	}
	if len(m.Board.Rooms) != 13 || total > 20 {
		t.Errorf("%d rooms on the ground and %d in all", len(m.Board.Rooms), total)
	}
	if u.Mission.Board.Rooms != nil || u.Mission.Board.Levels[0].Floor.Rooms != nil {
		t.Error("the compiled mission has been changed")
	}
}

// A proofreader's job has the rooms that an outline follows, and takes no time for those of other missions.
func TestAProofHasTheRoomsThatZonesFollow(t *testing.T) {
	res, err := compiler.Compile([]string{"../../../../missions/hold-out"}, compiler.Options{Library: missions.FS, Decks: true, Keep: true})
	if err != nil || len(res.Units) != 1 {
		t.Fatal(err, len(res.Units))
	}
	defer res.Close()
	u := res.Units[0]
	at := model.Point{X: 100, Y: 100}
	for _, zones := range [][]model.Zone{{{ID: "z", From: &at, To: &at}}, {{ID: "z", Room: &at}}} {
		m := *u.Mission
		m.Board.Zones = zones
		for i := range m.Board.Levels {
			m.Board.Levels[i].Floor.Zones = nil
		}
		u.Mission, u.Value = &m, &m
		job, _, err := new(Desk).Proof(u)
		if err != nil {
			t.Fatal(err)
		}
		if rooms := job.Unit.(*model.Mission).Board.Rooms; (len(rooms) > 0) != (zones[0].Room != nil) {
			t.Errorf("%d rooms for a proof of %+v", len(rooms), zones)
		}
	}
}
