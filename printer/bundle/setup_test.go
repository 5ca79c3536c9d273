package bundle

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Crates of levels and tokens in furniture are on the page like all others, and so are the counters, the marks of the
// track and the figures that stand there from the start.
func TestSetUpInBrowser(t *testing.T) {
	in := testInput()
	in.ByHand = []string{"Four of the sleds hold a lamp each."}
	most := 6
	in.Mission.Board.Levels = []model.Level{{ID: "loft", Floor: model.Board{Crates: []model.Crate{{ID: "s9", Size: "small", Colour: "blue"}}}}}
	in.Places["s9"] = scene.Rect{X: 80, Y: 10, W: 5, H: 5}
	s := &in.Mission.Setup
	s.Deals = []model.Deal{{Into: []string{"console"}, Tokens: []model.TokenShare{{Size: "small", Count: 1}}}}
	s.Counters = []model.Counter{{ID: "rounds-left", Start: 5, Most: &most}}
	s.Marks = []model.Mark{{ID: "wave", Peg: 6, Title: "The wave"}}
	s.NPCs = []model.StartNPC{{Kind: "drone", Name: "Old Tin", Count: 1}}
	in.Mission.Variations = []model.Variation{{Min: 2, Pegs: 2, NPCs: []model.StartNPC{{Kind: "drone", Count: 1}, {Kind: "drone", Count: 1}}, Text: text("Two sleds share a berth.")}}
	s.Crew = 4
	s.Counters = append(s.Counters, model.Counter{ID: "asked", Start: 1, Internal: true})
	c := begun(t, in, 1400, 900)
	if before := c.Eval(`document.querySelector('.gaps').textContent`); !strings.Contains(before, "Four of the sleds hold a lamp each.") {
		t.Errorf("before the game the page leaves to the players: %s", before)
	}
	c.Eval(`document.querySelector('#crews').value = '2'`)
	c.Click("Set up the table")
	page := c.Eval(`document.querySelector('main').innerText`)
	for _, want := range []string{"1 × Drone (Old Tin)", "2 × Drone", "Rounds left", "5 of 6", "Peg 6: The wave", "3 pegs on the track, 3 more each round",
		"Each crew brings up to 4 traders.", "With 2 crews", "Two sleds share a berth.", "By hand, as the set-up sheet says: Four of the sleds hold a lamp each."} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	if got := c.Eval(`document.querySelectorAll('#counters .counter').length`); got != "1" {
		t.Errorf("%s counters on the table, and one is the program's own", got)
	}
	c.Click("Fill the crates")
	c.Click("Begin round 1")
	c.Click("Rounds left +1")
	if got := c.Eval(`document.querySelector('#counters .value').textContent + document.querySelectorAll('#counters button:disabled').length`); got != "6 of 61" {
		t.Errorf("a counter at its most: %q", got)
	}
	c.Click("Open crate s9")
	c.Click("Open console")
	if got := c.Eval(`document.querySelectorAll('#crates .crate.open').length + ' ' + document.querySelectorAll('#map .opened').length`); got != "2 1" {
		t.Errorf("open crates, and those on the map: %s", got)
	}
	if got := c.Eval(`document.querySelector('#figures tbody tr').innerText.replace(/\s+/g, ' ').trim()`); got != "Drone 3 1 +1Defeated" {
		t.Errorf("the figures: %q", got)
	}
	c.Shot("setup")
	quiet(t, c)
}

// A counter that says yes or no has the words of the sheet, and one button for the other of the two.
func TestYesOrNoInBrowser(t *testing.T) {
	in, most := testInput(), 1
	in.Mission.Setup.Counters = []model.Counter{{ID: "core", Title: "The core is shut down", Most: &most}}
	c := begun(t, in, 1200, 900)
	c.Click("Set up the table")
	for _, step := range []struct{ press, stands, says string }{
		{"", "not yet|Yes", "Next: “Fill the crates”."},
		{"The core is shut down: yes", "yes|Not yet", "The core is shut down: yes."},
		{"The core is shut down: not yet", "not yet|Yes", "The core is shut down: not yet."},
	} {
		if step.press != "" {
			c.Click(step.press)
		}
		if got := c.Eval(`document.querySelector('.counter .value').textContent + '|' + document.querySelector('.counter .row').textContent`); got != step.stands {
			t.Errorf("after %q it stands at %q, want %q", step.press, got, step.stands)
		}
		if got := c.Eval(`document.querySelector('#live').textContent`); got != step.says {
			t.Errorf("after %q the page says %q, want %q", step.press, got, step.says)
		}
	}
	quiet(t, c)
}

// A round draws one card. Whoever draws more is told, and that it may be right; the next action takes the word away.
func TestOneCardARoundInBrowser(t *testing.T) {
	c := begun(t, testInput(), 820, 1180)
	c.Click("Set up the table")
	c.Click("Fill the crates")
	c.Click("Begin round 1")
	said := func() string {
		return c.Eval(`document.querySelector('#events').innerText.includes('No card is due now') + ' ' +
			(!document.querySelector('#notice').hidden && document.querySelector('#notice').textContent.includes('one card more'))`)
	}
	for _, step := range []struct{ do, want string }{
		{"", "false false"}, {"Draw", "true false"}, {"Draw", "true true"}, {"+1 peg", "true false"}, {"Draw", "true true"},
	} {
		if step.do != "" {
			c.Click(step.do)
		}
		if got := said(); got != step.want {
			t.Errorf("after %q: %s, want %s", step.do, got, step.want)
		}
	}
	quiet(t, c)
}

// On a tablet, whichever way it is held, the map comes before the event, and the special rules come last: they may
// be long.
func TestMapIsAboveTheRulesOnATablet(t *testing.T) {
	for _, width := range []int{760, 820, 1000, 1180} {
		c := begun(t, testInput(), width, 1180)
		c.Click("Set up the table")
		got := c.Eval(`['map', 'events', 'crates', 'rules'].map(id => document.getElementById(id).getBoundingClientRect())
			.every((box, i, all) => i === 0 || box.top >= all[i - 1].bottom) && document.documentElement.scrollWidth <= innerWidth`)
		if got != "true" {
			t.Errorf("%d px wide: the panels are not below each other in their order", width)
		}
		c.Shot("tablet")
	}
}
