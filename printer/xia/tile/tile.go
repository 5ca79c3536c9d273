package tile

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Tile is a sector in its place.
type Tile struct {
	Sector *xia.Sector
	Middle xia.Axial // of the grid, where its own 0, 0 lies
	Turn   int       // clockwise, in sixths
}

// at is where one of the sector's own places lies on the grid.
func (t Tile) at(own xia.Axial) xia.Axial { return t.Middle.Plus(turned(own, t.Turn)) }

// turnedSide is the side of the grid that one of the sector's own sides looks to.
func (t Tile) turnedSide(own int) int { return ((own+t.Turn)%6 + 6) % 6 }

// Hexes are the places that the tile covers, in the order of its sector's hexes.
func (t Tile) Hexes() []xia.Axial {
	var out []xia.Axial
	for _, h := range t.Sector.Hexes {
		out = append(out, t.at(h.At))
	}
	return out
}

// Rim is the outline of the tile: the sides of its hexes that no other of them shares, in one line from
// corner to corner. A tile of which hexes are missing has several.
func (t Tile) Rim(g Grid) scene.Path { return rim(g, t.Hexes()) }

// rim is the outline of hexes.
func rim(g Grid, hexes []xia.Axial) scene.Path {
	next := map[scene.Point]scene.Point{}
	var starts []scene.Point
	for _, at := range hexes {
		for i, name := range xia.HexSides() {
			step, _ := xia.HexStep(name)
			if !slices.Contains(hexes, at.Plus(step)) {
				f := g.side(at, i)
				next[f.a] = f.b
				starts = append(starts, f.a)
			}
		}
	}
	var p scene.Path
	for _, from := range starts {
		walk(&p, next, from)
	}
	return p
}

// walk goes once around a rim and takes its sides away.
func walk(p *scene.Path, next map[scene.Point]scene.Point, from scene.Point) {
	to, open := next[from]
	if !open {
		return
	}
	p.Move(from.X, from.Y)
	delete(next, from)
	for to != from {
		p.Line(to.X, to.Y)
		further, open := next[to]
		if !open {
			break
		}
		delete(next, to)
		to = further
	}
	p.Close()
}

// Bounds is the smallest upright rectangle around tiles.
func Bounds(g Grid, tiles []Tile) scene.Rect {
	var all scene.Path
	for _, t := range tiles {
		for _, at := range t.Hexes() {
			all.Append(g.Outline(at))
		}
	}
	return all.Bounds()
}

// Edge is where the symbol of a side of the tile stands, by its place in xia.TileSides: in the middle hex
// of that side, towards its outer corner.
func (t Tile) Edge(g Grid, side int) scene.Point {
	k := t.turnedSide(side)
	at := t.at(edgeHexes[side])
	c, out := g.Centre(at), g.Corner(at, k+5)
	return scene.Point{X: c.X + (out.X-c.X)*edgeOut/1000, Y: c.Y + (out.Y-c.Y)*edgeOut/1000}
}

// edgeOut is how far from the middle of its hex an edge's symbol stands, in thousandths of the way to the
// corner; edgeSide is its side in thousandths of the hex's width.
const (
	edgeOut  = 690
	edgeSide = 225
)

// edgeHexes are the middle hexes of the sides of xia.TileSides.
var edgeHexes = [6]xia.Axial{{Q: 1, R: -2}, {Q: 2, R: -1}, {Q: 1, R: 1}, {Q: -1, R: 2}, {Q: -2, R: 1}, {Q: -1, R: -1}}
