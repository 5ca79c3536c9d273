package cards

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
)

// contrast is that of two colours, from 1 to 21.
func contrast(a, b scene.Colour) float64 {
	x, y := icons.Luminance(a)+0.05, icons.Luminance(b)+0.05
	return max(x, y) / min(x, y)
}

func TestLettersOnColoursCanBeRead(t *testing.T) {
	white := scene.RGB(0xFFFFFF)
	bars := append(lookColours(), missionColour, itemColour)
	for _, s := range icons.Palette() {
		bars = append(bars, dark(s.Line))
	}
	bars = append(bars, dark(white))
	for _, c := range bars {
		if contrast(c, white) < legible {
			t.Errorf("white on %v has a contrast of %.1f", c, contrast(c, white))
		}
		for n := 1; n < 12; n++ {
			for i := range n {
				if s := Step(Look{Colour: c}, i, n, "1"); contrast(s.Colour, s.Ink) < 4 {
					t.Errorf("step %d of %d of %v: %.1f", i, n, c, contrast(s.Colour, s.Ink))
				}
			}
		}
	}
	for i := range 7 {
		if s := Severity(i, 7, "1"); contrast(s.Colour, s.Ink) < legible {
			t.Errorf("severity %d: %.1f", i, contrast(s.Colour, s.Ink))
		}
	}
}

// TestKindsKeepTheirColours: what tells kinds apart is no tone of the house, which a theme may change.
func TestKindsKeepTheirColours(t *testing.T) {
	house := icons.Tones()
	for _, c := range append(lookColours(), missionColour, itemColour) {
		for _, tone := range []scene.Colour{house.Ink, house.Accent, house.Soft, house.Rule, house.Wash} {
			if c == tone {
				t.Errorf("%v is a tone of the house", c)
			}
		}
	}
}

// TestSeverityGrowsDarker: in grey, a more severe strip is never lighter.
func TestSeverityGrowsDarker(t *testing.T) {
	for n := 2; n < 12; n++ {
		for i := 1; i < n; i++ {
			if icons.Luminance(Severity(i, n).Colour) > icons.Luminance(Severity(i-1, n).Colour) {
				t.Errorf("step %d of %d is lighter than the one before", i, n)
			}
		}
		if Severity(0, n).Colour == Severity(n-1, n).Colour {
			t.Errorf("of %d steps the first and the last look alike", n)
		}
	}
}

// TestKindsHaveBacksOfTheirOwn: forty kinds differ in the pattern of their backs, whatever their colours.
func TestKindsHaveBacksOfTheirOwn(t *testing.T) {
	r := scene.Rect{X: -3 * mm, Y: -3 * mm, W: 69 * mm, H: 94 * mm}
	seen := map[string]int{}
	for n := range 40 {
		page := &scene.Page{W: r.W, H: r.H, Items: pattern(n, r, scene.RGB(0))}
		if old, known := seen[scene.Dump(page)]; known {
			t.Errorf("patterns %d and %d are the same", old, n)
		}
		seen[scene.Dump(page)] = n
	}
}
