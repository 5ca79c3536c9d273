package icons

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/scene"
)

// trackIcons are the things beside the board: pegs, tokens, counters.
func trackIcons() []named[iconDrawing] {
	return []named[iconDrawing]{
		{"peg-empty", "hole without a peg; marker that is not armed", func(d *drawing) { d.boxed(Paper, 70, circle(500, 500, 400)) }},
		{"peg-filled", "hole with a peg; armed marker", pegFilled},
		{"token-small", "small equipment token", func(d *drawing) { token(d, false) }},
		{"token-large", "large equipment token", func(d *drawing) { token(d, true) }},
		{"token-rare", "rare token", tokenRare},
		{"token-key", "token that a mission is about", tokenKey},
		{"turn-counter", "turn counter: who begins the round", turnCounter},
		{"crew", "trader; crew; player", crew},
		{"box", "product box", box},
		{"tick-box", "box to tick", func(d *drawing) { d.boxed(Paper, 70, chamfered(90, 90, 820, 820, 130)) }},
		{"coin", "money", coin},
	}
}

func pegFilled(d *drawing) {
	d.fill(Line, circle(500, 500, 440))
	d.line(Paper, 110, arc(500, 500, 240, 280, 360))
}

// token is a small square tile, or a tall tile twice as long.
func token(d *drawing, large bool) {
	if large {
		d.boxed(Paper, 60, rounded(270, 60, 460, 880, 80))
		d.fill(Line, rect(370, 170, 260, 90))
		d.line(Line, 35, open(370, 760, 630, 760), open(370, 840, 550, 840))
		return
	}
	d.boxed(Paper, 60, rounded(210, 210, 580, 580, 80))
	d.fill(Line, rect(320, 320, 360, 90))
	d.line(Line, 35, open(320, 680, 560, 680))
}

// tokenRare is a tile with a star.
func tokenRare(d *drawing) {
	d.boxed(Paper, 60, rounded(160, 160, 680, 680, 80))
	d.fill(Line, star(5, 500, 520, 270, 115))
}

// tokenKey is a tile with a keyhole.
func tokenKey(d *drawing) {
	d.boxed(Paper, 60, rounded(160, 160, 680, 680, 80))
	d.fill(Line, circle(500, 430, 120), poly(450, 470, 550, 470, 600, 720, 400, 720))
}

func turnCounter(d *drawing) {
	d.boxed(Paper, 60, circle(500, 500, 440))
	d.line(Line, 70, arc(500, 500, 250, 320, 580))
	d.fill(Line, poly(250, 210, 480, 200, 380, 420))
}

// crew is one trader's head and shoulders with a visor.
func crew(d *drawing) {
	d.fill(Line, circle(500, 320, 230), sector(500, 930, 400, 270, 450))
	d.fill(Paper, rounded(360, 260, 340, 110, 50))
	d.line(Paper, 40, arc(500, 320, 270, 130, 230))
}

// box is a product box, opened.
func box(d *drawing) {
	d.boxed(Paper, 60, poly(120, 340, 880, 340, 820, 900, 180, 900))
	d.boxed(Paper, 60, poly(120, 340, 260, 130, 740, 130, 880, 340))
	d.line(Line, 45, open(390, 520, 610, 520))
}

// coin is money: a disc with a rim.
func coin(d *drawing) {
	d.boxed(Paper, 60, circle(500, 500, 440))
	d.line(Line, 30, circle(500, 500, 330))
	d.fill(Line, regular(4, 500, 500, 190, 0))
}

// diceIcons are "die" for any die, and "die-0" to "die-6" for a face that counts so many.
func diceIcons() []named[iconDrawing] {
	list := []named[iconDrawing]{{"die", "any die", func(d *drawing) { face(d) }}}
	for n := range 7 {
		list = append(list, named[iconDrawing]{fmt.Sprintf("die-%d", n), fmt.Sprintf("face of a die that counts %d", n), func(d *drawing) { pips(d, n) }})
	}
	return list
}

func face(d *drawing) { d.boxed(Paper, 65, rounded(70, 70, 860, 860, 170)) }

// pips draws the familiar arrangement: odd faces have the middle one.
func pips(d *drawing, n int) {
	face(d)
	at := [][2]scene.Unit{{280, 720}, {720, 280}, {280, 280}, {720, 720}, {280, 500}, {720, 500}}
	for i := range n - n%2 {
		d.fill(Line, circle(at[i][0], at[i][1], 85))
	}
	if n%2 == 1 {
		d.fill(Line, circle(500, 500, 85))
	}
}
