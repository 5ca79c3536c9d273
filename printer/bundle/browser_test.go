package bundle

import (
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/corespace"
)

// builtPlayer is the player built into this test, or one built now into a folder that goes away.
func builtPlayer(t *testing.T) fs.FS {
	t.Helper()
	if Available() {
		return nil
	}
	dir := t.TempDir()
	cmd := exec.Command("go", "run", "github.com/sortie-tools/sortie/cmd/player/pack", dir)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building the player: %v\n%s", err, out)
	}
	return os.DirFS(dir)
}

// written is the page for an input in a file, as an address.
func written(t *testing.T, in Input) string {
	t.Helper()
	page, err := Play(in)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "play.html")
	if err := os.WriteFile(file, page, 0o644); err != nil {
		t.Fatal(err)
	}
	return "file://" + filepath.ToSlash(file)
}

// begun opens the page and begins a game with the seed 7.
func begun(t *testing.T, in Input, width, height int) *chrome {
	t.Helper()
	chromium(t) // skips before the player is built for nothing
	if in.Player == nil {
		in.Player = builtPlayer(t)
	}
	c := openPage(t, written(t, in), width, height)
	c.waitFor(`document.querySelector('#start')?.open`)
	c.eval(`document.querySelector('#seed').value = '7'`)
	return c
}

// The whole way over file://: begin, fill the crates, play three rounds, draw, roll, open, save and
// take back, without a word on the console, and with the same luck as the engine outside a browser.
func TestPlayInBrowser(t *testing.T) {
	in := testInput()
	c := begun(t, in, 1500, 1000)
	c.shot("start")
	c.click("Set up the table")
	c.waitFor(`!document.querySelector('#main').hidden`)
	c.click("Fill the crates")
	c.click("Begin round 1")
	c.click("Draw an event")
	if got := c.eval(`document.querySelector('#events .card h3').textContent`); got != "Spark" && got != "Leak "+hostile {
		t.Errorf("the open card is %q", got)
	}
	playRounds(c, 4)
	c.click("Open crate l1")
	if got := c.eval(`document.querySelectorAll('#crates .crate.open .token').length`); got != "3" {
		t.Errorf("crate l1 shows %s tokens, want 3", got)
	}
	c.eval(`document.querySelector('[data-key=countblue]').value = 3`)
	c.click("Roll Blue die")
	if got := c.eval(`document.querySelector('.sum').textContent + document.querySelectorAll('.face').length`); got != "Sum 53" {
		t.Errorf("three sure dice gave %q", got)
	}
	c.click("Interact with console")
	if got := c.eval(`document.querySelector('#crates').textContent.includes('The file')`); got != "true" {
		t.Error("the console gave nothing")
	}
	c.shot("table")
	sameLuck(t, in, c)
	before := c.eval(`globalThis.sortieCall('{"call":"save"}')`)
	c.click("Shot fired")
	c.click("Undo")
	if after := c.eval(`globalThis.sortieCall('{"call":"save"}')`); after != before {
		t.Errorf("a shot taken back left\n%s, want\n%s", after, before)
	}
	c.click("Save file")
	c.eval(`location.reload()`)
	c.waitFor(`document.querySelector('#start')?.open`)
	c.click("Go on with the saved game")
	if after := c.eval(`globalThis.sortieCall('{"call":"save"}')`); after != before {
		t.Errorf("after opening the page again the game is\n%s, want\n%s", after, before)
	}
	quiet(t, c)
}

// playRounds goes on until a round begins, doing what is due on the way.
func playRounds(c *chrome, round int) {
	c.t.Helper()
	for range 100 {
		c.eval(`document.querySelector('[data-key=next]').click()`)
		c.eval(`document.querySelectorAll('.due').forEach(b => b.click())`)
		if strings.Contains(c.eval(`document.querySelector('#round-title').textContent`), "Round "+strconv.Itoa(round)) {
			return
		}
	}
	c.t.Fatalf("round %d never began", round)
}

// sameLuck replays the browser's game outside of it.
func sameLuck(t *testing.T, in Input, c *chrome) {
	t.Helper()
	var answer struct{ Save corespace.Save }
	if err := json.Unmarshal([]byte(c.eval(`globalThis.sortieCall('{"call":"save"}')`)), &answer); err != nil {
		t.Fatal(err)
	}
	if len(answer.Save.Ops) < 20 {
		t.Errorf("the game has only %d actions", len(answer.Save.Ops))
	}
	if _, _, err := corespace.Restore(in.Mission, in.Rules, in.Decks, answer.Save); err != nil {
		t.Errorf("the browser's game outside of it: %v", err)
	}
}

// quiet fails if the page said anything, or if a hostile text became more than text.
func quiet(t *testing.T, c *chrome) {
	t.Helper()
	if got := c.eval(`document.querySelectorAll('img').length`); got != "1" {
		t.Errorf("the page has %s pictures, want the map alone", got)
	}
	c.eval(`new Promise(done => setTimeout(done, 100))`) // late messages
	if len(c.console) > 0 {
		t.Errorf("on the console: %s", strings.Join(c.console, "\n"))
	}
}

// A forged save is refused with a message, and the game stays as it was.
func TestForgedSaveInBrowser(t *testing.T) {
	c := begun(t, testInput(), 1200, 900)
	c.click("Set up the table")
	before := c.eval(`globalThis.sortieCall('{"call":"save"}')`)
	for _, forged := range []string{`{"format":1,"mission":"<b>x</b>"}`, `[]`, `not JSON`, `null`} {
		c.eval(`(() => { const files = new DataTransfer(); files.items.add(new File([` + strconv.Quote(forged) + `], 's.json'));
			const input = document.querySelector('input[type=file]'); input.files = files.files;
			input.dispatchEvent(new Event('change')); })()`)
		c.waitFor(`!document.querySelector('#notice').hidden`)
		if after := c.eval(`globalThis.sortieCall('{"call":"save"}')`); after != before {
			t.Errorf("%s changed the game", forged)
		}
		c.eval(`document.querySelector('#notice').hidden = true`)
	}
	quiet(t, c)
}

// A phone shows one part at a time, and no part is wider than the screen.
func TestPlayOnAPhone(t *testing.T) {
	c := begun(t, testInput(), 390, 844)
	c.click("Set up the table")
	c.click("Fill the crates")
	for _, tab := range []string{"Round", "Event", "Map", "Crates", "Dice", "Log"} {
		c.click(tab)
		if got := c.eval(`document.documentElement.scrollWidth`); got != "390" {
			t.Errorf("%s is %s pixels wide on a screen of 390", tab, got)
		}
		c.shot("phone-view-" + strings.ToLower(tab))
	}
	quiet(t, c)
}

// The keyboard alone is enough, and a redraw leaves the focus where it was.
func TestPlayByKeyboard(t *testing.T) {
	c := begun(t, testInput(), 1200, 900)
	c.click("Set up the table")
	for _, key := range []string{"n", "n", "e"} {
		c.ask("Input.dispatchKeyEvent", map[string]any{"type": "keyDown", "key": key, "text": key}, nil)
		c.ask("Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": key}, nil)
	}
	if got := c.eval(`document.querySelector('#round-title').textContent + document.querySelectorAll('#events .card h3').length`); got != "Round 11" {
		t.Errorf("after n, n, e: %q", got)
	}
	c.click("+1 peg")
	if got := c.eval(`document.activeElement.textContent`); got != "+1 peg" {
		t.Errorf("after a redraw the focus is on %q", got)
	}
	quiet(t, c)
}
