package tile

import (
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Grid puts hexes on paper, two of their corners to the north and south.
type Grid struct {
	At  scene.Point // the middle of the hex 0, 0
	Hex scene.Unit  // from the middle of a hex to that of its neighbour: its width
}

// flat is the share of a hex's width that half the radius of its corners is, in millionths: 1 / 2√3.
const flat = 288_675

// node is a place of the lattice that all middles and corners lie on: x in half widths of a hex, y in half
// radii.
func (g Grid) node(x, y int) scene.Point {
	return scene.Point{X: g.At.X + scene.Unit(x)*g.Hex/2, Y: g.At.Y + scene.Unit(y)*g.Hex*flat/1_000_000}
}

// Centre is the middle of a hex.
func (g Grid) Centre(a xia.Axial) scene.Point { return g.node(2*a.Q+a.R, 3*a.R) }

// corners are the corners of a hex from its middle, on the lattice, clockwise from the one above the east:
// the side i of xia.HexSides goes from the corner i to the next.
var corners = [6][2]int{{1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}}

// Corner is a corner of a hex, counted clockwise from the one above the east.
func (g Grid) Corner(a xia.Axial, i int) scene.Point {
	c := corners[((i%6)+6)%6]
	return g.node(2*a.Q+a.R+c[0], 3*a.R+c[1])
}

// Outline is the outline of a hex.
func (g Grid) Outline(a xia.Axial) scene.Path {
	var p scene.Path
	for i := range 6 {
		c := g.Corner(a, i)
		if i == 0 {
			p.Move(c.X, c.Y)
			continue
		}
		p.Line(c.X, c.Y)
	}
	p.Close()
	return p
}

// turned is a place turned about the hex 0, 0, clockwise by sixths.
func turned(a xia.Axial, sixths int) xia.Axial {
	for range ((sixths % 6) + 6) % 6 {
		a = xia.Axial{Q: -a.R, R: a.Q + a.R}
	}
	return a
}

// frame is a side of a hex to draw along.
type frame struct{ a, b, c scene.Point } // its two ends, clockwise, and the middle of the hex

// side is the frame of a side of a hex, by its place in xia.HexSides.
func (g Grid) side(at xia.Axial, i int) frame {
	return frame{a: g.Corner(at, i), b: g.Corner(at, i+1), c: g.Centre(at)}
}

// at is the place so many thousandths along the side, and so many thousandths of the hex's width inside it.
func (f frame) at(along, in scene.Unit) scene.Point {
	return scene.Point{
		X: f.a.X + (f.b.X-f.a.X)*along/1000 + (2*f.c.X-f.a.X-f.b.X)*in/1000,
		Y: f.a.Y + (f.b.Y-f.a.Y)*along/1000 + (2*f.c.Y-f.a.Y-f.b.Y)*in/1000,
	}
}

// inner is the line at a distance inside the side, as long as the hex is wide there: with its neighbours it
// makes a smaller hex.
func (f frame) inner(in scene.Unit) (a, b scene.Point) { return f.at(in, in), f.at(1000-in, in) }
