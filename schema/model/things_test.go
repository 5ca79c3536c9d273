package model

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Whatever has a name of its own on a floor is among its things; a level is a floor.
func TestEveryListOfABoardIsListed(t *testing.T) {
	var b Board
	v := reflect.ValueOf(&b).Elem()
	var want []string
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if f.Type.Kind() != reflect.Slice || f.Type.Elem().Kind() != reflect.Struct || f.Type.Elem() == reflect.TypeFor[Level]() {
			continue
		}
		if _, named := f.Type.Elem().FieldByName("ID"); !named {
			continue
		}
		list, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		v.Field(i).Set(reflect.MakeSlice(f.Type, 2, 2))
		for n, id := range []string{"a", "b"} {
			v.Field(i).Index(n).FieldByName("ID").SetString(id)
			if name := v.Field(i).Index(n).FieldByName("Name"); name.IsValid() {
				name.SetString(id) // of a panel: its ends
			}
			want = append(want, "board."+list+"."+id)
		}
	}
	var got []string
	for x := range (&Mission{Board: b}).Things() {
		if x.ID != []string{"a", "b"}[x.Index] || x.Floor.Path != "board" {
			t.Errorf("%+v", x)
		}
		got = append(got, x.Path())
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("the things are %v, want %v", got, want)
	}
}

// Things come floor by floor, and within a floor as they are asked for.
func TestThingsComeAsTheyAreAskedFor(t *testing.T) {
	m := &Mission{Board: Board{
		Crates: []Crate{{ID: "c", Size: "small"}}, Markers: []Marker{{ID: "m"}},
		Levels: []Level{{ID: "up", Floor: Board{Crates: []Crate{{ID: "d"}}}}},
	}}
	var got []string
	for x := range m.Things(MarkerSort, CrateSort) {
		got = append(got, x.Path())
	}
	if want := "board.markers.m board.crates.c board.levels.up.crates.d"; strings.Join(got, " ") != want {
		t.Errorf("the things are %v, want %s", got, want)
	}
	rules := &RuleSet{Crates: []CrateSize{{ID: "small", Title: "Small crate", Width: 100}}, Furniture: []FurnitureKind{{ID: "small", Title: "Stool"}}}
	if k := rules.ThingKind(slices.Collect(m.Things(CrateSort))[0]); k.Title != "Small crate" || k.Width != 100 {
		t.Errorf("the kind is %+v", k)
	}
}

// Whoever goes through things may stop early, on whichever floor.
func TestThingsEndWhereOneStops(t *testing.T) {
	b := Board{Crates: []Crate{{ID: "c1"}, {ID: "c2"}}, Levels: []Level{{ID: "loft", Floor: Board{Crates: []Crate{{ID: "c3"}}}}}}
	m := &Mission{Board: b}
	for x := range m.Things(CrateSort) {
		if x.ID == "c2" {
			break
		}
		if x.ID != "c1" {
			t.Errorf("met %s", x.ID)
		}
	}
	for x := range m.Things(ZoneSort) {
		t.Errorf("no zone is %+v", x)
	}
}

func TestDoorsStandAsTheirRuleHasThemFirst(t *testing.T) {
	r := &RuleSet{
		Panels:  []PanelKind{{ID: "doorway", Rule: "door"}, {ID: "hidden", Rule: "hidden-door"}, {ID: "own"}, {ID: "plain", Rule: "wall"}},
		Terrain: []TerrainRule{{ID: "wall"}, {ID: "door", States: []string{"open", "closed"}}, {ID: "hidden-door", States: []string{"closed", "open"}}},
	}
	for kind, want := range map[string]PanelState{"doorway": Open, "hidden": Closed, "own": Closed, "plain": Closed} {
		if got := r.UsualDoor(kind); got != want {
			t.Errorf("a %s begins %s; want %s", kind, got, want)
		}
	}
}
