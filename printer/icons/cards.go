package icons

// cardIcons are the kinds of event card. Each kind has a frame of its own shape, so that they stay
// apart at four millimetres and in grey.
func cardIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"environment", "event card: something of the place itself", environment},
		{"purge", "machines that come in waves; their phase, cards and figures", machine},
		{"civilians", "bystanders; their cards and figures", civilians},
		{"assistance", "help arrives; needs help", assistance},
		{"event", "an event card; any card kind without a symbol of its own", event},
	}
}

// environment is a bolt in a hexagon.
func environment(d *drawing) {
	d.boxed(Paper, 70, regular(6, 500, 500, 460, 0))
	d.fill(Line, poly(560, 190, 290, 560, 470, 560, 410, 810, 710, 420, 520, 420))
}

// machine is a faceted mask with a visor: a shield that points down.
func machine(d *drawing) {
	d.fill(Line, poly(130, 90, 870, 90, 930, 430, 500, 960, 70, 430))
	d.fill(Paper, poly(200, 330, 460, 400, 440, 490, 230, 440))
	d.fill(Paper, poly(800, 330, 540, 400, 560, 490, 770, 440))
	d.fill(Paper, poly(470, 590, 530, 590, 515, 790, 485, 790))
}

// civilians are two people in a circle.
func civilians(d *drawing) {
	d.boxed(Paper, 70, circle(500, 500, 460))
	shoulders := sector(610, 800, 210, 270, 450)
	d.fill(Line, circle(390, 370, 120), sector(390, 760, 230, 270, 450))
	d.line(Paper, 50, circle(610, 440, 105), shoulders)
	d.fill(Line, circle(610, 440, 105), shoulders)
}

// assistance is a plus in a square with cut corners.
func assistance(d *drawing) {
	d.boxed(Paper, 70, chamfered(70, 70, 860, 860, 170))
	d.fill(Line, poly(410, 220, 590, 220, 590, 410, 780, 410, 780, 590, 590, 590, 590, 780, 410, 780, 410, 590, 220, 590, 220, 410, 410, 410))
}

// event is a card, for kinds that name no symbol of their own.
func event(d *drawing) {
	d.line(Line, 50, open(330, 90, 850, 90, 850, 800))
	d.boxed(Paper, 60, rounded(160, 180, 560, 740, 70))
	d.fill(Line, regular(4, 440, 550, 170, 0))
}
