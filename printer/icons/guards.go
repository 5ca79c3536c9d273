package icons

import "github.com/sortie-tools/sortie/printer/scene"

// guardIcons are what protects, and what gets past it.
func guardIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"armour", "physical armour", vest},
		{"temp-armour", "armour for a while", passingVest},
		{"ignore-armour", "pierces armour", pierceVest},
		{"shield", "shield", shield},
		{"ignore-shield", "pierces shields", pierceShield},
		{"deflect", "sends shots back", deflect},
		{"cover", "cover", cover},
		{"hide", "out of sight", hidden},
		{"sight", "line of sight; sees through walls", eye},
		{"massive", "large and heavy", weight},
		{"fast", "moves farther", wing},
	}
}

func vestPath() scene.Path {
	var p scene.Path
	p.Move(130, 130).Line(350, 60).Curve(370, 250, 630, 250, 650, 60).Line(870, 130).Line(900, 380).
		Curve(790, 440, 790, 560, 810, 930).Line(190, 930).Curve(210, 560, 210, 440, 100, 380).Close()
	return p
}

func vest(d *drawing) {
	d.fill(Line, vestPath())
	d.line(Paper, 50, open(500, 260, 500, 880), open(310, 560, 690, 560), open(310, 730, 690, 730))
}

func passingVest(d *drawing) {
	d.boxed(Paper, 80, vestPath())
	d.fill(Line, poly(360, 400, 640, 400, 500, 570), poly(360, 780, 640, 780, 500, 600))
}

// pierce lets an arrow through what is drawn.
func pierce(d *drawing) {
	d.line(Paper, 230, open(20, 960, 860, 140))
	d.fill(Line, arrow(40, 950, 960, 50, 110))
}

func pierceVest(d *drawing) { d.fill(Line, vestPath()); pierce(d) }

func shieldPath() scene.Path {
	var p scene.Path
	p.Move(500, 50).Curve(620, 130, 760, 160, 890, 160).Curve(900, 560, 770, 820, 500, 960).
		Curve(230, 820, 100, 560, 110, 160).Curve(240, 160, 380, 130, 500, 50).Close()
	return p
}

func shield(d *drawing) {
	d.fill(Line, shieldPath())
	var half scene.Path
	half.Move(500, 160).Curve(590, 220, 690, 250, 800, 255).Curve(800, 540, 700, 740, 500, 855).Close()
	d.fill(Paper, half)
}

func pierceShield(d *drawing) { d.boxed(Paper, 90, shieldPath()); pierce(d) }

func deflect(d *drawing) {
	d.fill(Line, rounded(760, 60, 140, 880, 60))
	d.line(Line, 100, open(90, 130, 620, 470))
	d.fill(Line, arrow(690, 480, 60, 860, 120))
}

func cover(d *drawing) {
	d.fill(Line, rect(60, 560, 880, 360), circle(500, 290, 170), rounded(280, 440, 440, 200, 90))
	d.line(Paper, 60, open(60, 550, 940, 550))
	d.line(Paper, 45, open(60, 740, 940, 740), open(350, 560, 350, 740), open(650, 560, 650, 740), open(500, 740, 500, 920))
}

func eye(d *drawing) {
	d.fill(Line, lens(20, 500, 980, 500, 480))
	d.fill(Paper, circle(500, 500, 170))
	d.fill(Line, circle(500, 500, 95))
}

func hidden(d *drawing) {
	eye(d)
	d.line(Paper, 190, open(140, 860, 860, 140))
	d.line(Line, 90, open(140, 860, 860, 140))
}

func weight(d *drawing) {
	d.line(Line, 90, circle(500, 210, 120))
	d.fill(Line, poly(280, 330, 720, 330, 940, 930, 60, 930))
	d.line(Paper, 90, open(350, 560, 500, 460, 650, 560), open(350, 760, 500, 660, 650, 760))
}

func wing(d *drawing) {
	d.fill(Line, poly(960, 120, 300, 120, 180, 280, 760, 280))
	d.fill(Line, poly(720, 350, 220, 350, 110, 510, 560, 510))
	d.fill(Line, poly(520, 580, 150, 580, 50, 740, 370, 740))
	d.fill(Line, poly(330, 800, 120, 800, 60, 900, 230, 900))
}
