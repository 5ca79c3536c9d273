package tile

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// TerrainSample is a single hex of a terrain in a legend.
func (k *Key) TerrainSample(terrain string, c scene.Point, hex scene.Unit) []scene.Item {
	p := Painter{Key: k, Grid: Grid{At: c, Hex: hex}}
	ground := p.Grid.Outline(xia.Axial{})
	line := scene.Stroke{Path: ground, Colour: icons.Tones().Rule, Width: p.length(5), Join: scene.RoundJoin}
	look, known := k.terrains[terrain]
	if !known {
		return []scene.Item{line}
	}
	var m mark
	look.draw(&m, cell{centre: c, hex: hex, seed: seedOf(xia.Axial{})})
	return append(p.filled(look, ground, m), line)
}

// BorderSample is a border in a legend: one side of a hex, lying level, the hex below it. It gives its width
// and height, for a hex of a width. Status is that of the planet that the border belongs to; it may be empty.
func (k *Key) BorderSample(border, status string, hex scene.Unit) (items []scene.Item, w, h scene.Unit) {
	w, h = hex*2*flat/1_000_000, hex*140/1000
	p := Painter{Key: k, Grid: Grid{Hex: hex}}
	f := frame{a: scene.Point{}, b: scene.Point{X: w}, c: scene.Point{X: w / 2, Y: hex / 2}}
	items = []scene.Item{scene.Fill{Path: scene.RectPath(scene.Rect{W: w, H: h}), Colour: icons.Tones().Wash}}
	if look, known := k.borders[border]; known {
		items = append(items, p.lined(k.ruled(look, status, true), []frame{f})...)
	}
	return items, w, h
}

// SpaceSample is the mark of a kind of space in a legend; a numbered one shows a number.
func (k *Key) SpaceSample(set *layout.Set, kind string, number int, c scene.Point, side scene.Unit) []scene.Item {
	p := Painter{Key: k, Set: set, Grid: Grid{At: c, Hex: side * 1000 / 480}}
	return p.space(xia.Space{Kind: kind, Number: number}, cell{centre: c, hex: p.Grid.Hex})
}
