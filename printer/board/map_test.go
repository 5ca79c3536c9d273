package board

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func mapPage(t *testing.T, m *model.Mission) *scene.Page {
	t.Helper()
	page, _ := MapPage(m, printertest.Rules(), printertest.Fonts(t))
	return page
}

func TestMapGolden(t *testing.T) {
	printertest.Golden(t, "map.txt", scene.Dump(mapPage(t, printertest.Mission())))
}

func TestMapTextIsWhole(t *testing.T) {
	set := printertest.Fonts(t)
	for _, fault := range printertest.Faults(mapPage(t, printertest.Mission()), set, 0) {
		t.Error(fault)
	}
}

func TestMapShowsEveryLabel(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	var words []string
	for _, w := range printertest.Words(mapPage(t, m), set) {
		words = append(words, w.Text)
	}
	for _, want := range []string{"L1", "L2", "L3", "L4", "S1", "S2", "S3", "S4", "A", "B", "C", "D", "1", "2", "3", "4", "5", "6"} {
		if !slices.Contains(words, want) {
			t.Errorf("the map does not show %s", want)
		}
	}
}

func TestMapScalesWithItsWidth(t *testing.T) {
	set := printertest.Fonts(t)
	for _, width := range []scene.Unit{40 * scene.Millimetre, 160 * scene.Millimetre} {
		p := Map(printertest.Mission(), printertest.Rules(), set, Full(width))
		near, far := Full(width).margins()
		want := width * 100 / scene.Unit(2400+near+far)
		if p.W != width || p.Inch != want {
			t.Errorf("width %d: drawn %d wide, an inch is %d, want %d", width, p.W, p.Inch, want)
		}
	}
}

func TestMapOfAnEmptyBoard(t *testing.T) {
	set := printertest.Fonts(t)
	empty := &model.Mission{ID: "empty", Title: "Empty"}
	Map(empty, &model.RuleSet{}, set, Full(100*scene.Millimetre))
	Mat{}.Page(empty, &model.RuleSet{}, set, "board")
	KeyStrip(Key(empty, &model.RuleSet{}, set, Full(0)), 100*scene.Millimetre, 5)
}

// The key explains what the map draws, all of it and nothing else.
func TestKeyListsEverythingDrawn(t *testing.T) {
	set := printertest.Fonts(t)
	m, r := printertest.Mission(), printertest.Rules()
	labels := keyLabels(m, r, set)
	want := []string{"Post ×31", "Airlock ×4", "Entry point ×5", "Entry point, sealed ×1", "Door, open", "Door, closed", "Door, locked",
		"1 Computer console, red", "2 The vault, blue", "3 The idol, green", "Green crate ×4", "Red crate ×2", "Orange crate ×2", "Large crate ×4", "Small crate ×4", "Wall ×10", "Statue ×1"}
	for _, k := range r.Panels {
		want = append(want, k.Title)
	}
	for _, k := range r.Furniture {
		want = append(want, k.Title)
	}
	for _, w := range want {
		if !slices.ContainsFunc(labels, func(l string) bool { return strings.HasPrefix(l, w) }) {
			t.Errorf("the key lacks %q; it has %q", w, labels)
		}
	}
	m.Board.Crates, m.Board.Furniture = nil, nil
	for _, l := range keyLabels(m, r, set) {
		if strings.Contains(l, "crate") || strings.Contains(l, "Table") || l == "1 Computer console, red" {
			t.Errorf("the key lists %q, which is no longer on the board", l)
		}
	}
}

// keyLabels are the rows of a key as they are read, counts included.
func keyLabels(m *model.Mission, r *model.RuleSet, set *layout.Set) []string {
	strip := KeyStrip(Key(m, r, set, Full(0)), 300*scene.Millimetre, 5)
	page := &scene.Page{W: strip.W, H: strip.H, Items: strip.Items}
	var out []string
	for _, w := range printertest.Words(page, set) {
		if n := len(out); n > 0 && strings.HasPrefix(w.Text, "×") {
			out[n-1] += " " + w.Text
			continue
		}
		out = append(out, w.Text)
	}
	return out
}

func TestKeyTextIsWhole(t *testing.T) {
	set := printertest.Fonts(t)
	m, r := printertest.Mission(), printertest.Rules()
	for _, columns := range []int{1, 4, 5} {
		strip := KeyStrip(Key(m, r, set, Full(0)), scene.Unit(columns)*37*scene.Millimetre, columns)
		page := &scene.Page{W: strip.W, H: strip.H, Items: strip.Items}
		for _, fault := range printertest.Faults(page, set, 0) {
			t.Errorf("%d columns: %s", columns, fault)
		}
	}
}
