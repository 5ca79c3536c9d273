package page

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// maxSlice is the height from which a row may be parted, so that no text is ever taller than a page.
const maxSlice = 60 * scene.Millimetre

// head is the row of the columns' titles; it has no height if no column has one.
func (s *tableSetter) head() layout.Row {
	st, any := s.headStyle(), false
	leading := st.Size * 118 / 100
	var cells []scene.Item
	var high scene.Unit
	set := make([][]layout.Line, len(s.t.Columns))
	for j, c := range s.t.Columns {
		any = any || c.Head != ""
		set[j] = s.headLines(st, c.Head, s.widths[j])
		high = max(high, scene.Unit(len(set[j]))*leading)
	}
	if !any {
		return layout.Row{}
	}
	for j, lines := range set {
		base := high - scene.Unit(len(lines))*leading + layout.Baseline(layout.Line{Ascent: s.Set.Metrics(st).Ascent, Descent: s.Set.Metrics(st).Descent}, leading)
		var items []scene.Item
		for i, l := range lines {
			items = append(items, s.aligned(l, j, 1, base+scene.Unit(i)*leading)...)
		}
		cells = append(cells, scene.Group{Tag: scene.TableHead, Items: items})
	}
	high += s.t.Look.Body.Size / 4
	rule := scene.Stroke{Path: Line(0, high-Hair, s.total, high-Hair), Colour: s.Tones.Ink, Width: 2 * Hair}
	return layout.Row{Height: high, Items: []scene.Item{scene.Group{Tag: scene.TableRow, Items: cells}, rule}}
}

// maxHead is how many lines a column's title may take.
const maxHead = 3

func (s *tableSetter) headLines(st layout.Style, text string, width scene.Unit) []layout.Line {
	if text == "" {
		return nil
	}
	lines := s.Set.Wrap([]layout.Span{{Style: st, Text: layout.Capitals(text)}}, width)
	if len(lines) > maxHead {
		last := s.Set.Shorten(st, lines[maxHead-1].Text()+" "+lines[maxHead].Text(), width)
		lines = append(lines[:maxHead-1:maxHead-1], s.Set.Line(st, last))
	}
	return lines
}

// aligned places a line in the column of its cell.
func (s *tableSetter) aligned(l layout.Line, column, wide int, base scene.Unit) []scene.Item {
	x, room := s.left(column), s.reach(column, wide)
	switch s.t.Columns[column].Align {
	case Right:
		return l.Right(x+room, base)
	case Centre:
		return l.Centre(x+room/2, base)
	}
	return l.At(x, base)
}

// row is the lines of a table's row: one layout row, or several where it is so tall that it must be parted.
func (s *tableSetter) row(row TableRow, wash bool) []layout.Row {
	cells := s.cells(row)
	var out []layout.Row
	for {
		slice, more := s.slice(cells, row)
		slice.Items = append(s.behind(slice.Height, wash, row.Group, !more && !row.Goes), slice.Items...)
		if row.From.Path != "" {
			slice.Items = append(slice.Items, At(row.From, scene.Rect{W: s.total, H: slice.Height}))
		}
		if out = append(out, slice); !more {
			return out
		}
	}
}

// setCell is a cell's text in lines, with what is drawn before it.
type setCell struct {
	Cell
	column int
	lines  []layout.Row
}

func (s *tableSetter) cells(row TableRow) []setCell {
	var out []setCell
	column := 0
	for _, c := range row.Cells {
		if column >= len(s.t.Columns) {
			break // more cells than columns
		}
		if row.Group {
			c.Wide = len(s.t.Columns)
		}
		out = append(out, setCell{Cell: c, column: column, lines: s.lines(c, column)})
		column += max(c.Wide, 1)
	}
	return out
}

// markGap is between what is drawn in a cell and the text behind it.
func (s *tableSetter) markGap() scene.Unit { return s.t.Look.Body.Size * 45 / 100 }

// lines are a cell's text in its column, from the column's left edge.
func (s *tableSetter) lines(c Cell, column int) []layout.Row {
	indent, room := scene.Unit(0), s.reach(column, c.Wide)
	if c.Mark.W > 0 && (len(c.Spans) > 0 || c.Blocks != nil) {
		indent = c.Mark.W + s.markGap()
	}
	room = max(room-indent, 1)
	var out []layout.Row
	if len(c.Spans) > 0 {
		m := s.Set.Metrics(c.Spans[0].Style)
		base := layout.Baseline(layout.Line{Ascent: m.Ascent, Descent: m.Descent}, s.t.Look.Leading)
		for _, l := range s.Set.Wrap(c.Spans, room) {
			x := indent
			switch s.t.Columns[column].Align {
			case Right:
				x += room - l.Width
			case Centre:
				x += (room - l.Width) / 2
			}
			out = append(out, layout.Row{Height: s.t.Look.Leading, Items: l.At(x, base)})
		}
	}
	if c.Blocks == nil {
		return out
	}
	return append(out, blockRows(c.Blocks(room), indent)...)
}

// blockRows are blocks as one run of rows, moved right.
func blockRows(blocks []layout.Block, indent scene.Unit) []layout.Row {
	var out []layout.Row
	for i, b := range blocks {
		if i > 0 && b.Gap > 0 {
			out = append(out, layout.Row{Height: b.Gap})
		}
		for _, r := range b.Rows {
			out = append(out, layout.Row{Height: r.Height, Items: []scene.Item{scene.Group{Shift: scene.Point{X: indent}, Items: r.Items}}})
		}
	}
	return out
}

// slice takes as many lines of every cell as a piece of a row may hold.
func (s *tableSetter) slice(cells []setCell, row TableRow) (out layout.Row, more bool) {
	pad := s.t.Look.Body.Size * 22 / 100
	high := make([]scene.Unit, len(cells))
	var full scene.Unit
	for i := range cells {
		n := 0
		for n < len(cells[i].lines) && (n == 0 || high[i]+cells[i].lines[n].Height <= maxSlice) {
			high[i] += cells[i].lines[n].Height
			n++
		}
		full = max(full, high[i], cells[i].Mark.H)
	}
	var items, from []scene.Item
	for i := range cells {
		c := &cells[i]
		items = append(items, scene.Group{Tag: scene.TableCell, Shift: scene.Point{X: s.left(c.column), Y: pad}, Items: s.content(c, high[i], full, row.Tall)})
		if c.From.Path != "" {
			from = append(from, At(c.From, scene.Rect{X: s.left(c.column), W: s.reach(c.column, c.Wide), H: full + 2*pad}))
		}
		more = more || len(c.lines) > 0
	}
	out.Height = full + 2*pad
	out.Items = append([]scene.Item{scene.Group{Tag: scene.TableRow, Items: items}}, from...)
	return out, more
}

// content draws a cell's mark and the lines that fit into a height, and takes them off the cell.
func (s *tableSetter) content(c *setCell, high, full scene.Unit, tall bool) []scene.Item {
	var items []scene.Item
	if c.Mark.W > 0 {
		items = append(items, s.mark(c, high, full, tall))
	}
	y := scene.Unit(0)
	if c.Mark.H > high && high <= s.t.Look.Leading {
		y = (c.Mark.H - high) / 2 // a single line beside a taller picture
	}
	for high > 0 {
		line := c.lines[0]
		items = append(items, scene.Group{Shift: scene.Point{Y: y}, Items: line.Items})
		y, high, c.lines = y+line.Height, high-line.Height, c.lines[1:]
	}
	return items
}

// mark places what is drawn in a cell: beside its first line, or alone where its column says.
func (s *tableSetter) mark(c *setCell, high, full scene.Unit, tall bool) scene.Item {
	at := scene.Point{Y: max(0, (s.t.Look.Leading-c.Mark.H)/2)}
	if tall {
		at.Y = (full - c.Mark.H) / 2
	}
	if high == 0 {
		room := s.reach(c.column, c.Wide) - c.Mark.W
		at.X = [...]scene.Unit{Left: 0, Right: room, Centre: room / 2}[s.t.Columns[c.column].Align]
	}
	g := scene.Group{Shift: at, Tag: scene.Figure, Alt: c.Mark.Alt, Items: c.Mark.Items}
	if g.Alt == "" {
		g.Tag = scene.Artifact
	}
	c.Mark = Drawing{}
	return g
}

// behind is the wash and the rule of a row; a group's title has a heavier rule.
func (s *tableSetter) behind(high scene.Unit, wash, group, last bool) []scene.Item {
	var out []scene.Item
	if wash {
		out = append(out, scene.Fill{Path: scene.RectPath(scene.Rect{W: s.total, H: high}), Colour: s.Tones.Wash})
	}
	if last {
		rule := scene.Stroke{Path: Line(0, high, s.total, high), Colour: s.Tones.Grid, Width: Hair}
		if group {
			rule.Colour = s.Tones.Soft
		}
		out = append(out, rule)
	}
	return out
}
