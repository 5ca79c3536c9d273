package icons

import "github.com/sortie-tools/sortie/printer/scene"

// boardIcons mark places of a board.
func boardIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"airlock", "airlock: where a crew comes in", airlock},
		{"airlock-small", "airlock, drawn too small for stripes beside its letter", airlockSmall},
		{"entry", "entry point", entry},
		{"entry-sealed", "entry point that lets nothing in yet", entrySealed},
		{"entry-sealed-small", "entry point that lets nothing in yet, drawn too small for stripes beside its number", entrySealedSmall},
		{"objective", "objective", objective},
		{"lock", "locked", lock},
		{"ring", "ring around a thing that prose points at", ring},
		{"alert", "warning", alert},
		{"skull", "defeated; deadly", skull},
		{"hatch", "hatch", hatch},
		{"patrol-point", "patrol point", patrolPoint},
		{"worm-hole", "hole that worms come out of", wormHole},
	}
}

// hatch is a plate with a cross of bars and room for a number.
func hatch(d *drawing) {
	d.boxed(Paper, 70, chamfered(70, 70, 860, 860, 180))
	d.line(Line, 35, chamfered(170, 170, 660, 660, 130))
	d.line(Line, 35, open(170, 500, 830, 500), open(500, 170, 500, 830))
}

// patrolPoint is a ringed target with room for a number.
func patrolPoint(d *drawing) {
	d.boxed(Paper, 60, circle(500, 500, 440))
	d.fill(Line, poly(500, 90, 570, 230, 430, 230), poly(500, 910, 570, 770, 430, 770), poly(90, 500, 230, 430, 230, 570), poly(910, 500, 770, 430, 770, 570))
	d.line(Line, 25, circle(500, 500, 270))
}

// wormHole is a hole with a broken edge and room for a number.
func wormHole(d *drawing) {
	d.boxed(Paper, 50, star(11, 500, 500, 470, 390))
	d.line(Line, 60, star(9, 500, 500, 330, 270))
}

// airlock is a half disc that opens to the south, with hazard stripes along the door and room for a
// letter above them.
func airlock(d *drawing) {
	p := sector(500, 940, 480, 270, 450)
	d.fill(Paper, p)
	d.fill(Line, hazard(40, 800, 920, 140))
	d.line(Line, 30, open(60, 800, 940, 800))
	d.line(Line, 55, p)
}

// airlockSmall leaves the whole disc to the letter.
func airlockSmall(d *drawing) {
	p := sector(500, 940, 480, 270, 450)
	d.fill(Paper, p)
	d.line(Line, 55, p)
}

// hazard is a strip of slanted stripes.
func hazard(x, y, w, h scene.Unit) scene.Path {
	var p scene.Path
	step := h
	for at := x; at+step*16/10 <= x+w; at += 2 * step {
		p.Append(poly(at, y+h, at+step*6/10, y, at+step*16/10, y, at+step, y+h))
	}
	return p
}

// entry is a numbered plate with a pointer to the south.
func entry(d *drawing) {
	d.fill(Line, poly(90, 60, 910, 60, 910, 760, 690, 760, 500, 960, 310, 760, 90, 760))
	d.fill(Paper, rect(170, 140, 660, 540))
}

// entrySealed is an entry that lets nothing in until it is opened: a barred plate without pointer.
func entrySealed(d *drawing) {
	d.boxed(Paper, 80, rect(130, 100, 740, 740))
	d.fill(Line, hazard(170, 690, 690, 150))
	d.line(Line, 40, open(130, 680, 870, 680))
}

// entrySealedSmall has a bar in place of the stripes.
func entrySealedSmall(d *drawing) {
	d.boxed(Paper, 80, rect(130, 100, 740, 740))
	d.fill(Line, rect(130, 760, 740, 120))
}

func objective(d *drawing) { d.fill(Line, star(5, 500, 530, 480, 200)) }

func lock(d *drawing) {
	d.line(Line, 90, arc(500, 430, 190, 270, 450))
	d.line(Line, 90, open(310, 430, 310, 520), open(690, 430, 690, 520))
	d.fill(Line, rounded(200, 470, 600, 430, 60))
	d.fill(Paper, circle(500, 640, 70), rect(470, 650, 60, 140))
}

func ring(d *drawing) {
	d.line(Accent, 90, circle(500, 500, 430))
	d.line(Accent, 30, circle(500, 500, 330))
}

func alert(d *drawing) {
	d.line(Line, 80, poly(500, 110, 930, 860, 70, 860))
	d.fill(Line, poly(450, 350, 550, 350, 525, 640, 475, 640), circle(500, 740, 50))
}

func skull(d *drawing) {
	var head scene.Path
	head.Move(120, 470).
		Curve(120, 210, 290, 80, 500, 80).
		Curve(710, 80, 880, 210, 880, 470).
		Curve(880, 590, 820, 660, 730, 690).
		Line(730, 880).Line(270, 880).Line(270, 690).
		Curve(180, 660, 120, 590, 120, 470).Close()
	d.fill(Line, head)
	d.fill(Paper, circle(345, 470, 105), circle(655, 470, 105), poly(500, 560, 555, 660, 445, 660))
	d.line(Paper, 35, open(420, 760, 420, 890), open(500, 760, 500, 890), open(580, 760, 580, 890))
}
