//go:build !js

package studio

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler/reformat"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// designer is somebody who has a studio open in a browser.
type designer struct {
	*testing.T
	*chrometest.Chrome
	end  func() // ends the studio
	file string // of the mission
	// where the board's corner lies on the page, and how many pixels an inch has
	corner chrometest.Point
	inch   float64
}

// open opens the studio of an empty folder.
func open(t *testing.T, width, height int) *designer {
	t.Helper()
	return openIn(t, t.TempDir(), width, height)
}

// openIn opens the studio of a folder.
func openIn(t *testing.T, dir string, width, height int) *designer {
	t.Helper()
	chrometest.Binary(t)
	if !Built() {
		t.Skip("the frontend has not been bundled (make studio): no page was opened")
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	desk := must(NewDesk(dir, "test", &reading.Direct{}, &reading.Direct{}))(t)
	line := must(net.Listen("tcp", "127.0.0.1:0"))(t)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		if err := serve(ctx, io.Discard, line, desk, "0123456789abcdef", true); err != nil {
			t.Error(err)
		}
	}()
	end := func() {
		stop()
		<-ended
	}
	t.Cleanup(func() {
		end()
		desk.Close()
	})
	c := chrometest.Open(t, fmt.Sprintf("http://%s/?key=0123456789abcdef", line.Addr()), width, height)
	c.WaitFor(`document.querySelector(".studio")`)
	return &designer{T: t, Chrome: c, end: end, file: filepath.Join(dir, "cold-harbour", "mission.cue")}
}

// settled waits until the board shows what is written.
func (d *designer) settled() {
	d.Helper()
	d.WaitFor(`document.querySelector(".board[aria-busy=false]")`)
}

// measure looks where two points of the starter's board lie.
func (d *designer) measure() {
	d.Helper()
	north, west := d.Middle(`[data-thing="entries/1"]`), d.Middle(`[data-thing="entries/6"]`) // at 17.5, 0 and at 0, 9.5
	d.inch = (north.X - west.X) / 17.5
	d.corner = chrometest.Point{X: west.X, Y: north.Y}
}

func (d *designer) at(x, y float64) chrometest.Point {
	return chrometest.Point{X: d.corner.X + x*d.inch, Y: d.corner.Y + y*d.inch}
}

// button is a button whose words begin so.
func (d *designer) button(words string) string {
	d.Helper()
	d.Eval(fmt.Sprintf(`(b => { document.querySelectorAll("[data-test]").forEach(e => e.removeAttribute("data-test")); b?.setAttribute("data-test", "") })([...document.querySelectorAll("button")].find(b => b.checkVisibility() && b.textContent.trim().startsWith(%q)))`, words))
	return "[data-test]"
}

// sees waits for words on the page.
func (d *designer) sees(text string) {
	d.Helper()
	d.WaitFor(fmt.Sprintf("document.body.textContent.includes(%q)", text))
}

// panelRow is a row of panels of one kind, from post to post.
type panelRow struct {
	kind           string
	x1, y1, x2, y2 float64
}

// spot is something to be put on the board.
type spot struct {
	tool string
	x, y float64
}

var rows = []panelRow{
	{"Wall", 8, 0, 8, 8}, {"Wide doorway", 8, 8, 8, 12}, {"Wall", 0, 12, 4, 12}, {"Doorway + window", 4, 12, 8, 12}, {"Wide doorway", 8, 12, 12, 12},
	{"Wall", 12, 12, 16, 12}, {"Window", 16, 12, 20, 12}, {"Wall", 20, 12, 24, 12}, {"Wall", 16, 0, 16, 4}, {"Wide doorway", 16, 4, 16, 8},
	{"Wall", 16, 8, 16, 12}, {"Wall", 12, 12, 12, 16}, {"Wide doorway", 12, 16, 12, 20}, {"Wall", 12, 20, 12, 24},
}

var spots = []spot{
	{"Airlock", 4, 0}, {"Airlock", 24, 6}, {"Airlock", 20, 24}, {"Airlock", 0, 18},
	{"Entry point", 12, 0}, {"Entry point", 20, 0}, {"Entry point", 24, 18}, {"Entry point", 7, 24}, {"Entry point", 0, 6}, {"Entry point", 0, 14.5},
	{"Large crate", 1, 10.5}, {"Large crate", 14, 2}, {"Large crate", 22, 10.5}, {"Large crate", 1, 22.5},
	{"Small crate", 5.5, 5}, {"Small crate", 9.5, 20}, {"Small crate", 14.5, 14}, {"Small crate", 22, 22},
	{"Computer console", 12, 6},
}

// begin begins a mission.
func (d *designer) begin() {
	d.Helper()
	d.Press(d.Middle(d.button("New …")))
	d.WaitFor(`document.querySelector("dialog[open] input[name=name]")`)
	d.Press(d.Middle(`dialog input[name=name]`))
	d.Type("Cold Harbour")
	d.Press(d.Middle(d.button("Begin")))
	d.settled()
	d.measure()
}

// fill writes a number into a field of what is picked, counted from 0.
func (d *designer) fill(field int, number string) {
	d.Helper()
	d.settled()
	d.Eval(fmt.Sprintf(`(f => { f.value = %q; f.dispatchEvent(new Event("change", { bubbles: true })) })(document.querySelectorAll(".inspector input[type=number]")[%d])`, number, field))
}

// shows waits until the number fields of what is picked show these.
func (d *designer) shows(numbers string) {
	d.Helper()
	d.WaitFor(fmt.Sprintf(`[...document.querySelectorAll(".inspector input[type=number]")].map(f => f.value).join(" ") === %q`, numbers))
}

func TestNumbersThatCannotBeChangeNoOther(t *testing.T) {
	d := open(t, 1400, 1000)
	d.begin()
	d.Press(d.Middle(d.button("Large crate")))
	d.Press(d.at(6, 4))
	d.shows("6 4 0")
	d.fill(2, "-45")
	d.shows("6 4 315")
	d.fill(0, "99999999999999999999")
	d.sees("at most 999 inches")
	d.fill(0, "")
	d.shows("6 4 315")
	d.fill(1, "5")
	d.shows("6 5 315")
	d.sees("Nothing is wrong")
}

func TestAPageSaysThatItsStudioHasEnded(t *testing.T) {
	d := open(t, 1400, 1000)
	d.begin()
	d.end()
	d.Press(d.Middle(d.button("Pages")))
	d.sees("the studio no longer answers")
}

func TestACodeIsEnteredInABrowser(t *testing.T) {
	chrometest.Binary(t)
	inner := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, "inside") })
	line := httptest.NewUnstartedServer(nil)
	code := must(NewCode(time.Now))(t)
	line.Config.Handler = Gate{Key: "0123456789abcdef", Code: code, Hosts: []string{line.Listener.Addr().String()}}.guard(inner)
	line.Start()
	t.Cleanup(line.Close)
	c := chrometest.Open(t, line.URL, 390, 844)
	enter := func(word string) {
		c.WaitFor(`document.querySelector("input[name=code]")`)
		c.Press(c.Middle(`input[name=code]`))
		c.Type(word)
		c.Key("Enter")
	}
	enter("aaaa-aaaa")
	c.WaitFor(`document.querySelector("[role=alert]")`)
	enter(" " + strings.ToUpper(code.String()) + " ")
	c.WaitFor(`document.body?.textContent === "inside" && location.pathname === "/"`)
}

func TestAMissionIsMadeWithTheMouse(t *testing.T) {
	d := open(t, 1400, 1000)
	d.begin()
	d.Shot("studio-view-begun")
	d.make()
	d.Press(d.Middle(d.button("Save")))
	d.WaitFor(`document.querySelector("button.save").disabled`)
	d.compare()
}

// make makes the mission out of one that is begun: it takes away what is there, draws, and writes.
func (d *designer) make() {
	d.Helper()
	d.Drag(d.at(-1.2, -1.2), d.at(25.2, 25.2))
	d.sees("things are picked")
	d.Press(d.Middle(`.actions button:last-child`))
	d.settled()
	for _, r := range rows {
		d.Press(d.Middle(d.button(r.kind)))
		d.Drag(d.at(r.x1, r.y1), d.at(r.x2, r.y2))
		d.settled()
	}
	for _, s := range spots {
		d.Press(d.Middle(d.button(s.tool)))
		d.Press(d.at(s.x, s.y))
		d.settled()
	}
	d.Shot("studio-view-drawn")

	d.Press(d.Middle(d.button("Pick and move")))
	d.Press(d.at(12, 6))
	d.settled()
	d.Press(d.Middle(`.inspector label:nth-of-type(1) input:not([type=number])`))
	d.Key("Control+a")
	d.Type("core")
	d.Key("Enter")
	d.settled()
	d.WaitFor(`document.querySelector('[data-thing="furniture/core"].on')`)
	d.choose("Highlight", "red")
	d.settled()

	d.Press(d.Middle(d.button("Text")))
	d.write()
	d.Shot("studio-view-written")
	d.sees("Nothing is wrong")
}

// choose picks an entry of a list in the inspector by its first letter, as the keyboard does.
func (d *designer) choose(label, entry string) {
	d.Helper()
	d.Eval(fmt.Sprintf(`[...document.querySelectorAll(".inspector label")].find(l => l.textContent.startsWith(%q)).querySelector("select").setAttribute("data-list", "")`, label))
	d.Eval(`document.querySelector("[data-list]").focus()`)
	d.Key(entry[:1])
}

// byHand is the same mission as somebody has written it.
func (d *designer) byHand() string {
	d.Helper()
	return string(must(os.ReadFile("testdata/cold-harbour.cue"))(d.T))
}

// write writes the rest of the mission into the text, line by line: what stands behind the board.
func (d *designer) write() {
	d.Helper()
	d.WaitFor(`document.querySelector(".cm-content")`)
	_, rest, _ := strings.Cut(d.byHand(), "\n\tsetup: {\n")
	lines := strings.Split(strings.TrimSuffix(rest, "\n"), "\n")
	d.Press(d.Middle(".cm-scroller"))
	d.Key("Control+End")
	_, old, _ := strings.Cut(string(must(os.ReadFile(d.file))(d.T)), "\n\tsetup: {\n")
	for range strings.Count(old, "\n") {
		d.Key("Shift+ArrowUp")
	}
	d.Key("Delete")
	indent := 0
	for i, line := range lines {
		if i > 0 {
			d.Key("Enter")
		}
		text := strings.TrimLeft(line, "\t")
		want := len(line) - len(text)
		if text == "" {
			continue
		}
		for ; indent < want; indent++ {
			d.Type("\t")
		}
		for ; indent > want; indent-- {
			d.Key("Backspace")
		}
		d.Type(text)
	}
	d.Key("Enter")
}

// compare holds what the studio has saved against the file that was written by hand: it is in form, nothing is wrong with it,
// and its pages are the same.
func (d *designer) compare() {
	d.Helper()
	made := must(os.ReadFile(d.file))(d.T)
	if now, found := reformat.File("mission.cue", made, "purge"); len(found) > 0 || !bytes.Equal(now, made) {
		d.Errorf("it is not in form: %v\n%s", found, made)
	}
	byHand := filepath.Join(d.TempDir(), "cold-harbour")
	if err := os.MkdirAll(byHand, 0o755); err != nil {
		d.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(byHand, "mission.cue"), []byte(d.byHand()), 0o644); err != nil {
		d.Fatal(err)
	}
	maker := &reading.Direct{}
	for _, what := range []string{"", "sheet", "build", "cards", "tokens", "trackers", reading.BriefingDrawing} {
		mine := maker.Make(reading.Job{Root: filepath.Dir(filepath.Dir(d.file)), Unit: "cold-harbour", Draw: what})
		theirs := maker.Make(reading.Job{Root: filepath.Dir(byHand), Unit: "cold-harbour", Draw: what})
		if len(mine.Found) != 0 || mine.NotDrawn != "" || what != "" && len(mine.Drawn) == 0 || len(mine.Drawn) != len(theirs.Drawn) {
			d.Fatalf("%s: %v, %s, %d files for %d\n%s", what, mine.Found, mine.NotDrawn, len(mine.Drawn), len(theirs.Drawn), made)
		}
		for i, f := range mine.Drawn {
			if f.Name != theirs.Drawn[i].Name || !bytes.Equal(f.Data, theirs.Drawn[i].Data) {
				d.Errorf("%s is not what it is of the file written by hand\n%s", f.Name, made)
			}
		}
	}
	for _, line := range d.Console {
		if strings.Contains(line, "exceptionThrown") {
			d.Error(line)
		}
	}
}
