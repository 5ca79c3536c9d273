package inksaver

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Lightness at which thin things are black or white rather than a grey, which printers make of dots: below the
// first they have a contrast of 4.5 on white, above the second one of 7 on black.
const (
	darkEnough  = 0.18
	lightEnough = 0.60
)

// fine is how thin a line is that dots would break up.
const fine = 500

// grey is an item without colour.
func grey(item scene.Item) scene.Item {
	switch it := item.(type) {
	case scene.Fill:
		it.Colour = icons.Grey(it.Colour)
		return it
	case scene.Stroke:
		if it.Colour = icons.Grey(it.Colour); it.Width < fine {
			it.Colour = dark(it.Colour)
		}
		return it
	case scene.Text:
		it.Colour = crisp(icons.Grey(it.Colour))
		return it
	}
	return item
}

// dark is black for a grey that is nearly so. A light line stays grey: the grid of a board is one, and in white
// it would be gone.
func dark(c scene.Colour) scene.Colour {
	if icons.Luminance(c) > lightEnough {
		return c
	}
	return crisp(c)
}

// crisp is black or white for a grey that is nearly so. What is half clear stays as it is: it is meant to be
// faint.
func crisp(c scene.Colour) scene.Colour {
	if c.A < 255 {
		return c
	}
	switch v := icons.Luminance(c); {
	case v < darkEnough:
		return scene.RGB(0)
	case v > lightEnough:
		return scene.RGB(0xFFFFFF)
	}
	return c
}
