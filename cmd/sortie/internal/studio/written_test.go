//go:build !js

package studio

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// A save takes along what somebody is writing into a field and has not left, by the key and by the button.
func TestASaveTakesAlongWhatIsBeingWritten(t *testing.T) {
	d := open(t, 1280, 800)
	d.begin()
	d.Press(d.Middle(d.button("Mission")))
	d.WaitFor(`document.querySelector("#f-title")`)
	saved := func(title string) {
		t.Helper()
		d.sees("mission.cue is saved.")
		if data := string(must(os.ReadFile(d.file))(t)); !strings.Contains(data, fmt.Sprintf("%q", title)) {
			t.Errorf("it is not called %s:\n%.200s", title, data)
		}
		d.WaitFor(`document.querySelector("button.save").disabled`)
	}
	d.Press(d.Middle("#f-title"))
	d.Key("End")
	d.Type(" Once")
	d.WaitFor(`!document.querySelector("header button.save").disabled`)
	d.Key("Control+s")
	saved("Cold Harbour Once")
	if got := d.Eval(`document.activeElement.id + " " + document.activeElement.selectionStart`); got != "f-title 17" {
		t.Errorf("the keyboard is at %s", got)
	}
	d.Type(" More")
	d.WaitFor(`!document.body.textContent.includes("is saved.") || !document.querySelector("header button.save").disabled`)
	d.Press(d.Middle("header button.save"))
	d.WaitFor(`document.querySelector(".unit.on").textContent.includes("Once More")`)
	saved("Cold Harbour Once More")
}

// What is typed into a field stays there, whatever is drawn anew meanwhile: beside the board, and in a form whose value comes back later.
func TestWhatIsTypedStaysInItsField(t *testing.T) {
	d := open(t, 1280, 800)
	d.begin()
	d.Press(d.Middle(`[data-thing="crates/s1"]`))
	d.WaitFor(`document.querySelector(".inspector .pair")`)
	d.Press(d.Middle(`.inspector label input:not([type=number])`))
	d.Key("Control+a")
	d.Type("t")
	d.WaitFor(`!document.querySelector("header button.save").disabled`)
	d.Type("7")
	d.Key("Control+s")
	d.WaitFor(`document.querySelector('[data-thing="crates/t7"]')`)
	d.sees("mission.cue is saved.")
	if data := string(must(os.ReadFile(d.file))(t)); !strings.Contains(data, "\n\t\t\tt7: {") {
		t.Errorf("it is not called t7:\n%s", data)
	}
	d.Press(d.Middle(d.button("Mission")))
	d.WaitFor(`document.querySelector("#f-title")`)
	d.Press(d.Middle("#f-title"))
	d.Key("End")
	for range 4 {
		d.Type("a")
		d.Key("Control+s")
		d.Type("b")
	}
	d.Key("Tab")
	d.WaitFor(`document.querySelector(".unit.on").textContent.includes("Cold Harbourabababab")`)
}

// A file that is taken away while it is open says so, and its text comes back; where two texts stand against each other, the keyboard is
// in the question.
func TestAFileThatIsTakenAwayComesBack(t *testing.T) {
	d := open(t, 1280, 800)
	d.begin()
	text := must(os.ReadFile(d.file))(t)
	if err := os.Remove(d.file); err != nil {
		t.Fatal(err)
	}
	d.sees("was taken away by another program")
	d.WaitFor(`![...document.querySelectorAll(".views button")].some(b => b.textContent === "Mission")`) // without a text it is none
	d.Press(d.Middle(d.button("Undo")))
	d.WaitFor(`[...document.querySelectorAll(".views button")].some(b => b.textContent === "Mission")`) // it is known again what it is
	d.Press(d.Middle(d.button("Mission")))
	d.WaitFor(`document.querySelector("#f-title")?.value === "Cold Harbour"`)
	if err := os.WriteFile(d.file, append(text, "// Theirs.\n"...), 0o644); err != nil {
		t.Fatal(err)
	}
	d.sees("saving will ask")
	d.Key("Control+s")
	d.WaitFor(`document.activeElement.closest(".clash")`)
	d.Key("Enter") // "Mine" is the first
	d.sees("mission.cue is saved.")
	if data := must(os.ReadFile(d.file))(t); string(data) != string(text) {
		t.Errorf("the file is\n%s", data)
	}
}

// What prints nothing has no pages, and a folder with nothing in it no views.
func TestOnlyViewsOfWhatIsThereAreOffered(t *testing.T) {
	views := func(d *designer) string {
		return d.Eval(`[...document.querySelectorAll(".views button")].map(b => b.textContent).join(" ")`)
	}
	d := open(t, 1280, 800)
	d.sees("There is nothing in this folder yet.")
	if got := views(d); got != "" || d.Eval(`document.querySelectorAll(".overlays, .inspector").length`) != "0" {
		t.Errorf("of nothing there are %q", got)
	}
	d = openIn(t, shipped(t, "pack.cue", "salvage-run/mission.cue"), 1280, 800)
	d.Press(d.Middle(`.tree .unit:not(.on)`))
	d.WaitFor(`document.querySelector(".views button.on")?.textContent === "Text"`)
	if got := views(d); got != "Pack Text Changes" {
		t.Errorf("of a pack there are %q", got)
	}
}
