package icons

// shipIcons are the systems of a crew's ship and what is built into it.
func shipIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"propulsion", "propulsion; engine", nozzle},
		{"life-support", "life support", pulse},
		{"supplies", "supplies", stack},
		{"hull", "hull", hull},
		{"scanners", "scanners", dish},
		{"turret", "gun of a ship", turret},
		{"thrusters", "steering thrusters", thrusters},
		{"upgrade", "upgrade", upgrade},
		{"ship", "ship", ship},
	}
}

func nozzle(d *drawing) {
	d.fill(Line, rect(370, 50, 260, 200), poly(370, 250, 630, 250, 820, 560, 180, 560))
	d.fill(Line, lens(500, 600, 500, 980, 170), lens(300, 600, 300, 860, 110), lens(700, 600, 700, 860, 110))
	d.line(Paper, 45, open(360, 250, 640, 250))
}

func pulse(d *drawing) {
	d.fill(Line, circle(500, 500, 460))
	d.line(Paper, 80, open(110, 530, 330, 530, 420, 250, 560, 760, 650, 530, 890, 530))
}

func stack(d *drawing) {
	d.fill(Line, rect(290, 80, 420, 390), rect(50, 520, 420, 390), rect(530, 520, 420, 390))
	d.line(Paper, 60, open(500, 80, 500, 240), open(260, 520, 260, 680), open(740, 520, 740, 680))
}

func hull(d *drawing) {
	d.fill(Line, chamfered(60, 60, 880, 880, 230))
	d.line(Paper, 55, open(60, 500, 940, 500), open(500, 500, 500, 940))
	d.fill(Paper, circle(300, 230, 50), circle(700, 230, 50), circle(200, 650, 45), circle(360, 810, 45), circle(640, 810, 45), circle(800, 650, 45))
}

func dish(d *drawing) {
	d.fill(Line, poly(480, 640, 640, 940, 300, 940), sector(430, 480, 330, 105, 285))
	d.line(Line, 70, open(430, 480, 610, 300))
	d.line(Line, 75, arc(560, 350, 210, 0, 90), arc(560, 350, 360, 0, 90))
}

func turret(d *drawing) {
	d.fill(Line, sector(400, 660, 300, 270, 450), rounded(60, 700, 680, 210, 50))
	d.line(Line, 120, open(480, 480, 900, 180))
	d.line(Line, 150, open(800, 250, 900, 180))
}

func thrusters(d *drawing) {
	d.line(Line, 85, circle(500, 500, 190))
	d.fill(Line, around(poly(500, 250, 380, 40, 620, 40), 4))
}

func upgrade(d *drawing) {
	d.fill(Line, poly(500, 40, 930, 470, 690, 470, 690, 640, 310, 640, 310, 470, 70, 470), rect(310, 700, 380, 90), rect(310, 850, 380, 90))
}

func ship(d *drawing) {
	d.fill(Line, poly(500, 20, 620, 220, 640, 480, 950, 740, 950, 860, 640, 800, 600, 950, 400, 950, 360, 800, 50, 860, 50, 740, 360, 480, 380, 220))
	d.fill(Paper, lens(500, 200, 500, 430, 110))
}
