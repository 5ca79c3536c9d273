//go:build !js

package studio

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// tap taps a button whose words begin so.
func (d *designer) tap(words string) {
	d.Helper()
	d.Tap(d.Middle(d.button(words)))
}

// take takes a tool in the hand.
func (d *designer) take(tool string) {
	d.Helper()
	d.tap(tool)
	d.WaitFor(fmt.Sprintf(`document.querySelector(".palette [aria-pressed=true]").textContent.startsWith(%q)`, tool))
}

// number is a number that the page answers.
func (d *designer) number(expression string) float64 {
	d.Helper()
	return must(strconv.ParseFloat(d.Eval(expression), 64))(d.T)
}

// beginByFinger begins a mission on a screen that is touched.
func (d *designer) beginByFinger() {
	d.Helper()
	d.Fingers()
	if d.Eval(`document.querySelector(".drawer").checkVisibility()`) == "true" {
		d.Tap(d.Middle(".drawer"))
		d.WaitFor(`document.querySelector(".tree.open")`)
	}
	d.tap("New …")
	d.WaitFor(`document.querySelector("dialog[open] input[name=name]")`)
	d.Tap(d.Middle(`dialog input[name=name]`))
	d.Type("Cold Harbour")
	d.tap("Begin")
	d.settled()
	d.WaitFor(`!document.querySelector("dialog[open]")`)
	if d.Eval(`!!document.querySelector(".veil")`) == "true" {
		d.Tap(chrometest.Point{X: d.number(`innerWidth`) - 5, Y: 300})
	}
	d.WaitFor(`!document.querySelector(".veil")`)
	d.measure()
}

const zoomed = `document.querySelector(".zoom button:nth-child(2)").textContent`

func TestAMissionIsDrawnWithFingers(t *testing.T) {
	for name, size := range map[string][2]int{"tablet": {1024, 1366}, "phone": {390, 844}} {
		t.Run(name, func(t *testing.T) {
			d := open(t, size[0], size[1])
			d.beginByFinger()
			if wide := d.number(`document.querySelector(".sheet").getBoundingClientRect().width / innerWidth`); wide < 0.6 {
				t.Errorf("the board has %.0f %% of the screen's width", 100*wide)
			}
			if d.number(`document.documentElement.scrollWidth - innerWidth`) > 0 {
				t.Error("the page is wider than the screen")
			}
			d.draws()
			if slow := d.Eval(`[...document.querySelectorAll("button, input, select, summary")].filter(e => !["manipulation", "none"].includes(getComputedStyle(e).touchAction)).map(e => e.outerHTML.slice(0, 80)).join(" ")`); slow != "" {
				t.Errorf("a tap waits for a second one at %s", slow)
			}
			d.looksCloser()
			d.Shot("touch-" + name + "-view")
			for _, line := range d.Console {
				if strings.Contains(line, "exceptionThrown") {
					t.Error(line)
				}
			}
		})
	}
}

// draws draws a wall, puts a crate down and drags it.
func (d *designer) draws() {
	d.Helper()
	d.take("Wall")
	d.Swipe([2]chrometest.Point{d.at(4, 0), d.at(4, 8)})
	d.WaitFor(`document.querySelector('[data-thing="panels/4,0-4,4"].on') && document.querySelector('[data-thing="panels/4,4-4,8"].on')`)
	d.settled()
	d.take("Large crate")
	d.Tap(d.at(8, 4))
	d.WaitFor(`document.querySelector('[data-thing="crates/l3"].on')`)
	d.settled()
	d.take("Pick and move")
	d.Swipe([2]chrometest.Point{d.at(8, 4), d.at(8, 7)})
	d.WaitFor(`document.querySelector('[data-thing="crates/l3"]').getAttribute("aria-label").endsWith(", 8, 7")`)
	d.settled()
}

// looksCloser enlarges the board with two fingers, moves it with one, and takes something away by the menu of a long press.
func (d *designer) looksCloser() {
	d.Helper()
	d.Swipe([2]chrometest.Point{d.at(10, 12), d.at(4, 12)}, [2]chrometest.Point{d.at(14, 12), d.at(20, 12)})
	d.WaitFor(`parseInt(` + zoomed + `) > 250`)
	scrolled := d.number(`document.querySelector(".floors").scrollLeft`)
	if scrolled == 0 {
		d.Error("two fingers enlarge another place than theirs")
	}
	middle := d.Middle(".floors")
	d.Swipe([2]chrometest.Point{{X: middle.X, Y: middle.Y}, {X: middle.X - 60, Y: middle.Y}})
	d.WaitFor(`document.querySelector(".floors").scrollLeft > ` + strconv.FormatFloat(scrolled+30, 'f', 0, 64))
	d.Tap(d.Middle(".zoom button:nth-child(2)"))
	d.WaitFor(zoomed + ` === "100 %"`)
	d.Hold(d.at(8, 7), 900*time.Millisecond)
	d.WaitFor(`document.querySelector(".menu")`)
	d.Tap(d.Middle(`.menu button:nth-child(5)`))
	d.WaitFor(`!document.querySelector('[data-thing="crates/l3"]')`)
	d.settled()
}
