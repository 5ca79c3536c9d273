package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// room is the blank that holds the mark of a highlight behind a reference: no-break spaces, so that
// it never parts from the word.
const room = "\u00a0\u00a0\u00a0\u00a0"

// prose sets a passage. A reference to something that is ringed on the map shows the ring's mark.
func (w *writer) prose(t model.Text, theme layout.TextTheme, width scene.Unit) []layout.Block {
	t.Blocks = w.roomy(t.Blocks)
	blocks := w.set.Text(t, theme, width)
	for i := range blocks {
		for j := range blocks[i].Rows {
			row := &blocks[i].Rows[j]
			row.Items = w.marked(row.Items, theme.Body.Size)
		}
	}
	return blocks
}

// roomy makes room behind references to highlighted things.
func (w *writer) roomy(blocks []model.Block) []model.Block {
	var out []model.Block
	for _, b := range blocks {
		b.Inlines = w.roomyInlines(b.Inlines)
		b.Blocks = w.roomy(b.Blocks)
		out = append(out, b)
	}
	return out
}

func (w *writer) roomyInlines(list []model.Inline) []model.Inline {
	var out []model.Inline
	for _, in := range list {
		if w.marks[in.Ref] != "" {
			in.Text += room
		}
		out = append(out, in)
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
			colour := w.marks[strings.TrimPrefix(it.To, bookmarkOf(""))]
			if colour != "" && endsInRoom(items, it) {
				out = append(out, w.mark(colour, it.Area, size)...)
			}
		}
	}
	return out
}

// endsInRoom reports whether the text under a link ends with the room for its mark: a reference that
// runs over two lines has it on the second only.
func endsInRoom(items []scene.Item, link scene.Link) bool {
	for _, it := range items {
		t, ok := it.(scene.Text)
		if ok && strings.HasSuffix(t.Run.Text, room) && t.At.X >= link.Area.X && t.At.X < link.Area.X+link.Area.W {
			return true
		}
	}
	return false
}

func (w *writer) mark(colour string, area scene.Rect, size scene.Unit) []scene.Item {
	s := art.Named(colour)
	symbol, _ := art.Find(s.Mark)
	c := scene.Point{X: area.X + area.W - size*34/100, Y: area.Y + area.H/2}
	return symbol.Draw(art.Around(c, size*52/100), s.Ink())
}
