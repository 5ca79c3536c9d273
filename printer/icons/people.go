package icons

import "github.com/sortie-tools/sortie/printer/scene"

// peopleIcons are who stands on the board.
func peopleIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"captain", "captain of a crew", captain},
		{"npc", "figures that the game moves", crowd},
		{"corps", "soldiers and guards", corps},
		{"gangers", "gangs", ganger},
		{"beasts", "beasts", paw},
		{"drone", "drone", drone},
		{"first-born", "an old people of machines; their phase, cards and figures", mask},
		{"first-born-support", "more of the old people arrive", maskMore},
		{"game-hunters", "hunters of beasts", hunters},
		{"rock-worms", "worms that come out of the rock", worm},
		{"trophy", "what is cut from a beast", trophy},
		{"live-one", "figure that carries a charge", liveOne},
		{"gm", "for the game master alone", gameMaster},
	}
}

func captain(d *drawing) {
	d.fill(Line, circle(500, 390, 190), sector(500, 950, 400, 270, 450))
	d.fill(Line, poly(230, 240, 330, 60, 670, 60, 770, 240))
	d.line(Paper, 40, open(240, 290, 760, 290))
	d.fill(Paper, star(5, 500, 160, 85, 36), star(5, 500, 800, 140, 60))
}

// bust is a head over shoulders.
func bust(x, y, r scene.Unit) scene.Path {
	p := circle(x, y, r)
	p.Append(sector(x, y+r*31/10, r*18/10, 270, 450))
	return p
}

func crowd(d *drawing) {
	d.fill(Line, bust(250, 330, 130), bust(750, 330, 130))
	d.line(Paper, 120, bust(500, 430, 160))
	d.fill(Line, bust(500, 430, 160))
}

func corps(d *drawing) {
	d.fill(Line, shieldPath())
	for _, y := range []scene.Unit{330, 500, 670} {
		d.line(Paper, 80, open(300, y+90, 500, y-50, 700, y+90))
	}
}

func ganger(d *drawing) {
	d.fill(Line, circle(500, 580, 300), poly(380, 840, 620, 840, 640, 960, 360, 960))
	d.fill(Line, poly(500, 20, 590, 330, 410, 330)).fill(Line, poly(330, 60, 460, 340, 300, 400)).fill(Line, poly(670, 60, 540, 340, 700, 400))
	d.fill(Paper, poly(260, 520, 450, 570, 430, 650, 300, 640), poly(740, 520, 550, 570, 570, 650, 700, 640))
	d.line(Paper, 45, open(400, 780, 600, 780))
}

func paw(d *drawing) {
	var pad scene.Path
	pad.Move(500, 470).Curve(640, 470, 700, 600, 780, 690).Curve(890, 820, 780, 960, 640, 910).Curve(550, 880, 450, 880, 360, 910).
		Curve(220, 960, 110, 820, 220, 690).Curve(300, 600, 360, 470, 500, 470).Close()
	d.fill(Line, pad)
	d.fill(Line, lens(390, 60, 350, 420, 150), lens(610, 60, 650, 420, 150), lens(90, 260, 210, 580, 140), lens(910, 260, 790, 580, 140))
}

func drone(d *drawing) {
	d.line(Line, 70, open(120, 300, 880, 300))
	d.line(Line, 80, open(30, 200, 300, 200), open(700, 200, 970, 200))
	d.line(Line, 60, open(165, 200, 165, 300), open(835, 200, 835, 300))
	d.fill(Line, circle(500, 500, 290))
	d.fill(Paper, circle(500, 520, 150))
	d.fill(Line, circle(500, 520, 75))
	d.line(Line, 70, open(330, 720, 250, 930), open(670, 720, 750, 930))
}

func maskPath() scene.Path {
	return poly(500, 30, 640, 120, 830, 60, 860, 330, 780, 560, 640, 720, 590, 960, 410, 960, 360, 720, 220, 560, 140, 330, 170, 60, 360, 120)
}

func mask(d *drawing) {
	d.fill(Line, maskPath())
	d.fill(Paper, poly(230, 400, 430, 500, 410, 590, 270, 530), poly(770, 400, 570, 500, 590, 590, 730, 530))
	d.fill(Paper, regular(4, 500, 270, 110, 0))
	d.line(Paper, 45, open(500, 640, 500, 860))
}

func maskMore(d *drawing) {
	d.fill(Line, maskPath().Map(func(p scene.Point) scene.Point { return scene.Point{X: p.X*70/100 - 40, Y: p.Y * 72 / 100} }))
	d.fill(Paper, poly(120, 290, 265, 360, 250, 425, 150, 380), poly(500, 290, 355, 360, 370, 425, 470, 380))
	d.line(Paper, 260, open(790, 560, 790, 900), open(620, 730, 960, 730))
	d.line(Line, 130, open(790, 560, 790, 900), open(620, 730, 960, 730))
}

func hunters(d *drawing) {
	d.line(Line, 80, circle(500, 500, 350))
	d.line(Line, 90, around(open(500, 50, 500, 230), 4))
	d.fill(Line, lens(430, 310, 410, 480, 75), lens(570, 310, 590, 480, 75), lens(300, 400, 350, 560, 70), lens(700, 400, 650, 560, 70), sector(500, 690, 160, 270, 450))
}

func worm(d *drawing) {
	d.fill(Line, circle(500, 500, 470))
	d.fill(Paper, star(8, 500, 500, 360, 200))
	d.fill(Line, circle(500, 500, 120))
}

func trophy(d *drawing) {
	var horn scene.Path
	horn.Move(330, 380).Curve(100, 400, 60, 200, 100, 60).Curve(180, 230, 260, 250, 400, 260).Close()
	d.fill(Line, horn, mirrored(horn))
	d.fill(Line, poly(300, 270, 700, 270, 760, 500, 640, 640, 590, 950, 410, 950, 360, 640, 240, 500))
	d.fill(Paper, poly(320, 430, 450, 490, 430, 570, 350, 550), poly(680, 430, 550, 490, 570, 570, 650, 550))
	d.line(Paper, 45, open(460, 800, 460, 900), open(540, 800, 540, 900))
}

func liveOne(d *drawing) {
	d.fill(Line, around(poly(500, 10, 560, 150, 440, 150), 8))
	d.fill(Line, circle(500, 500, 330))
	d.fill(Paper, poly(560, 230, 330, 540, 480, 540, 430, 780, 680, 450, 530, 450))
}

func gameMaster(d *drawing) {
	d.fill(Line, rect(70, 200, 260, 700), rect(370, 140, 260, 760), rect(670, 200, 260, 700))
	d.fill(Paper, lens(400, 400, 600, 400, 80))
	d.fill(Line, circle(500, 400, 35))
	d.line(Paper, 40, open(430, 580, 570, 580), open(430, 680, 570, 680), open(130, 400, 270, 400), open(130, 500, 270, 500), open(730, 400, 870, 400), open(730, 500, 870, 500))
}
