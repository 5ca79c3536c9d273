package page

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Table is rows of cells in columns. Columns are as wide as what stands in them, as long as there is room;
// the head is repeated wherever the table is parted, and a row of many lines may be parted, too.
type Table struct {
	Columns []TableColumn
	Rows    []TableRow
	Zebra   bool             // a wash behind every other row, where rows are long or many
	Narrow  bool             // no wider than its words need, even if there is room
	Look    layout.TextTheme // of the text; the zero value is that of lists
	Pad     scene.Unit       // between a column and its neighbour; 0 is the usual
}

// TableColumn is how a column stands.
type TableColumn struct {
	Head  string
	Align Align
	Width scene.Unit // of what stands in it; 0: as its cells need
	Most  scene.Unit // it is no wider than that as long as words need not be broken for it; 0: as wide as it needs
	Fill  bool       // takes the room that is left; where no column does, all share it
}

// Align is where a cell's text stands in its column.
type Align uint8

// The alignments. Numbers stand right.
const (
	Left Align = iota
	Right
	Centre
)

// TableRow is one line of a table, or a title over those that follow.
type TableRow struct {
	Cells []Cell
	Group bool         // its first cell reaches over all columns and stays with the next row
	Tall  bool         // its marks stand in the middle of its height instead of at the first line
	Goes  bool         // the next row goes on with it: no rule parts them, and no page
	From  scene.Source // what of the unit it shows, or of another; without a path: nothing of its own
}

// Cell is text, something drawn before it, or both.
type Cell struct {
	Mark   Drawing
	From   scene.Source // as of a row
	Spans  []layout.Span
	Blocks func(width scene.Unit) []layout.Block // prose below the spans
	Wide   int                                   // columns that it reaches over; 0 is one
}

// Drawing is something drawn from its own top left corner. Alt says what it shows; without it, it is
// decoration.
type Drawing struct {
	W, H  scene.Unit
	Items []scene.Item
	Alt   string
}

// Table sets a table in a width, as one piece of a column that may be parted between rows. A table without
// rows is nothing.
func (w *Writer) Table(t Table, width scene.Unit) layout.Block {
	if len(t.Columns) == 0 || len(t.Rows) == 0 {
		return layout.Block{}
	}
	s := tableSetter{Writer: w, t: t}
	s.defaults()
	s.measure(width)
	return s.block()
}

// Say is a cell of plain text in the letters of a table.
func (w *Writer) Say(text string) Cell {
	return Cell{Spans: []layout.Span{{Style: w.Styles.List.Body, Text: text}}}
}

// SayStrong is a cell of bold text in the letters of a table.
func (w *Writer) SayStrong(text string) Cell {
	st := w.Styles.List.Body
	st.Face = w.Styles.List.Strong
	return Cell{Spans: []layout.Span{{Style: st, Text: text}}}
}

// IconCell is a cell with a symbol of a size; alt says what it means.
func (w *Writer) IconCell(symbol, alt string, side scene.Unit) Cell {
	return Cell{Mark: Drawing{W: side, H: side, Alt: alt, Items: w.Icon(symbol, scene.Point{X: side / 2, Y: side / 2}, side)}}
}

// tableSetter sets one table.
type tableSetter struct {
	*Writer
	t      Table
	widths []scene.Unit // of each column, without the space around
	total  scene.Unit
}

func (s *tableSetter) defaults() {
	if s.t.Look.Body.Size == 0 {
		s.t.Look = s.Styles.List
	}
	if s.t.Pad == 0 {
		s.t.Pad = s.t.Look.Body.Size * 70 / 100
	}
}

// headStyle is that of column heads: small, and quieter than what stands below.
func (s *tableSetter) headStyle() layout.Style { return s.Styles.Label }

// left is where a column begins.
func (s *tableSetter) left(column int) scene.Unit {
	var x scene.Unit
	for _, w := range s.widths[:column] {
		x += w + s.t.Pad
	}
	return x
}

// reach is how wide a cell is that begins in a column.
func (s *tableSetter) reach(column, wide int) scene.Unit {
	last := min(column+max(wide, 1), len(s.widths)) - 1
	return s.left(last) + s.widths[last] - s.left(column)
}

// block is the head and all rows.
func (s *tableSetter) block() layout.Block {
	b := layout.Block{Tag: scene.Table, Gap: s.t.Look.Gap, KeepRows: 2}
	if head := s.head(); head.Height > 0 {
		b.Rows, b.Head = append(b.Rows, head), 1
	}
	var title []layout.Row // a group's title waits for its first row
	striped := false
	for _, row := range s.t.Rows {
		lines := s.row(row, s.t.Zebra && striped)
		if striped = !striped; row.Group {
			title, striped = append(title, lines...), false
			continue
		}
		lines[0] = stacked(append(title, lines[0]))
		if title = nil; row.Goes && len(lines) == 1 {
			title = lines
			continue
		}
		b.Rows = append(b.Rows, lines...)
	}
	b.Rows = append(b.Rows, title...)
	return b
}

// stacked is several rows as one that is never parted.
func stacked(rows []layout.Row) layout.Row {
	if len(rows) == 1 {
		return rows[0]
	}
	var out layout.Row
	for _, r := range rows {
		out.Items = append(out.Items, scene.Group{Shift: scene.Point{Y: out.Height}, Items: r.Items})
		out.Height += r.Height
	}
	return out
}
