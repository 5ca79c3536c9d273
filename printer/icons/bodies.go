package icons

import "github.com/sortie-tools/sortie/printer/scene"

// bodyIcons are what a dashboard counts, and what befalls its owner.
func bodyIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"health", "health", heart},
		{"heal", "gives health back", medicine},
		{"action", "action", chevrons},
		{"extra-action", "one more action", chevronsMore},
		{"effortless", "costs no action", feather},
		{"skill", "skill", bulb},
		{"career", "career points", medal},
		{"experience", "experience; a level", levels},
		{"rank", "rank: the higher acts first", strap},
		{"persuade", "persuasion", speech},
		{"knowledge", "knowledge", knowledge},
		{"fear", "fear", fear},
		{"prone", "lies on the ground", prone},
		{"revive", "rises again", revive},
		{"larva", "parasite", larva},
		{"endurance", "endurance", anvil},
		{"cunning", "cunning", domino},
		{"augmented", "augmented", chip},
		{"vocational", "trade or craft", toolbox},
		{"machine", "machines; machinery", cog},
	}
}

func heart(d *drawing) {
	var p scene.Path
	p.Move(500, 930).Curve(300, 760, 50, 580, 50, 340).Curve(50, 70, 390, 20, 500, 270).
		Curve(610, 20, 950, 70, 950, 340).Curve(950, 580, 700, 760, 500, 930).Close()
	d.fill(Line, p)
}

func medicine(d *drawing) {
	d.line(Line, 90, open(340, 270, 340, 130, 660, 130, 660, 270))
	d.fill(Line, rounded(60, 250, 880, 650, 90))
	d.line(Paper, 150, open(500, 400, 500, 750), open(325, 575, 675, 575))
}

// chevron is one wide pointer to the right.
func chevron(x scene.Unit) scene.Path {
	return poly(x, 120, x+180, 120, x+430, 500, x+180, 880, x, 880, x+250, 500)
}

func chevrons(d *drawing) { d.fill(Line, chevron(120), chevron(470)) }

func chevronsMore(d *drawing) {
	d.fill(Line, chevron(60))
	d.line(Line, 140, open(730, 320, 730, 680), open(560, 500, 900, 500))
}

func feather(d *drawing) {
	var p scene.Path
	p.Move(930, 70).Curve(520, 80, 200, 330, 180, 760).Curve(560, 800, 900, 520, 930, 70).Close()
	d.fill(Line, p)
	d.line(Line, 80, open(70, 930, 300, 690))
	d.line(Paper, 45, open(200, 790, 700, 300), open(420, 570, 430, 370), open(420, 575, 620, 590))
}

func bulb(d *drawing) {
	d.fill(Line, circle(500, 370, 320), rect(370, 620, 260, 130), rounded(370, 790, 260, 60, 30), rounded(410, 880, 180, 60, 30))
	d.line(Paper, 55, open(500, 740, 500, 480, 390, 360), open(500, 480, 610, 360))
}

func medal(d *drawing) {
	d.fill(Line, poly(180, 40, 420, 40, 560, 420, 380, 480)).fill(Line, poly(820, 40, 580, 40, 440, 420, 620, 480))
	d.line(Paper, 90, circle(500, 660, 300))
	d.fill(Line, circle(500, 660, 290))
	d.fill(Paper, star(5, 500, 680, 200, 85))
}

func levels(d *drawing) {
	d.fill(Line, rect(80, 640, 220, 280), rect(390, 380, 220, 540), rect(700, 100, 220, 820))
}

func fear(d *drawing) {
	d.fill(Line, circle(500, 500, 460))
	d.fill(Paper, circle(330, 390, 115), circle(670, 390, 115), rounded(390, 590, 220, 260, 110))
	d.fill(Line, circle(330, 390, 45), circle(670, 390, 45))
}

func prone(d *drawing) {
	d.fill(Line, circle(180, 560, 130), rounded(330, 470, 380, 190, 90))
	d.line(Line, 120, open(680, 560, 920, 620))
	d.line(Line, 90, open(60, 820, 940, 820))
}

func revive(d *drawing) {
	d.fill(Line, arrow(500, 640, 500, 60, 200))
	d.line(Line, 90, arc(500, 760, 200, 250, 470), open(60, 900, 940, 900))
}

func larva(d *drawing) {
	for _, c := range [][3]scene.Unit{{220, 690, 170}, {370, 470, 180}, {560, 330, 170}, {740, 330, 140}, {860, 430, 100}} {
		d.line(Paper, 60, circle(c[0], c[1], c[2]))
		d.fill(Line, circle(c[0], c[1], c[2]))
	}
	d.line(Line, 55, open(860, 340, 930, 220), open(800, 640, 760, 520), open(640, 700, 600, 560), open(500, 820, 440, 680))
}

func anvil(d *drawing) {
	var p scene.Path
	p.Move(300, 200).Line(930, 200).Line(930, 300).Curve(800, 420, 680, 420, 640, 500).Line(640, 620).Line(820, 740).Line(820, 860).
		Line(200, 860).Line(200, 740).Line(380, 620).Line(380, 520).Curve(200, 520, 80, 400, 50, 260).Line(300, 260).Close()
	d.fill(Line, p)
}

func domino(d *drawing) {
	var p scene.Path
	p.Move(40, 320).Curve(300, 220, 400, 330, 500, 350).Curve(600, 330, 700, 220, 960, 320).
		Curve(950, 640, 800, 760, 680, 740).Curve(590, 720, 560, 620, 500, 610).Curve(440, 620, 410, 720, 320, 740).Curve(200, 760, 50, 640, 40, 320).Close()
	d.fill(Line, p)
	d.fill(Paper, lens(170, 470, 420, 530, 110), lens(830, 470, 580, 530, 110))
}

func chip(d *drawing) {
	d.line(Line, 65, around(open(320, 60, 320, 250), 4), around(open(500, 60, 500, 250), 4), around(open(680, 60, 680, 250), 4))
	d.fill(Line, rounded(210, 210, 580, 580, 60))
	d.fill(Paper, rect(340, 340, 320, 320))
	d.fill(Line, rect(430, 430, 140, 140))
}

func toolbox(d *drawing) {
	d.line(Line, 90, open(350, 330, 350, 180, 650, 180, 650, 330))
	d.fill(Line, rounded(50, 310, 900, 570, 60))
	d.line(Paper, 60, open(50, 560, 400, 560), open(600, 560, 950, 560))
	d.line(Paper, 50, rect(400, 490, 200, 150))
}

func cog(d *drawing) {
	d.fill(Line, circle(500, 500, 340), around(poly(410, 40, 590, 40, 630, 240, 370, 240), 8))
	d.fill(Paper, circle(500, 500, 150))
}

// strap is a shoulder strap with two stripes.
func strap(d *drawing) {
	d.fill(Line, poly(240, 960, 240, 230, 500, 40, 760, 230, 760, 960))
	d.fill(Paper, circle(500, 260, 70))
	d.line(Paper, 90, open(320, 600, 500, 480, 680, 600), open(320, 800, 500, 680, 680, 800))
}

func speech(d *drawing) {
	d.fill(Line, rounded(50, 110, 900, 600, 180), poly(220, 640, 540, 680, 240, 960))
	d.line(Paper, 80, open(270, 330, 730, 330), open(270, 500, 600, 500))
}

// knowledge is a die with an eye.
func knowledge(d *drawing) {
	d.fill(Line, rounded(70, 70, 860, 860, 170))
	d.fill(Paper, lens(140, 500, 860, 500, 380))
	d.fill(Line, circle(500, 500, 140))
}
