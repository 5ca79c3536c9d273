package xia

import "testing"

// two has the same symbols all around, in another order.
func table(id string) *Sector {
	switch id {
	case "one":
		return &Sector{ID: id, Edges: Edges{"a", "b", "c", "d", "e", "f"}}
	case "two":
		return &Sector{ID: id, Edges: Edges{"b", "a", "f", "e", "d", "c"}}
	case "three":
		return &Sector{ID: id, Edges: Edges{"c", "d", "e", "f", "a", "b"}}
	case "blank":
		return &Sector{ID: id}
	}
	return nil
}

func lay(t *testing.T, players int, laid ...Laid) ([]Placed, string) {
	t.Helper()
	placed, err := (&Scenario{Sectors: laid}).Layout(players, table)
	if err != nil {
		return placed, err.Error()
	}
	return placed, ""
}

// seed 001:7-10, 1264-1270: a tile is turned until its symbol meets the same one of the tile it is
// laid against.
func TestSymbolsMeet(t *testing.T) {
	placed, problem := lay(t, 3, Laid{Sector: "one"},
		Laid{Sector: "two", Beside: "one", Side: "ne"}, Laid{Sector: "three", Beside: "two", Side: "s"})
	if problem != "" || len(placed) != 3 {
		t.Fatal(placed, problem)
	}
	pairs := []struct{ a, b, side int }{{0, 1, 1}, {1, 2, 3}}
	for _, p := range pairs {
		if out, in := symbolAt(placed[p.a], p.side), symbolAt(placed[p.b], p.side+3); out != in {
			t.Errorf("%s meets %s", out, in)
		}
	}
	if d := distance(placed[0].Middle, placed[1].Middle); d != 5 {
		t.Errorf("the middles of two tiles are %d hexes apart", d)
	}
}

// symbolAt is the symbol on a side of a tile as it lies.
func symbolAt(p Placed, side int) string {
	return table(p.Sector).Edges.Clockwise()[(side-p.Turn+12)%6]
}

// Six tiles around one leave no gap and cover nothing twice.
func TestTilesFillThePlane(t *testing.T) {
	covered := map[Axial]int{}
	for _, middle := range append(tileSteps[:], Axial{}) {
		for _, h := range tile("...................").Hexes {
			covered[middle.Plus(h.At)]++
		}
	}
	if len(covered) != 7*19 {
		t.Fatalf("seven tiles cover %d hexes", len(covered))
	}
	for _, h := range tile("...................").Hexes {
		for _, step := range hexSteps {
			if covered[h.At.Plus(step)] != 1 {
				t.Errorf("there is a gap beside %s", h.ID)
			}
		}
	}
}

func TestSectorsThatCannotBeLaid(t *testing.T) {
	two := 2
	for want, laid := range map[string][]Laid{
		`there is no sector "four"`:                                  {{Sector: "four"}},
		"two lies beside no other sector":                            {{Sector: "one"}, {Sector: "two"}},
		"two is laid beside three, which does not lie yet":           {{Sector: "one"}, {Sector: "two", Beside: "three", Side: "n"}},
		"one is laid twice":                                          {{Sector: "one"}, {Sector: "one", Beside: "one", Side: "n"}},
		"three is laid where two lies":                               {{Sector: "one"}, {Sector: "two", Beside: "one", Side: "n"}, {Sector: "three", Beside: "one", Side: "n"}},
		`blank has no side with the symbol "a" of the n side of one`: {{Sector: "one"}, {Sector: "blank", Beside: "one", Side: "n"}},
		"": {{Sector: "one"}, {Sector: "blank", Beside: "one", Side: "n", Turn: &two}},
	} {
		if _, got := lay(t, 3, laid...); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestMorePlayersMoreSectors(t *testing.T) {
	laid := []Laid{{Sector: "one", Players: 1}, {Sector: "two", Beside: "one", Side: "n", Players: 4}}
	for players, want := range map[int]int{3: 1, 4: 2, 5: 2} {
		if placed, problem := lay(t, players, laid...); len(placed) != want || problem != "" {
			t.Errorf("%d players: %v %s", players, placed, problem)
		}
	}
}
