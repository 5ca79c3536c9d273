package icons

// figureIcons are bases of figures, one shape for each group of NPCs, with room for letters.
func figureIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"figure-disc", "base of a figure of the first group", func(d *drawing) { d.boxed(Paper, 70, circle(500, 500, 450)) }},
		{"figure-burst", "base of a figure of the second group", func(d *drawing) { d.boxed(Tint, 70, star(8, 500, 500, 480, 380)) }},
		{"figure-square", "base of a figure of the third group", func(d *drawing) { d.boxed(Paper, 70, rounded(80, 80, 840, 840, 120)) }},
		{"figure-shield", "base of a figure of the fourth group", func(d *drawing) { d.boxed(Paper, 70, poly(90, 80, 910, 80, 910, 560, 500, 940, 90, 560)) }},
		{"figure-diamond", "base of a figure of the fifth group", func(d *drawing) { d.boxed(Tint, 70, regular(4, 500, 500, 490, 0)) }},
		{"figure-hexagon", "base of a figure of the sixth group", func(d *drawing) { d.boxed(Paper, 70, regular(6, 500, 500, 470, 0)) }},
	}
}

// linkIcons are the ends of ways between two floors.
func linkIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"link-stairs", "stairs to another floor", stairs},
		{"link-ladder", "ladder to another floor", ladder},
		{"link-lift", "lift to another floor", lift},
		{"link-door", "door to another floor", doorway},
		{"link-tube", "tube to another floor", tube},
	}
}

func stairs(d *drawing) {
	d.boxed(Paper, 60, rect(80, 80, 840, 840))
	d.line(Line, 45, open(220, 80, 220, 920), open(360, 80, 360, 920), open(500, 80, 500, 920), open(640, 80, 640, 920), open(780, 80, 780, 920))
	d.fill(Paper, rect(140, 400, 720, 200))
	d.line(Line, 60, open(180, 500, 800, 500), open(650, 390, 810, 500, 650, 610))
}

func ladder(d *drawing) {
	d.boxed(Paper, 50, rounded(80, 80, 840, 840, 100))
	d.line(Line, 80, open(330, 140, 330, 860), open(670, 140, 670, 860))
	d.line(Line, 60, open(330, 260, 670, 260), open(330, 420, 670, 420), open(330, 580, 670, 580), open(330, 740, 670, 740))
}

func lift(d *drawing) {
	d.boxed(Paper, 60, rect(80, 80, 840, 840))
	d.fill(Line, poly(500, 180, 720, 450, 280, 450), poly(500, 820, 720, 550, 280, 550))
}

func doorway(d *drawing) {
	d.boxed(Paper, 50, rounded(80, 80, 840, 840, 100))
	d.line(Line, 70, open(250, 860, 250, 180, 750, 180, 750, 860))
	d.fill(Line, circle(640, 540, 55))
}

func tube(d *drawing) {
	d.boxed(Paper, 60, circle(500, 500, 440))
	d.line(Line, 45, circle(500, 500, 290))
	d.fill(Line, circle(500, 500, 150))
}
