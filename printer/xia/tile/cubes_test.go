package tile

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

// A space that takes more types of cube than it has room for says how many others there are.
func TestCubesWithoutRoomAreCounted(t *testing.T) {
	r := rules(t)
	p := Painter{Key: NewKey(r), Set: printertest.Fonts(t), Grid: Grid{Hex: scene.Inch}}
	for n, want := range map[int][]string{1: {"S"}, 3: {"S", "S", "S"}, 4: {"S", "S", "+2"}, 9: {"S", "S", "+7"}} {
		var got []string
		scene.Each(p.cubes(slices.Repeat([]string{"spice"}, n), cell{hex: scene.Inch}), func(it scene.Item, _ scene.Point) {
			if text, ok := it.(scene.Text); ok {
				got = append(got, text.Run.Text)
			}
		})
		if !slices.Equal(got, want) {
			t.Errorf("%d types: %q", n, got)
		}
	}
}
