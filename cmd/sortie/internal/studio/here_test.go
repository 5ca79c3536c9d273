//go:build !js

package studio

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// part is a part of a page that shows a value.
func (d *designer) part(path string) chrometest.Point {
	d.Helper()
	find := fmt.Sprintf(`.part[title^=%q]`, path+":")
	d.WaitFor(fmt.Sprintf(`document.querySelector(%q)`, find))
	for was := d.Middle(find); ; { // the page may still be scrolled to what somebody was at before
		d.Eval(`new Promise(done => setTimeout(done, 300))`)
		now := d.Middle(find)
		if now == was {
			return now
		}
		was = now
	}
}

// line puts the cursor into the first line of the text that has some words. The editor has only those in the page that are seen.
func (d *designer) line(words string) {
	d.Helper()
	d.WaitFor(`document.querySelector(".cm-content")`)
	found := d.Eval(fmt.Sprintf(`(async words => {
		const box = document.querySelector(".cm-scroller")
		for (let top = 0, turn = 0; turn < 8; top += 300) { // another view may lead elsewhere meanwhile
			if (top > box.scrollHeight) { top = 0; turn++ }
			box.scrollTop = top
			await new Promise(done => setTimeout(done, 300))
			const line = [...document.querySelectorAll(".cm-line")].find(l => l.textContent.includes(words) && l.getBoundingClientRect().top > 60 && l.getBoundingClientRect().bottom < 900)
			if (!line) continue
			const at = line.textContent.indexOf(words) + Math.floor(words.length / 2), walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT), range = document.createRange()
			for (let n = 0, node; node = walk.nextNode(); n += node.length) if (at >= n && at < n + node.length) { range.setStart(node, at - n); range.setEnd(node, at - n + 1) }
			const r = range.getBoundingClientRect()
			return r.left + r.width / 2 + " " + (r.top + r.height / 2)
		}
		return "no line"
	})(%q)`, words))
	var p chrometest.Point
	if _, err := fmt.Sscan(found, &p.X, &p.Y); err != nil {
		d.Fatalf("%s with %q", found, words)
	}
	d.Press(p)
}

func TestPagesTextAndBoardFollowOneAnother(t *testing.T) {
	d := open(t, 1600, 1000)
	d.begin()
	d.Press(d.Middle(d.button("Pages")))
	d.Press(d.part("objectives.primary"))
	d.WaitFor(`document.querySelector(".cm-here")?.textContent.startsWith("primary")`) // in the view of the text

	d.Press(d.Middle(d.button("Pages")))
	d.WaitFor(`document.querySelector(".part.on")?.title.startsWith("objectives.primary:")`)
	d.Press(d.Middle(d.button("Text beside")))
	d.WaitFor(`document.querySelector(".cm-here")`)
	d.line("edition:")
	d.WaitFor(`!document.querySelector(".part.on")`)
	d.line("plan: ")
	d.WaitFor(`document.querySelector(".part.on")?.title.startsWith("board.plan:")`)
	d.Press(d.part("board.crates.l1"))
	d.WaitFor(`[...document.querySelectorAll(".cm-here")].some(e => e.textContent.startsWith("l1"))`)
	d.Shot("studio-view-beside")

	d.Press(d.Middle(d.button("Board")))
	d.settled()
	d.WaitFor(`document.querySelector('[data-thing="crates/l1"].on')`)
	d.Press(d.Middle(`[data-thing="crates/l2"]`))
	d.WaitFor(`[...document.querySelectorAll(".cm-here")].some(e => e.textContent.startsWith("l2"))`)
	d.line("s1: {")
	d.WaitFor(`document.querySelector('[data-thing="crates/s1"].on') && !document.querySelector('[data-thing="crates/l2"].on')`)
	d.line("+-------+") // a wall of the drawing
	d.WaitFor(`document.querySelector('.thing.panels.on')`)

	for _, line := range d.Console {
		if strings.Contains(line, "exceptionThrown") {
			t.Error(line)
		}
	}
}

// A part of the briefing leads to its source, in the text beside it, and is marked when somebody is at that.
func TestABriefingFollowsToo(t *testing.T) {
	d := open(t, 1600, 1000)
	d.begin()
	d.Press(d.Middle(d.button("Pages")))
	d.Press(d.Middle(d.button("Text beside")))
	d.Eval(`window.told = []; addEventListener("message", e => e.data?.sortie?.parts && window.told.push(...e.data.sortie.parts)); 0`)
	d.Press(d.Middle(d.button("Briefing")))
	d.WaitFor(`window.told.includes("objectives.primary") && window.told.includes("story") && window.told.includes("setup.crew")`)
	frame := d.Middle(".product iframe")
	top := d.number(`document.querySelector(".product iframe").getBoundingClientRect().top`)
	d.Press(chrometest.Point{X: frame.X, Y: top + 105}) // the title
	d.WaitFor(`[...document.querySelectorAll(".cm-here")].some(e => e.textContent.startsWith("title"))`)
	d.line("story:")
	d.Eval(`new Promise(done => setTimeout(done, 500))`)
	d.Shot("studio-view-briefing")
}

// briefing is the page of a mission's briefing by itself, as the studio has it drawn.
func briefing(t *testing.T) *chrometest.Chrome {
	t.Helper()
	dir := shipped(t, "pack.cue", "salvage-run/mission.cue")
	page := (&reading.Direct{}).Make(reading.Job{Root: dir, Unit: "salvage-run", Draw: reading.BriefingDrawing})
	if len(page.Drawn) != 1 {
		t.Fatalf("the briefing is not drawn: %s", page.NotDrawn)
	}
	file := filepath.Join(t.TempDir(), "briefing.html")
	if err := os.WriteFile(file, page.Drawn[0].Data, 0o644); err != nil {
		t.Fatal(err)
	}
	c := chrometest.Open(t, "file://"+filepath.ToSlash(file), 1280, 800)
	c.WaitFor(`document.readyState === "complete"`)
	return c
}

// The briefing does nothing before it is greeted. Then it tells what its parts show, marks what it is told to, and leads there by
// clicks and by keys.
func TestABriefingTellsWhatItShows(t *testing.T) {
	c := briefing(t)
	c.Eval(`window.told = []; addEventListener("message", e => e.data?.sortie?.follow && window.told.push(e.data.sortie.follow)); 0`)
	story := c.Middle(`[data-from="story"]`)
	c.Press(story)
	if got := c.Eval(`new Promise(done => setTimeout(() => done(document.querySelectorAll("[title], [tabindex]").length + window.told.join()), 200))`); got != "0" {
		t.Errorf("nobody has greeted it, and it says %s", got)
	}
	c.Eval(`postMessage({ sortie: { greet: "{path}: here" } }, "*"); 0`)
	c.WaitFor(`document.querySelector('[data-from="story"]').title === "story: here"`)
	c.Press(story)
	c.WaitFor(`window.told.join() === "story"`)
	c.Eval(`postMessage({ sortie: { on: ["rules.timetable"], show: true } }, "*"); 0`)
	c.WaitFor(`(e => e.matches(".on[aria-current]") && e.getBoundingClientRect().top > 0 && e.getBoundingClientRect().bottom < innerHeight && document.querySelectorAll(".on").length === 1)(document.querySelector('[data-from="rules.timetable"]'))`)
	c.Eval(`document.querySelector('[data-from="rules.timetable"]').focus(); 0`)
	c.Key("ArrowUp")
	c.Key("Enter")
	c.WaitFor(`window.told.join() === "story,rules.put-aside"`)
	if got := c.Eval(`[...document.querySelectorAll('[tabindex="0"]')].map(e => e.dataset.from).join()`); got != "rules.put-aside" {
		t.Errorf("Tab reaches %s", got)
	}
}

// What the pack's own rules bring onto a page leads to their file; beside what leads anywhere, a click says where that comes from.
func TestPagesLeadToHouseRules(t *testing.T) {
	dir := shipped(t, "pack.cue", "salvage-run/mission.cue")
	for _, f := range starters.Make("purge", "npc", "slag-hound") {
		file := filepath.Join(dir, "house", "slag-hound", f.Name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, f.Data, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	d := openIn(t, dir, 1600, 1000)
	d.Press(d.Middle(d.button("Pages")))
	d.Press(d.Middle(d.button("Reference")))
	d.WaitFor(`document.querySelector(".part")?.title.includes("slag-hound")`)
	d.Press(d.Middle(".page img"))
	d.sees("comes from the rules of the edition purge. House rules change those")
	d.Press(d.part("npcs.slag-hound"))
	d.WaitFor(`document.querySelector(".cm-activeLine")?.textContent.includes('npcs: "slag-hound": {')`)
	d.sees("house/slag-hound/npc.cue")
}
