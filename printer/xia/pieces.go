package xiapages

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// outfits are the outfits in their shapes, at the size of the spaces of a Hold; named are the paths at which a scenario has some
// of them.
func (m minter) outfits(named map[string]string) []impose.Piece {
	var out []impose.Piece
	for _, o := range m.r.Outfits {
		cols, rows := extent(o.Shape)
		if cols == 0 || rows == 0 || o.Shape.Spaces() == 0 {
			continue
		}
		r := scene.Rect{W: scene.Unit(cols) * holdCell, H: scene.Unit(rows) * holdCell}
		face := shapeItems(o.Shape, r, holdCell, m.tones)
		face = append(face, m.sections(o)...)
		alt := fmt.Sprintf("%s, %s", o.Title, words.Count(o.Shape.Spaces(), "section"))
		out = append(out, impose.Piece{
			ID: o.ID, Title: o.Title, Copies: outfitCopies, W: r.W, H: r.H,
			Face: shown(named[o.ID], r, ruled("outfits."+o.ID, r, []scene.Item{scene.Group{Tag: scene.Figure, Alt: alt, Items: face}})),
		})
	}
	return out
}

// sections are the words and signs on an outfit: its name along its first row, its die along the foot of
// it, and its type in sections without a Use Space.
func (m minter) sections(o xia.Outfit) []scene.Item {
	var items []scene.Item
	first := true
	for y, row := range o.Shape {
		for x := range len(row) {
			at := scene.Point{X: scene.Unit(x) * holdCell, Y: scene.Unit(y) * holdCell}
			if row[x] == '.' {
				continue
			}
			if first {
				first = false
				items = append(items, m.outfitWords(o, at, runFrom(row, x))...)
			}
			if row[x] == '#' {
				c := scene.Point{X: at.X + holdCell/2, Y: at.Y + holdCell/2}
				items = append(items, tile.Badge(m.set, "outfit-"+o.Type, o.Type, c, holdCell*46/100)...)
			}
		}
	}
	return items
}

// runFrom is how many sections follow each other in a row from one on.
func runFrom(row string, x int) int {
	n := 0
	for x+n < len(row) && row[x+n] != '.' {
		n++
	}
	return n
}

func (m minter) outfitWords(o xia.Outfit, at scene.Point, run int) []scene.Item {
	width := scene.Unit(run)*holdCell - 1600
	tier, _ := byID(m.r.OutfitTiers, o.Tier, func(t xia.OutfitTier) int { return t.Tier })
	die := words.Teller{Rules: m.r}.Die(tier.Die)
	name := layout.Style{Face: layout.BodyBold, Size: page.Points(68), Colour: m.tones.Ink}
	if have := m.set.Width(name, o.Title); have > width {
		name.Size = max(page.Points(60), name.Size*width/have*98/100)
	}
	small := layout.Style{Face: layout.Body, Size: page.Points(62), Colour: m.tones.Ink}
	text := m.set.Shorten(small, tier.Title+" · "+die, width)
	items := m.set.Line(name, m.set.Shorten(name, o.Title, width)).At(at.X+800, at.Y+2500)
	return append(items, m.set.Line(small, text).At(at.X+800, at.Y+holdCell-1000)...)
}
