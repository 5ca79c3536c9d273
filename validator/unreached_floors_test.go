package validator_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
)

// one is the only finding of a code about a fixture.
func one(t *testing.T, dir, code string) diag.Diagnostic {
	t.Helper()
	found := findings(t, fixture(t, dir), code)
	if len(found) != 1 {
		t.Fatalf("%d findings of %s in %s", len(found), code, dir)
	}
	return found[0]
}

func TestALockUpstairsIsToBlame(t *testing.T) {
	d := one(t, "RCH001/firing-upstairs", "RCH001")
	if d.Place == nil || d.Place.Floor != "gantry" {
		t.Errorf("place %+v, want the gantry", d.Place)
	}
	if !strings.Contains(d.Label, `closed off by the locked wide doorway "hatch" (4,0-4,4) of gantry`) {
		t.Errorf("label %q", d.Label)
	}
	if d.Fix != nil {
		t.Errorf("fix %+v: nobody knows that the door is not meant to be locked", d.Fix)
	}
	kinds := map[diag.MarkKind][]string{}
	for _, m := range d.Marks {
		kinds[m.Kind] = append(kinds[m.Kind], m.Floor)
	}
	if !slices.Equal(kinds[diag.CellsMark], []string{"gantry"}) || !slices.Equal(kinds[diag.EdgeMark], []string{"gantry"}) || !slices.Equal(kinds[diag.WayMark], []string{"", "gantry"}) {
		t.Errorf("marks %v: want the area and the door upstairs, and the way on both floors", kinds)
	}
}

// The whole chain is told, each link where the source has it.
func TestTheWholeCircleIsTold(t *testing.T) {
	d := one(t, "RCH006/firing-ring", "RCH006")
	want := []string{
		`the locked wide doorway "north-door" (4,0-4,4) is opened by rule "two"`,
		`rule "two" waits at piece south in room R3`,
		`piece south in room R3 is behind the locked wide doorway "south-door" (4,4-4,8)`,
		`the locked wide doorway "south-door" (4,4-4,8) is opened by rule "one"`,
		`rule "one" waits at piece north in room R1`,
		`piece north in room R1 is behind the locked wide doorway "north-door" (4,0-4,4)`,
	}
	if !slices.Equal(d.Reasons, want) {
		t.Errorf("reasons:\n%s", strings.Join(d.Reasons, "\n"))
	}
	lines := map[int]bool{d.Range.Start.Line: true}
	for _, r := range d.Related {
		lines[r.Range.Start.Line] = true
	}
	if len(lines) != 6 {
		t.Errorf("the links stand on %d lines, want 6", len(lines))
	}
}

// A token in the crate behind the door that it opens is a link like any other.
func TestATokenIsALinkOfTheCircle(t *testing.T) {
	d := one(t, "RCH006/firing-token", "RCH006")
	want := []string{
		`the locked wide doorway "bulkhead" (4,0-4,4) is opened by rule "hack"`,
		`rule "hack" needs token objective-3`,
		`token objective-3 comes from crate s1 in room R1`,
		`crate s1 in room R1 is behind the locked wide doorway "bulkhead" (4,0-4,4)`,
	}
	if !slices.Equal(d.Reasons, want) {
		t.Errorf("reasons:\n%s", strings.Join(d.Reasons, "\n"))
	}
}

func TestThingsBehindOneLockAreOneFinding(t *testing.T) {
	d := one(t, "RCH002/firing-two", "RCH002")
	if len(d.Related) != 1 || d.Related[0].Text != "piece valve" {
		t.Errorf("related %+v, want the other piece", d.Related)
	}
}

// Nobody can say that a door which some figures know stays shut.
func TestAHiddenDoorIsOnlyAWarning(t *testing.T) {
	if d := one(t, "RCH001/firing-hidden", "RCH001"); d.Severity != diag.Warning {
		t.Errorf("%s", d.Severity)
	}
}

// Where a quiet track is full before the fastest crew is home, a note is not enough.
func TestATrackThatIsTooFastIsAWarning(t *testing.T) {
	if d := one(t, "RCH014/firing", "RCH014"); d.Severity != diag.Note {
		t.Errorf("%s for an end that is only near", d.Severity)
	}
	if d := one(t, "RCH014/firing-track", "RCH014"); d.Severity != diag.Warning {
		t.Errorf("%s for a track that is full in round 2", d.Severity)
	}
}

func TestATrapWithACrateInItIsAnError(t *testing.T) {
	d := one(t, "RCH009/firing", "RCH009")
	if d.Severity != diag.Error || len(d.Related) != 1 || d.Related[0].Text != "crate s1 can only be got at in there" {
		t.Errorf("%s, related %+v", d.Severity, d.Related)
	}
	if d := one(t, "RCH009/firing-no-link", "RCH009"); d.Fix == nil || d.Fix.Edits[0].New != "false" {
		t.Errorf("fix %+v", d.Fix)
	}
}
