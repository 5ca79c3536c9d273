//go:build !js

package studio

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// axeFile is the environment variable that names the file axe.min.js of axe-core. It is not part of Sortie, and nothing fetches it.
const axeFile = "SORTIE_AXE"

// axe is the source of axe-core. Without it the test is skipped.
func axe(t *testing.T) string {
	t.Helper()
	name := os.Getenv(axeFile)
	if name == "" {
		t.Skip("SKIPPED: no page is held against WCAG, as " + axeFile + " names no axe.min.js (npm install axe-core)")
	}
	return string(must(os.ReadFile(name))(t))
}

// serious are the findings of axe-core on a page, from serious on, with the elements that they are about.
const serious = `axe.run(document, { iframes: false, resultTypes: ["violations"] }).then(r => r.violations.filter(v => v.impact === "serious" || v.impact === "critical")
	.map(v => v.id + " (" + v.help + "): " + v.nodes.slice(0, 4).map(n => n.target.join(" ") + " " + (n.any[0]?.message ?? n.failureSummary)).join("; ")).join("\n"))`

// judged tells what axe-core finds on a page in the light and in the dark, at the size of a desk and of a phone.
func judged(t *testing.T, c *chrometest.Chrome, source, what string) {
	t.Helper()
	if c.Eval(`typeof axe`) != "object" {
		c.Eval(source + "\n;0")
	}
	for _, scheme := range []string{"light", "dark"} {
		c.Ask("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": scheme}}}, nil)
		for _, size := range [][2]int{{1280, 800}, {390, 844}} {
			c.Ask("Emulation.setDeviceMetricsOverride", map[string]any{"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": size[0] < 600}, nil)
			c.Eval(`new Promise(done => setTimeout(done, 300))`)
			if found := c.Eval(serious); found != "" {
				t.Errorf("%s, %s, %d pixels wide: %s", what, scheme, size[0], found)
			}
		}
	}
}

// Nothing serious is found by axe-core in any view of a unit, sound or not.
func TestAxeFindsNothingSerious(t *testing.T) {
	source := axe(t)
	dir := shipped(t, "pack.cue", "salvage-run/mission.cue", "crews/eidolon/crew.cue", "decks/purge/deck.cue", "posts/tech-noir/post.cue")
	spoil(t, filepath.Join(dir, "salvage-run", "mission.cue"))
	d := openIn(t, dir, 1280, 800)
	d.WaitFor(`document.querySelector(".findings li")`)
	for n := range int(d.number(`document.querySelectorAll(".tree .unit").length`)) {
		unit := d.Eval(fmt.Sprintf(`(u => { u.click(); return u.firstChild.textContent })(document.querySelectorAll(".tree .unit")[%d])`, n))
		d.WaitFor(fmt.Sprintf(`document.querySelectorAll(".tree .unit")[%d].matches(".on")`, n))
		for i := range int(d.number(`document.querySelectorAll("[role=tab]").length`)) {
			d.Eval(fmt.Sprintf(`document.querySelectorAll("[role=tab]")[%d].click()`, i))
			view := strings.TrimPrefix(d.Eval(`[...document.querySelector(".studio").classList].find(c => c.startsWith("view-"))`), "view-")
			d.WaitFor(fmt.Sprintf(`document.querySelector(%q)`, shown[view]))
			d.Eval(`document.querySelectorAll("details").forEach(e => e.open = true)`)
			judged(t, d.Chrome, source, unit+", "+view)
		}
	}
	d.Click("Keys")
	judged(t, d.Chrome, source, "the keys")
}

// Nor in the page of play, from its beginning into a game.
func TestAxeFindsNothingSeriousInAGame(t *testing.T) {
	source := axe(t)
	dir := shipped(t, "pack.cue", "salvage-run/mission.cue")
	page := (&reading.Direct{}).Make(reading.Job{Root: dir, Unit: "salvage-run", Draw: reading.PlayDrawing})
	if len(page.Drawn) != 1 {
		t.Fatalf("the page of play is not drawn: %s", page.NotDrawn)
	}
	file := filepath.Join(t.TempDir(), "play.html")
	if err := os.WriteFile(file, page.Drawn[0].Data, 0o644); err != nil {
		t.Fatal(err)
	}
	c := chrometest.Open(t, "file://"+filepath.ToSlash(file), 1280, 800)
	c.WaitFor(`document.querySelector("#start")?.open`)
	judged(t, c, source, "the beginning of a game")
	c.Click("Set up the table")
	c.WaitFor(`!document.querySelector("#main").hidden`)
	judged(t, c, source, "the table set up")
	c.Click("Fill the crates")
	c.Click("Begin round 1")
	c.Click("Draw an event")
	judged(t, c, source, "a game")
}

// Nor on the first page of the studio in a folder of files, nor around the page of play there and in it.
func TestAxeFindsNothingSeriousInAFolderOfFiles(t *testing.T) {
	source, s := axe(t), folderOfFiles(t)
	c := chrometest.Open(t, "about:blank", 1280, 800)
	c.Ask("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": source}, nil) // the policy of the page lets nothing in later
	c.Ask("Page.navigate", map[string]any{"url": s.URL + "/?lang=en"}, nil)
	const example = `[...document.querySelectorAll("button")].find(b => b.textContent === "Salvage Run purge")`
	c.WaitFor(example)
	c.WaitFor(`!document.querySelector(".loading progress")`)
	judged(t, c, source, "the first page")
	c.Eval(example + `.click()`)
	c.WaitFor(`document.querySelector('[data-thing="crates/s1"]')`)
	judged(t, c, source, "an example")
	c.Eval(noting)
	c.Click("Play")
	c.WaitFor(`document.querySelector("iframe")?.src.startsWith("blob:")`)
	judged(t, c, source, "around the page of play")
	file := filepath.Join(t.TempDir(), "play.html")
	if err := os.WriteFile(file, given(t, c, "text/html"), 0o644); err != nil {
		t.Fatal(err)
	}
	c.Ask("Page.navigate", map[string]any{"url": "file://" + filepath.ToSlash(file)}, nil)
	c.WaitFor(`document.querySelector("#start")?.open`)
	judged(t, c, source, "the page of play of the folder")
}

// Nor in the briefing, by itself and as the studio shows it, with a part that is marked.
func TestAxeFindsNothingSeriousInABriefing(t *testing.T) {
	source := axe(t)
	c := briefing(t)
	judged(t, c, source, "the briefing")
	c.Eval(`postMessage({ sortie: { greet: "{path}: here" } }, "*"); postMessage({ sortie: { on: ["title", "objectives.primary", "rules.timetable"], show: true } }, "*"); 0`)
	c.WaitFor(`document.querySelectorAll(".on").length === 3`)
	judged(t, c, source, "the briefing in the studio")
}

// spoil has something be found in a mission.
func spoil(t *testing.T, file string) {
	t.Helper()
	text := strings.Replace(string(must(os.ReadFile(file))(t)), "hostility: 3", "hostility: 300", 1)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Nor in what New asks.
func TestAxeFindsNothingSeriousInWhatIsBegun(t *testing.T) {
	source := axe(t)
	d := open(t, 1280, 800)
	d.new()
	d.Key("d")
	d.Eval(`document.querySelector("dialog input").focus()`)
	d.Type("Odd Noises")
	d.wouldWrite("decks/odd-noises/deck.cue")
	judged(t, d.Chrome, source, "what can be begun")
}
