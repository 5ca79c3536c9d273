package cards

import (
	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Icon is a symbol with its number, and the word for it.
type Icon struct {
	Symbol, Value, Word string
}

// Icons is rows of symbols with their numbers, words under them.
func Icons(icons ...Icon) Part {
	return Part{Set: func(s Setting) []layout.Block {
		if len(icons) == 0 {
			return nil
		}
		return []layout.Block{{Rows: iconRows(s, icons), KeepRows: 1}}
	}}
}

// cell is one icon, measured.
type cell struct {
	icon        Icon
	value, word layout.Line
	width       scene.Unit
}

func (s Setting) cell(k Icon, side scene.Unit) cell {
	value := layout.Style{Face: layout.Title, Size: folio.Points(105), Colour: s.Tones.Ink}
	value, text := s.Fitted(value, k.Value, max(0, s.Width-side-900))
	c := cell{icon: k, value: s.Set.Line(value, text)}
	c.word = s.Set.Line(s.label(), s.Set.Shorten(s.label(), k.Word, s.Width))
	c.width = max(side+700+c.value.Width, c.word.Width)
	return c
}

// The sides of icons and the gaps between them that are tried, to have all of them in one row.
var iconSizes = []struct{ side, apart scene.Unit }{{5200, 2400}, {5200, 1500}, {4800, 1200}, {4400, 1000}}

// iconRows sets icons in one row, somewhat smaller and closer together if they have to be. Where that is not
// enough there are as few rows as take them, of one length if they can be.
func iconRows(s Setting, icons []Icon) []layout.Row {
	sizes := iconSizes
	if s.small() {
		sizes = sizes[len(sizes)-1:]
	}
	for _, z := range sizes {
		if rows := s.iconRows(icons, z.side, z.apart, len(icons)); len(rows) == 1 {
			return rows
		}
	}
	z := sizes[0]
	rows := s.iconRows(icons, z.side, z.apart, len(icons))
	if even := s.iconRows(icons, z.side, z.apart, (len(icons)+len(rows)-1)/len(rows)); len(even) == len(rows) {
		return even
	}
	return rows
}

// iconRows fills rows with icons from the left, at most so many in each.
func (s Setting) iconRows(icons []Icon, side, apart scene.Unit, most int) []layout.Row {
	high := side + least*135/100
	var rows []layout.Row
	x, n := s.Width+1, 0
	for _, k := range icons {
		c := s.cell(k, side)
		if n == most || x > 0 && x+c.width > s.Width {
			rows = append(rows, layout.Row{Height: high + 500})
			x, n = 0, 0
		}
		row := &rows[len(rows)-1]
		row.Items = append(row.Items, scene.Group{Shift: scene.Point{X: x}, Items: s.icon(c, side)})
		x, n = x+c.width+apart, n+1
	}
	return rows
}

func (s Setting) icon(c cell, side scene.Unit) []scene.Item {
	symbol, _ := art.Find(c.icon.Symbol)
	ink := art.Ink{Line: s.Tones.Ink, Accent: s.Look.Colour, Tint: s.Tones.Wash, Paper: s.Tones.Paper}
	items := symbol.Draw(scene.Rect{W: side, H: side}, ink)
	items = append(items, c.value.At(side+700, side/2+s.capital(c.value)/2)...)
	return append(items, c.word.At(0, side+least)...)
}
