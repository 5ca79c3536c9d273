package cards

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
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
	value := layout.Style{Face: layout.Title, Size: page.Points(105), Colour: s.Tones.Ink}
	value, text := s.Fitted(value, k.Value, max(0, s.Width-side-900))
	c := cell{icon: k, value: s.Set.Line(value, text)}
	c.word = s.Set.Line(s.label(), s.Set.Shorten(s.label(), k.Word, s.Width))
	c.width = max(side+700+c.value.Width, c.word.Width)
	return c
}

// The sides of icons and the gaps between them that are tried, to have all of them in one row.
var iconSizes = []struct{ side, apart scene.Unit }{{5200, 2400}, {5200, 2000}, {4800, 1800}}

// smallIcon is that of a small card.
var smallIcon = struct{ side, apart scene.Unit }{4400, 1000}

// iconRows sets icons in one row, somewhat smaller and closer together if they have to be. Where that is not
// enough there are as few rows as take them, as even as they can be and one under another.
func iconRows(s Setting, icons []Icon) []layout.Row {
	sizes := iconSizes
	if s.small() {
		sizes = append(sizes[:0:0], smallIcon)
	}
	for _, z := range sizes {
		if cells := s.cells(icons, z.side); spread(cells, len(icons), z.apart) <= s.Width {
			return s.iconGrid(cells, len(icons), z.side, z.apart)
		}
	}
	z := sizes[0]
	cells := s.cells(icons, z.side)
	most := len(icons)
	for most > 1 && spread(cells, most, z.apart) > s.Width {
		most--
	}
	rows := (len(icons) + most - 1) / most
	return s.iconGrid(cells, (len(icons)+rows-1)/rows, z.side, z.apart)
}

func (s Setting) cells(icons []Icon, side scene.Unit) []cell {
	return english.Each(icons, func(k Icon) cell { return s.cell(k, side) })
}

// columns are the widths of columns of cells, so many to a row.
func columns(cells []cell, most int) []scene.Unit {
	out := make([]scene.Unit, min(most, len(cells)))
	for i, c := range cells {
		out[i%most] = max(out[i%most], c.width)
	}
	return out
}

// spread is the width of rows of cells, so many to a row.
func spread(cells []cell, most int, apart scene.Unit) scene.Unit {
	wide := -apart
	for _, w := range columns(cells, most) {
		wide += w + apart
	}
	return wide
}

// iconGrid is rows of so many cells, those of a column under each other.
func (s Setting) iconGrid(cells []cell, most int, side, apart scene.Unit) []layout.Row {
	var rows []layout.Row
	wide := columns(cells, most)
	x := scene.Unit(0)
	for i, c := range cells {
		if i%most == 0 {
			rows, x = append(rows, layout.Row{Height: side + least*135/100 + 500}), 0
		}
		row := &rows[len(rows)-1]
		row.Items = append(row.Items, scene.Group{Shift: scene.Point{X: x}, Items: s.icon(c, side)})
		x += wide[i%most] + apart
	}
	return rows
}

func (s Setting) icon(c cell, side scene.Unit) []scene.Item {
	if s.sketch {
		return nil
	}
	symbol, _ := icons.Find(c.icon.Symbol)
	ink := icons.Ink{Line: s.Tones.Ink, Accent: s.Look.Colour, Tint: s.Tones.Wash, Paper: s.Tones.Paper}
	items := symbol.Draw(scene.Rect{W: side, H: side}, ink)
	items = append(items, c.value.At(side+700, side/2+s.capital(c.value)/2)...)
	return append(items, c.word.At(0, side+least)...)
}
