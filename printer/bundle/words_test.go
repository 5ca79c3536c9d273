package bundle

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// The line below the head says what happened or, where nothing did, what comes next. A phase that is left with its
// event undrawn is left, and the page reminds of it.
func TestTheStatusLineSaysWhatComesNext(t *testing.T) {
	in := testInput()
	in.Mission.Rules = append(in.Mission.Rules, model.Rule{ID: "rest", Title: "Rest", Text: text("Lie down."),
		When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{{Kind: "prone"}, {Kind: "prone", Up: true}}})
	c := begun(t, in, 1200, 900)
	c.Click("Set up the table")
	trader := "On to: " + in.Rules.Phases[1].Title
	for i, step := range []struct{ press, says, reminds string }{
		{"", "Next: “Fill the crates”.", ""},
		{"Fill the crates", "The crates are filled", ""},
		{"Begin round 1", "Hostility phase.", ""},
		{"Interact with console", "A trader interacts with the console.", ""},
		{"Done: The trader who did it falls prone.", "Still to do by hand: 1 thing.", ""},
		{"Done: The trader who did it stands up.", "Next: draw an event.", ""},
		{trader, "Trader phase.", "The Hostility phase ended before an event was drawn."},
		{"Undo", "Next: draw an event.", ""},
		{"Draw an event", "Event:", ""},
		{trader, "Trader phase.", ""},
	} {
		if step.press != "" {
			c.Click(step.press)
		}
		if got := c.Eval(`document.querySelector('#live').textContent`); !strings.Contains(got, step.says) {
			t.Errorf("%d, after %q it says %q, want %q", i, step.press, got, step.says)
		}
		notice := c.Eval(`(n => n.hidden ? '' : n.textContent)(document.querySelector('#notice'))`)
		if (notice == "") != (step.reminds == "") || !strings.HasPrefix(notice, step.reminds) {
			t.Errorf("%d, after %q it reminds: %q, want %q", i, step.press, notice, step.reminds)
		}
	}
	quiet(t, c)
}

// What the log tells reads as people write: names within a sentence, states behind a comma.
func TestTheLogReadsAsPeopleWrite(t *testing.T) {
	in := testInput()
	m := in.Mission
	m.Board.Furniture[0].Title = "The console"
	m.Board.Panels = []model.Panel{{ID: "gate", Title: "The gate", Kind: "door", Name: "0,0-4,0", State: model.Locked}}
	m.Rules[0].Times = 0
	m.Rules[0].Do = []model.Effect{{Kind: "door", Of: "gate", Set: "open"}, {Kind: "spawn", NPC: "drone", At: &model.Place{Entry: "1"}, State: "alert"}}
	m.Rules[0].Do = append(m.Rules[0].Do, model.Effect{Kind: "spawn", NPC: "drone", At: &model.Place{Any: "entry", Pick: "random"}})
	m.Setup.Arrivals = &model.Arrivals{Reroll: []int{1, 2, 3, 4, 6}}
	m.Ends = []model.Trigger{{Kind: "door", Of: "gate", Becomes: "open"}}
	c := begun(t, in, 1200, 900)
	for _, press := range []string{"Set up the table", "Fill the crates", "Begin round 1", "Interact with the console"} {
		c.Click(press)
	}
	said := c.Eval(`document.querySelector('#live').textContent`)
	for _, want := range []string{"A trader interacts with the console. Special rule: The file. The gate is now open. 1 × Drone at entry point 1, alert. Rolled",
		" lets nobody in: rolled again. Rolled", "1 × Drone at entry point 5. The game is over."} {
		if !strings.Contains(said, want) {
			t.Errorf("it says %q, want %q", said, want)
		}
	}
	quiet(t, c)
}
