//go:build !js

package studio

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// texts leads to the texts of the unit that is shown.
func (d *designer) texts() {
	d.Helper()
	d.Press(d.Middle(d.button("Mission")))
	d.WaitFor(`document.querySelector(".forms .modes")`)
	d.Press(d.Middle(d.button("Texts and translations")))
	d.WaitFor(`document.querySelector(".texts")`)
}

// says writes into a text by its label, and leaves it.
func (d *designer) says(label, text string) {
	d.Helper()
	d.Press(d.Middle(fmt.Sprintf(`.texts [aria-label=%q]`, label)))
	d.Key("Control+a")
	if text == "" {
		d.Key("Delete")
	} else {
		d.Type(text)
	}
	d.Key("Tab")
}

// stands waits until a file on the page has a text, and returns all of it.
func (d *designer) stands(file, text string) string {
	d.Helper()
	return d.reads(file, func(now string) bool { return strings.Contains(now, text) })
}

// again waits until a file on the page is what it was.
func (d *designer) again(file, was string) {
	d.Helper()
	d.reads(file, func(now string) bool { return now == was })
}

// reads waits until a file on the page is as it is to be, and returns it.
func (d *designer) reads(file string, good func(now string) bool) string {
	d.Helper()
	read := fmt.Sprintf(`fetch("/api/read", {method: "POST", headers: {"Content-Type": "application/json"}, body: %q}).then(r => r.json()).then(s => s.text)`, `{"file": "`+file+`"}`)
	now := d.Eval(read)
	for end := time.Now().Add(patience); !good(now); now = d.Eval(read) {
		if time.Now().After(end) {
			d.Fatalf("%s stays so:\n%s", file, now)
		}
		time.Sleep(50 * time.Millisecond)
	}
	return now
}

// A language is added to a mission that has one; its texts stand in the source as an author would write them, and nothing else is
// touched. Undone, the file is what it was.
func TestATextIsTranslatedBesideTheOther(t *testing.T) {
	d := openIn(t, shipped(t, "pack.cue", "salvage-run/mission.cue"), 1280, 800)
	const file = "salvage-run/mission.cue"
	was := d.stands(file, "Salvage Run")
	d.texts()
	d.sees("Every text is in en")
	d.Press(d.Middle(".languages input"))
	d.Type("de")
	d.Key("Enter")
	all := d.number(`document.querySelectorAll(".texts .said").length`)
	d.WaitFor(fmt.Sprintf(`document.querySelector(".texts .bar").textContent.includes("Missing in de: %v")`, all))
	d.Shot("studio-view-texts")

	d.tabTo("Title (de)")
	d.spell("Bergung")
	d.Key("Tab")
	want := strings.Replace(was, "\tid:      \"salvage-run\"\n\ttitle:   \"Salvage Run\"\n\tedition: \"purge\"", "\tid: \"salvage-run\"\n\ttitle: {en: \"Salvage Run\", de: \"Bergung\"}\n\tedition: \"purge\"", 1) // in the usual form
	if now := d.stands(file, "Bergung"); now != want {
		t.Errorf("the translation stands otherwise:\n%s", now[:400])
	}
	d.sees(fmt.Sprintf("Missing in de: %v", all-1))

	// Only what is missing: a text that is written stays in its place until somebody asks anew.
	d.Press(d.Middle(d.button("Missing in de")))
	d.WaitFor(fmt.Sprintf(`document.querySelectorAll(".texts .said").length === %v`, all-1))
	d.says("Story (de)", "Das Geld ist weg.")
	d.stands(file, `de: "Das Geld ist weg."`)
	d.WaitFor(fmt.Sprintf(`document.querySelectorAll(".texts .said.lacking").length === %v && document.querySelectorAll(".texts .said").length === %v`, all-2, all-1))
	d.Shot("studio-view-texts-missing")

	for range 2 {
		d.Press(d.Middle(d.button("Undo")))
	}
	d.WaitFor(`!document.querySelector(".file b")`)
	d.again(file, was)
	d.Press(d.Middle(d.button("Fields")))
	d.sees(fmt.Sprintf("de: %v of %v texts missing", all, all))
	d.quiet()
}

// What one language lacks among others is found, and goes into the file in which that language stands; emptied, it is gone.
func TestAMissingTranslationGoesWhereItsLanguageStands(t *testing.T) {
	d := openIn(t, shipped(t, "pack.cue", "crossfire/mission.cue", "crossfire/german.cue"), 390, 844)
	const file = "crossfire/german.cue"
	was := d.stands(file, "Kreuzfeuer")
	d.texts()
	d.sees("de: complete")
	d.says("Counters · alarms · Title (de)", "")
	d.sees("Missing in de: 1")
	d.Press(d.Middle(d.button("Missing in de")))
	d.WaitFor(`document.querySelectorAll(".texts .said").length === 1`)
	d.Shot("studio-view-texts-phone")
	d.says("Counters · alarms · Title (de)", "Alarme")
	d.stands(file, `setup: counters: alarms: title: de: "Alarme"`)
	for range 2 {
		d.Press(d.Middle(d.button("Undo")))
	}
	d.sees("de: complete")
	d.again(file, was)
	d.quiet()
}

// quiet says what the page has found wrong with itself.
func (d *designer) quiet() {
	d.Helper()
	for _, line := range d.Console {
		if strings.Contains(line, "exceptionThrown") {
			d.Error(line)
		}
	}
}
