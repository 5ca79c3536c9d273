package icons

// lawIcons are on which side of the law somebody stands.
func lawIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"lawful", "within the law", badge},
		{"outlaw", "outside the law", bandit},
		{"neutral", "on neither side", scales},
	}
}

func badge(d *drawing) {
	d.fill(Line, star(6, 500, 500, 420, 250), around(circle(500, 90, 75), 6))
	d.fill(Paper, circle(500, 500, 150))
	d.fill(Line, circle(500, 500, 75))
}

func bandit(d *drawing) {
	d.fill(Line, circle(500, 420, 340), poly(160, 430, 840, 430, 500, 970))
	d.fill(Paper, lens(230, 360, 460, 400, 100), lens(770, 360, 540, 400, 100))
	d.line(Paper, 60, open(130, 530, 870, 530))
}

func scales(d *drawing) {
	d.line(Line, 90, open(500, 90, 500, 860), open(130, 240, 870, 240))
	d.line(Line, 45, open(180, 240, 60, 560), open(180, 240, 300, 560), open(820, 240, 700, 560), open(820, 240, 940, 560))
	d.fill(Line, sector(180, 560, 150, 90, 270), sector(820, 560, 150, 90, 270), rect(280, 850, 440, 100))
}
