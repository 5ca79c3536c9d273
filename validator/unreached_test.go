package validator_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator"
)

// findings are what is said about a fixture under one code.
func findings(t *testing.T, dir, code string) []diag.Diagnostic {
	t.Helper()
	s, _ := load(t, dir)
	return slices.DeleteFunc(validator.Run(s), func(d diag.Diagnostic) bool { return d.Code != code })
}

// wantRemedy checks a finding's remedy and the words at its related places.
func wantRemedy(t *testing.T, d diag.Diagnostic, remedy string, related ...string) {
	t.Helper()
	var got []string
	for _, r := range d.Related {
		got = append(got, r.Text)
	}
	if d.Remedy != remedy || !slices.Equal(got, related) {
		t.Errorf("%s\nremedy %q, want %q\nrelated %q, want %q", d.Summary, d.Remedy, remedy, got, related)
	}
}

func TestWhatHemsAnAirlockInIsNamed(t *testing.T) {
	found := findings(t, fixture(t, "RCH001/firing-hemmed-in"), "RCH001")
	if len(found) != 1 {
		t.Fatalf("%d findings", len(found))
	}
	wantRemedy(t, found[0], "move crate s1 or piece right, or the airlock", "crate s1", "piece right")
}

func TestThePieceInTheWayIsNamed(t *testing.T) {
	found := findings(t, fixture(t, "RCH001/firing-pieces"), "RCH001")
	if len(found) != 1 {
		t.Fatalf("%d findings", len(found))
	}
	wantRemedy(t, found[0], "move piece desk", "piece desk")
}

func TestAWallThatCouldOpenIsNamed(t *testing.T) {
	found := findings(t, fixture(t, "RCH005/firing"), "RCH005")
	if len(found) != 1 {
		t.Fatalf("%d findings", len(found))
	}
	door := "a doorway here would open a way"
	wantRemedy(t, found[0], "put a doorway or an arch in place of wall 0,4-4,4 or wall 4,4-8,4, or move them", "crate s2", door, door)

	found = findings(t, fixture(t, "RCH001/firing-airlock"), "RCH001")
	if len(found) != 1 {
		t.Fatalf("%d findings", len(found))
	}
	if r := found[0].Remedy; !strings.Contains(r, "wall 4,0-4,4 or wall 4,4-8,4") || !strings.HasSuffix(r, "or move the airlock") {
		t.Errorf("remedy %q", r)
	}
}

// An airlock that does not fit its side has one mistake: what its door would hold is not said as well.
func TestAnAirlockOffItsSideHasOneFinding(t *testing.T) {
	s, _ := load(t, fixture(t, "MAP108/firing"))
	s.Mission.Board.Airlocks[0].At.X = 15 * model.Inch / 2
	s.Mission.Board.Furniture[0].Footprint.Centre = model.Point{X: 7 * model.Inch, Y: model.Inch / 2}
	for _, d := range validator.Run(s) {
		if d.Code != "MAP104" {
			t.Error(line(d))
		}
	}
}
