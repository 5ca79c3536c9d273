package icons

import "github.com/sortie-tools/sortie/printer/scene"

// outfitIcons are what the ships of a star map fly and fight with.
func outfitIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"blaster", "blaster", blaster},
		{"missile", "missile", missile},
		{"impulse", "impulse", impulse},
		{"damage", "damage", cracked},
		{"ram", "ram", ram},
		{"d6", "six-sided die", dieOf(rect(70, 70, 860, 860), chamfered(150, 150, 700, 700, 240))},
		{"d8", "eight-sided die", dieOf(regular(4, 500, 500, 490, 0), poly(500, 210, 700, 400, 700, 600, 500, 790, 300, 600, 300, 400))},
		{"d12", "twelve-sided die", dieOf(regular(10, 500, 500, 480, 0), regular(5, 500, 500, 310, 0))},
		{"d20", "twenty-sided die", dieOf(regular(6, 500, 500, 480, 0), poly(500, 180, 800, 680, 200, 680))},
	}
}

// dieOf is a die seen from the front, with room for a number on the side that faces us.
func dieOf(outline, side scene.Path) iconDrawing {
	return func(d *drawing) { d.fill(Line, outline).fill(Paper, side) }
}

func blaster(d *drawing) {
	d.fill(Line, poly(60, 330, 420, 330, 520, 430, 520, 570, 420, 670, 60, 670))
	d.line(Line, 90, open(620, 500, 940, 500), open(600, 360, 800, 260), open(600, 640, 800, 740))
	d.line(Paper, 55, open(190, 330, 190, 670), open(310, 330, 310, 670))
}

func missile(d *drawing) {
	var body scene.Path
	body.Move(500, 10).Curve(620, 130, 640, 250, 640, 360).Line(640, 720).Line(360, 720).Line(360, 360).Curve(360, 250, 380, 130, 500, 10).Close()
	d.fill(Line, turned(body, 45), turned(poly(420, 500, 420, 760, 180, 860, 180, 700), 45)).fill(Line, turned(poly(580, 500, 580, 760, 820, 860, 820, 700), 45))
	d.fill(Line, turned(lens(500, 760, 500, 1010, 120), 45))
	d.fill(Paper, turned(circle(500, 330, 70), 45))
}

func impulse(d *drawing) {
	for i := range 3 {
		y := scene.Unit(i) * 290
		d.fill(Line, poly(500, 40+y, 900, 250+y, 900, 380+y, 500, 170+y, 100, 380+y, 100, 250+y))
	}
}

func cracked(d *drawing) {
	d.fill(Line, poly(500, 20, 590, 270, 800, 110, 740, 350, 980, 400, 780, 540, 920, 760, 680, 710, 640, 960, 480, 760, 270, 920, 290, 690, 40, 650, 220, 500, 80, 280, 330, 310, 320, 80))
	d.line(Paper, 60, open(560, 300, 450, 460, 570, 540, 460, 690))
}

func ram(d *drawing) {
	d.fill(Line, poly(40, 300, 330, 300, 560, 500, 330, 700, 40, 700))
	d.fill(Line, poly(620, 120, 740, 330, 960, 260, 850, 500, 960, 740, 740, 670, 620, 880, 640, 500))
}
