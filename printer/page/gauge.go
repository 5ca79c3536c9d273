package page

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// gauge is how long the line is that one measures on a sheet whose sizes matter.
const gauge = 50 * scene.Millimetre

// Gauge is a line to measure, with its length behind it, that ends at right on a base line; left is where it begins.
func Gauge(set *layout.Set, st layout.Style, right, base scene.Unit) (items []scene.Item, left scene.Unit) {
	high := set.Metrics(st).CapHeight
	name := set.Line(st, fmt.Sprintf("%d mm", gauge/scene.Millimetre))
	left = right - gauge - 1200 - name.Width
	end := left + gauge
	var line scene.Path
	line.Move(left, base-high/2).Line(end, base-high/2).Move(left, base-high).Line(left, base).Move(end, base-high).Line(end, base)
	return append(name.Right(right, base), scene.Stroke{Path: line, Colour: st.Colour, Width: Hair}), left
}
