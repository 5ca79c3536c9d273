//go:build !js

package studio

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/infected"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostFirst is how many seconds of the processor a page may take until there is something to read on it; by the clock it takes as
// many on a machine that has nothing else to do.
const mostFirst = 3.0

// folderOfFiles serves the studio that is a folder of files.
func folderOfFiles(t *testing.T) *httptest.Server {
	t.Helper()
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
	return s
}

// A mission is made from nothing in the studio that is a folder of files as in that of the command, by clicks, drags and keys, and
// comes out the same. It builds the program for browsers: SORTIE_FULL=1.
func TestAMissionIsMadeInAFolderOfFiles(t *testing.T) {
	s := folderOfFiles(t)
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

// Whatever of a pack that came as a zip is looked at in the folder of files, nothing of what it says is run: neither texts, names of
// folders and of the zip, nor what the address of the page says. Rule sets of a pack are left to the studio of the command.
func TestNothingThatAPackSaysIsRunInAFolderOfFiles(t *testing.T) {
	s := folderOfFiles(t)
	for _, below := range []string{".", "xia"} {
		t.Run(below, func(t *testing.T) {
			d := infectedDesk(t, below)
			c := chrometest.Open(t, "about:blank", 1400, 1000)
			c.Ask("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": infected.Listener}, nil)
			c.Ask("Page.navigate", map[string]any{"url": s.URL + "/?lang=en#/packs/" + url.PathEscape(strings.ReplaceAll(named, "/", ""))}, nil)
			c.WaitFor(`document.querySelector(".home input[type=file]")`)
			c.Eval(fmt.Sprintf(`(() => { const all = new DataTransfer(), raw = atob(%q); all.items.add(new File([Uint8Array.from(raw, c => c.charCodeAt(0))], %q)); const i = document.querySelector("input[type=file]"); i.files = all.files; i.dispatchEvent(new Event("change", { bubbles: true })) })()`,
				base64.StdEncoding.EncodeToString(must(d.Zip())(t)), named+".zip"))
			c.WaitFor(`document.querySelector(".studio .tree .unit")`)
			units := slices.DeleteFunc(visited(d), func(u Unit) bool { return u.Kind == model.HouseKind || u.Kind == model.EditionKind })
			nothingIsRunInViews(t, c, units, below == ".")
			c.Eval(`location.hash = ""`)
			c.WaitFor(`document.querySelector(".home .packs li")`)
			if found := c.Eval(infected.Found); found != "" {
				t.Errorf("on the first page: %s", found)
			}
		})
	}
}

// noting has a page keep what it gives addresses of its own.
const noting = `window.given = []; window.giving ??= URL.createObjectURL.bind(URL); URL.createObjectURL = b => { window.given.push(b); return window.giving(b) }`

// given is what a page that notes it has given an address, of a type.
func given(t *testing.T, c *chrometest.Chrome, kind string) []byte {
	t.Helper()
	find := fmt.Sprintf(`window.given.find(b => b.type.startsWith(%q))`, kind)
	c.WaitFor(find)
	return must(base64.StdEncoding.DecodeString(c.Eval(`(async () => { let s = ""; for (const b of new Uint8Array(await (` + find + `).arrayBuffer())) s += String.fromCharCode(b); return btoa(s) })()`)))(t)
}

// taken puts the mission of the studio's pack, as its zip has it, where the designer has the file.
func (d *designer) taken() {
	d.Helper()
	d.Eval(noting)
	d.Press(d.Middle(d.button("Zip")))
	data := given(d.T, d.Chrome, "application/zip")
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
