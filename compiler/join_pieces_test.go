package compiler

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// A crate that stands on another needs no place of its own: it stands in the middle, however high the stack and in
// whatever order it is written.
func TestAStackedCrateStandsOnTheOneBelow(t *testing.T) {
	text := strings.Replace(base(t), "\tsetup: {\n", `	board: crates: {
		top: {size: "small", on: "middle"}
		middle: {size: "small", on: "bottom"}
		bottom: {size: "large", at: [3, 2.5]}
	}
	setup: {
`, 1)
	res := run(t, Options{}, tree(t, map[string]string{"base/mission.cue": text}))
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	order := ""
	for _, c := range res.Units[0].Mission.Board.Crates {
		if !strings.Contains(" top middle bottom ", " "+c.ID+" ") {
			continue
		}
		order += c.ID + " "
		if want := (model.Point{X: 300, Y: 250}); c.Footprint.Centre != want {
			t.Errorf("%s stands at %v, not at %v", c.ID, c.Footprint.Centre, want)
		}
	}
	if order != "top middle bottom " {
		t.Errorf("the crates come in the order %s", order)
	}
}

// Crates that stand on each other, or on nothing, have no place.
func TestAStackWithoutGroundHasNoPlace(t *testing.T) {
	text := strings.Replace(base(t), "\tsetup: {\n", `	board: crates: {
		one: {size: "small", on: "two"}
		two: {size: "small", on: "one"}
	}
	setup: {
`, 1)
	res := run(t, Options{}, tree(t, map[string]string{"base/mission.cue": text}))
	if n := strings.Count(report(res.Diagnostics), "has no place on the board"); n != 2 {
		t.Errorf("%d crates without a place:\n%s", n, report(res.Diagnostics))
	}
}
