//go:build !js

package studio

import (
	"testing"
	"time"
)

// What is not saved is shown as such by a page that is loaded again, and a game that is played stays where it is while nothing of
// the mission changes.
func TestWhatLasts(t *testing.T) {
	d := open(t, 1280, 900)
	d.begin()
	d.Press(d.Middle(d.button("New …")))
	d.WaitFor(`document.querySelector("dialog[open] input[name=name]")?.value === ""`) // and not the name of the one before
	d.Press(d.Middle(d.button("Cancel")))
	d.Press(d.Middle(d.button("Large crate")))
	d.Press(d.at(6, 4))
	d.settled()
	d.Ask("Page.reload", nil, nil)
	time.Sleep(time.Second)
	d.Ask("Page.enable", nil, nil) // lets the page be left, which asks first
	time.Sleep(time.Second)        // until it answers no longer
	d.WaitFor(`document.querySelector(".studio button.save:not([disabled])")`)
	d.settled()

	d.Click("Play")
	d.WaitFor(`document.querySelector("iframe")`)
	d.Eval(`window.game = document.querySelector("iframe").contentWindow`)
	loaded := `(window.loads = 0, document.querySelector("iframe").addEventListener("load", () => window.loads++), true)`
	d.WaitFor(loaded)
	d.Key("Control+s")
	d.sees("is saved")
	d.Click("Board")
	d.settled()
	d.Click("Play")
	d.WaitFor(`document.querySelector(".play:not([hidden]) iframe")`)
	d.sees("Nothing is wrong")
	if got := d.Eval(`String(document.querySelector("iframe").contentWindow === window.game)`); got != "true" {
		t.Error("the page of play is another")
	}
	d.Click("Board")
	d.settled()
	d.Press(d.Middle(d.button("Large crate")))
	d.Press(d.at(6, 9))
	d.settled()
	d.Click("Play")
	d.WaitFor(`window.loads > 0`) // the mission is another, and so is its page
}
