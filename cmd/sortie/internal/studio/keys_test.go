//go:build !js

package studio

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"
	"time"
	"unicode"
)

// press presses keys, one after the other.
func (d *designer) press(chords string) {
	d.Helper()
	for _, chord := range strings.Fields(chords) {
		if chord == "Space" {
			chord = " "
		}
		d.Key(chord)
	}
}

// spell types a text letter by letter.
func (d *designer) spell(text string) {
	d.Helper()
	for _, r := range text {
		if unicode.IsUpper(r) {
			d.Key("Shift+" + string(r))
			continue
		}
		d.Key(string(r))
	}
}

// held is what the keyboard is at: the name that it is told by.
const held = `(e => e === document.body ? "" : (e.getAttribute("aria-label") || e.labels?.[0]?.textContent || e.textContent || "").trim().slice(0, 80))(document.activeElement)`

// tabTo presses Tab until the keyboard is at what is called so, as somebody does who hears the name of each.
func (d *designer) tabTo(name string) {
	d.Helper()
	const most = 60
	for range most {
		if strings.HasPrefix(d.Eval(held), name) {
			return
		}
		d.Key("Tab")
	}
	d.Fatalf("Tab never comes to %q; it is at %q", name, d.Eval(held))
}

// toPart presses F6 until the keyboard is in a part of the studio.
func (d *designer) toPart(name string) {
	d.Helper()
	const most = 8
	for range most {
		if d.Eval(fmt.Sprintf(`!!document.activeElement.closest("[data-part=%s]")`, name)) == "true" {
			return
		}
		d.Key("F6")
	}
	d.Fatalf("F6 never comes to %s; it is at %q", name, d.Eval(held))
}

// view brings the keyboard from wherever it is into a view.
func (d *designer) view(name, part string) {
	d.Helper()
	d.toPart("top")
	for d.Eval(held) != name {
		d.Key("ArrowRight")
	}
	d.Key("Enter")
	d.WaitFor(fmt.Sprintf(`document.querySelector("[data-part=%s]")`, part))
	d.toPart(part)
}

// lead leads the cursor to a place, by what the studio says of where it is.
func (d *designer) lead(x, y float64) {
	d.Helper()
	where := func() (x, y float64) {
		d.Helper()
		said := d.Eval(`document.querySelector("footer").textContent`)
		if _, err := fmt.Sscanf(said, "%f, %f inches", &x, &y); err != nil {
			d.Fatalf("the studio says %q, and not where the cursor is", said)
		}
		return x, y
	}
	d.Key("ArrowRight")
	x0, _ := where()
	d.Key("ArrowLeft")
	x1, y1 := where()
	if x0 == x1 { // it was at the rim
		d.press("ArrowLeft ArrowRight")
		x0, _ = where()
		d.Key("ArrowLeft")
		x1, y1 = where()
	}
	step := math.Abs(x0 - x1)
	along := func(far float64, back, on string) {
		d.Helper()
		key := on
		if far < 0 {
			key = back
		}
		n := int(math.Round(math.Abs(far) / step))
		for range n / 4 {
			d.Key("Shift+" + key)
		}
		for range n % 4 {
			d.Key(key)
		}
	}
	along(x-x1, "ArrowLeft", "ArrowRight")
	along(y-y1, "ArrowUp", "ArrowDown")
	if x2, y2 := where(); x2 != x || y2 != y {
		d.Fatalf("the cursor is at %v, %v and not at %v, %v", x2, y2, x, y)
	}
}

// tools are the keys of the tools, but for those of panels, which go by their place in the palette.
var tools = map[string]string{"Airlock": "a", "Entry point": "e", "Large crate": "c", "Small crate": "c", "Computer console": "f"}

// tool takes a tool in the hand by its key.
func (d *designer) tool(name string) {
	d.Helper()
	key := tools[name]
	if key == "" {
		key = d.Eval(fmt.Sprintf(`[...document.querySelectorAll(".palette button")].find(b => b.textContent.startsWith(%q)).getAttribute("aria-keyshortcuts")`, name))
	}
	const most = 30
	for range most {
		d.Key(key)
		if strings.HasPrefix(d.Eval(`document.querySelector(".palette [aria-pressed=true]").textContent`), name) {
			return
		}
	}
	d.Fatalf("%s never becomes the tool %s", key, name)
}

// replace writes something else into the field that the keyboard is at, and leaves it.
func (d *designer) replace(text string) {
	d.Helper()
	d.Key("Control+a")
	d.spell(text)
	d.Key("Tab")
}

// offer takes an entry of a list that is offered, by its first letters.
func (d *designer) offer(button, letters string) {
	d.Helper()
	d.tabTo(button)
	d.Key("Enter")
	d.WaitFor(`document.activeElement.getAttribute("role") === "combobox"`)
	d.spell(letters)
	d.Key("Enter")
}

// arrives waits until the keyboard is at what is called so.
func (d *designer) arrives(name string) {
	d.Helper()
	d.WaitFor(fmt.Sprintf("%s.startsWith(%q)", held, name))
}

// atField waits until the keyboard is at a field of the form.
func (d *designer) atField(path string) {
	d.Helper()
	d.WaitFor(fmt.Sprintf(`document.activeElement.id === "f-%s"`, path))
}

// writes writes into the field that the keyboard is at, and waits until it is written.
func (d *designer) writes(path, text string) {
	d.Helper()
	d.atField(path)
	d.replace(text)
	d.written(text)
}

// written waits until the text that is being written has this.
func (d *designer) written(text string) {
	d.Helper()
	has := fmt.Sprintf(`fetch("/api/read", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ file: "cold-harbour/mission.cue" }) }).then(r => r.json()).then(s => s.text.includes(%q))`, text)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if d.Eval(has) == "true" {
			return
		}
	}
	d.Fatalf("the text never has %q", text)
}

// patience only ends a test that hangs.
const patience = 3 * time.Minute

// fills presses Tab until the keyboard is at a field of the form, and writes there.
func (d *designer) fills(path, text string) {
	d.Helper()
	const most = 80
	for range most {
		if d.Eval(`document.activeElement.id`) == "f-"+path {
			d.writes(path, text)
			return
		}
		d.Key("Tab")
	}
	d.Fatalf("Tab never comes to the field %s; it is at %q", path, d.Eval(held))
}

// unfold opens a section of the form.
func (d *designer) unfold(name string) {
	d.Helper()
	d.tabTo(name)
	d.Key("Enter")
}

func TestAMissionIsMadeByTheKeyboardAlone(t *testing.T) {
	if os.Getenv("SORTIE_FULL") == "" {
		t.Skip("some 1,500 keys take half a minute and more: SORTIE_FULL=1 presses them")
	}
	d := open(t, 1400, 1000)
	d.toPart("pack")
	d.Key("Enter")
	d.WaitFor(`document.querySelector("dialog[open] input[name=name]") && document.activeElement.matches("dialog[open] select")`)
	d.Key("Tab")
	d.WaitFor(`document.activeElement.matches("input[name=name]")`)
	d.spell("Cold Harbour")
	d.Key("Enter")
	d.settled()
	d.toPart("board")
	d.drawn()
	d.Shot("keys-view-board")
	d.told()
	d.Shot("keys-view-form")
	d.sees("Nothing is wrong")
	d.view("Play", "view")
	d.WaitFor(`document.querySelector("iframe")`)
	d.toPart("top")
	d.toPart("view")
	d.WaitFor(`document.activeElement.tagName === "IFRAME"`)
	for range 120 { // the page in the frame hears no key before it is there
		d.Key("Control+s")
		if time.Sleep(500 * time.Millisecond); d.Eval(`document.querySelector("button.save").disabled`) == "true" {
			break
		}
	}
	d.WaitFor(`document.querySelector("button.save").disabled`)
	d.compare()
}

// drawn draws the board by the keyboard.
func (d *designer) drawn() {
	d.Helper()
	d.Key("Control+a")
	d.Key("Delete")
	d.settled()
	for _, r := range rows {
		d.tool(r.kind)
		d.lead(r.x1, r.y1)
		d.Key("Enter")
		d.lead(r.x2, r.y2)
		d.Key("Enter")
		d.settled()
	}
	for _, s := range spots {
		d.tool(s.tool)
		d.lead(s.x, s.y)
		d.Key("Enter")
		d.settled()
	}
	d.press("v i")
	d.tabTo("Name")
	d.replace("core")
	d.WaitFor(`document.querySelector('[data-thing="furniture/core"].on')`)
	d.tabTo("Highlight")
	d.Key("r")
	d.settled()
}

// told fills in the forms: what is set up, what is to be done, and a rule, which is taken away and written anew.
func (d *designer) told() {
	d.Helper()
	d.view("Mission", "view")
	d.WaitFor(`document.querySelector(".forms")`)
	d.toPart("view")

	d.unfold("Setup")
	d.fills("setup.crew", "4")
	d.fills("setup.hostility", "3")
	d.fills("setup.search.rare.small", "2")
	d.offer("Add to Rare", "large")
	d.atField("setup.search.rare.large")
	d.writes("setup.search.rare.large", "1")

	d.unfold("Objectives")
	d.fills("objectives.primary.text", "Bring the harbour master's log aboard. It lies in the [core](#core).")
	d.unfold("secondary")
	d.fills("objectives.secondary.text", "Empty the crates of the harbour. The crew whose new gear would sell for most has done best.")

	d.unfold("Rules")
	d.unfold("log")
	d.tabTo("Take log away")
	d.Key("Enter")
	d.arrives("Rules")
	d.tabTo("A new one, called")
	d.spell("log")
	d.Key("Enter")
	d.writes("rules.log.title", "The log")
	d.fills("rules.log.text", "A trader in contact with the red [core](#core) may interact with it and take the objective token without a value.")
	d.offer("Add a field to Log", "when")
	d.arrives("Choose a kind")
	d.offer("Choose a kind", "interact")
	d.arrives("Add a field to When")
	d.offer("Add a field to When", "with")
	d.atField("rules.log.when.with")
	d.Key("c")
	d.written(`with: "core"`)
	d.offer("Add a field to Log", "do")
	d.arrives("Add to Do")
	d.offer("Add to Do", "give")
	d.atField("rules.log.do.0.token")
	d.Key("o")
	for _, id := range []string{"objective-3", "objective-5", "objective-7", "objective"} {
		if id != "objective-3" {
			d.Key("ArrowDown")
		}
		d.WaitFor(fmt.Sprintf(`document.querySelector('[id="f-rules.log.do.0"] .note').textContent.endsWith("· %s")`, id)) // the form has been read anew
	}
	d.offer("Add a field to Log", "times")
	d.atField("rules.log.times")
	d.writes("rules.log.times", "1")
}
