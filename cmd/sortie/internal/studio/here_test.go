//go:build !js

package studio

import (
	"fmt"
	"strings"
	"testing"

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
