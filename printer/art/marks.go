package art

// markIcons are the shapes that stand for a colour where there is none. They use the accent, so that
// a reader who sees colour gets both.
func markIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"mark-disc", func(d *drawing) { d.fill(Accent, circle(500, 500, 420)) }},
		{"mark-square", func(d *drawing) { d.fill(Accent, rect(120, 120, 760, 760)) }},
		{"mark-triangle", func(d *drawing) { d.fill(Accent, poly(500, 60, 970, 880, 30, 880)) }},
		{"mark-diamond", func(d *drawing) { d.fill(Accent, regular(4, 500, 500, 500, 0)) }},
		{"mark-hexagon", hexagonMark},
		{"mark-cross", crossMark},
		{"mark-star", func(d *drawing) { d.fill(Accent, star(5, 500, 530, 500, 210)) }},
		{"mark-ring", func(d *drawing) { d.line(Accent, 170, circle(500, 500, 350)) }},
		{"mark-bar", func(d *drawing) { d.fill(Accent, rect(60, 330, 880, 340)) }},
	}
}

// hexagonMark has a hole, which keeps it apart from the disc when it is tiny.
func hexagonMark(d *drawing) {
	d.fill(Accent, regular(6, 500, 500, 470, 30))
	d.fill(Paper, circle(500, 500, 170))
}

func crossMark(d *drawing) {
	d.fill(Accent, poly(350, 80, 650, 80, 650, 350, 920, 350, 920, 650, 650, 650, 650, 920, 350, 920, 350, 650, 80, 650, 80, 350, 350, 350))
}
