package icons

import "github.com/sortie-tools/sortie/printer/scene"

// gearIcons are tools and goods.
func gearIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"tech", "tools; technical skill", wrench},
		{"repair", "repairs", repair},
		{"hack", "hacks a console", screen},
		{"breach", "cuts a way through a door or a wall", breach},
		{"ship-parts", "parts of a ship", nut},
		{"key", "key", key},
		{"special", "special item; equipment", backpack},
		{"data", "data; a recipe", dataPad},
		{"mine", "mining", pick},
		{"salvage", "salvage", hook},
		{"harvest", "harvest from a cloud", funnel},
		{"rare", "rare", rare},
		{"vision", "goggles; helps to see", goggles},
	}
}

func wrench(d *drawing) {
	d.fill(Line, turned(rounded(420, 330, 160, 600, 80), 40), turned(circle(500, 230, 220), 40))
	d.fill(Paper, turned(poly(415, 0, 585, 0, 585, 230, 500, 290, 415, 230), 40), turned(circle(500, 850, 40), 40))
}

func repair(d *drawing) {
	wrench(d)
	d.line(Line, 110, open(780, 620, 780, 920), open(630, 770, 930, 770))
}

func screen(d *drawing) {
	d.fill(Line, rounded(50, 120, 900, 620, 70), rect(400, 730, 200, 110), rounded(250, 820, 500, 90, 40))
	d.line(Paper, 80, open(220, 300, 380, 430, 220, 560), open(500, 570, 740, 570))
}

func breach(d *drawing) {
	d.fill(Line, rect(60, 60, 880, 880))
	d.line(Paper, 45, open(60, 280, 940, 280), open(60, 500, 940, 500), open(60, 720, 940, 720), open(350, 60, 350, 280), open(700, 60, 700, 280), open(230, 280, 230, 500),
		open(780, 280, 780, 720), open(230, 500, 230, 720), open(350, 720, 350, 940), open(700, 720, 700, 940))
	d.fill(Paper, star(8, 500, 500, 330, 210))
}

func nut(d *drawing) {
	d.fill(Line, regular(6, 500, 500, 480, 30))
	d.fill(Paper, circle(500, 500, 230))
	d.line(Line, 50, circle(500, 500, 145))
}

func key(d *drawing) {
	d.line(Line, 120, circle(280, 500, 190))
	d.line(Line, 120, open(480, 500, 910, 500))
	d.fill(Line, rect(690, 500, 100, 230), rect(850, 500, 110, 280))
}

func backpack(d *drawing) {
	d.line(Line, 80, open(380, 200, 380, 80, 620, 80, 620, 200))
	d.fill(Line, rounded(190, 160, 620, 780, 180), rounded(80, 480, 170, 340, 60), rounded(750, 480, 170, 340, 60))
	d.line(Paper, 50, open(190, 470, 810, 470))
	d.line(Paper, 45, rounded(330, 590, 340, 250, 50))
}

func dataPad(d *drawing) {
	d.fill(Line, rounded(180, 50, 640, 900, 90))
	d.fill(Paper, rect(280, 160, 440, 560))
	d.line(Line, 60, open(350, 270, 650, 270), open(350, 400, 650, 400), open(350, 530, 520, 530))
	d.fill(Paper, circle(500, 835, 55))
}

func pick(d *drawing) {
	d.line(Line, 120, open(180, 900, 640, 360))
	var head scene.Path
	head.Move(300, 110).Curve(600, 80, 900, 350, 930, 700).Curve(800, 470, 600, 260, 300, 110).Close()
	d.line(Line, 60, head)
	d.fill(Line, head)
}

func hook(d *drawing) {
	d.line(Line, 120, open(540, 100, 540, 430), arc(460, 640, 220, 20, 270))
	d.fill(Line, circle(540, 130, 100), poly(90, 640, 250, 400, 370, 650))
	d.fill(Paper, circle(540, 130, 40))
}

func funnel(d *drawing) {
	d.fill(Line, poly(60, 470, 940, 470, 590, 760, 590, 950, 410, 950, 410, 760))
	d.line(Line, 85, wave(170, 330, 200), wave(460, 330, 200), wave(750, 330, 200))
}

// wave is an upright wavy line down to a point.
func wave(x, y, h scene.Unit) scene.Path {
	var p scene.Path
	p.Move(x+40, y-h-60).Curve(x-80, y-h*6/10, x+160, y-h*4/10, x+40, y+30)
	return p
}

func rare(d *drawing) {
	d.fill(Line, star(4, 500, 500, 490, 170))
	d.fill(Line, star(4, 830, 190, 160, 55), star(4, 170, 810, 160, 55))
}

func goggles(d *drawing) {
	d.line(Line, 110, open(30, 380, 970, 380))
	d.fill(Line, rounded(80, 300, 380, 420, 130), rounded(540, 300, 380, 420, 130))
	d.fill(Paper, circle(270, 510, 110), circle(730, 510, 110))
}
