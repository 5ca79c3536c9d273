package main

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// No overlap is a wish of its own, apart from saying nothing of it.
func TestOverlapsOnTheCommandLine(t *testing.T) {
	for text, want := range map[string]scene.Unit{"0": paper.NoOverlap, "0.0mm": paper.NoOverlap, "5": 5000, "12.5": 12_500} {
		var o overlap
		if err := o.Set(text); err != nil || scene.Unit(o) != want {
			t.Errorf("%q is %d (%v), want %d", text, o, err, want)
		}
	}
	var o overlap
	if o.Set("-1") == nil || o.Set("wide") == nil || o != 0 {
		t.Errorf("what is no overlap is %d", o)
	}
	if paper.NoOverlap == 0 {
		t.Error("nobody can tell no overlap from none that is said")
	}
}

// The bounds themselves are allowed, in both directions of an offset; a step beyond is not.
func TestBoundsOfLengthsOnTheCommandLine(t *testing.T) {
	var m millimetres
	if err := m.Set("5000"); err != nil || scene.Unit(m) != 5000*scene.Millimetre {
		t.Errorf("5000 is %d (%v)", m, err)
	}
	if m.Set("5000.1") == nil {
		t.Errorf("5000.1 is %d", m)
	}
	var o offset
	if err := o.Set("-5000,5000"); err != nil || o != (offset{X: -5000 * scene.Millimetre, Y: 5000 * scene.Millimetre}) {
		t.Errorf("-5000,5000 is %+v (%v)", o, err)
	}
	for _, text := range []string{"-5000.1,0", "0,-5000.1", "NaN,0", "1,2,3"} {
		if o.Set(text) == nil {
			t.Errorf("%q is %+v", text, o)
		}
	}
}

// What help and completion show of a length is what one would type for it.
func TestLengthsAreShownAsTheyAreTyped(t *testing.T) {
	for _, c := range []struct {
		value interface {
			Set(string) error
			String() string
		}
		typed, shown string
	}{
		{new(millimetres), "12.5mm", "12.5"}, {new(overlap), "7", "7"}, {new(overlap), "0", "0"}, {new(offset), "0.5,-0.3", "0.5,-0.3"},
		{new(ratio), "1/4", "1:4"}, {new(ratio), "1", "1:1"},
	} {
		if err := c.value.Set(c.typed); err != nil || c.value.String() != c.shown {
			t.Errorf("%q is shown as %q (%v), want %q", c.typed, c.value, err, c.shown)
		}
	}
	if got := new(ratio).String(); got != "1:1" {
		t.Errorf("no scale is shown as %q", got)
	}
}
