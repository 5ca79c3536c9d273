package bundle

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// A roll is asked for, a choice is offered by its titles, any piece of a sort has a button, a phase works by
// itself, and what only the players see has a button of its own; none of it stops the page.
func TestSpecialRulesInBrowser(t *testing.T) {
	in := testInput()
	m := in.Mission
	m.Board.Zones = []model.Zone{{ID: "vault", Title: "The vault"}}
	m.Board.Furniture = append(m.Board.Furniture, model.Furniture{ID: "pod", Kind: "pod"}, model.Furniture{ID: "pod-2", Kind: "pod"})
	m.Setup.Counters = []model.Counter{{ID: "steps", Title: "Steps"}}
	step := []model.Effect{{Kind: "counter", Of: "steps", Add: 1}}
	m.Rules = []model.Rule{
		{ID: "lock", Title: "The lock", Text: text("Try it."), Times: 1, Do: step, When: &model.Trigger{Kind: "interact", With: "console", Check: &model.Check{Dice: 1, Hits: 1}}},
		{ID: "pods", Title: "The pods", Text: text("Choose."), When: &model.Trigger{Kind: "interact", Any: "pod"},
			Do: []model.Effect{{Kind: "choose", Options: []model.Option{{Title: "Break it", Do: step}, {Title: "Leave it shut"}}}}},
		{ID: "tick", Title: "It ticks", Text: text("Tick."), When: &model.Trigger{Kind: "phase", Phase: "hostility"}, Do: step},
		{ID: "trap", Title: "The trap", Text: text("Fall."), When: &model.Trigger{Kind: "enter", Zone: "vault"}, Do: []model.Effect{{Kind: "prone"}}},
	}
	c := begun(t, in, 1440, 1000)
	c.Click("Set up the table")
	c.Click("Fill the crates")
	c.Click("Begin round 1")
	for _, s := range []struct{ press, steps, ask string }{
		{"", "1", ""}, // the phase
		{"Interact with the console", "1", "Did the roll succeed?"},
		{"Failed", "1", ""},
		{"Interact with the console", "1", "Did the roll succeed?"},
		{"Succeeded", "2", ""},
		{"Interact with the pod 2", "2", "The acting player chooses."},
		{"Break it", "3", ""},
		{"It happened: A trader enters the vault", "3", "prone"},
	} {
		if s.press != "" {
			c.Click(s.press)
		}
		if got := c.Eval(`document.querySelector('#counters .value').textContent`); got != s.steps {
			t.Errorf("after %q the counter is at %s, want %s", s.press, got, s.steps)
		}
		if got := c.Eval(`document.querySelector('#ask').textContent`); (s.ask == "") != (got == "") || !strings.Contains(got, s.ask) {
			t.Errorf("after %q it waits for %q, want %q", s.press, got, s.ask)
		}
	}
	c.Shot("special-rules")
	c.Click("Undo")
	if got := c.Eval(`String(document.querySelector('#ask').hidden)`); got != "true" {
		t.Error("taken back, the task is still there")
	}
	if save := c.Eval(`globalThis.sortieCall('{"call":"save"}')`); !strings.Contains(save, `"answer"`) || strings.Contains(save, `"error"`) {
		t.Errorf("the save is %s", save)
	}
	quiet(t, c)
}
