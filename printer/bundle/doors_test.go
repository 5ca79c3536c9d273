package bundle

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Doors on the map stand as they stand now: when a rule opens one, a player locks one, either is taken back, and when
// the game is gone on with later. A door with a name says so.
func TestDoorsOnTheMapInBrowser(t *testing.T) {
	in := testInput()
	in.Mission.Board.Panels = []model.Panel{
		{Kind: "wall", Name: "0,4-4,4"}, {Kind: "door", Name: "4,0-8,0", State: model.Open},
		{ID: "gate", Title: "The gate", Kind: "door", Name: "0,0-4,0", State: model.Closed}}
	in.Mission.Rules[0].Do = []model.Effect{{Kind: "door", Of: "gate", Set: "open"}}
	in.Doors = []scene.Rect{{X: 20, Y: 0, W: 10, H: 2}, {X: 40, Y: 0, W: 10, H: 2}}
	in.Leaves = map[model.PanelState][]byte{}
	for _, state := range []model.PanelState{model.Open, model.Closed, model.Locked} {
		in.Leaves[state] = []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><!--` + state + `--></svg>`)
	}
	c := begun(t, in, 1200, 900)
	for _, step := range []struct{ press, stands string }{
		{"Set up the table", "open |closed The gate: closed"},
		{"Fill the crates", "open |closed The gate: closed"},
		{"Begin round 1", "open |closed The gate: closed"},
		{"Interact with the console", "open |open The gate: open"},
		{"The gate: Lock", "open |locked The gate: locked"},
		{"Undo", "open |open The gate: open"},
		{"Undo", "open |closed The gate: closed"},
		{"The gate: Lock", "open |locked The gate: locked"},
	} {
		c.Click(step.press)
		doorsStand(t, c, step.press, step.stands)
	}
	c.Ask("Page.navigate", map[string]any{"url": c.Eval(`location.href`)}, nil)
	c.WaitFor(`document.querySelector('#start')?.open`)
	c.Click("Go on with the saved game")
	doorsStand(t, c, "going on with the game", "open |locked The gate: locked")
	quiet(t, c)
}

// doorsStand looks at the windows for the map's doors: which picture shows through each, and what it is called.
func doorsStand(t *testing.T, c *chrometest.Chrome, after, want string) {
	t.Helper()
	got := c.Eval(`[...document.querySelectorAll('#map .door')].map(door => {
		const seen = Object.entries(JSON.parse(content.textContent).map.leaves).filter(([, src]) => getComputedStyle(door).backgroundImage.includes(src));
		return seen.map(([state]) => state) + ' ' + (door.getAttribute('aria-label') || '');
	}).join('|')`)
	if got != want {
		t.Errorf("after %s the doors stand %q, want %q", after, got, want)
	}
}
