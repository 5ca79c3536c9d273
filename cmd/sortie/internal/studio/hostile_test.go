//go:build !js

package studio

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/infected"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// named is a folder of a unit whose name is a script, as far as names of folders can be.
const named = `<img src=x onerror="parent.postMessage('infected','*')">`

// infectedDesk is a desk with a pack that has scripts in all texts, in a folder's name, and in what is not saved: there even in
// prose, where the language refuses them.
func infectedDesk(t *testing.T, below string) *Desk {
	t.Helper()
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	c, dir := infected.New(t), t.TempDir()
	c.Pack(t, dir)
	if err := os.Rename(filepath.Join(dir, "exploration"), filepath.Join(dir, named)); err != nil {
		t.Fatal(err)
	}
	d := must(NewDesk(filepath.Join(dir, below), "test", &reading.Direct{}, &reading.Direct{}))(t)
	t.Cleanup(d.Close)
	c.Raw = true
	for _, file := range []string{"crossfire/mission.cue", "crews/eidolon/crew.cue", "first-game/scenario.cue"} {
		if _, err := d.Read(file); err != nil {
			continue // it is of the other pack
		}
		if err := d.Lay(file, c.Source(t, file, must(d.Read(file))(t).Text)); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// visited are the units whose views are opened: one that is not saved, one with a script for a folder's name and,
// with SORTIE_FULL=1, one of each kind.
func visited(d *Desk) []Unit {
	var all []Unit
	seen, full := map[string]bool{}, os.Getenv("SORTIE_FULL") != ""
	for _, u := range d.Units() {
		if u.Folder == named || strings.HasPrefix(u.Folder, "cross") || full && (!seen[u.Kind] || u.Folder == infected.Own) {
			all = append(all, u)
		}
		seen[u.Kind] = true
	}
	return all
}

// Whatever of a pack is looked at, in the studio or on another screen, nothing of what it says is run. SORTIE_FULL=1 opens the
// pack of the other game and rule sets as well.
func TestNothingThatAPackSaysIsRun(t *testing.T) {
	chrometest.Binary(t)
	if !Built() {
		t.Skip("the frontend has not been bundled (make studio): no page was opened")
	}
	packs := []string{"."}
	if os.Getenv("SORTIE_FULL") != "" {
		packs = append(packs, "xia")
	}
	for _, below := range packs {
		d := infectedDesk(t, below)
		t.Run(below+" in the studio", func(t *testing.T) { nothingIsRunInTheStudio(t, d, below == ".") })
		t.Run(below+" on a stage", func(t *testing.T) { nothingIsRunOnAStage(t, d) })
	}
}

// nothingIsRunInTheStudio opens what its own author sees; one of the packs has something for every view.
func nothingIsRunInTheStudio(t *testing.T, d *Desk, all bool) {
	line := must(net.Listen("tcp", "127.0.0.1:0"))(t)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { defer close(ended); serve(ctx, io.Discard, line, d, "0123456789abcdef", true) }()
	t.Cleanup(func() { stop(); <-ended })
	c := chrometest.Open(t, "about:blank", 1400, 1000)
	c.Ask("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": infected.Listener}, nil)
	c.Ask("Page.navigate", map[string]any{"url": fmt.Sprintf("http://%s/?key=0123456789abcdef", line.Addr())}, nil)
	c.WaitFor(`document.querySelector(".studio .tree .unit")`)
	// A unit goes by its folder until it has been read, and by its title from then on.
	c.WaitFor(`![...document.querySelectorAll(".tree .unit")].some(b => ["crossfire", "first-game"].includes(b.firstChild.textContent))`)
	nothingIsRunInViews(t, c, visited(d), all)
}

// nothingIsRunInViews opens every view of units in a studio, in a pack that has something for all of them or not.
func nothingIsRunInViews(t *testing.T, c *chrometest.Chrome, units []Unit, all bool) {
	t.Helper()
	c.WaitFor(`document.querySelector(".studio .tree .unit")`)
	opened := map[string]int{}
	for _, u := range units {
		find := fmt.Sprintf(`[...document.querySelectorAll(".tree .unit")].find(b => b.firstChild.textContent === %q)`, called(u))
		c.WaitFor(find)
		c.Eval(find + `.click()`)
		c.WaitFor(find + `.matches(".on")`)
		tabs := must(strconv.Atoi(c.Eval(`document.querySelectorAll("[role=tab]").length`)))(t)
		for i := range tabs {
			c.Eval(fmt.Sprintf(`document.querySelectorAll("[role=tab]")[%d].click()`, i))
			c.WaitFor(fmt.Sprintf(`document.querySelectorAll("[role=tab]")[%d]?.ariaSelected === "true"`, i))
			view := strings.TrimPrefix(c.Eval(`[...document.querySelector(".studio").classList].find(c => c.startsWith("view-"))`), "view-")
			c.WaitFor(fmt.Sprintf(`document.querySelector(%q)`, shown[view]))
			opened[view]++
			c.Eval(`document.querySelectorAll("details").forEach(e => e.open = true)`)
			c.Eval(`document.querySelectorAll("main button[aria-pressed=false]").forEach(b => b.click())`) // previews, and other products
			c.Eval(`new Promise(done => setTimeout(done, 200))`)
			if found := c.Eval(infected.Found); found != "" {
				t.Errorf("%s, %s: %s", called(u), view, found)
			}
		}
	}
	t.Logf("views that were opened: %v", opened)
	for view := range shown {
		if opened[view] == 0 && all {
			t.Errorf("no %s was opened", view)
		}
	}
	if tree := c.Eval(`document.querySelector(".tree").textContent`); !strings.Contains(tree, "<script>parent.postMessage(") || !strings.Contains(tree, `"><svg onload`) {
		t.Errorf("titles are not shown as they are written: %s", tree)
	}
}

// shown is what a view has when it is there.
var shown = map[string]string{
	"form": ".forms .modes", "graph": ".graph .node, .empty", "pages": ".page img, .product iframe, .empty", "changes": ".changes",
	"play": ".product iframe, .empty", "text": ".cm-content", "board": ".board, .empty",
}

// nothingIsRunOnAStage opens what others see on another screen.
func nothingIsRunOnAStage(t *testing.T, d *Desk) {
	line := must(net.Listen("tcp", "127.0.0.1:0"))(t)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- serveStage(ctx, io.Discard, line, d, "k", nil) }()
	t.Cleanup(func() { stop(); <-ended })
	c := chrometest.Open(t, "about:blank", 1400, 1000)
	c.Ask("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": infected.Listener}, nil)
	seen := 0
	for _, u := range visited(d) {
		address := fmt.Sprintf("http://%s/?key=k&unit=%s", line.Addr(), url.QueryEscape(u.Folder))
		c.Ask("Page.navigate", map[string]any{"url": address}, nil)
		c.WaitFor(`document.readyState === "complete" && document.querySelector("h1")`)
		for i := range must(strconv.Atoi(c.Eval(`document.querySelectorAll("nav:not(.units) a").length`)))(t) {
			c.Eval(fmt.Sprintf(`(document.documentElement.dataset.old = "", document.querySelectorAll("nav:not(.units) a")[%d].click())`, i))
			c.WaitFor(`document.readyState === "complete" && document.documentElement.dataset.old !== "" && document.querySelector("h1")`)
			if found := c.Eval(infected.Found); found != "" {
				t.Errorf("%s, %s: %s", called(u), c.Eval(`document.querySelector("nav [aria-current]:not(.units *)")?.textContent`), found)
			}
			if strings.Contains(c.Eval(`document.body.textContent`), "parent.postMessage(") {
				seen++
			}
		}
	}
	if seen < 10 {
		t.Errorf("only %d pages show a script as it is written", seen)
	}
}
