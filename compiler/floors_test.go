package compiler

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// withFloors is the base mission with a level above its board and a board beside it.
func withFloors(t *testing.T, level string) *Result {
	t.Helper()
	text := strings.Replace(base(t), "\tsetup: {\n", `	board: levels: loft: {
		at: [2, 2]
		size: [4, 4]
		plan: """
			`+strings.ReplaceAll(level, "\n", "\n\t\t\t")+`
			"""
		crates: k9: {size: "small", colour: "red"}
		links: down: {from: [3, 3], to: [5, 5], board: "loft"}
	}
	board: links: up: {from: [1, 1], to: [1, 1], board: "loft", cost: 2}
	boards: hold: {
		size: [8, 8]
		plan: """
			+               +







			+               +
			"""
		zones: bay: {from: [0, 0], to: [4, 4]}
	}
	setup: {
`, 1)
	res, err := Compile([]string{tree(t, map[string]string{"base/mission.cue": text})}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

const loft = "+-------+\n\n\n k9\n+       +"

func TestFloorsOfAMission(t *testing.T) {
	res := withFloors(t, loft)
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	m := res.Units[0].Mission
	var paths []string
	for _, f := range m.Floors() {
		paths = append(paths, f.Path)
	}
	if got := strings.Join(paths, " "); got != "board board.levels.loft boards.hold" {
		t.Errorf("the floors are %s", got)
	}
	l := m.Board.Levels[0]
	if l.At != (model.Point{X: 200, Y: 200}) || l.Height != 300 || l.Floor.Width != 400 || len(l.Floor.Panels) != 1 {
		t.Errorf("the level is %+v", l)
	}
	if c := l.Floor.Crates[0]; c.Footprint.Centre != (model.Point{X: 100, Y: 300}) {
		t.Errorf("its crate stands at %v", c.Footprint.Centre)
	}
	if len(l.Floor.Links) != 1 || len(m.Board.Links) != 1 || m.Board.Links[0].Cost != 200 {
		t.Errorf("links: %+v and %+v", m.Board.Links, l.Floor.Links)
	}
	if z := m.Boards[0].Board.Zones; len(z) != 1 || *z[0].To != (model.Point{X: 400, Y: 400}) {
		t.Errorf("zones: %+v", z)
	}
	if n := len(m.Crates()); n != len(m.Board.Crates)+1 {
		t.Errorf("%d crates on all floors", n)
	}
}

// A mistake in the drawing of a level is shown in that drawing.
func TestMistakesOnALevelAreShownThere(t *testing.T) {
	res := withFloors(t, "+--XX---+\n\n\n k9\n+       +")
	if len(res.Diagnostics) != 1 {
		t.Fatal(report(res.Diagnostics))
	}
	d := res.Diagnostics[0]
	src := strings.Split(string(res.Sources[d.Range.File]), "\n")
	if line := src[d.Range.Start.Line-1]; !strings.Contains(line, "XX") || !strings.HasPrefix(d.Code, "MAP") {
		t.Errorf("%s points at %q", d.Code, line)
	}
}
