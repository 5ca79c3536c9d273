package icons

import "github.com/sortie-tools/sortie/printer/scene"

// strangeIcons are finds that nobody quite understands.
func strangeIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"artifact", "artefact; part of a set", obelisk},
		{"nano", "very small thing", nano},
		{"energy", "energy; power", bolt},
		{"power-core", "device that holds power", powerCore},
		{"flask", "flask", flask},
		{"time", "time; lasts for some rounds", hourglass},
		{"mineral", "mineral", crystal},
		{"flame", "fire; accelerant", flame},
		{"pair", "works in pairs", pair},
		{"stim", "stimulant", syringe},
		{"orb", "orb that shows what comes", orb},
	}
}

func obelisk(d *drawing) {
	d.fill(Line, poly(500, 40, 620, 170, 690, 780, 310, 780, 380, 170), rect(160, 830, 680, 110))
	d.fill(Paper, circle(500, 300, 60), poly(500, 410, 560, 520, 440, 520), rect(450, 600, 100, 90))
}

func nano(d *drawing) {
	d.fill(Line, regular(6, 500, 500, 160, 0), around(regular(6, 500, 190, 140, 0), 6))
	d.line(Line, 60, around(open(500, 500, 500, 190), 6))
}

func boltPath() scene.Path { return poly(600, 30, 180, 570, 450, 570, 360, 970, 820, 390, 540, 390) }

func bolt(d *drawing) { d.fill(Line, boltPath()) }

func powerCore(d *drawing) {
	d.fill(Line, rounded(90, 60, 820, 170, 50), rounded(90, 770, 820, 170, 50))
	d.line(Line, 80, open(200, 230, 200, 770), open(800, 230, 800, 770))
	d.fill(Line, regular(4, 500, 500, 250, 0))
}

func flask(d *drawing) {
	d.fill(Line, poly(400, 150, 600, 150, 600, 400, 870, 860, 800, 950, 200, 950, 130, 860, 400, 400), rounded(330, 50, 340, 110, 40))
	d.fill(Paper, circle(430, 760, 75), circle(590, 640, 50), circle(620, 830, 45))
}

func hourglass(d *drawing) {
	d.fill(Line, rounded(140, 40, 720, 120, 40), rounded(140, 840, 720, 120, 40))
	d.line(Line, 70, poly(240, 170, 760, 170, 760, 280, 560, 500, 760, 720, 760, 830, 240, 830, 240, 720, 440, 500, 240, 280))
	d.fill(Line, poly(500, 640, 700, 830, 300, 830), poly(340, 320, 660, 320, 500, 490))
}

func crystal(d *drawing) {
	d.fill(Line, poly(500, 30, 680, 250, 640, 930, 360, 930, 320, 250))
	d.fill(Line, poly(160, 430, 270, 560, 310, 930, 90, 930, 60, 570), poly(840, 430, 940, 570, 910, 930, 690, 930, 730, 560))
	d.line(Paper, 45, open(500, 60, 500, 930), open(330, 250, 500, 330, 670, 250))
}

func flame(d *drawing) {
	var p scene.Path
	p.Move(520, 30).Curve(560, 260, 850, 400, 850, 660).Curve(850, 850, 690, 960, 500, 960).Curve(310, 960, 150, 850, 150, 640).
		Curve(150, 500, 230, 420, 290, 320).Curve(330, 430, 360, 470, 410, 490).Curve(440, 330, 430, 170, 520, 30).Close()
	d.fill(Line, p)
	d.fill(Paper, lens(500, 560, 500, 900, 190))
}

func pair(d *drawing) {
	d.fill(Line, rounded(60, 60, 520, 520, 80))
	d.line(Paper, 150, rounded(420, 420, 520, 520, 80))
	d.boxed(Paper, 85, rounded(420, 420, 500, 500, 80))
}

func syringe(d *drawing) {
	d.fill(Line, turned(rect(380, 250, 240, 480), 45), turned(rect(270, 210, 460, 70), 45), turned(rect(460, 60, 80, 200), 45), turned(rounded(340, 10, 320, 80, 30), 45))
	d.line(Line, 60, turned(open(500, 720, 500, 960), 45))
	d.line(Paper, 45, turned(open(500, 400, 620, 400), 45), turned(open(500, 510, 620, 510), 45), turned(open(500, 620, 620, 620), 45))
}

func orb(d *drawing) {
	d.line(Line, 80, circle(500, 420, 350))
	d.fill(Line, lens(260, 420, 740, 420, 150), poly(270, 790, 730, 790, 830, 950, 170, 950))
	d.fill(Paper, circle(500, 420, 70))
}
