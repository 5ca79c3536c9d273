package icons

import "github.com/sortie-tools/sortie/printer/scene"

// skyIcons are the places of a star map.
func skyIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"planet", "planet", planet},
		{"star", "star", sun},
		{"asteroid", "asteroids", asteroid},
		{"nebula", "nebula", cloud},
		{"debris", "debris", debris},
		{"gate", "gate", gate},
		{"void", "empty space", emptySpace},
		{"mission-point", "mission point", pin},
		{"spawn-point", "where ships appear; room for a number", spawnPoint},
		{"exploration", "something to explore", compass},
		{"special-space", "a space with a rule of its own", asterisk},
	}
}

func planet(d *drawing) {
	ring := turned(ellipse(500, 500, 490, 150), -20)
	d.fill(Line, circle(500, 500, 300))
	d.line(Paper, 170, ring)
	d.line(Line, 70, ring)
	d.fill(Line, turned(sector(500, 490, 300, 280, 440), -20))
}

// ellipse is a circle that is not as high as it is wide.
func ellipse(cx, cy, rx, ry scene.Unit) scene.Path {
	return circle(0, 0, 1000).Map(func(p scene.Point) scene.Point {
		return scene.Point{X: cx + p.X*rx/1000, Y: cy + p.Y*ry/1000}
	})
}

func sun(d *drawing) {
	d.fill(Line, circle(500, 500, 260), around(poly(500, 10, 590, 190, 410, 190), 8))
}

func asteroid(d *drawing) {
	d.fill(Line, poly(380, 70, 700, 120, 930, 360, 890, 660, 640, 920, 300, 900, 80, 640, 120, 280))
	d.fill(Paper, circle(390, 390, 120), circle(680, 550, 90), circle(400, 720, 70))
}

func cloud(d *drawing) {
	d.fill(Line, circle(300, 560, 220), circle(520, 400, 270), circle(730, 580, 200), rounded(100, 540, 800, 250, 125))
	d.fill(Paper, circle(400, 500, 50), circle(600, 420, 60), circle(560, 650, 40))
	d.fill(Line, star(4, 170, 190, 130, 45), star(4, 850, 230, 110, 40))
}

func debris(d *drawing) {
	d.fill(Line, poly(60, 130, 400, 60, 330, 360, 180, 300), poly(560, 80, 900, 200, 740, 440, 620, 300), poly(90, 560, 330, 480, 420, 760, 200, 900), poly(520, 560, 700, 520, 760, 680, 600, 740))
	d.fill(Line, poly(700, 800, 900, 680, 940, 900, 800, 950), poly(450, 400, 530, 380, 540, 460, 460, 480))
}

func gate(d *drawing) {
	d.line(Line, 120, circle(500, 500, 410))
	d.fill(Paper, around(rect(465, 20, 70, 170), 6))
	d.fill(Line, around(poly(500, 420, 400, 250, 600, 250), 3))
}

func emptySpace(d *drawing) {
	d.fill(Line, star(4, 260, 270, 220, 60), star(4, 730, 620, 260, 70), circle(760, 200, 60), circle(230, 760, 60), circle(480, 480, 40))
}

func pin(d *drawing) {
	var p scene.Path
	p.Move(500, 970).Curve(420, 760, 150, 620, 150, 370).Curve(150, 170, 310, 30, 500, 30).Curve(690, 30, 850, 170, 850, 370).Curve(850, 620, 580, 760, 500, 970).Close()
	d.fill(Line, p)
	d.fill(Paper, circle(500, 370, 150))
}

func spawnPoint(d *drawing) {
	d.boxed(Paper, 75, circle(500, 500, 380))
	d.fill(Line, around(poly(500, 130, 400, 10, 600, 10), 4))
}

func compass(d *drawing) {
	d.line(Line, 70, circle(500, 500, 430))
	d.fill(Line, star(4, 500, 500, 360, 110))
}

func asterisk(d *drawing) {
	d.line(Line, 65, regular(6, 500, 500, 450, 30))
	d.line(Line, 110, around(open(500, 500, 500, 250), 6))
}
