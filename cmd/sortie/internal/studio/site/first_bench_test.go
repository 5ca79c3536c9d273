package main

import (
	"slices"
	"strconv"
	"testing"

	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// watching notes when an example was clicked on, and when its board was painted with its picture, its text being there.
const watching = `window.when = {}
new MutationObserver(() => {
	const example = [...document.querySelectorAll("button")].find(b => b.textContent === "Salvage Run purge"), board = document.querySelector('[data-thing="crates/s1"]')
	if (example && !when.click) { when.click = performance.now(); example.click() }
	if (board && !when.board) { when.board = 1; document.querySelector(".sheet img, .floors img").decode().then(() => requestAnimationFrame(() => setTimeout(() => { when.board = performance.now() }))) }
}).observe(document, { subtree: true, childList: true })`

// BenchmarkFirstView is how long the first visit of all takes until an example's board is seen, that is clicked on as soon as it is
// offered: in a browser that has never been there, from a file server that packs nothing.
func BenchmarkFirstView(b *testing.B) {
	s := built(b)
	var page, click []float64
	for b.Loop() {
		before := s.sent.Load()
		c := chrometest.Open(b, "about:blank", 1280, 800)
		c.Ask("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": watching}, nil)
		c.Ask("Page.navigate", map[string]any{"url": s.URL}, nil)
		c.WaitFor(`when.board > 1`)
		number := func(expression string) float64 {
			n, err := strconv.ParseFloat(c.Eval(expression), 64)
			if err != nil {
				b.Fatal(err)
			}
			return n / 1000
		}
		page, click = append(page, number(`when.board`)), append(click, number(`when.board - when.click`))
		c.Eval(`navigator.serviceWorker.ready.then(() => {})`)
		c.WaitFor(`document.querySelector("footer")?.textContent === ""`) // the program answers itself
		b.ReportMetric(float64(s.sent.Load()-before)/1e6, "MB")
		c.Close()
	}
	slices.Sort(page)
	slices.Sort(click)
	b.ReportMetric(page[len(page)/2], "s/page")
	b.ReportMetric(click[len(click)/2], "s/click")
	b.ReportMetric(page[len(page)-1], "s/slowest")
}
