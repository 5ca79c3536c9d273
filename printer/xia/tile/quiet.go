package tile

import (
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// longestRow is the number of hexes that a label may lie on.
const longestRow = 3

// Quiet is where a label covers least of the tile: the middle of a row of hexes on which nothing is marked,
// and how many hexes it is long. A row of the commonest terrain comes first, if it is longer than a hex; then
// a long one, then one near the middle of the tile.
func (t Tile) Quiet(g Grid) (scene.Point, int) {
	for _, want := range []struct {
		terrain string
		long    int
	}{{t.commonest(), 2}, {"", 2}, {"", 1}} {
		if from, long := t.quietRow(g, want.terrain); long >= want.long {
			return middleOf(g, from, long), long
		}
	}
	return g.Centre(t.Middle), 1
}

// quietRow is the first hex of the best free row of one terrain, or of any.
func (t Tile) quietRow(g Grid, terrain string) (best xia.Axial, long int) {
	for _, from := range t.Hexes() {
		for n := 1; n <= longestRow && t.quiet(from, n, terrain); n++ {
			if n > long || n == long && away(g, from, n, t.Middle) < away(g, best, n, t.Middle) {
				best, long = from, n
			}
		}
	}
	return best, long
}

// quiet reports whether n hexes from one to the east are free and of a terrain.
func (t Tile) quiet(from xia.Axial, n int, terrain string) bool {
	for i := range n {
		h := t.hexAt(xia.Axial{Q: from.Q + i, R: from.R})
		if h == nil || h.Space != "" || terrain != "" && h.Terrain != terrain {
			return false
		}
	}
	return true
}

// commonest is the terrain of most hexes.
func (t Tile) commonest() string {
	often, most := map[string]int{}, ""
	for _, h := range t.Sector.Hexes {
		if often[h.Terrain]++; often[h.Terrain] > often[most] {
			most = h.Terrain
		}
	}
	return most
}

// hexAt is the sector's hex at a place of the grid, or nil.
func (t Tile) hexAt(at xia.Axial) *xia.Hex {
	for i := range t.Sector.Hexes {
		if t.at(t.Sector.Hexes[i].At) == at {
			return &t.Sector.Hexes[i]
		}
	}
	return nil
}

// middleOf is the middle of a row of n hexes.
func middleOf(g Grid, from xia.Axial, n int) scene.Point {
	c := g.Centre(from)
	return scene.Point{X: c.X + scene.Unit(n-1)*g.Hex/2, Y: c.Y}
}

// away is how far the middle of a row of hexes is from that of a hex.
func away(g Grid, from xia.Axial, n int, to xia.Axial) scene.Unit {
	return distance(middleOf(g, from, n), g.Centre(to))
}
