//go:build !js

package studio

import (
	"encoding/base64"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"testing"

	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// mostFirst is how many seconds of the processor a page may take until there is something to read on it; by the clock it takes as
// many on a machine that has nothing else to do.
const mostFirst = 3.0

// A mission is made from nothing in the studio that is a folder of files as in that of the command, by clicks, drags and keys, and
// comes out the same. It builds the program for browsers: SORTIE_FULL=1.
func TestAMissionIsMadeInAFolderOfFiles(t *testing.T) {
	if os.Getenv("SORTIE_FULL") == "" {
		t.Skip("it builds the program for browsers, which takes a minute of the processor: SORTIE_FULL=1, as make soak sets it")
	}
	chrometest.Binary(t)
	dir := t.TempDir()
	build := exec.Command("go", "run", "-trimpath", "./cmd/sortie/internal/studio/site", dir)
	build.Dir = "../../../.."
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	s := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(s.Close)
	c := chrometest.Open(t, "about:blank", 1400, 1000)
	c.Ask("Performance.enable", map[string]any{"timeDomain": "threadTicks"}, nil)
	c.Ask("Page.navigate", map[string]any{"url": s.URL}, nil)
	d := &designer{T: t, Chrome: c, file: filepath.Join(t.TempDir(), "cold-harbour", "mission.cue")}
	d.WaitFor(`document.querySelector(".home h2")`)
	if spent := spent(t, c); spent > mostFirst {
		t.Errorf("the first page takes %.1f seconds of the processor", spent)
	} else {
		t.Logf("the first page takes %.2f seconds of the processor", spent)
	}
	d.Press(d.Middle(`.home form input`))
	d.Type("Cold Harbour")
	d.Press(d.Middle(".home form button"))
	d.WaitFor(`document.querySelector(".studio .tree .unit")`)
	d.settled()
	d.measure()
	d.taken()
	d.make()
	d.Press(d.Middle(d.button("Save")))
	d.WaitFor(`document.querySelector("button.save").disabled`)
	d.taken()
	d.compare()
}

// taken puts the mission of the studio's pack, as its zip has it, where the designer has the file.
func (d *designer) taken() {
	d.Helper()
	d.Eval(`window.given = []; window.giving ??= URL.createObjectURL.bind(URL); URL.createObjectURL = b => { window.given.push(b); return window.giving(b) }`)
	d.Press(d.Middle(d.button("Zip")))
	const zip = `window.given.find(b => b.type === "application/zip")`
	d.WaitFor(zip)
	data := must(base64.StdEncoding.DecodeString(d.Eval(`(async () => { let s = ""; for (const b of new Uint8Array(await (` + zip + `).arrayBuffer())) s += String.fromCharCode(b); return btoa(s) })()`)))(d.T)
	for _, f := range must(Unzip(data))(d.T) {
		if path.Base(f.Name) != "mission.cue" {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(d.file), 0o755); err != nil {
			d.Fatal(err)
		}
		if err := os.WriteFile(d.file, f.Data, 0o644); err != nil {
			d.Fatal(err)
		}
		return
	}
	d.Fatal("the zip has no mission")
}

// spent is how many seconds of the processor the page has taken so far.
func spent(t *testing.T, c *chrometest.Chrome) float64 {
	t.Helper()
	var r struct {
		Metrics []struct {
			Name  string
			Value float64
		}
	}
	c.Ask("Performance.getMetrics", nil, &r)
	for _, m := range r.Metrics {
		if m.Name == "TaskDuration" {
			return m.Value
		}
	}
	t.Fatal("the browser does not say what the page has taken")
	return 0
}
