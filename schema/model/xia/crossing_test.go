package xia

import (
	"slices"
	"testing"
)

// seed 001:1515-1520: from a planet into a nebula with one step, first the shield, then the nebula.
func TestDoubleTraversal(t *testing.T) {
	s := tile("..." + "...." + "..pn." + "...." + "...")
	at, _ := ParseHex("c3")
	if got := s.Crossing(smallRules(), at, "e"); !slices.Equal(got, []string{"shield", "nebula"}) {
		t.Errorf("out of the planet: %v", got)
	}
	at, _ = ParseHex("c4")
	if got := s.Crossing(smallRules(), at, "w"); !slices.Equal(got, []string{"shield"}) {
		t.Errorf("back, where leaving a nebula costs nothing: %v", got)
	}
}

func TestBordersOfFields(t *testing.T) {
	s := tile("..." + ".aa." + ".nn.." + ".pp." + "...")
	s.Planet = &Planet{Entrances: []string{"d3-e"}}
	s.Borders = []BorderNote{{ID: "e1-e", Kind: "shield"}}
	for _, test := range []struct {
		from, side string
		want       []string
	}{
		{"b1", "e", []string{"asteroid"}},
		{"b2", "e", []string{"asteroid"}}, // each asteroid space has a border of its own (seed 001:1376-1379)
		{"b3", "e", nil},                  // out again: nothing
		{"b1", "se", []string{"nebula"}},
		{"c2", "e", nil}, // inside a nebula (seed 001:1457-1462)
		{"c1", "e", []string{"nebula"}},
		{"d1", "e", []string{"shield"}},
		{"d2", "e", nil},
		{"d3", "e", []string{"entrance"}},
		{"d4", "w", []string{"entrance"}}, // the same entrance from without
		{"e1", "e", []string{"shield"}},   // noted by the sector
		{"e3", "e", nil},                  // off the tile
	} {
		at, _ := ParseHex(test.from)
		if got := s.Crossing(smallRules(), at, test.side); !slices.Equal(got, test.want) {
			t.Errorf("%s to the %s: %v, want %v", test.from, test.side, got, test.want)
		}
	}
}

func TestRegionsHangTogether(t *testing.T) {
	s := tile("n.." + "n..." + "..n.n" + "...." + "...")
	var got [][]string
	for _, region := range s.Regions("nebula") {
		var names []string
		for _, h := range region {
			names = append(names, h.ID)
		}
		got = append(got, names)
	}
	want := [][]string{{"a1", "b1"}, {"c3"}, {"c5"}}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%v, want %v", got, want)
	}
}
