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
	most := 6
	in.Mission.Board.Levels = []model.Level{{ID: "loft", Floor: model.Board{Crates: []model.Crate{{ID: "s9", Size: "small", Colour: "blue"}}}}}
	in.Places["s9"] = scene.Rect{X: 80, Y: 10, W: 5, H: 5}
	s := &in.Mission.Setup
	s.Deals = []model.Deal{{Into: []string{"console"}, Tokens: []model.TokenShare{{Size: "small", Count: 1}}}}
	s.Counters = []model.Counter{{ID: "rounds-left", Start: 5, Most: &most}}
	s.Marks = []model.Mark{{ID: "wave", Peg: 6, Title: "The wave"}}
	s.NPCs = []model.StartNPC{{Kind: "drone", Name: "Old Tin", Count: 1}}
	in.Mission.Variations = []model.Variation{{Min: 2, Pegs: 2, NPCs: []model.StartNPC{{Kind: "drone", Count: 2}}}}
	c := begun(t, in, 1400, 900)
	c.Eval(`document.querySelector('#crews').value = '2'`)
	c.Click("Set up the table")
	page := c.Eval(`document.querySelector('main').innerText`)
	for _, want := range []string{"1 × Drone (Old Tin)", "2 × Drone", "Rounds left", "5 of 6", "Peg 6: The wave", "3 pegs on the track, 3 more each round"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
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
