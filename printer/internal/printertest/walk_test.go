package printertest

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The other tests lean on Faults: it must see each kind of fault, and nothing where there is none.
func TestFaultsAreSeen(t *testing.T) {
	set, err := layout.NewSet()
	if err != nil {
		t.Fatal(err)
	}
	text := func(x, y, size scene.Unit) scene.Item {
		l := set.Line(layout.Style{Face: layout.Body, Size: size}, "word")
		return scene.Group{Shift: scene.Point{X: x, Y: y}, Items: l.At(0, 0)}
	}
	for name, c := range map[string]struct {
		items []scene.Item
		want  int
	}{
		"whole":   {[]scene.Item{text(20000, 20000, 3000), text(20000, 24000, 3000)}, 0},
		"small":   {[]scene.Item{text(20000, 20000, 2000)}, 1},
		"outside": {[]scene.Item{text(97000, 20000, 3000)}, 1},
		"over":    {[]scene.Item{text(20000, 20000, 3000), text(21000, 21000, 3000)}, 1},
	} {
		page := &scene.Page{W: 100000, H: 100000, Items: c.items}
		if got := Faults(page, set, 1000); len(got) != c.want {
			t.Errorf("%s: %q, want %d faults", name, got, c.want)
		}
	}
}
