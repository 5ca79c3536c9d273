package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/scene"
)

// A product says in its help what it is, and reads only options that there are; each option is read by one.
func TestProductsAreWhole(t *testing.T) {
	read := map[string]bool{}
	for _, p := range games.Products() {
		if p.Short == "" || p.Title == "" || len(p.Kinds) == 0 || p.Make == nil || p.Game == "" {
			t.Errorf("product %q lacks a word, kinds or a maker: %+v", p.ID, p)
		}
		if strings.HasSuffix(p.Short, ".") || p.Short != "" && strings.ToUpper(p.Short[:1]) != p.Short[:1] {
			t.Errorf("product %q: %q does not stand in help as others do", p.ID, p.Short)
		}
		for _, name := range p.Flags {
			read[name] = true
			if productFlags[name] == nil {
				t.Errorf("product %q reads --%s, which is no option", p.ID, name)
			}
		}
	}
	for name := range productFlags {
		if !read[name] {
			t.Errorf("no product reads --%s", name)
		}
	}
}

func TestLengthsOnTheCommandLine(t *testing.T) {
	for text, want := range map[string]scene.Unit{"10": 10_000, "12.5mm": 12_500, " 0.3 ": 300, "0": 0} {
		var m millimetres
		if err := m.Set(text); err != nil || scene.Unit(m) != want {
			t.Errorf("%q is %d (%v), want %d", text, m, err, want)
		}
	}
	for _, text := range []string{"", "ten", "-1", "NaN", "1e9", "Inf"} {
		var m millimetres
		if err := m.Set(text); err == nil {
			t.Errorf("%q is %d", text, m)
		}
	}
	var o offset
	if err := o.Set("0.5,-0.3"); err != nil || o != (offset{X: 500, Y: -300}) {
		t.Errorf("an offset is %+v (%v)", o, err)
	}
	for _, text := range []string{"1", "1,", ",", "a,b"} {
		if o.Set(text) == nil {
			t.Errorf("%q is an offset", text)
		}
	}
	for text, want := range map[string]int{"1:4": 4, "1/2": 2, "1": 1, "24": 24} {
		var r ratio
		if err := r.Set(text); err != nil || int(r) != want {
			t.Errorf("%q is a scale of 1:%d (%v)", text, r, err)
		}
	}
	for _, text := range []string{"0", "25", "4:1", "half"} {
		var r ratio
		if r.Set(text) == nil {
			t.Errorf("%q is a scale of 1:%d", text, r)
		}
	}
}

func TestProductsShareNames(t *testing.T) {
	if names := productNames(); len(names) != len(slices.Compact(slices.Sorted(slices.Values(names)))) {
		t.Errorf("a name stands twice: %v", names)
	}
}
