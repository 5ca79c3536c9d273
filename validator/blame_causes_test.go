package validator_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Where a piece stands right behind a locked door, the piece is to blame, and no crate in another room.
func TestThePieceInALockedDoorwayIsToBlame(t *testing.T) {
	d := one(t, "RCH001/firing-locked-and-blocked", "RCH001")
	if want := `blocked by piece desk at the locked wide doorway "bulkhead" (4,0-4,4)`; !strings.HasSuffix(d.Label, want) {
		t.Errorf("label %q, want %q", d.Label, want)
	}
	wantRemedy(t, d, "move piece desk", "piece desk")
	boxes := 0
	for _, m := range d.Marks {
		if m.Kind == diag.BoxMark {
			boxes++
		}
	}
	if boxes != 1 {
		t.Errorf("%d pieces are marked, want the desk alone", boxes)
	}
}

// A rule that asks for its own door says so, and not that the door cannot be reached.
func TestARuleThatAsksForItsOwnDoor(t *testing.T) {
	d := one(t, "RCH001/firing-selfish", "RCH001")
	if !slices.ContainsFunc(d.Details, func(s string) bool { return strings.Contains(s, "waits for what it does itself") }) {
		t.Errorf("details %q", d.Details)
	}
	wantRemedy(t, d, "let the rule ask for something else than its own door")
}

// The way that is shown ends at the locked door.
func TestTheWayEndsAtTheLock(t *testing.T) {
	d := one(t, "RCH001/firing-with-piece", "RCH001")
	for _, m := range d.Marks {
		if m.Kind != diag.WayMark {
			continue
		}
		for _, at := range m.At {
			if at.X < 400 && at.Y < 400 {
				t.Errorf("the way leads to %v, behind the door", at)
			}
		}
	}
}

// The other side of a wall is told with the first, and no lock is ever taken off by an edit.
func TestBothSidesOfAWallAreOneFinding(t *testing.T) {
	d := one(t, "RCH005/firing", "RCH005")
	if want := "for the same reason crate s3 cannot be reached from airlock a"; !slices.Contains(d.Details, want) {
		t.Errorf("details %q, want %q", d.Details, want)
	}
	for dir, code := range map[string]string{"RCH001/firing-with-piece": "RCH001", "RCH006/firing": "RCH006"} {
		if d := one(t, dir, code); d.Fix != nil {
			t.Errorf("%s offers the edit %q", dir, d.Fix.Text)
		}
	}
}

// What is said of pegs points at what sets them, and never asks for fewer than none.
func TestPegsOfAVariation(t *testing.T) {
	d := one(t, "SPN018/firing-variation", "SPN018")
	if want := "let the variation add fewer pegs a round, or put"; !strings.HasPrefix(d.Remedy, want) {
		t.Errorf("remedy %q", d.Remedy)
	}
	d = one(t, "HST005/firing-variation", "HST005")
	wantRemedy(t, d, "let the variation add fewer pegs a round, or name round 4 or an earlier one", "9 pegs more each round")
}

// Neither pegs nor the way help where a round ends the game, or a goal has no place.
func TestRemediesOfHaste(t *testing.T) {
	if d := one(t, "RCH014/firing", "RCH014"); strings.Contains(d.Remedy, "pegs") {
		t.Errorf("remedy %q for a game that ends with a round", d.Remedy)
	}
	if d := one(t, "RCH014/firing-track", "RCH014"); !strings.HasPrefix(d.Remedy, "begin with fewer pegs") {
		t.Errorf("remedy %q for a full track", d.Remedy)
	}
}
