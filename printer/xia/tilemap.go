package xiapages

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// TileMap is a tile by itself, as its sheet shows it, and where on it hexes lie, those that its sector lacks among them.
type TileMap struct {
	W, H  scene.Unit
	Items []scene.Item
	Hexes []HexOnMap
}

// HexOnMap is a place for a hex on a map.
type HexOnMap struct {
	ID      string
	Middle  scene.Point
	Corners [6]scene.Point
}

// MapOf draws the tile of a sector in a width.
func MapOf(r *xia.RuleSet, s *xia.Sector, set *layout.Set, width scene.Unit) TileMap {
	whole := &xia.Sector{}
	for i, n := range xia.Rows() {
		for k := range n {
			at := xia.RowHex(i, k)
			whole.Hexes = append(whole.Hexes, xia.Hex{ID: xia.HexName(at), At: at})
		}
	}
	const most = 10_000 * mm // as high as it gets
	p := tile.Painter{Key: tile.NewKey(r), Set: set, Opt: tile.Options{Names: true, Edges: true, Rim: 450}}
	room := drawTiles(tile.Painter{Key: p.Key, Set: set}, single(whole), width, most, 0)
	p.Grid = room.Grid
	m := TileMap{W: room.W, H: room.H, Items: p.Draw(single(s))}
	for _, h := range whole.Hexes {
		on := HexOnMap{ID: h.ID, Middle: p.Grid.Centre(h.At)}
		for i := range on.Corners {
			on.Corners[i] = p.Grid.Corner(h.At, i)
		}
		m.Hexes = append(m.Hexes, on)
	}
	return m
}

// Sample is one hex of a terrain as tiles have it.
func Sample(r *xia.RuleSet, terrain string, hex scene.Unit) TileMap {
	m := TileMap{W: hex + 2*rimAround, H: hex*1155/1000 + 2*rimAround}
	m.Items = tile.NewKey(r).TerrainSample(terrain, scene.Point{X: m.W / 2, Y: m.H / 2}, hex)
	return m
}
