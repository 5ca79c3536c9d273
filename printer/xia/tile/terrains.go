package tile

import (
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// terrainLook is how a terrain fills its hexes. Measures are thousandths of a hex's width.
type terrainLook struct {
	suit  string // what it is dealt out for; empty: for whatever comes
	tint  scene.Colour
	ink   scene.Colour // of its pattern
	width scene.Unit
	draw  func(m *mark, c cell)
}

// cell is a hex to draw a pattern in.
type cell struct {
	centre scene.Point
	hex    scene.Unit
	seed   int // another one for each hex, so that patterns do not repeat
}

// terrainLooks are all looks of terrains, in the order in which the free ones are dealt out.
func terrainLooks() []terrainLook {
	return []terrainLook{
		{suit: "open", tint: scene.RGB(0xFFFFFF), ink: scene.RGB(0xA9B0B6), width: 6, draw: stars},
		{suit: "deadly", tint: scene.RGB(0xFBE3BF), ink: scene.RGB(0xC8321A), width: 14, draw: rays},
		{suit: "damages", tint: scene.RGB(0xEFE6DA), ink: scene.RGB(0x8A5A12), width: 10, draw: rocks},
		{suit: "drains", tint: scene.RGB(0xE6D6EE), ink: scene.RGB(0x9A62B0), width: 11, draw: mist},
		{suit: "wrecks", tint: scene.RGB(0xDADFE3), ink: scene.RGB(0x3E464D), width: 12, draw: shards},
		{suit: "planet", tint: scene.RGB(0xD5E7DC), ink: scene.RGB(0x6DA189), width: 10, draw: bands},
		{suit: "gate", tint: scene.RGB(0xD3E9EC), ink: scene.RGB(0x0B6672), width: 16, draw: rings},
		{tint: scene.RGB(0xFBF0C4), ink: scene.RGB(0x8E6F00), width: 9, draw: slanted},
		{tint: scene.RGB(0xD6E6F4), ink: scene.RGB(0x0067A5), width: 9, draw: meshed},
		{tint: scene.RGB(0xF7DDD6), ink: scene.RGB(0x9A3A28), width: 9, draw: dotted},
		{tint: scene.RGB(0xECEEF0), ink: scene.RGB(0x565D63), width: 9, draw: chequered},
	}
}

// at is a place in the hex, in thousandths of its width from its middle.
func (c cell) at(x, y scene.Unit) scene.Point {
	return scene.Point{X: c.centre.X + x*c.hex/1000, Y: c.centre.Y + y*c.hex/1000}
}

// polar is a place in the hex at an angle, in degrees clockwise from the north.
func (c cell) polar(r scene.Unit, degrees float64) scene.Point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return c.at(scene.Unit(math.Round(float64(r)*sin)), scene.Unit(math.Round(-float64(r)*cos)))
}

func (c cell) length(thousandths scene.Unit) scene.Unit { return thousandths * c.hex / 1000 }

// seedOf is a number that looks like chance and is always the same for a hex.
func seedOf(at xia.Axial) int {
	n := uint32(at.Q+97)*2654435761 ^ uint32(at.R+61)*2246822519
	n ^= n >> 15
	n *= 2654435769
	n ^= n >> 13
	return int(n >> 8)
}

// stars are three far points of light.
func stars(m *mark, c cell) {
	for i := range 3 {
		turn := float64((c.seed>>(4*i))%360 + 120*i)
		r := scene.Unit(290 + (c.seed>>(3*i))%90)
		m.fill.Append(scene.CirclePath(c.polar(r, turn), c.length(scene.Unit(9+3*i))))
	}
}

// rays go out from the middle.
func rays(m *mark, c cell) {
	for i := range 12 {
		a, long := float64(30*i+15), scene.Unit(400)
		if i%2 == 1 {
			long = 345
		}
		poly(&m.fill, c.polar(long, a), c.polar(270, a+9), c.polar(270, a-9))
	}
	m.line.Append(scene.CirclePath(c.centre, c.length(255)))
}

// rocks lie around the middle.
func rocks(m *mark, c cell) {
	for i := range 5 {
		turn := float64(72*i + c.seed%50)
		size := scene.Unit(58 + (c.seed>>i)%34)
		middle := cell{centre: c.polar(345, turn), hex: c.hex, seed: c.seed >> i}
		var points []scene.Point
		for k := range 6 {
			r := size * scene.Unit(75+(c.seed>>(i+2*k))%36) / 100
			points = append(points, middle.polar(r, float64(60*k)+turn))
		}
		poly(&m.line, points...)
		m.fill.Append(scene.CirclePath(middle.polar(size/3, turn+140), c.length(size/7)))
	}
}

// mist are waves from side to side, which go on in the next hex.
func mist(m *mark, c cell) {
	for _, y := range []scene.Unit{-300, -185, 185, 300} {
		long := 500 - max(0, (max(y, -y)-288)*173/100)
		c.wave(m, y, long-18)
	}
	for _, x := range []scene.Unit{-1, 1} {
		for _, y := range []scene.Unit{-65, 65} {
			a, b := c.at(x*300, y), c.at(x*480, y)
			mid := c.at(x*390, y-45)
			m.line.Move(a.X, a.Y).Curve(mid.X, mid.Y, mid.X, mid.Y, b.X, b.Y)
		}
	}
}

// wave is a line of three swells.
func (c cell) wave(m *mark, y, long scene.Unit) {
	const swells = 4
	p := c.at(-long, y)
	m.line.Move(p.X, p.Y)
	for i := range scene.Unit(swells) {
		x0, x1 := -long+2*long*i/swells, -long+2*long*(i+1)/swells
		d := scene.Unit(50)
		if i%2 == 1 {
			d = -50
		}
		a, b, e := c.at(x0+(x1-x0)/3, y-d), c.at(x1-(x1-x0)/3, y-d), c.at(x1, y)
		m.line.Curve(a.X, a.Y, b.X, b.Y, e.X, e.Y)
	}
}

// shards are splinters that point every way.
func shards(m *mark, c cell) {
	for i := range 6 {
		turn := float64(60*i + c.seed%40)
		middle := cell{centre: c.polar(scene.Unit(300+(c.seed>>(2*i))%60), turn), hex: c.hex}
		to := float64((c.seed >> i) % 360)
		long := scene.Unit(70 + (c.seed>>(i+3))%34)
		poly(&m.fill, middle.polar(long, to), middle.polar(34, to+95), middle.polar(long*2/3, to+190))
	}
}

// bands are level lines from side to side, which go on in the next hex.
func bands(m *mark, c cell) {
	for y := scene.Unit(-468); y <= 468; y += 72 {
		half := scene.Unit(500)
		if away := max(y, -y); away > 289 {
			half = 500 - (away-289)*1732/1000
		}
		if half > 30 {
			stroke(&m.line, c.at(-half, y), c.at(half, y))
		}
	}
}

// rings lie around the middle.
func rings(m *mark, c cell) {
	for _, r := range []scene.Unit{290, 350} {
		m.line.Append(scene.CirclePath(c.centre, c.length(r)))
	}
	for i := range 12 {
		stroke(&m.line, c.polar(290, float64(30*i)), c.polar(350, float64(30*i)))
	}
}

// slanted are lines that climb to the right.
func slanted(m *mark, c cell) { c.hatch(m, 30) }

// meshed are lines that cross.
func meshed(m *mark, c cell) {
	c.hatch(m, 30)
	c.hatch(m, 150)
}

// hatch are lines at an angle, as far as they stay in the hex.
func (c cell) hatch(m *mark, degrees float64) {
	for d := scene.Unit(-360); d <= 360; d += 90 {
		middle := cell{centre: c.polar(d, degrees+90), hex: c.hex}
		half := scene.Unit(math.Round(math.Sqrt(float64(450*450 - d*d))))
		stroke(&m.line, middle.polar(half, degrees), middle.polar(half, degrees+180))
	}
}

// dotted are dots in rows.
func dotted(m *mark, c cell) { c.grains(m, c.length(16)) }

// chequered are larger dots with holes.
func chequered(m *mark, c cell) {
	var dots mark
	c.grains(&dots, c.length(30))
	m.line.Append(dots.fill)
}

func (c cell) grains(m *mark, r scene.Unit) {
	for i := range 12 {
		m.fill.Append(scene.CirclePath(c.polar(400, float64(30*i)), r))
		if i%2 == 0 {
			m.fill.Append(scene.CirclePath(c.polar(285, float64(30*i+15)), r))
		}
	}
}

// distance is how far two places are apart.
func distance(a, b scene.Point) scene.Unit {
	return scene.Unit(math.Round(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y))))
}
