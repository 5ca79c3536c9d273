package icons

import "github.com/sortie-tools/sortie/printer/scene"

// tradeIcons are what is bought, sold and won.
func tradeIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"coins", "a pile of money; pay", coins},
		{"credits", "credits", credits},
		{"cube", "cargo; a cube of goods", cube},
		{"buy", "buying; cargo comes aboard", buy},
		{"sell", "selling; cargo goes ashore", sell},
		{"fame", "fame", laurel},
		{"bounty", "bounty", wanted},
		{"mission", "mission; card of one", flagged},
		{"title-card", "title", rosette},
		{"post", "trading post; shop", shop},
	}
}

func coins(d *drawing) {
	for _, at := range [][2]scene.Unit{{60, 730}, {140, 540}, {60, 350}} {
		d.fill(Line, rounded(at[0], at[1], 620, 150, 75))
	}
	d.line(Paper, 70, circle(700, 280, 240))
	d.fill(Line, circle(700, 280, 230))
	d.fill(Paper, regular(4, 700, 280, 110, 0))
}

func credits(d *drawing) {
	d.fill(Line, rounded(50, 180, 900, 640, 100))
	d.fill(Paper, rect(50, 320, 900, 110), rect(160, 570, 220, 120))
	d.line(Paper, 60, open(560, 630, 820, 630))
}

// cube is the three sides of a cube that one sees.
func cube(d *drawing) {
	d.boxed(Paper, 60, poly(500, 60, 880, 260, 880, 720, 500, 940, 120, 720, 120, 260))
	d.fill(Line, poly(500, 470, 880, 260, 880, 720, 500, 940))
	d.line(Line, 60, open(120, 260, 500, 470, 500, 940))
}

func buy(d *drawing) {
	d.fill(Line, rect(110, 560, 780, 380))
	d.line(Paper, 50, open(110, 690, 890, 690))
	d.fill(Line, arrow(500, 40, 500, 500, 170))
}

func sell(d *drawing) {
	d.line(Line, 80, poly(110, 600, 890, 600, 890, 920, 110, 920))
	d.fill(Line, arrow(500, 800, 500, 40, 170))
}

func laurel(d *drawing) {
	d.line(Line, 55, arc(500, 480, 360, 190, 330), arc(500, 480, 360, 30, 170))
	for i := range 5 {
		deg := 200 + float64(i)*28
		x0, y0 := polar(500, 480, 360, deg)
		x1, y1 := polar(500, 480, 480, deg+28)
		x2, y2 := polar(500, 480, 220, deg+30)
		for _, leaf := range []scene.Path{lens(x0, y0, x1, y1, 85), lens(x0, y0, x2, y2, 85)} {
			d.fill(Line, leaf, mirrored(leaf))
		}
	}
	d.fill(Line, star(5, 500, 500, 190, 80))
}

func wanted(d *drawing) {
	d.fill(Line, rect(130, 50, 740, 900))
	d.line(Paper, 90, open(250, 180, 750, 180))
	d.fill(Paper, circle(500, 470, 130), sector(500, 800, 230, 270, 450))
}

func flagged(d *drawing) {
	d.line(Line, 90, open(190, 60, 190, 940))
	d.fill(Line, poly(190, 90, 930, 90, 740, 320, 930, 560, 190, 560))
}

func rosette(d *drawing) {
	d.fill(Line, star(12, 500, 360, 340, 270)).fill(Line, poly(350, 560, 480, 640, 400, 970, 310, 870, 190, 900)).fill(Line, poly(650, 560, 520, 640, 600, 970, 690, 870, 810, 900))
	d.line(Paper, 50, circle(500, 360, 180))
}

func shop(d *drawing) {
	d.fill(Line, poly(160, 100, 840, 100, 960, 400, 40, 400), rect(110, 440, 780, 490))
	d.line(Paper, 60, open(340, 130, 280, 400), open(500, 130, 500, 400), open(660, 130, 720, 400))
	d.fill(Paper, rect(220, 540, 230, 390), rect(560, 540, 220, 190))
}
