package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// holding keeps back what desks are ordered until the page is told to let go of it: the program answers nothing until then.
const holding = `window.held = []; window.release = () => { window.holds = false; for (const go of window.held) go() }; window.holds = true
window.Worker = class extends Worker { postMessage(m, ...more) { if (window.holds && m?.do === "desk") window.held.push(() => super.postMessage(m, ...more)); else super.postMessage(m, ...more) } }`

// opened is a page of the studio whose program is held back.
func opened(t *testing.T, address string) *chrometest.Chrome {
	t.Helper()
	c := chrometest.Open(t, "about:blank", 1280, 800)
	c.Ask("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": holding}, nil)
	c.Ask("Page.navigate", map[string]any{"url": address}, nil)
	return c
}

// again leaves the page and comes back to it.
func again(c *chrometest.Chrome) {
	address := c.Eval(`location.href`)
	for _, a := range []string{"about:blank", address} {
		c.Ask("Page.navigate", map[string]any{"url": a}, nil)
	}
	c.WaitFor(`window.held?.length === 1`)
}

// example clicks on an example of the first page.
func example(c *chrometest.Chrome, title string) {
	c.WaitFor(fmt.Sprintf(`[...document.querySelectorAll("button")].some(b => b.textContent === %q)`, title))
	c.Click(title)
}

const (
	s1    = `document.querySelector('[data-thing="crates/s1"]')`
	crate = `document.querySelector('[data-thing="crates/s1"]').getAttribute("aria-label")`
)

// An example is seen, its board, its text and what is found in it, before the program has answered anything. What is changed meanwhile
// is taken up when it does. Of a pack that is another than the example nothing is shown beforehand.
func TestAnExampleIsSeenBeforeTheProgramIsThere(t *testing.T) {
	s := built(t)
	t.Run("seen", func(t *testing.T) {
		c := opened(t, s.URL+"/?lang=en")
		example(c, "Salvage Run purge")
		c.WaitFor(s1)
		c.WaitFor(`document.querySelector(".findings h2").textContent === "Nothing is wrong"`)
		if got := c.Eval(`document.querySelector(".tree .unit").textContent + ", " + document.querySelector("footer").textContent`); !strings.HasPrefix(got, "Salvage Run, The program is still starting") {
			t.Errorf("the page says %q", got)
		}
		c.Click("Text")
		c.WaitFor(`document.querySelector(".cm-content")?.textContent.includes("Salvage Run")`)
		c.Click("Board")
		c.WaitFor(s1)
		again(c)
		c.WaitFor(s1) // it is in the browser's storage, unchanged

		before := c.Eval(crate)
		key(c, "crates/s1", "ArrowDown")
		c.WaitFor(`document.querySelector('.board[aria-busy="true"]')`)
		if now := c.Eval(crate); now != before || c.Eval(`window.held.length`) != "1" {
			t.Errorf("without the program, the crate has come from %s to %s", before, now)
		}
		c.Eval(`release()`)
		c.WaitFor(fmt.Sprintf(`%s !== %q`, crate, before))
		c.WaitFor(`!document.querySelector("button.save").disabled && document.querySelector("footer").textContent === ""`)
		clean(t, c)
		again(c)
		old(t, c, "with something that is not saved")
		c.Eval(`release()`)
		c.WaitFor(s1)
		c.WaitFor(`!document.querySelector("button.save").disabled`)
		save(c)
		again(c)
		old(t, c, "that was changed")
	})
	t.Run("the same", func(t *testing.T) { theSame(t, s) })
}

// old fails if a page shows more of a pack than its text, before the program is there.
func old(t *testing.T, c *chrometest.Chrome, what string) {
	t.Helper()
	c.WaitFor(`document.querySelector(".preview")?.textContent.includes("salvage-run")`)
	c.Eval(`new Promise(done => setTimeout(done, 500))`)
	if seen := c.Eval(`document.querySelectorAll("[data-thing], .tree .unit").length`); seen != "0" {
		t.Errorf("a pack %s shows %s things before the program is there", what, seen)
	}
}

// theSame has the program in the browser make each of the examples, and asks it all that was answered of it beforehand.
func theSame(t *testing.T, s *server) {
	list, err := offered()
	if err != nil {
		t.Fatal(err)
	}
	answers := 0
	for some := range slices.Chunk(list, 12) { // a browser is ended after ten minutes
		c := chrometest.Open(t, s.URL, 400, 400)
		c.WaitFor(`document.querySelector(".home h2")`)
		c.Eval(comparing)
		for _, e := range some {
			said, n := c.Eval(fmt.Sprintf(`compare(%q, %q)`, e.Kind, e.ID)), 0
			if _, err := fmt.Sscanf(said, "%d answers", &n); err != nil || n < 5 {
				t.Errorf("%s: the program says otherwise: %s", e.ID, said)
			}
			answers += n
		}
	}
	t.Logf("%d answers of %d examples", answers, len(list))
}

// comparing gives a page the function that compares what an example shows first with what the program says and makes.
const comparing = `(async () => {
	window.tell = (w, order, what) => new Promise((good, bad) => { w.onmessage = e => { if (what in e.data) good(e.data); else if ("failed" in e.data) bad(new Error(e.data.failed)) }; w.postMessage(order) })
	const loader = new Worker("worker.js")
	window.program = (await tell(loader, { do: "load" }, "program")).program
	window.unpack = async id => JSON.parse(await new Response((await fetch("first/" + id + ".json.gz")).body.pipeThrough(new DecompressionStream("gzip"))).text())
	window.kept = front => new Promise(good => { const r = indexedDB.open("sortie", 1); r.onsuccess = () => { const files = r.result.transaction("files").objectStore("files"), out = {}, c = files.openCursor(IDBKeyRange.bound(front, front + "\uffff")); c.onsuccess = () => { const at = c.result; if (!at) return good(out); out[at.key.slice(front.length)] = new TextDecoder().decode(at.value); at.continue() } } })
	window.compare = async (kind, id) => {
		const built = await unpack(id), desk = new Worker("worker.js"), wrong = []
		await tell(desk, { do: "desk", program, pack: "/packs/" + id, first: [["new", kind, id, "--from", id]], files: new Map() }, "open")
		const files = await kept("/packs/" + id + "/"), text = o => JSON.stringify(Object.entries(o).sort())
		if (text(files) !== text(built.files)) wrong.push("files " + Object.keys(files))
		for (const [i, a] of built.answers.entries()) {
			const got = await tell(desk, { ask: i, method: a.method, path: a.path, body: a.body === undefined ? "" : JSON.stringify(a.body) }, "ask")
			if (got.status !== 200 || got.type !== a.type || new TextDecoder().decode(got.data) !== a.text) wrong.push(a.method + " " + a.path + " " + JSON.stringify(a.body)?.slice(0, 80))
		}
		desk.terminate()
		return wrong.join("; ") || built.answers.length + " answers"
	}
})()`
