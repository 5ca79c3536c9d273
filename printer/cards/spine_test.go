package cards_test

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The spines of steps go from light to the look's full colour, no two alike, and what is written on each can
// be read.
func TestSpinesGoFromLightToFull(t *testing.T) {
	for _, colour := range []scene.Colour{scene.RGB(0x8a2b06), scene.RGB(0x1b6b3a), scene.RGB(0xd8a000)} {
		look := cards.Look{Colour: colour}
		for n := 2; n <= 7; n++ {
			last := 2.0
			for i := range n {
				s := cards.Step(look, i, n)
				if light := icons.Luminance(s.Colour); light >= last {
					t.Errorf("%s: step %d of %d is not darker than the one before", colour, i, n)
				} else {
					last = light
				}
				if got := icons.Contrast(s.Colour, s.Ink); got < 4.5 {
					t.Errorf("%s: the marks of step %d of %d have a contrast of %.2f", colour, i, n, got)
				}
			}
		}
		only, full := cards.Step(look, 0, 1), cards.Step(look, 4, 5)
		if only.Colour != full.Colour {
			t.Errorf("%s: a single step is %s, the last of several %s", colour, only.Colour, full.Colour)
		}
	}
}
