package validator_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// of are the findings of one code in a fixture.
func of(t *testing.T, code, dir string) []diag.Diagnostic {
	t.Helper()
	s, _ := load(t, dir)
	return slices.DeleteFunc(validator.Run(s), func(d diag.Diagnostic) bool { return d.Code != code })
}

func TestFindingsSayWhichFloorTheyAreOn(t *testing.T) {
	found := of(t, "MAP112", "testdata/MAP112/firing-level")
	if len(found) != 1 || found[0].Place == nil || found[0].Place.Floor != "gallery" {
		t.Fatalf("found %+v", found)
	}
	for _, m := range found[0].Marks {
		if m.Floor != "gallery" {
			t.Errorf("a mark on floor %q", m.Floor)
		}
	}
	found = of(t, "MAP112", "testdata/MAP112/firing")
	if len(found) != 1 || found[0].Place == nil || found[0].Place.Floor != "" {
		t.Errorf("found %+v on the board", found)
	}
}

func TestInterlocksAreFixedByTheStateOfADoor(t *testing.T) {
	both := of(t, "MAP116", "testdata/MAP116/firing")
	if len(both) != 1 || both[0].Fix == nil || len(both[0].Fix.Edits) != 1 {
		t.Fatalf("%+v", both)
	}
	if e := both[0].Fix.Edits[0]; e.New != `"closed"` || !e.Range.Valid() || e.Range.Start.Line != e.Range.End.Line {
		t.Errorf("%+v", e)
	}
	if found := of(t, "MAP116", "testdata/MAP116/firing-one"); len(found) != 1 || found[0].Fix != nil {
		t.Errorf("no door to add is clear: %+v", found)
	}
}

func TestCornersThatWereSwappedAreSwappedBack(t *testing.T) {
	found := of(t, "MAP110", "testdata/MAP110/firing")
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
