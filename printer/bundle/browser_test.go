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
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
	"github.com/sortie-tools/sortie/schema/model"
)

// builtPlayer is the player built into this test, or one built now into a folder that goes away.
func builtPlayer(t *testing.T) fs.FS {
	t.Helper()
	if _, _, err := player(nil); err == nil {
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
func begun(t *testing.T, in Input, width, height int) *chrometest.Chrome {
	t.Helper()
	chrometest.Binary(t) // skips before the player is built for nothing
	if in.Player == nil {
		in.Player = builtPlayer(t)
	}
	c := chrometest.Open(t, written(t, in), width, height)
	c.WaitFor(`document.querySelector('#start')?.open`)
	c.Eval(`document.querySelector('#seed').value = '7'`)
	return c
}

// The whole way over file://: begin, fill the crates, play three rounds, draw, roll, open, save and
// take back, without a word on the console, and with the same luck as the engine outside a browser.
func TestPlayInBrowser(t *testing.T) {
	in := testInput()
	c := begun(t, in, 1500, 1000)
	c.Shot("start")
	c.Click("Set up the table")
	c.WaitFor(`!document.querySelector('#main').hidden`)
	c.Click("Fill the crates")
	c.Click("Begin round 1")
	c.Click("Draw an event")
	if got := c.Eval(`document.querySelector('#events .card h3').textContent`); got != "Spark" && got != "Leak "+hostile {
		t.Errorf("the open card is %q", got)
	}
	playRounds(t, c, 4)
	c.Click("Open crate l1")
	if got := c.Eval(`document.querySelectorAll('#crates .crate.open .token').length`); got != "3" {
		t.Errorf("crate l1 shows %s tokens, want 3", got)
	}
	c.Eval(`document.querySelector('[data-key=countblue]').value = 3`)
	c.Click("Roll Blue die")
	if got := c.Eval(`document.querySelector('.sum').textContent + document.querySelectorAll('.face').length`); got != "Sum 53" {
		t.Errorf("three sure dice gave %q", got)
	}
	c.Click("Interact with console")
	if got := c.Eval(`document.querySelector('#crates').textContent.includes('The file')`); got != "true" {
		t.Error("the console gave nothing")
	}
	c.Shot("table")
	sameLuck(t, in, c)
	before := c.Eval(`globalThis.sortieCall('{"call":"save"}')`)
	c.Click("Shot fired")
	c.Click("Undo")
	if after := c.Eval(`globalThis.sortieCall('{"call":"save"}')`); after != before {
		t.Errorf("a shot taken back left\n%s, want\n%s", after, before)
	}
	c.Click("Save file")
	c.Ask("Page.navigate", map[string]any{"url": c.Eval(`location.href`)}, nil) // answers when the new page is there
	c.WaitFor(`document.querySelector('#start')?.open`)
	c.Click("Go on with the saved game")
	if after := c.Eval(`globalThis.sortieCall('{"call":"save"}')`); after != before {
		t.Errorf("after opening the page again the game is\n%s, want\n%s", after, before)
	}
	quiet(t, c)
}

// playRounds goes on until a round begins, doing what is due on the way.
func playRounds(t *testing.T, c *chrometest.Chrome, round int) {
	t.Helper()
	for range 100 {
		c.Eval(`document.querySelector('[data-key=next]').click()`)
		c.Eval(`document.querySelectorAll('.due').forEach(b => b.click())`)
		if strings.Contains(c.Eval(`document.querySelector('#round-title').textContent`), "Round "+strconv.Itoa(round)) {
			return
		}
	}
	t.Fatalf("round %d never began", round)
}

// sameLuck replays the browser's game outside of it.
func sameLuck(t *testing.T, in Input, c *chrometest.Chrome) {
	t.Helper()
	var answer struct{ Save corespace.Save }
	if err := json.Unmarshal([]byte(c.Eval(`globalThis.sortieCall('{"call":"save"}')`)), &answer); err != nil {
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
func quiet(t *testing.T, c *chrometest.Chrome) {
	t.Helper()
	if got := c.Eval(`document.querySelectorAll('img').length`); got != "1" {
		t.Errorf("the page has %s pictures, want the map alone", got)
	}
	c.Eval(`new Promise(done => setTimeout(done, 100))`) // late messages
	if len(c.Console) > 0 {
		t.Errorf("on the console: %s", strings.Join(c.Console, "\n"))
	}
}

// A forged save is refused with a message, and the game stays as it was.
func TestForgedSaveInBrowser(t *testing.T) {
	c := begun(t, testInput(), 1200, 900)
	c.Click("Set up the table")
	before := c.Eval(`globalThis.sortieCall('{"call":"save"}')`)
	for _, forged := range []string{`{"format":3,"mission":"<b>x</b>"}`, `[]`, `not JSON`, `null`} {
		c.Eval(`(() => { const files = new DataTransfer(); files.items.add(new File([` + strconv.Quote(forged) + `], 's.json'));
			const input = document.querySelector('input[type=file]'); input.files = files.files;
			input.dispatchEvent(new Event('change')); })()`)
		c.WaitFor(`!document.querySelector('#notice').hidden`)
		if after := c.Eval(`globalThis.sortieCall('{"call":"save"}')`); after != before {
			t.Errorf("%s changed the game", forged)
		}
		c.Eval(`document.querySelector('#notice').hidden = true`)
	}
	quiet(t, c)
}

// A phone shows one part at a time, and no part is wider than the screen.
func TestPlayOnAPhone(t *testing.T) {
	c := begun(t, testInput(), 390, 844)
	c.Click("Set up the table")
	c.Click("Fill the crates")
	for _, tab := range []string{"Round", "Event", "Rules", "Map", "Crates", "Dice", "Log"} {
		c.Click(tab)
		if got := c.Eval(`document.documentElement.scrollWidth`); got != "390" {
			t.Errorf("%s is %s pixels wide on a screen of 390", tab, got)
		}
		if got := c.Eval(`String(document.querySelector('#rules').offsetParent !== null)`); got != strconv.FormatBool(tab == "Rules") {
			t.Errorf("under %s the special rules are in sight: %s", tab, got)
		}
		c.Shot("phone-view-" + strings.ToLower(tab))
	}
	quiet(t, c)
}

// A card that a crew keeps can be looked at and played beside the event that is being resolved, and
// it cannot go back into the deck.
func TestKeptCardInBrowser(t *testing.T) {
	in := testInput()
	in.Mission.Setup.Events = []model.EventAllocation{{Kind: "help", Mode: model.RandomCards, Count: 1}, {Kind: "hazard", Mode: model.AllCards}}
	c := begun(t, in, 1500, 1000)
	c.Click("Set up the table")
	c.Click("Fill the crates")
	c.Click("Begin round 1")
	for range 10 {
		if c.Eval(`document.querySelectorAll('.kept').length`) == "0" {
			c.Click("Draw")
		}
	}
	c.Click("Draw")
	c.Click("Look")
	if got := c.Eval(`document.querySelector('.peek').textContent`); got != "FriendSomebody helps." {
		t.Errorf("a look at the kept card shows %q", got)
	}
	c.Click("Play")
	if got := c.Eval(`document.querySelectorAll('#events .card').length + document.querySelector('#events .card:last-of-type h3').textContent`); got != "2Friend" {
		t.Errorf("the open cards are %q, want two, the latter a friend", got)
	}
	c.Shot("played")
	c.Click("Nothing on it can be done")
	c.Click("On to: Trader")
	c.Eval(`document.querySelector('.due')?.click()`)
	if got := c.Eval(`document.querySelectorAll('#events .card:not(.empty)').length`); got != "0" {
		t.Errorf("%s cards lie open after the phase", got)
	}
	quiet(t, c)
}

// The keyboard alone is enough, and a redraw leaves the focus where it was.
func TestPlayByKeyboard(t *testing.T) {
	c := begun(t, testInput(), 1200, 900)
	c.Click("Set up the table")
	for _, key := range []string{"n", "n", "e"} {
		c.Ask("Input.dispatchKeyEvent", map[string]any{"type": "keyDown", "key": key, "text": key}, nil)
		c.Ask("Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": key}, nil)
	}
	if got := c.Eval(`document.querySelector('#round-title').textContent + document.querySelectorAll('#events .card h3').length`); got != "Round 11" {
		t.Errorf("after n, n, e: %q", got)
	}
	c.Click("+1 peg")
	if got := c.Eval(`document.activeElement.textContent`); got != "+1 peg" {
		t.Errorf("after a redraw the focus is on %q", got)
	}
	quiet(t, c)
}

// Before the first round nothing on the board can be touched: the crews are not there yet.
func TestNothingOpensBeforeTheFirstRound(t *testing.T) {
	c := begun(t, testInput(), 1200, 900)
	c.Click("Set up the table")
	c.Click("Fill the crates")
	touchable := `[...document.querySelectorAll('#map button.spot, #crates .crate button')].filter(b => !b.disabled).length`
	if got := c.Eval(touchable); got != "0" {
		t.Errorf("%s things can be touched during the set-up", got)
	}
	c.Click("Begin round 1")
	if got := c.Eval(touchable); got != "5" {
		t.Errorf("%s things can be touched in round 1, want two spots and three crates", got)
	}
}

// The table adds the round's pegs itself, so the event is the step to do; once it is drawn the way
// leads on to the next phase, and back by as many presses.
func TestStepsThatTheTableDoesAreDone(t *testing.T) {
	in := testInput()
	c := begun(t, in, 1200, 900)
	c.Click("Set up the table")
	c.Click("Fill the crates")
	shown := func() string {
		return c.Eval(`[...document.querySelectorAll('.steps li')].map(s => s.className || 'to-do').join(' ') + '; ' +
			document.querySelector('[data-key=next]').textContent + '; ' + document.querySelector('.phase.now h3').textContent`)
	}
	next := "On to: " + in.Rules.Phases[1].Title
	first, second := in.Rules.Phases[0].Title, in.Rules.Phases[1].Title
	for i, step := range []struct{ press, want string }{
		{"Begin round 1", "done now; " + next + "; " + first},
		{"Draw an event", "done done; " + next + "; " + first},
		{next, second},
		{"Undo", "done done; " + next + "; " + first},
		{"Undo", "done now; " + next + "; " + first},
		{next, second},
	} {
		c.Click(step.press)
		if got := shown(); !strings.HasSuffix(got, step.want) {
			t.Errorf("%d, after %s: %q, want %q", i+1, step.press, got, step.want)
		}
	}
	quiet(t, c)
}

// The whole map is in sight, on a screen of any shape, until it is asked for larger.
func TestMapFitsItsPanel(t *testing.T) {
	in := testInput()
	in.Mission.Title = strings.Repeat("A Long Way Home ", 8)
	c := begun(t, in, 1920, 1080)
	c.Click("Set up the table")
	for _, size := range [][2]int{{1920, 1080}, {1485, 900}, {1280, 720}, {768, 1024}} {
		c.Ask("Emulation.setDeviceMetricsOverride", map[string]any{"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": false}, nil)
		if got := c.Eval(`(v => v.scrollHeight - v.clientHeight + v.scrollWidth - v.clientWidth)(document.querySelector('.viewport'))`); got != "0" {
			t.Errorf("%v: %s pixels of the map are out of sight", size, got)
		}
		if got := c.Eval(`Math.max(...[...document.querySelectorAll('.holes')].map(h => h.clientHeight)) < 20`); got != "true" {
			t.Errorf("%v: a level's pegs need two rows", size)
		}
		tops := `new Set([...document.querySelectorAll('header > *')].map(n => Math.round(n.getBoundingClientRect().top + n.getBoundingClientRect().height / 2))).size`
		if got := c.Eval(tops); size[0] > 1000 && got != "1" {
			t.Errorf("%v: the head takes %s rows", size, got)
		}
	}
	c.Click("Larger")
	c.Click("Fit")
	if got := c.Eval(`document.querySelector('.viewport').scrollWidth - document.querySelector('.viewport').clientWidth`); got != "0" {
		t.Errorf("after Fit %s pixels are out of sight", got)
	}
}
