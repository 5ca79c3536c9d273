package icons

import "github.com/sortie-tools/sortie/printer/scene"

// deedIcons are what can be done, and what happens then.
func deedIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"move", "move", boot},
		{"search", "search", magnifier},
		{"join", "joins a crew", join},
		{"trade", "trade", barter},
		{"swap", "changes places", swap},
		{"flip", "turned over when used", flip},
		{"discard", "thrown away when used", bin},
		{"re-roll", "a die is rolled again", reRoll},
		{"rotating", "turned a quarter with each use", rotating},
		{"next-mission", "of use from the next mission on", skip},
		{"scatter", "is thrown about at random", scatter},
		{"jump", "jump", jump},
		{"warp", "flung away", spiral},
		{"consume", "devours", jaws},
		{"focus", "all on one target", focus},
		{"phase", "goes through walls", phase},
		{"hostility", "hostility; alarm", siren},
		{"assessment", "the end of a round; a checklist", clipboard},
		{"interact", "uses a console or another thing", hand},
		{"first-strike", "strikes on coming close", firstStrike},
		{"hover", "hovers; nothing knocks it down", hover},
		{"small", "small", small},
		{"extraction", "leaves the board", extraction},
		{"rescue", "rescue", lifebuoy},
		{"calm", "calms somebody", calm},
		{"reaction", "in reaction to another's turn", reaction},
	}
}

func boot(d *drawing) {
	var p scene.Path
	p.Move(250, 60).Line(560, 60).Line(580, 440).Curve(640, 560, 900, 540, 940, 740).Line(210, 740).Curve(260, 560, 260, 300, 250, 60).Close()
	d.fill(Line, p, rounded(190, 790, 770, 130, 40))
	d.line(Paper, 45, open(430, 200, 570, 200), open(440, 320, 580, 320), open(470, 440, 580, 440))
}

func magnifier(d *drawing) {
	d.line(Line, 110, circle(400, 400, 280))
	d.line(Line, 150, open(640, 640, 870, 870))
}

func join(d *drawing) {
	d.fill(Line, bust(380, 330, 180))
	d.line(Paper, 220, open(780, 420, 780, 740), open(620, 580, 940, 580))
	d.line(Line, 120, open(780, 430, 780, 730), open(630, 580, 930, 580))
}

func barter(d *drawing) {
	d.fill(Line, arrow(60, 250, 940, 250, 140), arrow(940, 750, 60, 750, 140))
	d.fill(Paper, circle(500, 500, 240))
	d.line(Line, 70, circle(500, 500, 160))
	d.fill(Line, regular(4, 500, 500, 80, 0))
}

func swap(d *drawing) { d.fill(Line, arrow(290, 940, 290, 60, 170), arrow(710, 60, 710, 940, 170)) }

func flip(d *drawing) {
	d.boxed(Paper, 80, rounded(120, 400, 560, 520, 60))
	d.fill(Line, poly(120, 920, 680, 400, 680, 920))
	loop(d, 560, 440, 300, 85, 300, 420)
}

func bin(d *drawing) {
	d.fill(Line, poly(170, 330, 830, 330, 760, 950, 240, 950), rounded(90, 170, 820, 110, 40), rounded(370, 60, 260, 150, 50))
	d.line(Paper, 65, open(380, 450, 400, 830), open(620, 450, 600, 830))
}

func reRoll(d *drawing) {
	d.fill(Line, turned(rounded(310, 310, 380, 380, 70), 12))
	d.fill(Paper, turned(circle(420, 420, 48), 12), turned(circle(580, 580, 48), 12), circle(500, 500, 48))
	loop(d, 500, 500, 400, 85, 70, 330)
}

func rotating(d *drawing) {
	loop(d, 500, 500, 340, 120, 15, 145)
	loop(d, 500, 500, 340, 120, 195, 325)
}

func skip(d *drawing) {
	d.fill(Line, poly(60, 140, 460, 500, 60, 860), poly(400, 140, 800, 500, 400, 860), rect(800, 140, 130, 720))
}

func scatter(d *drawing) {
	d.fill(Line, around(arrow(500, 350, 500, 20, 100), 4), circle(500, 500, 90))
	d.fill(Line, turned(around(circle(500, 120, 70), 4), 45))
}

func jump(d *drawing) {
	loop(d, 450, 610, 330, 110, 275, 410)
	d.line(Line, 90, open(40, 900, 960, 900))
}

func spiral(d *drawing) {
	var p scene.Path
	p.Move(500, 500).Curve(500, 400, 640, 400, 640, 520).Curve(640, 700, 360, 700, 340, 500).Curve(330, 240, 720, 200, 790, 470).
		Curve(860, 800, 520, 920, 330, 820).Curve(160, 720, 90, 500, 190, 290)
	d.line(Line, 100, p)
	d.fill(Line, poly(70, 330, 240, 60, 330, 370))
}

func jaws(d *drawing) {
	upper := poly(50, 80, 950, 80, 950, 330, 830, 480, 720, 330, 610, 480, 500, 330, 390, 480, 280, 330, 170, 480, 50, 330)
	d.fill(Line, upper, upper.Map(func(p scene.Point) scene.Point { return scene.Point{X: p.X, Y: 1010 - p.Y} }))
}

func focus(d *drawing) {
	d.fill(Line, turned(around(arrow(500, 20, 500, 370, 120), 4), 45), circle(500, 500, 95))
}

func phase(d *drawing) {
	d.fill(Line, arrow(60, 500, 960, 500, 150))
	d.fill(Paper, rect(380, 60, 200, 880))
	for y := scene.Unit(80); y < 900; y += 200 {
		d.fill(Line, rect(425, y, 110, 110))
	}
}

func siren(d *drawing) {
	d.fill(Line, sector(500, 720, 290, 270, 450), rounded(130, 750, 740, 160, 40))
	d.line(Line, 85, open(500, 80, 500, 290), open(130, 220, 250, 390), open(870, 220, 750, 390))
	d.line(Paper, 60, arc(500, 720, 180, 290, 350))
}

func clipboard(d *drawing) {
	d.fill(Line, rounded(150, 150, 700, 800, 70), rounded(340, 50, 320, 190, 50))
	d.line(Paper, 40, open(340, 250, 660, 250))
	d.line(Paper, 110, open(300, 580, 450, 730, 710, 430))
}

func reaction(d *drawing) {
	loop(d, 500, 510, 390, 95, 220, 490)
	d.fill(Line, poly(410, 250, 590, 250, 550, 590, 450, 590), circle(500, 710, 70))
}

// hand is a hand with one finger on a button.
func hand(d *drawing) {
	d.fill(Line, rounded(330, 60, 160, 620, 80), rounded(330, 380, 500, 560, 150))
	d.line(Line, 130, open(200, 560, 360, 760))
	d.line(Paper, 45, open(510, 400, 510, 560), open(620, 420, 620, 580), open(730, 460, 730, 600))
	d.line(Line, 65, arc(410, 140, 240, 250, 310), arc(410, 140, 240, 50, 110))
}

func firstStrike(d *drawing) {
	d.fill(Line, poly(960, 40, 900, 260, 520, 640, 360, 480, 740, 100))
	d.line(Line, 85, open(260, 420, 580, 740))
	d.line(Line, 110, open(380, 620, 200, 800))
	d.line(Line, 70, open(60, 120, 400, 120), open(60, 270, 260, 270), open(700, 900, 940, 900), open(820, 750, 940, 750))
}

func hover(d *drawing) {
	d.fill(Line, poly(500, 60, 900, 480, 660, 480, 500, 310, 340, 480, 100, 480))
	d.line(Line, 80, flat(590), flat(750), flat(900))
}

// flat is a lying wavy line.
func flat(y scene.Unit) scene.Path {
	var p scene.Path
	p.Move(90, y).Curve(250, y-110, 350, y+110, 500, y).Curve(650, y-110, 750, y+110, 910, y)
	return p
}

func small(d *drawing) {
	d.fill(Line, arrow(40, 500, 400, 500, 130), arrow(960, 500, 600, 500, 130), circle(500, 500, 75))
	d.line(Line, 80, open(300, 120, 700, 120), open(300, 880, 700, 880))
}

func lifebuoy(d *drawing) {
	d.line(Line, 230, circle(500, 500, 340))
	d.line(Paper, 120, turned(open(500, 40, 500, 280), 45), turned(open(500, 720, 500, 960), 45), turned(open(500, 40, 500, 280), 135), turned(open(500, 720, 500, 960), 135))
}

func calm(d *drawing) {
	d.fill(Line, circle(500, 500, 460))
	d.line(Paper, 75, arc(330, 360, 100, 110, 250), arc(670, 360, 100, 110, 250), arc(500, 500, 240, 120, 240))
}

// extraction is an arrow out through a half disc, the shape of an airlock.
func extraction(d *drawing) {
	d.line(Line, 95, arc(500, 900, 400, 270, 335), arc(500, 900, 400, 25, 90), open(60, 900, 330, 900), open(670, 900, 940, 900))
	d.fill(Line, arrow(500, 900, 500, 40, 150))
}
