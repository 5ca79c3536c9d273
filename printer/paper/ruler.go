package paper

import (
	"strconv"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

// The room that a ruler takes.
const (
	RulerWidth  = 110 * mm
	RulerHeight = 9 * mm
)

// What a ruler measures, and how it is drawn.
const (
	rulerMM     = 100
	rulerInches = 4
	hair        = 120 // width of its lines, fine enough to measure to a tenth of a millimetre
	labelSize   = 2600
)

// Ruler draws a 100 mm and a 4 inch ruler back to back: millimetres above a line, inches below it.
// The zero stands at x, the top at y; the measure runs between the middles of the strokes. It is
// RulerHeight tall and RulerWidth wide.
func Ruler(fonts *layout.Set, x, y scene.Unit, ink scene.Colour) []scene.Item {
	mid := y + RulerHeight/2
	var ticks scene.Path
	ticks.Move(x, mid).Line(x+rulerInches*scene.Inch, mid)
	for i := range scene.Unit(rulerMM + 1) {
		ticks.Move(x+i*mm, mid).Line(x+i*mm, mid-millimetreTick(i))
	}
	for i := range scene.Unit(8*rulerInches + 1) {
		at := x + i*scene.Inch/8
		ticks.Move(at, mid).Line(at, mid+inchTick(i))
	}
	items := []scene.Item{scene.Stroke{Path: ticks, Colour: ink, Width: hair}}
	st := layout.Style{Face: layout.Mono, Size: labelSize, Colour: ink}
	for i := scene.Unit(0); i <= rulerMM; i += 10 {
		at := x + i*mm + 300
		items = append(items, fonts.Line(st, rulerLabel(i, rulerMM, "mm")).At(at, mid-2300)...)
	}
	for i := range scene.Unit(rulerInches + 1) {
		at := x + i*scene.Inch + 300
		items = append(items, fonts.Line(st, rulerLabel(i, rulerInches, "in")).At(at, mid+4300)...)
	}
	return items
}

// rulerLabel is a number; the last one names its unit.
func rulerLabel(n, last scene.Unit, unit string) string {
	if n == last {
		return strconv.Itoa(int(n)) + " " + unit
	}
	return strconv.Itoa(int(n))
}

func millimetreTick(i scene.Unit) scene.Unit {
	switch {
	case i%10 == 0:
		return 4500
	case i%5 == 0:
		return 2000
	}
	return 1200
}

func inchTick(i scene.Unit) scene.Unit {
	switch {
	case i%8 == 0:
		return 4500
	case i%4 == 0:
		return 2000
	}
	return 1200
}
