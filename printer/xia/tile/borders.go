package tile

import "github.com/sortie-tools/sortie/printer/scene"

// borderLook is how a border is lined. Measures are thousandths of a hex's width.
type borderLook struct {
	suit   string // what it is dealt out for; empty: for whatever comes
	colour scene.Colour
	width  scene.Unit
	dash   []scene.Unit
	round  bool
	draw   func(m *mark, f frame)
}

// set is how far inside its side a border is drawn.
const set = 52

// borderLooks are all looks of borders, in the order in which the free ones are dealt out.
func borderLooks() []borderLook {
	grey, ink := scene.RGB(0xA9B0B6), scene.RGB(0x16191C)
	return []borderLook{
		{suit: "open", colour: grey, width: 6, draw: plainLine(0)},
		{suit: "inner", colour: scene.RGB(0x7C8794), width: 6, draw: dots},
		{suit: "gate", colour: scene.RGB(0x0B6672), width: 14, draw: rungs},
		{suit: "deadly", colour: scene.RGB(0xC8321A), width: 14, draw: teeth},
		{suit: "damages", colour: scene.RGB(0x8A5A12), width: 18, draw: pebbles},
		{suit: "barred", colour: ink, width: 20, draw: twice},
		{suit: "entrance", colour: ink, width: 20, draw: opening},
		{suit: "drains", colour: scene.RGB(0x7B3294), width: 20, round: true, draw: waves},
		{suit: "wrecks", colour: ink, width: 14, draw: crosses},
		{colour: scene.RGB(0x0067A5), width: 24, dash: []scene.Unit{90, 40}, draw: plainLine(set)},
		{colour: scene.RGB(0x00825E), width: 18, dash: []scene.Unit{90, 35, 18, 35}, draw: plainLine(set)},
		{colour: scene.RGB(0xB25500), width: 16, draw: zigzag},
		{colour: scene.RGB(0x565D63), width: 34, draw: plainLine(set)},
	}
}

// plainLine is a line at a distance inside the side.
func plainLine(in scene.Unit) func(*mark, frame) {
	return func(m *mark, f frame) {
		a, b := f.inner(in)
		stroke(&m.line, a, b)
	}
}

// unknownBorder is drawn where the rule set knows no border.
func unknownBorder() borderLook { return borderLooks()[0] }

// dots stand in the side itself, at the same places for both hexes.
func dots(m *mark, f frame) {
	const n = 9
	for i := range scene.Unit(n) {
		at := f.at((2*i+1)*1000/(2*n), 0)
		m.fill.Append(scene.CirclePath(at, max(100, distance(f.a, f.b)/60)))
	}
}

// rungs are two thin lines with steps between them.
func rungs(m *mark, f frame) {
	for _, in := range []scene.Unit{25, 75} {
		a, b := f.inner(in)
		stroke(&m.line, a, b)
	}
	for along := scene.Unit(125); along < 1000; along += 125 {
		stroke(&m.line, f.at(along, 25), f.at(along, 75))
	}
}

// teeth point into the hex.
func teeth(m *mark, f frame) {
	a, b := f.inner(20)
	stroke(&m.line, a, b)
	for i := range scene.Unit(5) {
		from := 70 + 172*i
		poly(&m.fill, f.at(from, 20), f.at(from+172, 20), f.at(from+86, 130))
	}
}

// pebbles lie on a line.
func pebbles(m *mark, f frame) {
	a, b := f.inner(25)
	stroke(&m.line, a, b)
	for i := range scene.Unit(4) {
		at := 200 + 200*i
		c := f.at(at, 62+10*(i%2))
		m.fill.Append(scene.CirclePath(c, distance(f.at(0, 0), f.at(0, 32+8*(i%2)))))
	}
}

// twice is a thick line and a thin one.
func twice(m *mark, f frame) {
	for _, in := range []scene.Unit{25, 70} {
		a, b := f.inner(in)
		stroke(&m.line, a, b)
	}
}

// opening is a gap between two posts, with an arrow through it.
func opening(m *mark, f frame) {
	for _, in := range []scene.Unit{25, 70} {
		stroke(&m.line, f.at(in, in), f.at(230, in))
		stroke(&m.line, f.at(770, in), f.at(1000-in, in))
	}
	stroke(&m.line, f.at(230, 0), f.at(230, 110))
	stroke(&m.line, f.at(770, 0), f.at(770, 110))
	poly(&m.fill, f.at(370, 15), f.at(630, 15), f.at(500, 125))
}

// waves run along the side.
func waves(m *mark, f frame) {
	const n = 5
	from, to := scene.Unit(50), scene.Unit(950)
	p := f.at(from, set)
	m.line.Move(p.X, p.Y)
	for i := range scene.Unit(n) {
		x0, x1 := from+(to-from)*i/n, from+(to-from)*(i+1)/n
		in := scene.Unit(set - 55)
		if i%2 == 1 {
			in = set + 55
		}
		c, d, e := f.at(x0+(x1-x0)/3, in), f.at(x1-(x1-x0)/3, in), f.at(x1, set)
		m.line.Curve(c.X, c.Y, d.X, d.Y, e.X, e.Y)
	}
}

// crosses stand in a row.
func crosses(m *mark, f frame) {
	a, b := f.inner(20)
	stroke(&m.line, a, b)
	for i := range scene.Unit(4) {
		at := 200 + 200*i
		stroke(&m.line, f.at(at-55, 38), f.at(at+55, 102))
		stroke(&m.line, f.at(at+55, 38), f.at(at-55, 102))
	}
}

// zigzag is a line that turns sharply.
func zigzag(m *mark, f frame) {
	var points []scene.Point
	for i := range scene.Unit(9) {
		points = append(points, f.at(60+110*i, 20+60*(i%2)))
	}
	stroke(&m.line, points...)
}
