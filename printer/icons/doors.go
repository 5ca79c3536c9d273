package icons

import "github.com/sortie-tools/sortie/printer/scene"

// doorIcons are the states of a door.
func doorIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"door-open", "a door that stands open", doorOpen},
		{"door-closed", "a door that is shut", doorClosed},
		{"door-jammed", "a door that does not move any more", doorJammed},
		{"door-hidden", "a door that nobody sees yet", doorHidden},
	}
}

// jambs are the two posts that a door slides between.
func jambs() scene.Path {
	p := rect(60, 120, 130, 760)
	p.Append(rect(810, 120, 130, 760))
	return p
}

func doorOpen(d *drawing) {
	d.fill(Line, jambs(), rect(190, 170, 110, 660), rect(700, 170, 110, 660))
	d.fill(Line, arrow(500, 860, 500, 190, 110))
}

func doorClosed(d *drawing) {
	d.fill(Line, jambs(), rect(190, 170, 620, 660))
	d.line(Paper, 60, open(500, 170, 500, 400, 420, 500, 500, 600, 500, 830))
}

func doorJammed(d *drawing) {
	d.fill(Line, jambs(), rect(190, 170, 620, 660))
	d.line(Paper, 100, open(310, 290, 690, 710), open(690, 290, 310, 710))
}

func doorHidden(d *drawing) {
	d.fill(Line, jambs())
	for y := scene.Unit(180); y < 800; y += 160 {
		d.fill(Line, rect(250, y, 200, 90), rect(550, y, 200, 90))
	}
}
