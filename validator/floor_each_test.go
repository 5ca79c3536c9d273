package validator_test

import (
	"strings"
	"testing"
)

func TestFindingsSayWhichFloorTheyAreOn(t *testing.T) {
	found := findings(t, fixture(t, "MAP112/firing-level"), "MAP112")
	if len(found) != 1 || found[0].Place == nil || found[0].Place.Floor != "gallery" {
		t.Fatalf("found %+v", found)
	}
	for _, m := range found[0].Marks {
		if m.Floor != "gallery" {
			t.Errorf("a mark on floor %q", m.Floor)
		}
	}
	found = findings(t, fixture(t, "MAP112/firing"), "MAP112")
	if len(found) != 1 || found[0].Place == nil || found[0].Place.Floor != "" {
		t.Errorf("found %+v on the board", found)
	}
}

func TestInterlocksAreFixedByTheStateOfADoor(t *testing.T) {
	both := findings(t, fixture(t, "MAP116/firing"), "MAP116")
	if len(both) != 1 || both[0].Fix == nil || len(both[0].Fix.Edits) != 1 {
		t.Fatalf("%+v", both)
	}
	if e := both[0].Fix.Edits[0]; e.New != `"closed"` || !e.Range.Valid() || e.Range.Start.Line != e.Range.End.Line {
		t.Errorf("%+v", e)
	}
	if found := findings(t, fixture(t, "MAP116/firing-one"), "MAP116"); len(found) != 1 || found[0].Fix != nil {
		t.Errorf("no door to add is clear: %+v", found)
	}
}

func TestCornersThatWereSwappedAreSwappedBack(t *testing.T) {
	found := findings(t, fixture(t, "MAP110/firing"), "MAP110")
	for _, d := range found {
		swapped := strings.Contains(d.Summary, "swapped")
		if swapped != (d.Fix != nil) {
			t.Errorf("%s: fix %+v", d.Summary, d.Fix)
		}
		if swapped && (len(d.Fix.Edits) != 2 || d.Fix.Edits[0].New != "[2, 2]" || d.Fix.Edits[1].New != "[6, 4]") {
			t.Errorf("%+v", d.Fix)
		}
	}
	if len(found) != 2 {
		t.Errorf("found %d", len(found))
	}
}
