package sheet

import (
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// room is the blank that holds the mark of a highlight behind a reference: no-break spaces, so that
// it never parts from the word.
const room = "\u00a0\u00a0\u00a0\u00a0"

// prose sets a passage. A reference to something that is ringed on the map shows the ring's mark and the
// number that stands beside it.
func (w *writer) prose(t model.Text, theme layout.TextTheme, width scene.Unit) []layout.Block {
	t.Blocks = w.roomy(t.Blocks)
	blocks := w.Set.Text(t, theme, width)
	for i := range blocks {
		for j := range blocks[i].Rows {
			row := &blocks[i].Rows[j]
			row.Items = w.marked(row.Items, theme.Body.Size)
		}
	}
	return blocks
}

// tail is what stands behind a reference to a highlighted thing: room for the mark, then the number.
func (w *writer) tail(id string) string {
	if w.colours()[id] == "" {
		return ""
	}
	return room + strconv.Itoa(w.numbers()[id])
}

// roomy puts numbers behind references to highlighted things, and room for the marks before them.
func (w *writer) roomy(blocks []model.Block) []model.Block {
	var out []model.Block
	for _, b := range blocks {
		b.Inlines = w.roomyInlines(b.Inlines)
		b.Blocks = w.roomy(b.Blocks)
		b.Rows = w.roomyRows(b.Rows)
		out = append(out, b)
	}
	return out
}

func (w *writer) roomyInlines(list []model.Inline) []model.Inline {
	var out []model.Inline
	for _, in := range list {
		in.Text += w.tail(in.Ref)
		out = append(out, in)
	}
	return out
}

func (w *writer) roomyRows(rows [][][]model.Inline) [][][]model.Inline {
	var out [][][]model.Inline
	for _, row := range rows {
		var cells [][]model.Inline
		for _, cell := range row {
			cells = append(cells, w.roomyInlines(cell))
		}
		out = append(out, cells)
	}
	return out
}

// marked draws the marks into the room behind references.
func (w *writer) marked(items []scene.Item, size scene.Unit) []scene.Item {
	out := items[:len(items):len(items)]
	for i, it := range items {
		switch it := it.(type) {
		case scene.Group:
			it.Items = w.marked(it.Items, size)
			out[i] = it
		case scene.Link:
			id := strings.TrimPrefix(it.To, w.bookmarkOf(""))
			if tail := w.tail(id); tail != "" {
				out = append(out, w.mark(w.colours()[id], items, it, tail, size)...)
			}
		}
	}
	return out
}

// mark draws a highlight's mark before the number behind a reference. A reference that runs over two lines
// has it on the second only.
func (w *writer) mark(colour string, items []scene.Item, link scene.Link, tail string, size scene.Unit) []scene.Item {
	for _, it := range items {
		t, ok := it.(scene.Text)
		if !ok || !strings.HasSuffix(t.Run.Text, tail) || t.At.X < link.Area.X || t.At.X >= link.Area.X+link.Area.W {
			continue
		}
		s := icons.Named(colour)
		symbol, _ := icons.Find(s.Mark)
		from := t.At.X + t.Run.Width() - lastWidth(t.Run, tail)
		c := scene.Point{X: from + roomWidth(t.Run, tail)*55/100, Y: link.Area.Y + link.Area.H/2}
		return symbol.Draw(icons.Around(c, size*52/100), s.Ink())
	}
	return nil
}

// lastWidth is how wide the end of a run is; a glyph of these letters stands for one of them.
func lastWidth(run scene.Run, end string) (width scene.Unit) {
	n := len([]rune(end))
	for _, g := range run.Glyphs[max(0, len(run.Glyphs)-n):] {
		width += g.Advance
	}
	return width
}

// roomWidth is how wide the room for the mark is.
func roomWidth(run scene.Run, tail string) scene.Unit {
	return lastWidth(run, tail) - lastWidth(run, strings.TrimPrefix(tail, room))
}
