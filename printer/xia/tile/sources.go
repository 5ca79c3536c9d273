package tile

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Sources say which sectors' values a picture of tiles shows: their hexes, as findings call them, and over those what is marked on
// them and the symbols along the edges.
func (p Painter) Sources(tiles []Tile) []scene.Item {
	var items []scene.Item
	for _, t := range tiles {
		add := func(path string, at scene.Rect) {
			items = append(items, scene.Source{Area: at, Path: path, Kind: "sector", Unit: t.Sector.ID})
		}
		for _, h := range t.Sector.Hexes {
			add("plan#"+h.ID, p.Grid.brick(t.at(h.At)))
		}
		for _, s := range t.Sector.Spaces {
			for _, h := range t.Sector.Hexes {
				if h.ID == s.Hex {
					add("spaces."+s.ID, icons.Around(p.Grid.Centre(t.at(h.At)), p.Grid.Hex*48/100))
				}
			}
		}
		for i, id := range t.Sector.Edges.Clockwise() {
			if id != "" && p.Opt.Edges {
				add("edges."+xia.TileSides()[i], icons.Around(t.Edge(p.Grid, i), edgeSide*p.Grid.Hex/1000))
			}
		}
	}
	return items
}

// brick is the rectangle of a hex that with those of its neighbours covers them without a gap: half of what is above and below it.
func (g Grid) brick(a xia.Axial) scene.Rect {
	x, y := 2*a.Q+a.R, 3*a.R
	high := g.Hex * flat / 1_000_000
	at := g.node(x-1, y)
	return scene.Rect{X: at.X, Y: at.Y - high*3/2, W: g.Hex, H: 3 * high}
}
