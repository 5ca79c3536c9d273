package cards

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
)

// legible is the least contrast of white letters on a bar: what the web's guidelines ask of small text.
const legible = 4.5

var white = scene.RGB(0xFFFFFF)

// dark is a colour made dark enough for white letters.
func dark(c scene.Colour) scene.Colour {
	for range 40 {
		if icons.Contrast(c, white) >= legible {
			break
		}
		c.R, c.G, c.B = darker(c.R), darker(c.G), darker(c.B)
	}
	return c
}

func darker(v uint8) uint8 { return uint8(int(v) * 94 / 100) }

// mixed is a colour with so many parts of a hundred of it, the rest white.
func mixed(c scene.Colour, percent int) scene.Colour {
	mix := func(v uint8) uint8 { return uint8((int(v)*percent + 255*(100-percent)) / 100) }
	return scene.Colour{R: mix(c.R), G: mix(c.G), B: mix(c.B), A: 255}
}

// Step is the spine of step i of n in a look's own colour, from light to full.
func Step(l Look, i, n int, marks ...string) *Spine {
	percent := 100
	if n > 1 {
		percent = 18 + 82*max(0, min(i, n-1))/(n-1)
	}
	c, ink := mixed(l.Colour, percent), icons.Tones().Ink
	if icons.Contrast(c, ink) >= legible {
		return &Spine{Marks: marks, Colour: c, Ink: ink}
	}
	return &Spine{Marks: marks, Colour: dark(c), Ink: white}
}
