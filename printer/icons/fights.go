package icons

import "github.com/sortie-tools/sortie/printer/scene"

// fightIcons are weapons and what they do.
func fightIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"ranged", "ranged attack; weapon", pistol},
		{"rifle", "weapon that takes more than one space", rifle},
		{"close", "close attack", swords},
		{"heavy", "heavy hit", hammer},
		{"throw", "thrown; grenade", grenade},
		{"blast", "blast: hits all around", blast},
		{"freeze", "freezes its target", snowflake},
		{"ammo", "ammunition", cartridges},
		{"reload", "reloading", reload},
		{"burst", "burst fire: more dice for more ammunition", burst},
		{"sustained", "sustained fire: a second shot", sustained},
		{"misfire", "misfire; jammed", misfire},
		{"reliable", "reliable: no misfires", reliable},
		{"infinite", "endless supply", infinite},
		{"full-charge", "full charge: all at once", battery},
		{"target", "target", reticle},
		{"target-lock", "locked on to its target", targetLock},
		{"silent", "makes no noise", silent},
		{"mines", "mine that explodes", landMine},
		{"detonator", "sets off mines", detonator},
		{"boomerang", "comes back when thrown", boomerang},
		{"unarmed", "bare hands", fist},
		{"knock-back", "shoves back", knockBack},
	}
}

func pistol(d *drawing) {
	d.fill(Line, poly(80, 210, 940, 210, 940, 410, 600, 410, 555, 590, 400, 590, 330, 880, 90, 880, 170, 480, 80, 410), rect(850, 150, 60, 80))
	d.line(Paper, 45, open(560, 310, 860, 310))
	d.fill(Paper, poly(440, 430, 520, 430, 500, 520, 420, 520))
}

// rifle is a long gun, its muzzle at the upper right.
func rifle(d *drawing) {
	put := func(p scene.Path) scene.Path { return turned(p, -40) }
	d.fill(Line, put(poly(-60, 430, 250, 430, 290, 570, 150, 570, -60, 660)), put(rect(240, 420, 400, 150)), put(rect(630, 450, 400, 70)),
		put(rounded(330, 290, 250, 80, 35)), put(rect(410, 360, 80, 70)), put(poly(480, 560, 590, 560, 640, 780, 520, 780)),
		put(poly(280, 560, 380, 560, 340, 730, 240, 730)), put(rect(960, 400, 50, 60)))
	d.line(Paper, 40, put(open(440, 495, 580, 495)))
}

// blade is one sword, its point at the upper left.
func blade(d *drawing, put func(scene.Path) scene.Path) {
	edge := put(poly(60, 60, 210, 100, 690, 580, 580, 690, 100, 210))
	d.line(Paper, 110, edge)
	d.fill(Line, edge)
	d.line(Line, 90, put(open(560, 810, 810, 560)))
	d.line(Line, 110, put(open(690, 690, 880, 880)))
}

func swords(d *drawing) {
	blade(d, mirrored)
	blade(d, func(p scene.Path) scene.Path { return p })
}

func hammer(d *drawing) {
	d.fill(Line, turned(rect(230, 90, 540, 330), 40), turned(rounded(440, 400, 120, 540, 50), 40))
	d.line(Paper, 45, turned(open(340, 90, 340, 420), 40), turned(open(660, 90, 660, 420), 40))
}

func grenade(d *drawing) {
	d.fill(Line, rounded(180, 330, 540, 610, 230), rect(340, 190, 220, 170))
	d.line(Line, 80, open(380, 150, 700, 150, 830, 300, 830, 560))
	d.line(Line, 60, circle(220, 190, 110))
	d.line(Paper, 45, open(220, 560, 680, 560), open(220, 720, 680, 720), open(450, 380, 450, 900))
}

func blast(d *drawing) {
	d.fill(Line, star(9, 500, 500, 490, 270))
	d.fill(Paper, star(9, 500, 500, 260, 150))
	d.fill(Line, circle(500, 500, 80))
}

func snowflake(d *drawing) {
	d.line(Line, 80, around(open(500, 500, 500, 60), 6))
	d.line(Line, 60, around(open(370, 130, 500, 260, 630, 130), 6))
}

// cartridge is one upright round.
func cartridge(x, y, w, h scene.Unit) scene.Path {
	var p scene.Path
	p.Move(x, y+h).Line(x, y+h*4/10).Curve(x, y+h*2/10, x+w*3/10, y+h/20, x+w/2, y).
		Curve(x+w*7/10, y+h/20, x+w, y+h*2/10, x+w, y+h*4/10).Line(x+w, y+h).Close()
	return p
}

func cartridges(d *drawing) {
	for _, x := range []scene.Unit{90, 390, 690} {
		d.fill(Line, cartridge(x, 100, 220, 800))
		d.line(Paper, 50, open(x, 460, x+220, 460))
		d.line(Paper, 40, open(x, 800, x+220, 800))
	}
}

func reload(d *drawing) {
	d.fill(Line, cartridge(400, 270, 200, 480))
	d.line(Paper, 40, open(400, 480, 600, 480))
	loop(d, 500, 510, 390, 100, 40, 310)
}

func burst(d *drawing) {
	for i, y := range []scene.Unit{90, 390, 690} {
		x := scene.Unit([]int{180, 0, 180}[i])
		d.fill(Line, cartridge(500-110, 500-300, 220, 480).Turned(scene.Point{X: 500, Y: 500}, 90).Shifted(x-80+100, y-390))
		d.line(Line, 70, open(x+60, y+60, x+160, y+60), open(x+60, y+160, x+160, y+160))
	}
}

func sustained(d *drawing) {
	for _, y := range []scene.Unit{250, 750} {
		d.fill(Line, arrow(60, y, 940, y, 150))
		d.line(Paper, 45, open(240, y-100, 240, y+100), open(400, y-100, 400, y+100))
	}
}

func misfire(d *drawing) {
	d.fill(Line, cartridge(110, 120, 300, 800))
	d.line(Paper, 50, open(110, 480, 410, 480))
	d.line(Line, 120, open(560, 320, 900, 680), open(900, 320, 560, 680))
}

func reliable(d *drawing) {
	d.fill(Line, regular(6, 500, 500, 480, 0))
	d.line(Paper, 130, open(270, 510, 440, 680, 740, 340))
}

func infinite(d *drawing) {
	var p scene.Path
	p.Move(500, 500).Curve(400, 330, 340, 290, 260, 290).Curve(30, 290, 30, 710, 260, 710).Curve(340, 710, 400, 670, 500, 500).
		Curve(600, 330, 660, 290, 740, 290).Curve(970, 290, 970, 710, 740, 710).Curve(660, 710, 600, 670, 500, 500).Close()
	d.line(Line, 120, p)
}

func battery(d *drawing) {
	d.fill(Line, rounded(200, 150, 600, 800, 90), rect(380, 50, 240, 120))
	d.fill(Paper, poly(560, 240, 320, 590, 480, 590, 420, 860, 690, 490, 530, 490))
}

func reticle(d *drawing) {
	d.line(Line, 85, circle(500, 500, 310))
	d.line(Line, 85, around(open(500, 60, 500, 330), 4))
	d.fill(Line, circle(500, 500, 75))
}

func targetLock(d *drawing) {
	d.line(Line, 95, around(open(90, 330, 90, 90, 330, 90), 4))
	d.fill(Line, regular(4, 500, 500, 290, 0))
	d.fill(Paper, circle(500, 500, 80))
}

func silent(d *drawing) {
	d.fill(Line, poly(60, 350, 240, 350, 500, 120, 500, 880, 240, 650, 60, 650))
	d.line(Line, 95, open(640, 370, 900, 630), open(900, 370, 640, 630))
}

func landMine(d *drawing) {
	d.fill(Line, poly(40, 860, 200, 560, 800, 560, 960, 860), sector(500, 520, 190, 270, 450))
	d.line(Line, 70, around(open(500, 60, 500, 180), 1), open(250, 150, 320, 260), open(750, 150, 680, 260))
	d.line(Paper, 50, open(260, 710, 740, 710))
}

func detonator(d *drawing) {
	d.fill(Line, rounded(180, 500, 640, 420, 50), rect(450, 180, 100, 330), rounded(220, 90, 560, 130, 60))
	d.line(Paper, 50, open(310, 710, 690, 710))
	d.fill(Paper, rect(300, 590, 80, 60), rect(620, 590, 80, 60))
}

func boomerang(d *drawing) {
	var p scene.Path
	p.Move(140, 940).Curve(30, 900, 30, 770, 90, 690).Line(380, 290).Curve(560, 40, 760, 60, 910, 420).Curve(960, 540, 920, 640, 820, 650).
		Curve(740, 650, 700, 600, 680, 520).Curve(640, 380, 560, 360, 480, 490).Line(280, 850).Curve(240, 920, 200, 950, 140, 940).Close()
	d.fill(Line, p)
	d.line(Paper, 45, open(190, 650, 330, 750), open(720, 400, 870, 340))
}

func fist(d *drawing) {
	for i := range 4 {
		d.fill(Line, rounded(120+scene.Unit(i)*190, 170, 170, 420, 80))
	}
	d.fill(Line, rounded(120, 470, 740, 400, 130))
	d.line(Paper, 55, open(120, 560, 560, 560, 620, 640, 400, 700))
}

func knockBack(d *drawing) {
	d.fill(Line, rect(60, 120, 120, 760), arrow(220, 500, 640, 500, 170))
	d.line(Line, 90, arc(640, 500, 300, 40, 140))
}
