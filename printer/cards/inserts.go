package cards

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// maxInserts is how many stages a card shows.
const maxInserts = 8

// The measures of the table of inserts.
const (
	insertRow   = 4600
	insertIcon  = 3600
	insertStage = 12 * mm // what the stages take on the left
)

// inserts is a table of the numbers that take the place of others as damage is taken: those of the first hold
// until there is any.
func inserts(st model.Stats) Part {
	if len(st.Inserts) == 0 {
		return Part{}
	}
	var stages [][]Icon
	for _, in := range st.Inserts[:min(len(st.Inserts), maxInserts)] {
		stages = append(stages, statIcons(0, in))
	}
	return Part{Set: func(s Setting) []layout.Block {
		out := []layout.Block{{Rows: s.insertRows(stages), Whole: true}}
		if more := len(st.Inserts) - maxInserts; more > 0 {
			out = append(out, Small(fmt.Sprintf("And %d more inserts, as damage is taken.", more)).Set(s)...)
		}
		return out
	}}
}

// insertRows is a row for each stage, under the words for its numbers.
func (s Setting) insertRows(stages [][]Icon) []layout.Row {
	var columns []Icon
	for _, icons := range stages {
		for _, k := range icons {
			if !slices.ContainsFunc(columns, func(c Icon) bool { return c.Symbol == k.Symbol }) {
				columns = append(columns, k)
			}
		}
	}
	step := min(14*mm, (s.Width-insertStage)/scene.Unit(max(1, len(columns))))
	head := layout.Row{Height: least * 135 / 100, Items: s.Set.Line(s.label(), "insert").At(0, least)}
	for i, k := range columns {
		word := s.Set.Line(s.label(), s.Set.Shorten(s.label(), k.Word, step-500))
		head.Items = append(head.Items, word.At(insertStage+step*scene.Unit(i), least)...)
	}
	rows := []layout.Row{head}
	for i, icons := range stages {
		rows = append(rows, s.insert(fmt.Sprint(i+1), icons, columns, step))
	}
	return rows
}

// insert is the row of one stage: its number, and those of its columns with their icons where there is room.
func (s Setting) insert(stage string, these, columns []Icon, step scene.Unit) layout.Row {
	row := layout.Row{Height: insertRow, Items: []scene.Item{scene.Stroke{Path: level(0, s.Width, 0), Colour: s.Tones.Rule, Width: 150}}}
	st := layout.Style{Face: layout.Title, Size: page.Points(88), Colour: s.Tones.Ink}
	put := func(x scene.Unit, text string) {
		l := s.Set.Line(st, text)
		row.Items = append(row.Items, l.At(x, insertRow/2+s.capital(l)/2)...)
	}
	put(0, stage)
	for _, k := range these {
		x := insertStage + step*scene.Unit(slices.IndexFunc(columns, func(c Icon) bool { return c.Symbol == k.Symbol }))
		if step >= 2*insertIcon {
			symbol, _ := icons.Find(k.Symbol)
			ink := icons.Ink{Line: s.Tones.Ink, Accent: s.Look.Colour, Tint: s.Tones.Wash, Paper: s.Tones.Paper}
			row.Items = append(row.Items, symbol.Draw(scene.Rect{X: x, Y: (insertRow - insertIcon) / 2, W: insertIcon, H: insertIcon}, ink)...)
			x += insertIcon + 700
		}
		put(x, k.Value)
	}
	return row
}
