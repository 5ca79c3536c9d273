package xia

import "testing"

// distance is the number of steps from one hex to another.
func distance(a, b Axial) int {
	q, r := a.Q-b.Q, a.R-b.R
	return max(q, -q, r, -r, q+r, -q-r)
}

func TestEveryHexHasOneName(t *testing.T) {
	seen := map[string]bool{}
	for q := -4; q <= 4; q++ {
		for r := -4; r <= 4; r++ {
			at := Axial{q, r}
			name := HexName(at)
			if inside := distance(at, Axial{}) <= 2; inside != (name != "") {
				t.Errorf("%v is called %q", at, name)
			}
			if name == "" {
				continue
			}
			if back, ok := ParseHex(name); !ok || back != at || seen[name] {
				t.Errorf("%q leads to %v, not to %v", name, back, at)
			}
			seen[name] = true
		}
	}
	if len(seen) != 19 || !seen["a1"] || !seen["c5"] || !seen["e3"] {
		t.Errorf("%d hexes: %v", len(seen), seen)
	}
}

func TestNamesThatAreNoHexes(t *testing.T) {
	for _, name := range []string{"", "c", "c0", "a4", "e4", "f1", "C3", "c10", "é", "c6"} {
		if at, ok := ParseHex(name); ok {
			t.Errorf("%q is %v", name, at)
		}
	}
	for _, side := range []string{"c3", "c3-", "c3-n", "a4-e", "c3e", "c3-east"} {
		if _, _, ok := ParseSide(side); ok {
			t.Errorf("%q is a side", side)
		}
	}
}

// The middle of a tile has its neighbours where the drawing has them.
func TestSidesLeadToTheDrawnNeighbours(t *testing.T) {
	for side, want := range map[string]string{"e": "c4", "w": "c2", "ne": "b3", "nw": "b2", "se": "d3", "sw": "d2"} {
		step, ok := HexStep(side)
		if got := HexName(Axial{}.Plus(step)); !ok || got != want {
			t.Errorf("east of the middle by %s lies %s, not %s", side, got, want)
		}
		back, _ := HexStep(Opposite(side))
		if step.Plus(back) != (Axial{}) {
			t.Errorf("%s and %s do not cancel", side, Opposite(side))
		}
	}
	if _, ok := HexStep("n"); ok || Opposite("n") != "" {
		t.Error("a hex has a side to the north")
	}
}
