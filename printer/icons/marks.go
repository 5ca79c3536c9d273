package icons

import "github.com/sortie-tools/sortie/printer/scene"

// markIcons are the shapes that stand for a colour where there is none. They use the accent, so that
// a reader who sees colour gets both.
func markIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"mark-disc", "mark of green", func(d *drawing) { d.fill(Accent, circle(500, 500, 420)) }},
		{"mark-square", "mark of blue", func(d *drawing) { d.fill(Accent, rect(120, 120, 760, 760)) }},
		{"mark-triangle", "mark of red", func(d *drawing) { d.fill(Accent, poly(500, 60, 970, 880, 30, 880)) }},
		{"mark-diamond", "mark of yellow", func(d *drawing) { d.fill(Accent, regular(4, 500, 500, 500, 0)) }},
		{"mark-hexagon", "mark of orange", hexagonMark},
		{"mark-cross", "mark of purple", crossMark},
		{"mark-star", "mark of black", func(d *drawing) { d.fill(Accent, star(6, 500, 500, 500, 250)) }},
		{"mark-ring", "mark of white", func(d *drawing) { d.line(Accent, 170, circle(500, 500, 350)) }},
		{"mark-arch", "mark of pink", func(d *drawing) { d.fill(Accent, sector(500, 770, 470, 270, 450)) }},
		{"mark-drop", "mark of teal", dropMark},
		{"mark-bow", "mark of grey", func(d *drawing) { d.fill(Accent, poly(60, 150, 940, 850, 940, 150, 60, 850)) }},
		{"mark-chevron", "mark of light green", func(d *drawing) { d.fill(Accent, poly(30, 90, 500, 480, 970, 90, 970, 520, 500, 910, 30, 520)) }},
		{"mark-bar", "mark of any other colour", func(d *drawing) { d.fill(Accent, rect(60, 330, 880, 340)) }},
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

func dropMark(d *drawing) {
	var p scene.Path
	p.Move(500, 20).Curve(560, 260, 850, 420, 850, 640).Curve(850, 840, 690, 980, 500, 980).
		Curve(310, 980, 150, 840, 150, 640).Curve(150, 420, 440, 260, 500, 20).Close()
	d.fill(Accent, p)
}
