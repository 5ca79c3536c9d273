//go:build !js

package studio

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/overlay"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
	"github.com/sortie-tools/sortie/schema/model"
)

// overlay chooses what lies over the map.
func (d *designer) overlay(what string) {
	d.Helper()
	d.Eval(fmt.Sprintf(`(s => { s.value = %q; s.dispatchEvent(new Event("change", { bubbles: true })) })(document.querySelector(".overlays select"))`, what))
}

// answered waits until the overlay answers what was asked last.
func (d *designer) answered() {
	d.Helper()
	d.settled()
	d.WaitFor(`document.querySelector(".overlays[aria-busy=false]")`)
}

// squares are those of a class, as the legend counts them.
func (d *designer) squares(class int) string {
	d.Helper()
	d.answered()
	return d.Eval(fmt.Sprintf(`document.querySelectorAll(".classes li small")[%d]?.textContent.split(" ")[0]`, class))
}

// touch touches a place.
func touch(c *chrometest.Chrome, p chrometest.Point) {
	c.Ask("Input.dispatchTouchEvent", map[string]any{"type": "touchStart", "touchPoints": []map[string]float64{{"x": p.X, "y": p.Y}}}, nil)
	c.Ask("Input.dispatchTouchEvent", map[string]any{"type": "touchEnd", "touchPoints": []map[string]float64{}}, nil)
}

func TestOverlaysLieOverTheBoard(t *testing.T) {
	d := open(t, 1400, 1000)
	d.begin()
	d.overlay("reach")
	d.sees("Choose a spot on the board")
	d.measure()
	d.Press(d.at(4.5, 6.5))
	d.WaitFor(`document.querySelectorAll(".overlay text").length > 20`)
	byMouse := d.squares(0)
	d.Shot("studio-overlay-reach")

	touch(d.Chrome, d.at(20.5, 2.5))
	d.WaitFor(`document.querySelector(".legend").textContent.includes("20.5, 2.5")`)
	d.Eval(`document.querySelector(".sheet svg").focus()`)
	for _, key := range []string{"ArrowLeft", "Shift+ArrowLeft", "ArrowUp"} { // the cursor begins in the middle
		d.Key(key)
	}
	d.WaitFor(`/ (7|8)\.5, 1[12]\.5/.test(document.querySelector(".legend").textContent)`)

	d.Press(d.at(4.5, 6.5))
	d.WaitFor(`document.querySelector(".legend").textContent.includes("4.5, 6.5")`)
	if again := d.squares(0); again != byMouse {
		t.Errorf("%s squares, and %s before", again, byMouse)
	}
	numbers := d.Eval(`document.querySelector(".overlay").textContent`)
	d.Press(d.Middle(d.button("Wall")))
	d.measure()
	d.Drag(d.at(4, 4), d.at(4, 8)) // beside the spot
	d.WaitFor(fmt.Sprintf(`document.querySelector(".overlays[aria-busy=false]") && document.querySelector(".overlay").textContent !== %q`, numbers))

	for what, sign := range map[string]string{"sight": ".squares.unseen", "rooms": ".borders", "arrivals": ".tag", "rounds": ".rounds button"} {
		d.overlay(what)
		d.WaitFor(fmt.Sprintf(`document.querySelector(%q)`, sign))
		d.answered()
	}
	d.overlay("rounds")
	d.WaitFor(`document.querySelector(".rounds button")`)
	d.Eval(`document.querySelector(".rounds button").focus()`)
	d.Key("Enter")
	d.WaitFor(`document.querySelector(".overlay .way")`)
	d.overlay("")
	d.WaitFor(`!document.querySelector(".overlay")`)
	for _, line := range d.Console {
		if strings.Contains(line, "exceptionThrown") {
			t.Error(line)
		}
	}
}

// What is typed and not saved counts, and so does the reason why nothing is said.
func TestAnOverlayIsOfWhatIsOnTheDesk(t *testing.T) {
	d, _ := newDesk(t, small)
	ask := func(what string) (overlay.Answer, error) {
		data, err := d.Overlay("q", overlay.Question{What: what, At: model.Point{X: 50, Y: 50}})
		var a overlay.Answer
		if err == nil {
			err = json.Unmarshal(data, &a)
		}
		return a, err
	}
	if _, err := ask(overlay.Reach); err == nil {
		t.Error("a mission without a board is walked about on")
	}
	text := strings.Replace(small, `edition: "purge"`, "edition: \"purge\"\n\tboard: {size: [4, 4], plan: \"\"\"\n\t\t+       +\n\n\n\n\t\t+       +\n\t\t\"\"\", airlocks: {a: {side: \"north\", at: 1.5}}}", 1)
	if err := d.Lay("q/mission.cue", text); err != nil {
		t.Fatal(err)
	}
	a, err := ask(overlay.Rooms)
	if err != nil || len(a.Places) != 1 || a.Places[0].Text != "R1" {
		t.Errorf("%+v, %v", a, err)
	}
}
