//go:build !js

package studio

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// hex is the middle of a hex on the tile.
func (d *designer) hex(name string) chrometest.Point {
	d.Helper()
	return d.Middle(fmt.Sprintf(`[data-hex=%q]`, name))
}

// sector opens the studio with a sector alone.
func sector(t *testing.T, width, height int) (d *designer, was string) {
	t.Helper()
	d = openIn(t, filepath.Join(shipped(t, "xia/pack.cue", "xia/"+loath), "xia"), width, height)
	d.settled()
	return d, d.stands(loath, "spawn-point")
}

const loath = "sectors/loath/sector.cue"

// Hexes are painted by clicks and by drawing across them; each stroke is undone at once, and findings lie on the hexes that they
// are about.
func TestHexesArePainted(t *testing.T) {
	d, was := sector(t, 1280, 800)
	d.Press(d.Middle(d.button("Gate")))
	d.Press(d.hex("b2")) // one of the planet's
	one := strings.Replace(was, ".   p   pv", ".   g   pv", 1)
	if now := d.stands(loath, ".   g   pv"); now != one {
		t.Errorf("more than a sign was changed:\n%s", now)
	}
	d.settled()

	d.Press(d.Middle(d.button("Nebula")))
	d.Drag(d.hex("d2"), d.hex("d3"))
	two := strings.Replace(one, "d   .   .   d\n\t\t    .", "d   n   n   d\n\t\t    .", 1)
	if now := d.stands(loath, "d   n   n   d"); now != two {
		t.Errorf("more than two signs were changed:\n%s", now)
	}
	d.settled()
	d.Shot("studio-view-sector")

	d.Press(d.Middle(d.button("Undo")))
	if now := d.stands(loath, "d   .   .   d"); now != one {
		t.Errorf("the stroke is not undone:\n%s", now)
	}
	d.Press(d.Middle(d.button("Redo")))
	d.stands(loath, "d   n   n   d")
	for range 2 {
		d.Press(d.Middle(d.button("Undo")))
	}
	d.again(loath, was)
	d.settled()

	d.Press(d.Middle(d.button("Planet")))
	d.Press(d.hex("e1")) // far from the others: the planet is in two pieces
	d.WaitFor(`document.querySelector(".sheet .badge.error")`)
	d.sees("the planet is in 2 pieces")
	d.WaitFor(`document.querySelector('[data-hex="e1"]').getAttribute("aria-label").includes("2 pieces")`)
	d.settled()
	d.WaitFor(`document.querySelector('[data-hex="e1"]').getAttribute("aria-label").startsWith("e1, Planet")`) // drawn all the same
	d.Shot("studio-view-sector-finding")
	d.quiet()
}

// The keyboard alone paints: arrows go from hex to hex, letters and numbers choose.
func TestHexesArePaintedByTheKeyboard(t *testing.T) {
	d, _ := sector(t, 1280, 800)
	d.view("Hexes", "board")
	d.settled()
	d.tabTo("c3, Planet")
	d.press("ArrowUp ArrowRight ArrowRight")
	d.tabTo("b4, ")
	d.Key("3")
	third := d.Eval(`document.querySelectorAll(".sector .palette button")[2].querySelector("span").textContent`)
	d.WaitFor(fmt.Sprintf(`document.querySelector(".sector .palette [aria-pressed=true]").textContent.startsWith(%q)`, third))
	d.Key("Enter")
	d.WaitFor(fmt.Sprintf(`document.activeElement.getAttribute("aria-label").startsWith("b4, " + %q)`, third))
	d.press("ArrowDown ArrowLeft p")
	d.WaitFor(`document.querySelector(".sector .palette [aria-pressed=true]").textContent.startsWith(document.activeElement.getAttribute("aria-label").split(", ")[1])`)
	d.Key("Control+z")
	d.WaitFor(`!document.querySelector(".file b")`)
	d.quiet()
}

// What is painted is marked in the text beside it, and the other way round.
func TestHexesAndTextFollowOneAnother(t *testing.T) {
	d, _ := sector(t, 1600, 1000)
	d.Press(d.Middle(d.button("Text beside")))
	d.Press(d.Middle(d.button("Gate")))
	d.Press(d.hex("c4"))
	d.WaitFor(`document.querySelector(".cm-here")?.textContent === "g"`)
	d.line("moon")
	d.WaitFor(`!document.querySelector(".hex.on")`)
	d.line(".x") // of the last row
	d.WaitFor(`document.querySelector(".hex.on")?.getAttribute("data-hex").startsWith("e")`)
	d.quiet()
}
