//go:build !js

package studio

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// Letters of the page of play grow with the screen, as those of the studio do; the part of a screen that the studio leaves for it counts.
func TestLettersOfPlayGrowWithTheScreen(t *testing.T) {
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
	c.Click("Set up the table")
	c.WaitFor(`!document.querySelector("#main").hidden`)
	for _, want := range []struct {
		width int
		size  string
	}{{390, "16px"}, {1280, "16px"}, {1920, "16px"}, {2300, "20px"}, {3100, "25.6px"}} {
		c.Ask("Emulation.setDeviceMetricsOverride", map[string]any{"width": want.width, "height": 1200, "deviceScaleFactor": 1, "mobile": false}, nil)
		c.WaitFor(fmt.Sprintf(`innerWidth === %d`, want.width))
		if got := c.Eval(`getComputedStyle(document.documentElement).fontSize + (document.documentElement.scrollWidth > innerWidth ? ", and it is wider than the screen" : "")`); got != want.size {
			t.Errorf("on %d pixels letters are of %s, not %s", want.width, got, want.size)
		}
	}
}

// While something is picked on the board of a small screen, what was found is seen all the same.
func TestFindingsAreSeenWhileSomethingIsPicked(t *testing.T) {
	dir := shipped(t, "pack.cue", "salvage-run/mission.cue")
	spoil(t, filepath.Join(dir, "salvage-run", "mission.cue"))
	d := openIn(t, dir, 1280, 800)
	d.WaitFor(`document.querySelector(".findings li")`)
	d.Press(d.Middle(d.button("Board")))
	d.settled()
	d.Press(d.Middle(`[data-thing="crates/l2"]`))
	d.WaitFor(`document.querySelector(".inspector .actions")`)
	if got := d.Eval(`(b => b.top > 0 && b.top + 60 < innerHeight)(document.querySelector(".findings li").getBoundingClientRect()) && document.querySelector(".inspector").clientHeight > 200`); got != "true" {
		t.Error("what was found lies below what is picked")
	}
}

// No title in the graph is wider than its node.
func TestTitlesFitTheirNodes(t *testing.T) {
	d := openIn(t, shipped(t, "pack.cue", "crossfire/mission.cue"), 1280, 800)
	d.Press(d.Middle(d.button("Graph")))
	d.WaitFor(`document.querySelectorAll(".graph .node").length > 15`)
	got := d.Eval(`[...document.querySelectorAll(".graph .node")].map(n => [n.querySelector("rect"), n.querySelector("text:last-of-type")].map(e => e.getBoundingClientRect())).filter(([r, t]) => t.right > r.right - 4).length + ""`)
	if got != "0" {
		t.Errorf("%s titles reach the edges of their nodes", got)
	}
	if d.Eval(`[...document.querySelectorAll(".graph .node")].some(n => n.textContent.includes("…"))`) != "true" {
		t.Error("no title is long enough to be shortened")
	}
}
