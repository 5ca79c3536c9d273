package crewsheet

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The measures of what is ticked and filled in.
const (
	holeSide  = 3300
	holePitch = 3900
	boxSide   = 3600
	boxPitch  = 4500
	writeHigh = 6500
	mostHoles = 60 // holes or boxes in a row of them; what is more is said by a number
)

// holes are places for pegs, dark as far as a statistic stands, in rows if they are more than a width takes.
func (w *writer) holes(now, most int, width scene.Unit) page.Part {
	return w.marks(now, min(most, mostHoles), width, holePitch, func(filled bool, c scene.Point) []scene.Item {
		if filled {
			return w.Icon("peg-filled", c, holeSide)
		}
		return w.Icon("peg-empty", c, holeSide)
	})
}

// boxes are boxes to tick, crossed as far as something is reached.
func (w *writer) boxes(now, most int, width scene.Unit) page.Part {
	return w.marks(now, min(most, mostHoles), width, boxPitch, func(ticked bool, c scene.Point) []scene.Item { return w.TickBox(ticked, c, boxSide) })
}

func (w *writer) marks(now, most int, width, pitch scene.Unit, draw func(bool, scene.Point) []scene.Item) page.Part {
	per := max(1, int(width/pitch))
	p := page.Part{H: pitch * scene.Unit((most+per-1)/per)}
	for i := range most {
		c := scene.Point{X: pitch/2 + scene.Unit(i%per)*pitch, Y: pitch/2 + scene.Unit(i/per)*pitch}
		p.Add(draw(i < now, c)...)
	}
	return p
}

// drawing is a part as the mark of a table's cell.
func drawing(p page.Part, width scene.Unit, alt string) page.Cell {
	return page.Cell{Mark: page.Drawing{W: max(1, width), H: p.H, Items: p.Items, Alt: alt}}
}

// writing is empty lines to write on.
func (w *writer) writing(n int, width scene.Unit) layout.Block {
	b := layout.Block{Whole: true}
	for range n {
		b.Rows = append(b.Rows, layout.Row{Height: writeHigh, Items: []scene.Item{
			scene.Stroke{Path: page.Line(0, writeHigh, width, writeHigh), Colour: w.Tones.Rule, Width: page.Hair},
		}})
	}
	return b
}

// star marks the captain on a dark strip.
func (w *writer) star(c scene.Point) []scene.Item {
	symbol, _ := icons.Find("objective")
	return symbol.Draw(icons.Around(c, 3600), icons.Ink{Line: w.Tones.Paper})
}
