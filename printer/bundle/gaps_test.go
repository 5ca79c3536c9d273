package bundle

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// What the page does not do it says before the game begins, and beside the rule that it concerns.
func TestWhatThePageDoesNotDoIsSaid(t *testing.T) {
	in := testInput()
	in.Mission.Setup.Shops = []model.Shop{{Zone: "bar", Post: "p"}}
	in.Mission.Rules = append(in.Mission.Rules, model.Rule{ID: "mood", Title: "The mood", Text: text("Be kind."),
		When: &model.Trigger{Kind: "interact", With: "console"}, If: &model.Condition{Kind: "carries"},
		Do: []model.Effect{{Kind: "pegs", Add: 1}, {Kind: "prone"}}})
	c := begun(t, in, 1200, 900)
	said := c.Eval(`[...document.querySelectorAll('#start .gaps li')].map(n => n.textContent).join('\n')`)
	for _, want := range []string{"Rooms that trade", "“The mood”: answer what the page asks: who holds which token is not on this page; carry it out yourselves: how figures fare and behave is not on this page"} {
		if !strings.Contains(said, want) {
			t.Errorf("before the game the page says\n%s\nand not %q", said, want)
		}
	}
	c.Shot("gaps")
	c.Click("Set up the table")
	if got := c.Eval(`document.querySelector('#round .byhand').textContent`); !strings.Contains(got, "Rooms that trade") {
		t.Errorf("the set-up says %q", got)
	}
	c.Click("Fill the crates")
	c.Click("Begin round 1")
	if got := c.Eval(`document.querySelector('#rules .byhand').textContent`); !strings.Contains(got, "how figures fare") {
		t.Errorf("the special rule says %q", got)
	}
	if got := c.Eval(`document.querySelectorAll('#round .gaps li').length`); got != "2" {
		t.Errorf("in the round %s gaps are listed, want 2", got)
	}
	quiet(t, c)
}
