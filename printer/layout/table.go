package layout

import (
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// table sets cells in columns as wide as their words need; row 0 is the head.
func (c composer) table(rows [][][]model.Inline, width scene.Unit) Block {
	b := Block{Gap: c.theme.Gap, Head: 1, Tag: scene.Table}
	widths := c.columns(rows, width)
	for i, cells := range rows {
		b.Rows = append(b.Rows, c.tableRow(cells, widths, i == 0))
	}
	if len(b.Rows) < 2 {
		b.Head = 0
	}
	return b
}

func (c composer) pad() scene.Unit { return c.theme.Body.Size * 35 / 100 }

// columns shares the width out. Columns that would rather be wider than the space allows are cut
// back in proportion; a table narrower than the space stays narrow.
func (c composer) columns(rows [][][]model.Inline, width scene.Unit) []scene.Unit {
	var want []scene.Unit
	for _, cells := range rows {
		for j, cell := range cells {
			if j == len(want) {
				want = append(want, 0)
			}
			want[j] = max(want[j], c.cellWidth(cell))
		}
	}
	var sum scene.Unit
	for _, w := range want {
		sum += w
	}
	if sum <= width {
		return want
	}
	return squeeze(want, width)
}

// squeeze gives narrow columns what they want and shares the rest among the others evenly.
func squeeze(want []scene.Unit, width scene.Unit) []scene.Unit {
	out := make([]scene.Unit, len(want))
	left, open := width, len(want)
	for again := true; again && open > 0; {
		again = false
		share := left / scene.Unit(open)
		for j, w := range want {
			if out[j] == 0 && w <= share && w > 0 {
				out[j], left, open, again = w, left-w, open-1, true
			}
		}
	}
	for j := range out {
		if out[j] == 0 && open > 0 {
			out[j] = left / scene.Unit(open)
		}
	}
	return out
}

// cellWidth is how wide a cell's text is on one line. One unit more keeps rounding from breaking it.
func (c composer) cellWidth(cell []model.Inline) scene.Unit {
	var w scene.Unit
	for _, l := range c.set.Wrap(c.spans(cell, c.bold()), scene.Unit(1)<<40) {
		w = max(w, l.Width)
	}
	return w + 2*c.pad() + 1
}

func (c composer) bold() Style {
	st := c.theme.Body
	st.Face = c.theme.Strong
	return st
}

func (c composer) tableRow(cells [][]model.Inline, widths []scene.Unit, head bool) Row {
	st := c.theme.Body
	if head {
		st = c.bold()
	}
	pad := c.pad()
	row := Row{Height: c.theme.Leading + pad}
	line := scene.Group{Tag: scene.TableRow}
	var x scene.Unit
	for j, w := range widths {
		cell := scene.Group{Tag: scene.TableCell}
		if head {
			cell.Tag = scene.TableHead
		}
		if j < len(cells) {
			p := c.set.Paragraph(c.spans(cells[j], st), c.theme.Leading, max(w-2*pad, st.Size))
			y := pad / 2
			for _, r := range p.Rows {
				cell.Items = append(cell.Items, scene.Group{Shift: scene.Point{X: x + pad, Y: y}, Items: r.Items})
				y += r.Height
			}
			row.Height = max(row.Height, y+pad/2)
		}
		line.Items = append(line.Items, cell)
		x += w
	}
	row.Items = append(c.tableLines(x, row.Height, head), line)
	return row
}

// tableLines are the shade behind a head and the rule under each row.
func (c composer) tableLines(width, height scene.Unit, head bool) []scene.Item {
	var out []scene.Item
	if head {
		shade := scene.RectPath(scene.Rect{W: width, H: height})
		out = append(out, scene.Fill{Path: shade, Colour: c.theme.Shade})
	}
	var rule scene.Path
	rule.Move(0, height).Line(width, height)
	return append(out, scene.Stroke{Path: rule, Colour: c.theme.Rule, Width: c.theme.Body.Size / 20})
}
