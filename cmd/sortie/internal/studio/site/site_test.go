package main

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// mostWire is what a first visit may send, in bytes: all that is kept for times without a network is among it.
const mostWire = 20_000_000

// full is the variable that has the long tests run.
const full = "SORTIE_FULL"

// repository makes the root of the repository the folder of the test, as it is that of the command.
func repository(t testing.TB) {
	t.Helper()
	if os.Getenv(full) == "" {
		t.Skip("it builds the program for browsers, which takes a minute of the processor: SORTIE_FULL=1, as make soak sets it")
	}
	chrometest.Binary(t)
	t.Chdir("../../../../..")
}

// server is a plain file server that counts what it sends.
type server struct {
	*httptest.Server
	sent atomic.Int64
}

type counted struct {
	http.ResponseWriter
	sent *atomic.Int64
}

func (c counted) Write(p []byte) (int, error) {
	c.sent.Add(int64(len(p)))
	return c.ResponseWriter.Write(p)
}

func serve(t testing.TB, dir string) *server {
	t.Helper()
	s := &server{}
	files := http.FileServer(http.Dir(dir))
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { files.ServeHTTP(counted{w, &s.sent}, r) }))
	t.Cleanup(s.Close)
	return s
}

// folder is the folder as it is built, once for all tests.
var folder struct {
	once sync.Once
	dir  string
	err  error
}

func TestMain(m *testing.M) {
	code := m.Run()
	os.RemoveAll(folder.dir)
	os.Exit(code)
}

// built serves the folder.
func built(t testing.TB) *server {
	t.Helper()
	repository(t)
	folder.once.Do(func() {
		if folder.dir, folder.err = os.MkdirTemp("", "site"); folder.err == nil {
			folder.err = build(folder.dir)
		}
	})
	if folder.err != nil {
		t.Fatal(folder.err)
	}
	return serve(t, folder.dir)
}

// noting keeps what the page gives to be downloaded.
const noting = `window.given ??= []; if (!window.giving) { window.giving = URL.createObjectURL; URL.createObjectURL = b => { window.given.push(b); return window.giving(b) } }`

// given are the bytes of a download that clicking on a button causes, of a type.
func given(t *testing.T, c *chrometest.Chrome, button, kind string) []byte {
	t.Helper()
	c.Eval(noting)
	c.Eval(`window.given.length = 0`)
	c.Click(button)
	find := fmt.Sprintf(`window.given.find(b => b.type === %q)`, kind)
	c.WaitFor(find)
	data, err := base64.StdEncoding.DecodeString(c.Eval(`(async () => { const all = new Uint8Array(await (` + find + `).arrayBuffer()); let s = ""; for (const b of all) s += String.fromCharCode(b); return btoa(s) })()`))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// choose gives the first page a zip.
func choose(c *chrometest.Chrome, name string, data []byte) {
	c.Eval(fmt.Sprintf(`(() => { const all = new DataTransfer(), raw = atob(%q); all.items.add(new File([Uint8Array.from(raw, c => c.charCodeAt(0))], %q)); const i = document.querySelector("input[type=file]"); i.files = all.files; i.dispatchEvent(new Event("change", { bubbles: true })) })()`,
		base64.StdEncoding.EncodeToString(data), name))
}

// key presses a key where something on the board has the focus.
func key(c *chrometest.Chrome, thing, key string) {
	c.Eval(fmt.Sprintf(`(() => { const e = document.querySelector('[data-thing="%s"]'); e.focus(); e.dispatchEvent(new KeyboardEvent("keydown", { key: %q, shiftKey: true, bubbles: true })) })()`, thing, key))
}

// typed replaces the text that is shown.
func typed(c *chrometest.Chrome, text string) {
	c.Eval(`document.querySelector(".cm-content").focus()`)
	c.Ask("Input.dispatchKeyEvent", map[string]any{"type": "keyDown", "key": "a", "code": "KeyA", "modifiers": 2, "windowsVirtualKeyCode": 65, "commands": []string{"selectAll"}}, nil)
	c.Ask("Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": "a", "code": "KeyA", "modifiers": 2, "windowsVirtualKeyCode": 65}, nil)
	c.Ask("Input.insertText", map[string]any{"text": text}, nil)
}

// command is what the command prints of a pack that the studio has given as a zip.
func command(t *testing.T, packed []byte) (pages, source []byte) {
	t.Helper()
	files, err := studio.Unzip(packed)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "salvage-run")
	for _, f := range files {
		to := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
		if f.Name == "mission.cue" {
			source = f.Data
		}
	}
	out := filepath.Join(t.TempDir(), "sheet.pdf")
	cmd := exec.Command("go", "run", "-trimpath", "./cmd/sortie", "print", "sheet", dir, "-o", out)
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	if pages, err = os.ReadFile(out); err != nil {
		t.Fatal(err)
	}
	return pages, source
}

// save presses Save and waits until it is done.
func save(c *chrometest.Chrome) {
	c.WaitFor(`!document.querySelector(".save").disabled`)
	c.Click("Save")
	c.WaitFor(`document.querySelector("footer").textContent.includes("is saved")`)
}

// clean fails if the page has written anything onto its console that is wrong: a policy that forbids something does.
func clean(t *testing.T, c *chrometest.Chrome) {
	t.Helper()
	for _, line := range c.Console {
		if strings.Contains(line, `"error"`) || strings.Contains(line, "exceptionThrown") {
			t.Errorf("on the console: %.600s", line)
		}
	}
}

// The studio in a folder does what the command does: an example is opened, changed, saved and printed; all of it is there again
// without a server, and what was not saved as well.
func TestTheStudioInAFolder(t *testing.T) {
	s := built(t)
	c := chrometest.Open(t, s.URL, 1280, 800)
	c.WaitFor(`document.querySelector(".home h2")`)
	c.WaitFor(`[...document.querySelectorAll("button")].some(b => b.textContent === "Salvage Run purge")`) // what is offered comes in by itself
	c.Shot("site-home")
	c.Click("Salvage Run purge")
	c.WaitFor(`document.querySelector('[data-thing="crates/s1"]')`)
	c.Eval(`(s => { s.value = "rounds"; s.dispatchEvent(new Event("change", { bubbles: true })) })(document.querySelector(".overlays select"))`)
	c.WaitFor(`document.querySelector(".rounds button")`)
	c.Eval(`navigator.serviceWorker.ready.then(() => {})`)
	if sent := s.sent.Load(); sent > mostWire || sent < 1<<20 {
		t.Errorf("%d bytes went over the wire, and %d are the most", sent, mostWire)
	} else {
		t.Logf("%d bytes went over the wire", sent)
	}

	before := c.Eval(`document.querySelector('[data-thing="crates/s1"]').getAttribute("aria-label")`)
	key(c, "crates/s1", "ArrowDown")
	c.WaitFor(fmt.Sprintf(`document.querySelector('[data-thing="crates/s1"]').getAttribute("aria-label") !== %q`, before))
	save(c)
	c.Shot("site-board-view")
	c.Click("Pages")
	c.WaitFor(`document.querySelector(".product img")?.naturalWidth > 0`)
	printed := given(t, c, "Print as PDF", "application/pdf")
	packed := given(t, c, "Zip", "application/zip")
	pages, source := command(t, packed)
	if !bytes.Equal(printed, pages) {
		t.Errorf("the studio prints %d bytes, the command %d, and they are not the same", len(printed), len(pages))
	}

	c.Click("Text")
	c.WaitFor(`document.querySelector(".cm-content")`)
	mine := strings.Replace(string(source), `"Salvage Run"`, `"Not Saved"`, 1)
	typed(c, mine)
	c.WaitFor(`document.querySelector(".tree .unit").textContent.includes("Not Saved")`)
	clean(t, c)
	s.Close()
	for at, address := range []string{"about:blank", c.Eval(`location.href`)} {
		c.Ask("Page.navigate", map[string]any{"url": address}, nil) // answers when the new page is there
		if at == 0 && c.Eval(`location.href`) != address {
			t.Fatal("the page has not been left")
		}
	}
	c.WaitFor(`document.querySelector("footer")?.textContent.includes("not saved when the studio ended")`)
	c.WaitFor(`document.querySelector('[data-thing="crates/s1"]')`)
	c.WaitFor(`document.querySelector(".tree .unit").textContent.includes("Not Saved")`) // once what was not saved is laid on the desk
	save(c)
	c.Click("Play")
	c.WaitFor(`document.querySelector("iframe")?.src.startsWith("blob:")`)
	c.Shot("site-play-view")
	if others := c.Eval(`performance.getEntriesByType("resource").map(e => e.name).filter(n => !n.startsWith(location.origin) && !n.startsWith("blob:") && !n.startsWith("data:")).join(" ")`); others != "" {
		t.Errorf("the page has asked for %s", others)
	}
}

// A deck is begun beside a mission that the first page has begun: what stands alone becomes a pack, and the bytes are those of the
// command.
func TestADeckIsBegunInTheStudioInAFolder(t *testing.T) {
	s := built(t)
	c := chrometest.Open(t, s.URL, 1280, 800)
	c.WaitFor(`document.querySelector(".home select option")`)
	c.Click("Begin")
	c.WaitFor(`document.querySelector('[data-thing="crates/s1"]')`)
	c.Click("New …")
	c.WaitFor(`document.activeElement.name === "kind"`)
	c.Key("d")
	c.Eval(`document.querySelector("dialog input").focus()`)
	c.Type("odd-noises")
	c.WaitFor(`document.querySelectorAll("dialog .place li").length === 2`)
	c.Key("Enter")
	c.WaitFor(`document.querySelector(".forms") && !document.querySelector("dialog[open]")`)
	c.WaitFor(`document.querySelector(".findings").textContent.includes("Nothing is wrong")`)
	c.Shot("site-deck-view")
	files, err := studio.Unzip(given(t, c, "Zip", "application/zip"))
	if err != nil {
		t.Fatal(err)
	}
	had := map[string][]byte{}
	for _, f := range files {
		had[f.Name] = f.Data
	}
	want := starters.Make("purge", "deck", "odd-noises")[0].Data
	if got := had["decks/odd-noises/deck.cue"]; !bytes.Equal(got, want) || had["pack.cue"] == nil || len(had) != 3 {
		t.Errorf("there are %d files, and the deck is\n%s", len(had), got)
	}
	clean(t, c)
}

// endless is a mission whose evaluation has no end, as a person could type it.
const endless = `
_n: [for a in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] for b in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] for c in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] {a * b * c}]
_sum: [for a in _n for b in _n for c in _n if a*b*c < 0 {a}]
`

// A worker that evaluates without end is ended, and the studio goes on; a zip that is none, or that leads out, is refused in words.
func TestTheStudioInAFolderBearsWhatIsBad(t *testing.T) {
	s := built(t)
	c := chrometest.Open(t, s.URL+"/?lang=de#%", 1280, 800) // an address that nobody can read is that of the first page
	c.WaitFor(`document.querySelector(".home h2")`)
	if got := c.Eval(`document.documentElement.lang + " " + document.querySelector("h2").textContent`); got != "de Pakete" {
		t.Errorf("a German reader sees %q", got)
	}
	mission := []byte("package mission\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Mission & {\n\tid: \"q\"\n\ttitle: \"Quiet\"\n\tedition: \"purge\"\n}\n")
	good := zipped(t, "q/mission.cue", mission)
	for words, data := range map[string][]byte{
		"leads out of its folder": zipped(t, "../evil.cue", mission),
		"<script>/../..":          zipped(t, "<script>/../../evil.cue", mission), `C:\\evil.cue`: zipped(t, `C:\evil.cue`, mission),
		"no zip, or a damaged one": good[:len(good)-30], "no mission": zipped(t, "notes.md", mission),
	} {
		choose(c, "bad.zip", data)
		c.WaitFor(fmt.Sprintf(`document.querySelector(".why")?.textContent.includes(%s)`, strconv.Quote(words)))
	}
	choose(c, "bomb.zip", bomb(t)) // 80 MB that have 80 KB packed
	c.WaitFor(`document.querySelector(".why")?.textContent.includes("67108864 bytes that a pack can have")`)
	c.Eval(`(() => { window.reads = 0; File.prototype.arrayBuffer = async () => { window.reads++; return new ArrayBuffer(0) }; const all = new DataTransfer(), part = new Uint8Array(1 << 20); all.items.add(new File(Array(65).fill(part), "large.zip")); const i = document.querySelector("input[type=file]"); i.files = all.files; i.dispatchEvent(new Event("change", { bubbles: true })) })()`)
	c.WaitFor(`document.querySelector(".why")?.textContent === "Das Zip hat 69 MB, und ein Paket hat höchstens 67 MB."`)
	if reads := c.Eval(`(() => { const n = window.reads; delete File.prototype.arrayBuffer; return n })()`); reads != "0" {
		t.Error("a zip that is too large was read")
	}
	if packs := c.Eval(`document.querySelectorAll(".packs li").length`); packs != "0" {
		t.Errorf("%s packs have come of them", packs)
	}
	choose(c, "Quiet.zip", good)
	c.WaitFor(`document.querySelector(".tree .unit")?.textContent.includes("Quiet")`)
	c.Click("Text")
	c.WaitFor(`document.querySelector(".cm-content") && document.querySelector(".findings li")`)
	typed(c, string(mission)+endless)
	c.WaitFor(`[...document.querySelectorAll(".findings li b")].some(b => b.textContent === "PCK012" || b.textContent === "PCK013")`)
	typed(c, strings.Replace(string(mission), "Quiet", "Loud", 1))
	c.WaitFor(`document.querySelector(".tree .unit").textContent.includes("Loud") && ![...document.querySelectorAll(".findings li b")].some(b => b.textContent.startsWith("PCK01"))`)
	clean(t, c)
}

// bomb is a zip of files that are as large as one may be, and more than a pack can have.
func bomb(t *testing.T) []byte {
	t.Helper()
	var out bytes.Buffer
	z, zeros := zip.NewWriter(&out), make([]byte, 16<<20)
	for i := range 5 {
		w, err := z.Create(fmt.Sprintf("q/%d.cue", i))
		if err == nil {
			_, err = w.Write(zeros)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func zipped(t *testing.T, name string, data []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	w, err := z.Create(name)
	if err == nil {
		_, err = w.Write(data)
	}
	if err = z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// What an example shows first is all that the frontend asks until every unit and text of it has been seen.
func TestWhatAnExampleShowsFirst(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "salvage-run")
	if err := os.CopyFS(dir, os.DirFS("../../../../../missions/salvage-run")); err != nil {
		t.Fatal(err)
	}
	f, err := firstOf(dir, "test")
	if err != nil {
		t.Fatal(err)
	}
	var asked []string
	for _, a := range f.Answers {
		asked = append(asked, a.Path)
		if a.Text == "" {
			t.Errorf("nothing is answered to %s %s", a.Path, a.Body)
		}
	}
	const want = "/api/read /api/lay /api/quick /api/findings /api/draw /draw/board-map/floor-0.svg?unit=. /draw/board-map/board.json?unit=. /api/pack"
	if got := strings.Join(asked, " "); got != want || len(f.Files) != 1 {
		t.Errorf("%d files, and questions %s", len(f.Files), got)
	}
}
