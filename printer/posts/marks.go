package posts

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

func blocks(list ...layout.Block) []layout.Block { return list }

// swatch is the mark of a colour in that colour.
func (w *writer) swatch(colour string, side scene.Unit) page.Drawing {
	s := icons.Named(colour)
	symbol, _ := icons.Find(s.Mark)
	return page.Drawing{W: side, H: side, Items: symbol.Draw(scene.Rect{W: side, H: side}, s.Ink())}
}

// box is an empty box to tick.
func (w *writer) box(x, y, side scene.Unit) scene.Item {
	return scene.Stroke{Path: scene.RectPath(scene.Rect{X: x, Y: y, W: side, H: side}), Colour: w.Tones.Soft, Width: page.Hair * 6 / 5}
}

// boxRow is how many boxes stand beside each other: some on a narrow page, more on a wide one.
func (w *writer) boxRow(some, more int) int {
	if w.ProseColumns() == 1 {
		return some
	}
	return more
}

// The measures of the boxes for stock, and how many are drawn at all.
const (
	stockSide = 2300
	stockStep = stockSide + 500
	stockMost = 12
)

// stock is a box for each token that can lie on a shelf.
func (w *writer) stock(n int) page.Cell {
	if n > stockMost {
		c := w.Say(fmt.Sprintf("× %d", n))
		c.Mark = w.stock(1).Mark
		return c
	}
	row := w.boxRow(4, 6)
	d := page.Drawing{W: scene.Unit(min(n, row))*stockStep - 500, H: scene.Unit((n+row-1)/row)*stockStep - 500}
	for i := range n {
		d.Items = append(d.Items, w.box(scene.Unit(i%row)*stockStep, scene.Unit(i/row)*stockStep, stockSide))
	}
	return page.Cell{Mark: d}
}

// The measures of the boxes for crews: each with room for a digit of six points.
const (
	boxSide = 3300
	boxStep = boxSide + 500
)

// crewBoxes is a box for each crew, with its number where there are several.
func (w *writer) crewBoxes() page.Cell { return w.crewBoxesFor(1) }

// mostTimes is how often a crew can tick the same thing.
const mostTimes = 4

// crewBoxesFor is so many boxes for each crew, for what it can have several times.
func (w *writer) crewBoxesFor(times int) page.Cell {
	each := scene.Unit(min(max(times, 1), mostTimes))
	n, row := scene.Unit(w.Crews)*each, scene.Unit(w.boxRow(6, 8))
	row = max(each, row-row%each) // those of a crew stand in one row
	d := page.Drawing{W: min(n, row)*boxStep - 500, H: (n+row-1)/row*boxStep - 500}
	st := w.Styles.Label
	st.Size, st.Tracking, st.Colour = page.Points(60), 0, w.Tones.Soft
	for i := range n {
		x, y := i%row*boxStep, i/row*boxStep
		d.Items = append(d.Items, w.box(x, y, boxSide))
		if w.Crews > 1 {
			l := w.Set.Line(st, fmt.Sprint(i/each+1))
			d.Items = append(d.Items, l.Centre(x+boxSide/2, y+w.Middle(st, boxSide/2))...)
		}
	}
	return page.Cell{Mark: d}
}

// dagger marks what the post's source does not give.
func (w *writer) dagger(path string) string { return dagger.On("", w.p.Assumed, path) }
