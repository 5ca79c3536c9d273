package icons

import "github.com/sortie-tools/sortie/printer/scene"

// edgeIcons are symbols without a meaning of their own, for edges of tiles that are laid symbol to symbol.
func edgeIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"anchor", "edge of a tile: anchor", anchor},
		{"bell", "edge of a tile: bell", bell},
		{"crown", "edge of a tile: crown", crown},
		{"fish", "edge of a tile: fish", fish},
		{"moon", "edge of a tile: moon", moon},
	}
}

func anchor(d *drawing) {
	d.line(Line, 85, circle(500, 170, 100))
	d.line(Line, 120, open(500, 270, 500, 880), open(300, 390, 700, 390), arc(500, 540, 350, 105, 255))
	d.fill(Line, poly(40, 690, 130, 430, 280, 620), poly(960, 690, 870, 430, 720, 620))
}

func bell(d *drawing) {
	var p scene.Path
	p.Move(500, 60).Curve(740, 80, 770, 300, 780, 500).Curve(790, 640, 850, 690, 930, 760).Line(70, 760).Curve(150, 690, 210, 640, 220, 500).Curve(230, 300, 260, 80, 500, 60).Close()
	d.fill(Line, p, circle(500, 850, 110))
	d.line(Paper, 45, open(70, 775, 930, 775))
}

func crown(d *drawing) {
	d.fill(Line, poly(60, 230, 290, 460, 500, 110, 710, 460, 940, 230, 850, 720, 150, 720), rect(150, 780, 700, 120))
	d.fill(Line, circle(60, 220, 60), circle(500, 110, 65), circle(940, 220, 60))
}

func fish(d *drawing) {
	d.fill(Line, lens(20, 500, 800, 500, 340)).fill(Line, poly(680, 500, 970, 230, 920, 500, 970, 770))
	d.fill(Paper, circle(220, 450, 55))
	d.line(Paper, 50, arc(270, 500, 160, 40, 140))
}

func moon(d *drawing) {
	var p scene.Path
	p.Move(640, 50).Curve(300, 60, 100, 270, 110, 520).Curve(120, 780, 330, 960, 600, 950).Curve(720, 940, 830, 890, 900, 800).
		Curve(600, 850, 400, 700, 400, 470).Curve(400, 280, 490, 130, 640, 50).Close()
	d.fill(Line, p)
}
